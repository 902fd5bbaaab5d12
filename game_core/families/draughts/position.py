"""A position of African Queen: what stands on the board, who is to move, what may be played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from game_core.families.draughts.board import MEN, NUMBERS, RINGED, SIDES, each, gather
from game_core.families.draughts.field import Field, list_turns
from game_core.families.draughts.notation import MOST_QUIET, Layout, read_turn, write
from game_core.families.draughts.options import choose, read_parts
from game_core.families.draughts.path import Path, begin, put_ring
from game_core.families.draughts.scratch import Turn
from game_core.types import Event, Game, IllegalMove, Options, Result


@dataclass(frozen=True)
class DraughtsPosition:
    """One state of a game. Immutable; what was worked out about it is kept."""

    game: Game
    layout: Layout

    heading = ""

    def __str__(self) -> str:
        return write(self.layout)

    @property
    def turn(self) -> str:
        """`w` or `b`: who is to move; once the game is over, who did not make the last move."""
        return SIDES[self.layout.side]

    def moves(self) -> tuple[str, ...]:
        """Every legal turn, in order; none when the game is over."""
        return self._moves

    def play(self, move: str, trace: list[Event] | None = None) -> DraughtsPosition:
        """The position after a turn, by whichever of its paths it is written.

        Raises IllegalMove, naming the rule.
        """
        self._check_not_over()
        man, squares = read_turn(move)
        path = self._follow(man, squares)
        path.check_end()
        turn = Turn(self.layout, trace)
        if man:
            turn.put_ring(NUMBERS[man])
        turn.walk(path)
        position = DraughtsPosition(self.game, turn.layout())
        if trace is not None and (result := position.result()):
            trace.append(Event("end", side=result.winner or "", what=result.reason))
        return position

    def normalize(self, move: str) -> str:
        """A turn by the path that names it, whichever of its paths is given."""
        man, squares = read_turn(move)
        turn = self._follow(man, squares).name()
        return f"R@{man}+{turn}" if man else turn

    def stop(self, trace: list[Event] | None = None) -> DraughtsPosition:
        """Stopping changes nothing on the board."""
        return self

    def result(self) -> Result | None:
        """How the game ended, or None while play goes on."""
        return self.outcome(self._ended) if self._ended else None

    def outcome(self, reason: str) -> Result:
        """The result if the game is over here for `reason`."""
        winner = {"no-pieces": self._survivor, "no-move": SIDES[1 - self.layout.side]}
        return Result(winner.get(reason), reason, None)

    def recurrence(self) -> object:
        """All but the quiet turns."""
        return self.layout[:-1]

    def options(self, parts: Sequence[str] = ()) -> Options:
        """What may follow `parts` of a turn. Raises IllegalMove, naming the rule."""
        if self._ended and not parts:
            return Options()
        self._check_not_over()
        return choose(self._field, self._rings, parts)

    def sketch(self, parts: Sequence[str], trace: list[Event]) -> DraughtsPosition:
        """The board with a ring on its man, and the piece where it has come to."""
        man, squares = read_parts(parts)
        turn = Turn(self.layout, trace)
        if man:
            turn.put_ring(NUMBERS[man])
        if squares:
            turn.walk(self._follow(man, squares))
        return DraughtsPosition(self.game, turn.layout()._replace(side=self.layout.side))

    def _follow(self, man: str, squares: Sequence[str]) -> Path:
        """The way of a piece over some squares, a man ringed before, if one is named."""
        field = put_ring(self._field, self._rings, NUMBERS[man]) if man else self._field
        path = begin(field, NUMBERS[squares[0]])
        for square in squares[1:]:
            path = path.go(NUMBERS[square])
        return path

    @property
    def _rings(self) -> int:
        """How many rings the side to move has in hand."""
        return self.layout.rings[self.layout.side]

    @cached_property
    def _field(self) -> Field:
        pieces, side = self.layout.pieces, self.layout.side
        white, black = (gather(pieces, letters) for letters in zip(MEN, RINGED, strict=True))
        own, theirs = (black, white) if side else (white, black)
        return Field(side, own, theirs, gather(pieces, RINGED) & own)

    @cached_property
    def _moves(self) -> tuple[str, ...]:
        return () if self._ended else tuple(list_turns(self._field, self._rings))

    @cached_property
    def _ended(self) -> str:
        """Why the game is over, or an empty text."""
        if self._survivor:
            return "no-pieces"
        if not self._can_move():
            return "no-move"
        return "quiet" if self.layout.quiet == MOST_QUIET else ""

    @cached_property
    def _survivor(self) -> str:
        """The side that alone has pieces, if one does."""
        field = self._field
        if field.own and field.theirs:
            return ""
        return SIDES[field.side if field.own else 1 - field.side]

    def _can_move(self) -> bool:
        """Whether a piece can step or leap, ringed first where there is a ring for it."""
        field = self._field
        if self._rings:
            field = Field(field.side, field.own, field.theirs, field.own)
        return any(map(field.can_move, each(field.own)))

    def _check_not_over(self) -> None:
        if self._ended:
            raise IllegalMove("over", "The game is over.")
