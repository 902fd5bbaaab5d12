"""Which positions the endgame tables that come with the package cover; it reads none of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from game_core.types import Position

if TYPE_CHECKING:
    # At run time, only games with a table need to know what a sowing game is.
    from game_core.families.sowing.game import SowingPosition

TABLES = {"oware": "oware", "kpo": "oware", "ouri": "ouri"}
"""For each game with a table, the table's name: Kpo's rules are Oware's."""
SEEDS = 8
"""The most seeds on the board in a packaged table."""


def is_covered(position: Position, seeds: int = SEEDS) -> bool:
    """Whether a table of up to so many seeds says what each move of a position is worth."""
    if position.game.slug not in TABLES:
        return False
    sown = cast("SowingPosition", position)
    return not sown.ended and sum(sown.cups) <= seeds
