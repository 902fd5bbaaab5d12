"""Positions as plain text, for a terminal."""

from __future__ import annotations

from game_core.family import answered_by
from game_core.types import Position


@answered_by("families.{}.reading.show")
def show(position: Position) -> str:
    """A board in several lines of text, its last line saying who is to move."""
    raise NotImplementedError
