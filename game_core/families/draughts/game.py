"""African Queen's game and position, as players, pages and search use them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import override

from game_core.families.draughts import notation
from game_core.families.draughts.board import (
    FAR,
    MEN,
    NUMBERS,
    RINGED,
    SQUARES,
    each,
    find_other,
    gather,
)
from game_core.families.draughts.field import Conduct, Field, list_moves
from game_core.families.draughts.notation import DraughtsState, read_move
from game_core.families.draughts.path import Path, begin, check_rings, move_on, put_ring
from game_core.messages import cell, say, text
from game_core.notation import MOST_QUIET, SIDES
from game_core.squares.position import LazyEvents, SquaresGame, SquaresPosition
from game_core.types import Event, IllegalMove, Options, Result

RING, STOP = "ring", "stop"
WORDS = {RING: say("draughts-choose-ring"), STOP: say("draughts-choose-stop")}
"""The choices other than squares, with the labels of their buttons."""


@dataclass(frozen=True, kw_only=True, repr=False)
class DraughtsGame(SquaresGame["DraughtsPosition"]):
    """A game of men and rings."""

    names = SQUARES
    letters = tuple(zip(MEN, RINGED, strict=True))

    conduct: Conduct

    @override
    def parse(self, text: str) -> DraughtsPosition:
        return DraughtsPosition(self, notation.read(text, self.conduct))


@dataclass(frozen=True, repr=False)
class DraughtsPosition(SquaresPosition):
    """One position. Immutable, with derived values cached."""

    game: DraughtsGame
    state: DraughtsState

    def __str__(self) -> str:
        return notation.write(self.state)

    @property
    @override
    def stores(self) -> tuple[int, int]:
        return self.state.rings

    @override
    def find_moves(self) -> Iterable[str]:
        return () if self._ended else list_moves(self._field, self._rings)

    @override
    def carry_out(self, move: str) -> tuple[DraughtsPosition, LazyEvents]:
        """Return the position after a move, given by any of its paths, and the move's events."""
        man, path = self._read(move)
        state = move_on(self.state, self.game.conduct, man, path)

        def trace() -> list[Event]:
            events: list[Event] = []
            move_on(self.state, self.game.conduct, man, path, events)
            return events

        return DraughtsPosition(self.game, state), trace

    @override
    def canonical(self, move: str) -> str:
        """Return the path that names a move, given by any of its paths. Raises IllegalMove."""
        man, path = self._read(move)
        return f"R@{man}+{path.name()}" if man else path.name()

    @override
    def result(self) -> Result | None:
        return self.outcome(self._ended) if self._ended else None

    @override
    def outcome(self, reason: str) -> Result:
        beaters = {"no-pieces": self._survivor, "no-move": SIDES[1 - self.side]}
        winner = {**beaters, "reached": self._arrived}.get(reason)
        if self.game.conduct.goal == "lose" and winner:
            winner = find_other(winner)
        return Result(winner, reason, None)

    @override
    def repetition_key(self) -> object:
        """Return everything in the text except the number of quiet moves."""
        return self.state[:-1]

    @override
    def find_options(self, parts: Sequence[str]) -> Options:
        return _choose(self._field, self._rings, parts)

    @override
    def preview(self, parts: Sequence[str]) -> tuple[DraughtsPosition, list[Event]]:
        """Return the position with the ring put on and the piece moved so far, and the events."""
        man, squares = _read_parts(parts)
        path = self._follow(man, squares) if squares else None
        events: list[Event] = []
        state = move_on(self.state, self.game.conduct, man, path, events)
        return DraughtsPosition(self.game, state._replace(side=self.side)), events

    def _read(self, move: str) -> tuple[str, Path]:
        """Return the man who gets a ring, or an empty text, and the path. Raises IllegalMove."""
        self.refuse_if_over()
        man, squares = read_move(move)
        path = self._follow(man, squares)
        path.check_end()
        return man, path

    def _follow(self, man: str, squares: Sequence[str]) -> Path:
        """Return a piece's path over some squares, after a man got a ring, if one is named."""
        field = put_ring(self._field, self._rings, NUMBERS[man]) if man else self._field
        return begin(field, NUMBERS[squares[0]]).follow(NUMBERS[square] for square in squares[1:])

    @property
    def _rings(self) -> int:
        """How many rings the side to move may put on: those in hand, or none if men are crowned."""
        return 0 if self.game.conduct.crowns else self.state.rings[self.side]

    @cached_property
    def _field(self) -> Field:
        pieces, side, letters = self.board, self.side, self.game.letters
        own, theirs = gather(pieces, letters[side]), gather(pieces, letters[1 - side])
        return Field(side, own, theirs, gather(pieces, RINGED) & own, self.game.conduct)

    @cached_property
    def _ended(self) -> str:
        """The reason why the game is over, or an empty text."""
        if self._arrived:
            return "reached"
        if self._survivor:
            return "no-pieces"
        if not self._can_move():
            return "no-move"
        return "quiet" if self.state.quiet == MOST_QUIET else ""

    @cached_property
    def _survivor(self) -> str:
        """The only side with pieces left, or an empty text."""
        field = self._field
        if field.own and field.theirs:
            return ""
        return SIDES[field.side if field.own else 1 - field.side]

    @cached_property
    def _arrived(self) -> str:
        """The side that has won by reaching the far rank, or an empty text."""
        if self.game.conduct.goal != "reach":
            return ""
        field = self._field
        # The side that moved last comes first.
        pieces = ((1 - field.side, field.theirs), (field.side, field.own))
        return next((SIDES[side] for side, squares in pieces if squares & FAR[side]), "")

    def _can_move(self) -> bool:
        """Return whether a piece can step or leap, with a ring if the side has one to put on."""
        field = self._field
        if self._rings:
            field = replace(field, ringed=field.own)
        return any(map(field.can_move, each(field.own)))


