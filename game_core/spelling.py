"""Shared helpers for reading moves as people type them."""

from __future__ import annotations

import re

from game_core.game import Position

SQUARE = "([a-p][1-9])"
"""The pattern of a square in any game."""


def strip(text: str) -> str:
    """Return letters and digits alone, in lowercase, without the × of a capture."""
    return re.sub("[^a-wyz0-9]", "", text.lower())


def find_longer(position: Position, beginning: str) -> list[str]:
    """List the legal moves whose text begins like this."""
    return [move for move in position.moves() if move.startswith(beginning)]
