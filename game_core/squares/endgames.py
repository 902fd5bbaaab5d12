"""The endgames part of families on squares: no tables, so no exact worth is known."""

from __future__ import annotations

from collections.abc import Mapping

from game_core.game import Position
from game_core.messages import NOTHING, Said


def is_covered(position: Position) -> bool:
    """False: there are no tables."""
    return False


def find_worth(position: Position) -> Mapping[str, int]:
    """An empty mapping: no table covers the position."""
    return {}


def tell_worth(worth: Mapping[str, int], move: str, side: str) -> Said:
    """Nothing: no move's worth is known."""
    return NOTHING


def name_worth(worth: int, move: str) -> Said:
    """Nothing: no move's worth is known."""
    return NOTHING


def describe_worth(worth: int) -> Said:
    """Nothing: no move's worth is known."""
    return NOTHING
