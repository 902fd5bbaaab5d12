"""The positions that the packaged endgame tables cover; no table is read to find out."""

from __future__ import annotations

from game_core.families.sowing.game import SowingPosition

TABLES = {"oware": "oware", "kpo": "oware", "ouri": "ouri"}
"""The name of the table for each game that has one. Kpo's rules are Oware's."""
SEEDS = 8
"""The most seeds on the board in a packaged table."""


def is_covered(position: SowingPosition, seeds: int = SEEDS) -> bool:
    """Return whether a table of up to `seeds` seeds has the values of a position's moves."""
    if position.game.slug not in TABLES:
        return False
    return not position.ended and sum(position.cups) <= seeds