# --- Choosing a move part by part: a ring and its man, a piece, where it goes ---


def _choose(field: Field, rings: int, parts: Sequence[str]) -> Options:
    """Return what may follow `parts` for a side with these rings to put on. Raises IllegalMove."""
    ring = ""
    if parts and parts[0] == RING:
        check_rings(field, rings)
        if len(parts) == 1:
            return _offer(lambda man: put_ring(field, rings, man))
        man, parts = _find(parts[1]), parts[2:]
        field, ring = put_ring(field, rings, man), f"R@{SQUARES[man]}+"
    if not parts:
        may_ring = rings and field.own != field.ringed and not ring
        return _offer(lambda square: begin(field, square), (RING,) if may_ring else ())
    *squares, last = parts
    if last != STOP or not squares:
        squares.append(last)
    path = begin(field, _find(squares[0]))
    for square in squares[1:]:
        path = _go_on(path, _find(square))
    if last == STOP:
        path.check_end()
        return Options(move=ring + path.name())
    must_go_on = len(path.states) == 1 or path.field.find_next(path.origin, path.states[-1])
    options = _offer(lambda target: _go_on(path, target), () if must_go_on else (STOP,))
    return options if options.cells else Options(move=ring + path.name())


def _read_parts(parts: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Return the man who gets a ring, or an empty text, and the squares of the path."""
    squares = [part for part in parts if part in NUMBERS]
    return (squares[0], squares[1:]) if parts[:1] == [RING] and squares else ("", squares)


def _go_on(path: Path, target: int) -> Path:
    """Return the path with one more step or leap. Raises IllegalMove if it leads to nothing new."""
    longer = path.go(target)
    if longer.states[-1] in path.states:
        raise IllegalMove("again", say("draughts-again", square=cell(SQUARES[target])))
    return longer


def _offer(attempt: Callable[[int], object], names: Sequence[str] = ()) -> Options:
    """Return the squares that `attempt` accepts, why it refuses the others, and `names`."""
    cells: list[str] = []
    illegal: dict[str, IllegalMove] = {}
    for square, name in enumerate(SQUARES):
        try:
            attempt(square)
            cells.append(name)
        except IllegalMove as error:
            illegal[name] = error.with_traceback(None)
    return Options(tuple(cells), {name: WORDS[name] for name in names}, illegal)


def _find(name: str) -> int:
    """Return the number of a square. Raises IllegalMove."""
    if name not in NUMBERS:
        raise IllegalMove("no-square", say("squares-no-square", typed=text(name)))
    return NUMBERS[name]
