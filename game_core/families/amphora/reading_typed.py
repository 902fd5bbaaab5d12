"""Turns of Amphora as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game_core.families.amphora.position import AmphoraPosition
from game_core.typed_moves import SQUARE, strip

TYPED = re.compile(f"(?:g{SQUARE})?{SQUARE}{SQUARE}{SQUARE}?")
"""A turn, small and without signs."""


def spell(position: AmphoraPosition, text: str) -> Iterator[str]:
    """The turns that a text may stand for."""
    if found := TYPED.fullmatch(strip(text)):
        entry, origin, target, removed = found.groups()
        start = f"G@{entry}+" if entry else ""
        yield f"{start}{origin}{target}" + (f"*{removed}" if removed else "")
        if removed and not entry:
            yield f"G@{origin}+{target}{removed}"
