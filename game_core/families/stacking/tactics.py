"""The questions that search and puzzles ask about positions of African Chess."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game_core.evaluation import Successor
from game_core.families.stacking.board import NAMES, STONES
from game_core.families.stacking.game import StackingPosition
from game_core.search.successors import put_first
from game_core.squares.tactics import (
    count_choices,
    count_lost,
    find_danger,
    find_threatened,
    list_places,
)

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
    """Yield every legal move with its position, `first` before the others."""
    moves = ((text, position.after(move)) for text, move in position.plays.items())
    return put_first(position, first, moves)


find_winners = find_successors


def count_taken(before: StackingPosition, move: str, after: StackingPosition) -> tuple[int, int]:
    """Return how many stones a move captured for White and for Black."""
    return count_lost(before, after, STONES)


def is_irreversible(before: StackingPosition, after: StackingPosition) -> bool:
    """Return whether a stone was captured: captured stones don't come back."""
    return after.quiet == 0


def list_cells(position: StackingPosition) -> Sequence[str]:
    """Return the names of the squares."""
    return NAMES
