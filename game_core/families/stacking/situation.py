"""A board and the side to move: what may be moved, and what guard forbids."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from game_core.families.stacking.board import NAMES, Board, find_touchstone
from game_core.families.stacking.sowing import Sowing, StackingMove, list_moves, sow
from game_core.families.stacking.ways import find_attacker
from game_core.messages import cell, say
from game_core.types import IllegalMove


class Judgement(NamedTuple):
    """A move, and the reason why it isn't legal, or None."""

    move: StackingMove
    refusal: IllegalMove | None


@dataclass(frozen=True, slots=True)
class StackingState:
    """Everything that the moves depend on: the board and the side to move."""

    board: Board
    side: int

    def judge(self, move: StackingMove) -> Sowing:
        """Carry out a move. Raises IllegalMove if something is in the way or guard forbids it."""
        sowing = sow(self.board, self.side, move)
        after = sowing.play(self.board)
        if find_touchstone(after, 1 - self.side) is None:
            return sowing
        home = find_touchstone(after, self.side)
        assert home is not None, "a side can't capture its own touchstone"
        attacker = find_attacker(after, home, 1 - self.side)
        if attacker is not None:
            square, origin = NAMES[home], NAMES[attacker]
            said = say("stacking-unsafe", square=cell(square), origin=cell(origin))
            raise IllegalMove("guard", said, (square, origin))
        return sowing

    def judge_all(self, origin: int, direction: int) -> Iterator[Judgement]:
        """Yield the moves from a square in one direction, each with its judgement."""
        for move in list_moves(self.board, self.side, origin, direction):
            try:
                self.judge(move)
            except IllegalMove as error:
                yield Judgement(move, error)
            else:
                yield Judgement(move, None)

    def guarded(self) -> int | None:
        """Return the square of the touchstone of the side to move if it's in guard, else None."""
        home = find_touchstone(self.board, self.side)
        if home is None or find_attacker(self.board, home, 1 - self.side) is None:
            return None
        return home
