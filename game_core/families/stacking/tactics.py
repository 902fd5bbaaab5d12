"""The questions that search and puzzles ask about African Chess, and what its stones are worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import override

from game_core.evaluation import WIN, Evaluation, Successor, put_first
from game_core.families.stacking.board import SIZE, SQUARES, find_touchstone
from game_core.families.stacking.game import StackingPosition
from game_core.squares.tactics import count_choices as count_choices
from game_core.squares.tactics import count_taken as count_taken
from game_core.squares.tactics import find_danger as find_danger
from game_core.squares.tactics import find_threatened as find_threatened
from game_core.squares.tactics import list_places as list_places

STONE = 100
NEAR = 4
"""The value of a step toward the other touchstone: capturing that wins."""


DISTANCES = [
    [max(abs(a % SIZE - b % SIZE), abs(a // SIZE - b // SIZE)) for b in SQUARES] for a in SQUARES
]
"""The number of steps between two squares."""


class StackingEvaluation(Evaluation[StackingPosition]):
    """African Chess's evaluation: every move is searched, and captures are followed further."""

    @override
    def candidates(self, position: StackingPosition) -> Iterable[tuple[str, StackingPosition]]:
        """Yield every move and the position it leads to, the largest captures first."""
        moves = position.plays.items()
        for text, move in sorted(moves, key=lambda item: item[1][1].taken, reverse=True):
            yield text, position.after(move)

    @override
    def value(self, position: StackingPosition) -> int:
        """Return the value of the stones: worth more the closer to the other touchstone."""
        board, side = position.state.board, position.state.side
        homes = find_touchstone(board, 0), find_touchstone(board, 1)
        if homes[side] is None:
            return -WIN
        white, black = homes
        assert white is not None
        assert black is not None
        to_white, to_black = DISTANCES[white], DISTANCES[black]
        value = 0
        for square, stones in enumerate(board):
            if stones:
                whites = stones.count("w")
                value += whites * (STONE - NEAR * to_black[square])
                value -= (len(stones.strip("W")) - whites) * (STONE - NEAR * to_white[square])
        return -value if side else value

    @override
    def material(self, position: StackingPosition) -> int:
        """Return the difference in stones, wherever they are, for the side to move."""
        text = "".join(position.state.board)
        value = STONE * (text.count("w") - text.count("b"))
        return -value if position.state.side else value

    @override
    def quiescence_moves(
        self, before: StackingPosition, position: StackingPosition
    ) -> Iterable[StackingPosition]:
        """Yield the captures that answer a capture; nothing if the last move captured nothing."""
        if position.quiet == 0:
            for start, way in position.plays.values():
                if way.taken:
                    yield position.after((start, way))

    @override
    def can_capture(self, position: StackingPosition) -> bool:
        return any(way.taken for _, way in position.plays.values())


def find_evaluation(position: StackingPosition) -> StackingEvaluation:
    """Return the evaluation for a position's game."""
    return StackingEvaluation()


def find_successors(
    position: StackingPosition, first: str = ""
) -> Iterator[Successor[StackingPosition]]:
    """Yield every legal move with its position, `first` before the others."""
    moves = ((text, position.after(move)) for text, move in position.plays.items())
    return put_first(position, first, moves)


find_winners = find_successors


def is_irreversible(before: StackingPosition, after: StackingPosition) -> bool:
    """Return whether a stone was captured: captured stones don't come back."""
    return after.quiet == 0
