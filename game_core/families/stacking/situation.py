"""A board and whose move it is: what may be moved, and what guard forbids."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from game_core.families.stacking.board import (
    DIRECTIONS,
    NAMES,
    NEAR,
    Board,
    find_touchstone,
    stones_of,
)
from game_core.families.stacking.sowing import Sowing, StackingMove, list_moves, sow
from game_core.messages import cell, say
from game_core.types import IllegalMove


class Judgement(NamedTuple):
    """A move, and why it is not legal if it is not."""

    move: StackingMove
    refusal: IllegalMove | None


@dataclass(frozen=True, slots=True)
class StackingState:
    """What the moves depend on: the board, and the side to move."""

    board: Board
    side: int

    def judge(self, move: StackingMove) -> Sowing:
        """A move carried out. Raises IllegalMove when something is in the way, or guard forbids."""
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
        """The moves from a square in one direction, each judged."""
        for move in list_moves(self.board, self.side, origin, direction):
            try:
                self.judge(move)
            except IllegalMove as error:
                yield Judgement(move, error)
            else:
                yield Judgement(move, None)

    def origins(self) -> list[int]:
        """The squares with stones of the side to move."""
        return [s for s, stones in enumerate(self.board) if stones_of(stones, self.side)]

    def legal_moves(self) -> Iterator[StackingMove]:
        """All legal moves, while both touchstones are on the board."""
        for origin in self.origins():
            for direction in range(len(DIRECTIONS)):
                for move, refusal in self.judge_all(origin, direction):
                    if refusal is None:
                        yield move

    def guarded(self) -> int | None:
        """Where the touchstone of the side to move stands, if it is in guard."""
        home = find_touchstone(self.board, self.side)
        if home is None or find_attacker(self.board, home, 1 - self.side) is None:
            return None
        return home


def find_attacker(board: Board, target: int, side: int) -> int | None:
    """A square from which `side` can capture the touchstone on `target`; None if there is none.

    Its own touchstone need not be safe for that: capturing ends the game.
    """
    for origin, direction, distance in NEAR[target]:
        stones = board[origin]
        # Most squares are empty, or hold too few stones of both sides.
        if len(stones) >= distance and len(stones_of(stones, side)) >= distance:
            for move in list_moves(board, side, origin, direction):
                if _captures(board, side, move, target):
                    return origin
    return None


def _captures(board: Board, side: int, move: StackingMove, target: int) -> bool:
    """Whether a move captures the touchstone on `target`."""
    try:
        taken = sow(board, side, move).taken.get(target, "")
    except IllegalMove:
        return False
    return any(map(str.isupper, taken))
