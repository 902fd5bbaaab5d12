"""A move in progress: the piece that moves, how far it has come, and what it can't do.

African Queen has these kinds of event, each complete enough to change a picture of the board:

    ring AT SIDE          the side puts a ring from its hand on its man
    move AT WHAT          a piece steps to the square WHAT
    leap AT WHAT          a piece leaps to the square WHAT
    capture AT SIDE WHAT  the side captures the piece WHAT on AT
    end SIDE WHAT         the game is over for the reason WHAT; SIDE won, or nobody

Whether the ring of a captured piece is kept, given back or given away is for the game's rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

from game_core.families.draughts.board import (
    FAR,
    FORWARD,
    MEN,
    NUMBERS,
    PLACES,
    RINGED,
    SQUARES,
    each,
    is_plain,
    middle,
)
from game_core.families.draughts.field import Conduct, Field, LeapState
from game_core.families.draughts.notation import DraughtsState
from game_core.messages import Said, Value, cell, join, say, side
from game_core.notation import EMPTY, SIDES
from game_core.types import DraughtsKind, Event, IllegalMove


def check_own(field: Field, square: int) -> None:
    """Raise IllegalMove unless a piece of the side to move is on the square."""
    if field.theirs >> square & 1:
        other = side(SIDES[1 - field.side])
        raise IllegalMove("other-side", say("draughts-theirs", square=_cell(square), other=other))
    if not field.own >> square & 1:
        raise IllegalMove("no-piece", say("squares-no-piece", square=_cell(square)))


def check_rings(field: Field, rings: int) -> None:
    """Raise IllegalMove unless there's a ring in hand and a man to put it on."""
    mover = side(SIDES[field.side])
    if field.conduct.crowns:
        raise IllegalMove("no-ring", say("draughts-crowns"))
    if not rings:
        raise IllegalMove("no-ring", say("draughts-no-ring", mover=mover))
    if field.own == field.ringed:
        raise IllegalMove("no-man", say("draughts-no-man", mover=mover))


def put_ring(field: Field, rings: int, man: int) -> Field:
    """Return the field with a ring on a man; `rings` are in hand. Raises IllegalMove."""
    check_rings(field, rings)
    check_own(field, man)
    if field.is_ringed(man):
        raise IllegalMove("ringed", say("draughts-ringed", square=_cell(man)))
    ringed = field.with_ring(man)
    if not any(map(ringed.can_move, each(ringed.own))):
        raise IllegalMove("stuck", say("draughts-stuck-ringed", square=_cell(man)))
    return ringed


def begin(field: Field, square: int) -> Path:
    """Return the path of a piece that hasn't moved yet. Raises IllegalMove if it can't move."""
    check_own(field, square)
    path = Path(field, ((square, 0),))
    if field.prey and square not in field.prey:
        raise path.refuse_for_duty()
    if not field.can_move(square):
        raise IllegalMove("stuck", say("draughts-stuck", square=_cell(square)))
    return path


def _cell(square: int) -> Value:
    return cell(SQUARES[square])


