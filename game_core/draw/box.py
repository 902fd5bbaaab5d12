"""What lies in the box of a game: its board with nothing on it, and each piece by itself.

For those who play without a screen, on what they have printed and cut out.
"""

from __future__ import annotations

from collections.abc import Sequence

from game_core.family import answered_by
from game_core.types import Position

TOLD = "An empty board."


@answered_by("families.{}.box.empty")
def empty(position: Position) -> str:
    """The SVG of a position's board with nothing on it, seen from the side that begins."""
    raise NotImplementedError


@answered_by("families.{}.box.pieces")
def pieces(position: Position) -> Sequence[str]:
    """The SVG of each thing on a position's board and beside it; all of a game have one size."""
    raise NotImplementedError
