"""The sowing games: one engine, and the rules that two or more games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game_core.family import Family, Parts

if TYPE_CHECKING:
    from game_core.families.sowing import (
        cards,
        drawing,
        endgames,
        puzzling,
        reading,
        tactics,
        words,
    )
    from game_core.families.sowing.game import SowingPosition

    Parts[SowingPosition](words, drawing, tactics, reading, puzzling, endgames, cards)

SOWING = Family["SowingPosition"](
    __name__,
    {"lift": "from", "relay": "from", "drop": "to", "give": "way", "capture": "taken"},
    sows=True,
)
