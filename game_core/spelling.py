"""Shared helpers for reading moves as people type them."""

from __future__ import annotations

import re

SQUARE = "([a-p][1-9])"
"""The pattern of a square in any game."""


def strip(text: str) -> str:
    """Return letters and digits alone, in lowercase, without the × of a capture."""
    return re.sub("[^a-wyz0-9]", "", text.lower())
