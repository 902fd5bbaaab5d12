"""The questions that search and puzzles ask about positions of African Queen."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.draughts.board import MEN, RINGED, SQUARES
from game_core.families.draughts.game import DraughtsPosition
from game_core.search.successors import play_each as find_successors
from game_core.search.successors import play_each as find_winners
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

PIECES = tuple(zip(MEN, RINGED, strict=True))
"""The letters of each side's pieces."""


def count_taken(before: DraughtsPosition, move: str, after: DraughtsPosition) -> tuple[int, int]:
    """Return how many pieces a move captured for White and for Black."""
    return count_lost(before, after, PIECES)


def is_irreversible(before: DraughtsPosition, after: DraughtsPosition) -> bool:
    """Return whether a move captured a piece or put a ring on a man: neither is ever undone."""
    return after.layout.quiet == 0


def list_cells(position: DraughtsPosition) -> Sequence[str]:
    """Return the names of the squares."""
    return SQUARES
