"""Turns of African Queen as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game_core.families.draughts.position import DraughtsPosition
from game_core.typed_moves import SQUARE, strip

TYPED = re.compile(f"(?:r{SQUARE})?({SQUARE}{SQUARE}+)")
"""A turn, small and without signs."""


def spell(position: DraughtsPosition, text: str) -> Iterator[str]:
    """The turns that a text may stand for."""
    if found := TYPED.fullmatch(strip(text)):
        path = "-".join(re.findall(SQUARE, found[2]))
        yield f"R@{found[1]}+{path}" if found[1] else path
