"""Turns of chess with stones as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game_core.families.stonechess.chess.men import PROMOTIONS
from game_core.families.stonechess.game import StoneChessPosition
from game_core.typed_moves import SQUARE, strip

TYPED = re.compile(f"{SQUARE}{SQUARE}([{PROMOTIONS}])?(?:{SQUARE}{SQUARE})?")
"""A turn, small and without signs."""


def spell(position: StoneChessPosition, text: str) -> Iterator[str]:
    """The turns that a text may stand for."""
    if found := TYPED.fullmatch(strip(text)):
        origin, target, promotion, stone, end = found.groups()
        move = f"{origin}{target}{promotion or ''}"
        if not stone:
            yield move
            return
        yield f"{move}+{stone}{end}"
        yield f"{move}+{stone}~{end}"
