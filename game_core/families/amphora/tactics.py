"""The questions that search and puzzles ask about positions of Amphora."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.amphora.board import NAMES, PIECES
from game_core.families.amphora.game import AmphoraPosition
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


def count_taken(before: AmphoraPosition, move: str, after: AmphoraPosition) -> tuple[int, int]:
    """Return how many pieces a move captured for White and for Black."""
    return count_lost(before, after, PIECES)


def is_irreversible(before: AmphoraPosition, after: AmphoraPosition) -> bool:
    """Return True: no position can be repeated."""
    return True


def list_cells(position: AmphoraPosition) -> Sequence[str]:
    """Return the names of the squares."""
    return NAMES
