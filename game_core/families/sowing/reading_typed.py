"""Turns of a sowing game as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game_core.families.sowing.game import SowingPosition
from game_core.typed_moves import strip


def spell(position: SowingPosition, text: str) -> Iterator[str]:
    """The turns that a text may stand for."""
    word = strip(text)
    # A cup is meant as it is written: small and capital letters are different rows.
    if len(word) > 1 and word in position.moves():
        yield word
    elif cup := re.fullmatch(r"\W*(?:cup)?\W*([a-f])\W*", text, re.IGNORECASE):
        yield cup[1]
