"""What families share to read moves as people type them."""

from __future__ import annotations

import re

from game_core.game import Position

SQUARE = "([a-p][1-9])"
"""The pattern of a square, of any game."""


def strip(text: str) -> str:
    """Letters and digits alone, small ones; without the × of a capture."""
    return re.sub("[^a-wyz0-9]", "", text.lower())


def find_longer(position: Position, beginning: str) -> list[str]:
    """The legal moves whose text begins so."""
    return [move for move in position.moves() if move.startswith(beginning)]
