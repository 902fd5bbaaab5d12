"""Positions of African Chess: what may be played, what it leads to, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game_core.families.stacking import notation
from game_core.families.stacking.board import NAMES, SIDES, find_touchstone
from game_core.families.stacking.events import trace_sowing
from game_core.families.stacking.notation import MOST_QUIET
from game_core.families.stacking.options import choose_next, choose_stones
from game_core.families.stacking.parsing import read_move
from game_core.families.stacking.situation import Situation
from game_core.types import Event, IllegalMove, Options, Result


@dataclass(frozen=True, kw_only=True)
class StackingGame:
    """A game of stacks of stones: its names, and the text of its first position."""

    slug: str
    name: str
    place: str
    setup: str

    family = "stacking"
    sides = SIDES

    def __repr__(self) -> str:
        return f"get({self.slug!r})"

    def start(self) -> StackingPosition:
        """The first position, White to move."""
        return self.parse(self.setup)

    def parse(self, text: str) -> StackingPosition:
        """Read a position. Raises PositionError for malformed and impossible ones."""
        board, side, quiet = notation.read(text)
        return StackingPosition(self, Situation(board, side), quiet)


@dataclass(frozen=True, slots=True)
class StackingPosition:
    """A position of a game of stacks. Immutable.

    `quiet` counts the turns since the last capture.
    """

    game: StackingGame
    situation: Situation
    quiet: int
    _moves: tuple[str, ...] | None = field(default=None, init=False, compare=False, repr=False)

    def __str__(self) -> str:
        return notation.write(self.situation.board, self.situation.side, self.quiet)

    @property
    def turn(self) -> str:
        """`w` or `b`: who is to move, or would be if the game were not over."""
        return SIDES[self.situation.side]

    @property
    def heading(self) -> str:
        """The warning that the touchstone is in guard, as a sentence."""
        return "Guard!" if self.situation.guarded() is not None else ""

    def moves(self) -> tuple[str, ...]:
        """Every legal turn, in byte order; none when the game is over."""
        if self._moves is None:
            over = self.is_captured() or self.is_worn_out()
            legal = () if over else self.situation.legal_moves()
            object.__setattr__(self, "_moves", tuple(sorted(map(str, legal))))
        assert self._moves is not None
        return self._moves

    def play(self, move: str, trace: list[Event] | None = None) -> StackingPosition:
        """The position after a turn. Raises IllegalMove, naming the rule."""
        self._refuse_if_over()
        before = self.situation
        sowing = before.judge(read_move(before, move))
        situation = Situation(sowing.play(before.board), 1 - before.side)
        quiet = 0 if sowing.taken else self.quiet + 1
        after = StackingPosition(self.game, situation, quiet)
        if trace is not None:
            trace += trace_sowing(sowing, before.side)
            guarded = situation.guarded()
            if guarded is not None:
                trace.append(Event("guard", NAMES[guarded], side=self.turn))
            result = after.result()
            if result:
                trace.append(Event("end", side=result.winner or "", what=result.reason))
        return after

    def normalize(self, move: str) -> str:
        """A turn has one text."""
        return str(move)

    def stop(self, trace: list[Event] | None = None) -> StackingPosition:
        """The position itself: an agreed stop is a draw, and the record knows of it."""
        return self

    def is_captured(self) -> bool:
        """Whether the touchstone of the side to move is gone."""
        return find_touchstone(self.situation.board, self.situation.side) is None

    def is_worn_out(self) -> bool:
        """Whether so many turns were quiet that the game is a draw, if it is not touch."""
        return self.quiet >= MOST_QUIET

    def result(self) -> Result | None:
        """How the game ended, or None while play goes on."""
        if self.is_captured():
            return self.outcome("king-taken")
        if next(self.situation.legal_moves(), None) is None:
            return self.outcome("stalemate" if self.situation.guarded() is None else "touch")
        return self.outcome("quiet") if self.is_worn_out() else None

    def outcome(self, reason: str) -> Result:
        """The result if the game ended here for `reason`: a touchstone lost loses the game."""
        lost = reason in ("touch", "king-taken")
        return Result(SIDES[1 - self.situation.side] if lost else None, reason, None)

    def recurrence(self) -> object:
        """Everything the text shows but the quiet turns."""
        return self.situation

    def options(self, parts: Sequence[str] = ()) -> Options:
        """A square with stones, a neighbour that shows which way, a place for the touchstone."""
        self._refuse_if_over()
        if parts:
            return choose_next(self.situation, parts)
        return choose_stones(self.situation, {move[:2] for move in self.moves()})

    def sketch(self, parts: Sequence[str], trace: list[Event]) -> StackingPosition:
        """The position itself: nothing is lifted before the turn is whole."""
        return self

    def _refuse_if_over(self) -> None:
        if self.result():
            raise IllegalMove("over", "The game is over.")
