"""Turns of African Chess as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game_core.families.stacking.game import StackingPosition
from game_core.typed_moves import SQUARE, strip

TYPED = re.compile(f"{SQUARE}{SQUARE}({SQUARE}|t)?")
"""A turn, small and without signs."""


def spell(position: StackingPosition, text: str) -> Iterator[str]:
    """The turns that a text may stand for."""
    if found := TYPED.fullmatch(strip(text)):
        origin, target, ending, landing = found.groups()
        yield f"{origin}{target}" + (f"@{landing}" if landing else ending or "")
