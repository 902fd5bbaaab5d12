"""A move under way: the piece that moves and how far it has come; what it can't do is refused."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game_core.families.draughts.board import (
    FORWARD,
    PLACES,
    SIDES,
    SQUARES,
    each,
    is_plain,
    middle,
)
from game_core.families.draughts.field import Field, LeapState
from game_core.messages import Said, Value, cell, join, say, side
from game_core.types import IllegalMove


def check_own(field: Field, square: int) -> None:
    """Raises IllegalMove unless a piece of the side to move stands there."""
    if field.theirs >> square & 1:
        other = side(SIDES[1 - field.side])
        raise IllegalMove("other-side", say("draughts-theirs", square=_cell(square), other=other))
    if not field.own >> square & 1:
        raise IllegalMove("no-piece", say("squares-no-piece", square=_cell(square)))


def check_rings(field: Field, rings: int) -> None:
    """Raises IllegalMove unless there is a ring in hand and a man to put it on."""
    mover = side(SIDES[field.side])
    if field.conduct.crowns:
        raise IllegalMove("no-ring", say("draughts-crowns"))
    if not rings:
        raise IllegalMove("no-ring", say("draughts-no-ring", mover=mover))
    if field.own == field.ringed:
        raise IllegalMove("no-man", say("draughts-no-man", mover=mover))


def put_ring(field: Field, rings: int, man: int) -> Field:
    """The field with a ring on the man there; `rings` are in hand. Raises IllegalMove."""
    check_rings(field, rings)
    check_own(field, man)
    if field.is_ringed(man):
        raise IllegalMove("ringed", say("draughts-ringed", square=_cell(man)))
    ringed = field.with_ring(man)
    if not any(map(ringed.can_move, each(ringed.own))):
        raise IllegalMove("stuck", say("draughts-stuck-ringed", square=_cell(man)))
    return ringed


def begin(field: Field, square: int) -> Path:
    """The path of the piece there, before it has moved. Raises IllegalMove where it can't."""
    check_own(field, square)
    path = Path(field, ((square, 0),))
    if field.prey and square not in field.prey:
        raise path.refuse_for_duty()
    if not field.can_move(square):
        raise IllegalMove("stuck", say("draughts-stuck", square=_cell(square)))
    return path


def _cell(square: int) -> Value:
    """A square, as a sentence names it."""
    return cell(SQUARES[square])


