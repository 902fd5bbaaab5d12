"""Which positions the endgame tables that come with the package cover; none is read for that."""

from __future__ import annotations

from game_core.families.sowing.game import SowingPosition

TABLES = {"oware": "oware", "kpo": "oware", "ouri": "ouri"}
"""For each game with a table, the table's name: Kpo's rules are Oware's."""
SEEDS = 8
"""The most seeds on the board in a packaged table."""


def is_covered(position: SowingPosition, seeds: int = SEEDS) -> bool:
    """Return whether a table of up to so many seeds says what each move of a position is worth."""
    if position.game.slug not in TABLES:
        return False
    return not position.ended and sum(position.cups) <= seeds
