"""Which positions the endgame tables that come with the package cover; it reads none of them."""

from __future__ import annotations

from game_core.sowing.game import SowingPosition
from game_core.types import Position

TABLES = {"oware": "oware", "kpo": "oware", "ouri": "ouri"}
"""For each game with a table, the table's name: Kpo's rules are Oware's."""
SEEDS = 8
"""The most seeds on the board in a packaged table."""


def is_covered(position: Position, seeds: int = SEEDS) -> bool:
    """Whether a table of up to so many seeds says what each move of a position is worth."""
    return (
        position.game.slug in TABLES
        and isinstance(position, SowingPosition)
        and not position.ended
        and sum(position.cups) <= seeds
    )