@dataclass(frozen=True, slots=True)
class Path:
    """The way of a piece over a field.

    `states` has the one it began in and one more for each leap, or for its step, with which the
    move is over: then `stepped`.
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
        """The square to which it has come."""
        return self.states[-1][0]

    def steps(self) -> list[int]:
        """Where it can step."""
        free = len(self.states) == 1 and not self.field.prey
        return self.field.steps(self.origin) if free else []

    def leaps(self) -> list[LeapState]:
        """Where the next leap can lead."""
        if self.stepped:
            return []
        if len(self.states) == 1:
            return self.field.first_leaps(self.origin)
        return self.field.leaps(self.origin, self.states[-1])

    def go(self, target: int) -> Path:
        """The path with one more step or leap. Raises IllegalMove."""
        for state in self.leaps():
            if state[0] == target:
                return replace(self, states=(*self.states, state))
        if target in self.steps():
            return replace(self, states=(*self.states, (target, 0)), stepped=True)
        raise self._refuse(target)

    def follow(self, targets: Iterable[int]) -> Path:
        """The path with several more steps or leaps, however many. Raises IllegalMove."""
        path, states = self, [*self.states]
        for target in targets:
            if len(path.states) > 2:
                # What may follow depends on the first state and the last.
                path = replace(path, states=(states[0], states[-1]))
            path = path.go(target)
            states.append(path.states[-1])
        return path if len(path.states) == len(states) else replace(path, states=tuple(states))

    def check_end(self) -> None:
        """Raises IllegalMove where the move may not end here."""
        if self.states[-1] == self.states[0]:
            said = say("draughts-unchanged", square=_cell(self.origin))
            raise IllegalMove("unchanged", said)
        if not self.stepped and (prey := self.field.find_next(self.origin, self.states[-1])):
            said = say("draughts-go-on", square=_cell(self.square), prey=_cell(prey[0]))
            raise IllegalMove("duty", said, (SQUARES[prey[0]],))

    def name(self) -> str:
        """The text of the move that ends here, by whichever way the piece came."""
        if len(self.states) == 2:
            # Nothing is shorter than one step or leap.
            return f"{SQUARES[self.origin]}-{SQUARES[self.square]}"
        return self.field.find_ends(self.origin)[self.states[-1]]

    def refuse_for_duty(self) -> IllegalMove:
        """The refusal of what captures nothing where something must be captured."""
        prey = self.field.prey
        hunter = self.origin if self.origin in prey else next(iter(prey))
        hunter_at, prey_at = SQUARES[hunter], SQUARES[prey[hunter][0]]
        said = say("draughts-duty", hunter=cell(hunter_at), prey=cell(prey_at))
        return IllegalMove("duty", said, (hunter_at, prey_at))

    def _refuse(self, target: int) -> IllegalMove:
        """Why the piece can't go to `target` next."""
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
        """Why the piece can't go to `target`, which is empty and of its own kind of square."""
        across, up = (to - at for to, at in zip(PLACES[target], PLACES[self.square], strict=True))
        far = max(abs(across), abs(up))
        begins = len(self.states) == 1
        if begins and self._slides() and abs(across) == abs(up):
            return self._refuse_slide(target)
        if far > 2:
            return IllegalMove("far", say("draughts-far", square=_cell(target)))
        if far == 1 and not begins:
            return IllegalMove("mixed", say("draughts-mixed"))
        if target not in self._ways(far):
            return self._refuse_direction(far, up)
        over = middle(self.square, target)
        if far == 2 and not self._standing() >> over & 1:
            said = say("draughts-no-bridge", square=_cell(over))
            return IllegalMove("no-bridge", said, (SQUARES[over],))
        if far == 2 and self.field.own >> over & 1 and not self.field.conduct.leaps_own:
            return IllegalMove("own", say("draughts-own", square=_cell(over)), (SQUARES[over],))
        return self.refuse_for_duty()

    def _refuse_slide(self, target: int) -> IllegalMove:
        """Why a piece can't step to an empty square on one of its diagonals, however far."""
        if target in self.field.steps(self.origin):
            return self.refuse_for_duty()
        return IllegalMove("blocked", say("draughts-blocked", square=_cell(target)))

    def _refuse_direction(self, far: int, up: int) -> IllegalMove:
        """Why a man goes another way: never backward, as far as men do not, and never sideways."""
        if up * FORWARD[self.field.side] < 0:
            said = say("draughts-leap-back") if far == 2 else say("draughts-step-back")
            return IllegalMove("backward", said)
        return IllegalMove("sideways", say("draughts-leap-sideways"))

    def _ways(self, far: int) -> Iterable[int]:
        """Where the piece might step (1) or leap (2) to from its square, if the board allows it."""
        conduct, ringed = self.field.conduct, self.field.is_ringed(self.origin)
        if far == 1:
            return conduct.steps[self.field.side][ringed][self.square]
        return [to for _, _, to in conduct.leaps[self.field.side][ringed][self.square]]

    def _slides(self) -> bool:
        return self.field.conduct.slides and bool(self.field.is_ringed(self.origin))

    def _standing(self) -> int:
        """The set of squares on which pieces stand now, the moving one left aside."""
        return (self.field.own | self.field.theirs) & ~(self.states[-1][1] | 1 << self.origin)

    def _say_occupied(self, target: int) -> Said:
        said = say("draughts-occupied", square=_cell(target))
        for to, _ in self.leaps():
            if middle(self.square, to) == target:
                return join([said, say("draughts-leap-over", target=_cell(to))])
        return said
