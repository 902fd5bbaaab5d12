"""What search and puzzles ask of positions of African Chess."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from game_core.evaluation import Successor
from game_core.families.stacking.board import DIRECTIONS, NAMES, STONES
from game_core.families.stacking.game import StackingPosition
from game_core.families.stacking.sowing import list_moves
from game_core.search.successors import put_first
from game_core.squares.tactics import (
    count_choices,
    count_lost,
    find_danger,
    find_threatened,
    list_places,
)
from game_core.types import IllegalMove

__all__ = [
    "count_choices",
    "count_taken",
    "find_danger",
    "find_successors",
    "find_threatened",
    "find_winners",
    "is_irreversible",
    "list_cells",
    "list_places",
]


def find_successors(
    position: StackingPosition, first: str = ""
) -> Iterator[Successor[StackingPosition]]:
    """Every legal move; none is judged twice."""
    return put_first(position, first, _sow_stones(position))


find_winners = find_successors


def _sow_stones(position: StackingPosition) -> Iterator[Successor[StackingPosition]]:
    """Each move of stones that nothing is in the way of."""
    if position.is_captured() or position.is_worn_out():
        return
    for origin in position.situation.origins():
        for direction in range(len(DIRECTIONS)):
            for move in list_moves(position.board, position.side, origin, direction):
                with suppress(IllegalMove):
                    yield str(move), position.after(position.situation.judge(move))


def count_taken(before: StackingPosition, move: str, after: StackingPosition) -> tuple[int, int]:
    """The stones that a move took, for White and for Black."""
    return count_lost(before, after, STONES)


def is_irreversible(before: StackingPosition, after: StackingPosition) -> bool:
    """Whether a stone was taken: taken stones do not come back."""
    return after.quiet == 0


def list_cells(position: StackingPosition) -> Sequence[str]:
    """The names of the squares."""
    return NAMES