@dataclass(frozen=True, slots=True)
class Path:
    """The path of a piece across the board.

    `states` has the one it began in and one more for each leap. A step is the only one, and sets
    `stepped`: it ends the move.
    """

    field: Field
    states: tuple[LeapState, ...]
    stepped: bool = False

    @property
    def origin(self) -> int:
        """The square on which the piece began."""
        return self.states[0][0]

    @property
    def square(self) -> int:
        """The square that it has reached."""
        return self.states[-1][0]

    def leaps(self) -> list[LeapState]:
        """Return the states that the next leap can lead to."""
        if self.stepped:
            return []
        if len(self.states) == 1:
            return self.field.first_leaps(self.origin)
        return self.field.leaps(self.origin, self.states[-1])

    def go(self, target: int) -> Path:
        """Return the path with one more step or leap. Raises IllegalMove."""
        for state in self.leaps():
            if state[0] == target:
                return replace(self, states=(*self.states, state))
        is_free = len(self.states) == 1 and not self.field.prey
        if is_free and target in self.field.steps(self.origin):
            return replace(self, states=(*self.states, (target, 0)), stepped=True)
        raise self._refuse(target)

    def follow(self, targets: Iterable[int]) -> Path:
        """Return the path with any number of further steps or leaps. Raises IllegalMove."""
        path, states = self, [*self.states]
        for target in targets:
            if len(path.states) > 2:
                # What may follow depends on the first state and the last.
                path = replace(path, states=(states[0], states[-1]))
            path = path.go(target)
            states.append(path.states[-1])
        return path if len(path.states) == len(states) else replace(path, states=tuple(states))

    def check_end(self) -> None:
        """Raise IllegalMove if the move isn't allowed to end here."""
        if self.states[-1] == self.states[0]:
            said = say("draughts-unchanged", square=_cell(self.origin))
            raise IllegalMove("unchanged", said)
        if not self.stepped and (prey := self.field.find_next(self.origin, self.states[-1])):
            said = say("draughts-go-on", square=_cell(self.square), prey=_cell(prey[0]))
            raise IllegalMove("duty", said, (SQUARES[prey[0]],))

    def name(self) -> str:
        """Return the text of the move that ends here, whichever path the piece took."""
        if len(self.states) == 2:
            # Nothing is shorter than one step or leap.
            return f"{SQUARES[self.origin]}-{SQUARES[self.square]}"
        return self.field.find_ends(self.origin)[self.states[-1]]

    def refuse_for_duty(self) -> IllegalMove:
        """Return the refusal of a move without a capture where a capture is required."""
        prey = self.field.prey
        hunter = self.origin if self.origin in prey else next(iter(prey))
        hunter_at, prey_at = SQUARES[hunter], SQUARES[prey[hunter][0]]
        said = say("draughts-duty", hunter=cell(hunter_at), prey=cell(prey_at))
        return IllegalMove("duty", said, (hunter_at, prey_at))

    def _refuse(self, target: int) -> IllegalMove:
        square, there = self.square, _cell(target)
        if self.stepped:
            return IllegalMove("mixed", say("draughts-stepped", square=_cell(square)))
        if target == square:
            return IllegalMove("same-square", say("draughts-there", square=there))
        if self._standing() >> target & 1:
            return IllegalMove("occupied", self._say_occupied(target))
        if is_plain(square) and not is_plain(target):
            return IllegalMove("other-kind", say("draughts-flat-on-hole", square=there))
        if is_plain(target) and not is_plain(square):
            return IllegalMove("other-kind", say("draughts-round-on-plain", square=there))
        return self._refuse_way(target)

    def _refuse_way(self, target: int) -> IllegalMove:
        """Return the reason why the piece can't reach `target`, an empty square of its own kind."""
        across, up = (to - at for to, at in zip(PLACES[target], PLACES[self.square], strict=True))
        far = max(abs(across), abs(up))
        begins = len(self.states) == 1
        conduct, ringed = self.field.conduct, self.field.is_ringed(self.origin)
        if begins and ringed and conduct.slides and abs(across) == abs(up):
            if target in self.field.steps(self.origin):
                return self.refuse_for_duty()
            return IllegalMove("blocked", say("draughts-blocked", square=_cell(target)))
        if far > 2:
            return IllegalMove("far", say("draughts-far", square=_cell(target)))
        if far == 1 and not begins:
            return IllegalMove("mixed", say("draughts-mixed"))
        leaps = conduct.leaps[self.field.side][ringed][self.square]
        steps = conduct.steps[self.field.side][ringed][self.square]
        if target not in (steps if far == 1 else [to for _, _, to in leaps]):
            if up * FORWARD[self.field.side] < 0:
                said = say("draughts-leap-back" if far == 2 else "draughts-step-back")
                return IllegalMove("backward", said)
            return IllegalMove("sideways", say("draughts-leap-sideways"))
        over = middle(self.square, target)
        if far == 2 and not self._standing() >> over & 1:
            said = say("draughts-no-bridge", square=_cell(over))
            return IllegalMove("no-bridge", said, (SQUARES[over],))
        if far == 2 and self.field.own >> over & 1 and not conduct.leaps_own:
            return IllegalMove("own", say("draughts-own", square=_cell(over)), (SQUARES[over],))
        return self.refuse_for_duty()

    def _standing(self) -> int:
        """Return the set of squares that are occupied now, apart from the moving piece."""
        return (self.field.own | self.field.theirs) & ~(self.states[-1][1] | 1 << self.origin)

    def _say_occupied(self, target: int) -> Said:
        said = say("draughts-occupied", square=_cell(target))
        for to, _ in self.leaps():
            if middle(self.square, to) == target:
                return join([said, say("draughts-leap-over", target=_cell(to))])
        return said


def move_on(
    before: DraughtsState,
    conduct: Conduct,
    man: str,
    path: Path | None,
    events: list[Event] | None = None,
) -> DraughtsState:
    """Put a ring on `man` and move along `path`, if given; return the board, the other's turn.

    What happens is appended to `events`, if there's a list.
    """
    pieces, rings, side = [*before.board], [*before.rings], before.side
    quiet = before.quiet + 1

    def note(kind: DraughtsKind, square: int, by: str = "", what: str = "") -> None:
        if events is not None:
            events.append(Event(kind, SQUARES[square], side=by, what=what))

    def put_on(square: int) -> None:
        nonlocal quiet
        pieces[square] = RINGED[side]
        rings[side] -= 1
        quiet = 0
        note("ring", square, SIDES[side])

    if man:
        put_on(NUMBERS[man])
    if path:
        for (square, captured), (to, captured_then) in pairwise(path.states):
            pieces[square], pieces[to] = EMPTY, pieces[square]
            note("move" if path.stepped else "leap", square, what=SQUARES[to])
            if captured_then != captured:
                prey = (captured_then ^ captured).bit_length() - 1
                piece, pieces[prey] = pieces[prey], EMPTY
                quiet = 0
                note("capture", prey, SIDES[side], piece)
                if piece in RINGED and conduct.spoils != "nobody":
                    rings[side if conduct.spoils == "captor" else 1 - side] += 1
        arrives = FAR[side] >> path.square & 1 and pieces[path.square] == MEN[side]
        if conduct.crowns and arrives and rings[side]:
            put_on(path.square)
    return DraughtsState(tuple(pieces), 1 - side, (rings[0], rings[1]), quiet)
