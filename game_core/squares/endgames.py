"""The endgame tables of the games on squares: there are none."""

from __future__ import annotations

from collections.abc import Mapping

from game_core.game import Position


def is_covered(position: Position) -> bool:
    """No position."""
    return False


def find_worth(position: Position) -> Mapping[str, int]:
    """Nothing is known."""
    return {}


def tell_worth(worth: Mapping[str, int], move: str, side: str) -> str:
    """Nothing is said of a move whose worth is not known."""
    return ""


def name_worth(worth: int) -> str:
    """Nothing is said of it."""
    return ""
