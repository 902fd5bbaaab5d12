"""The opponents, weakest first, and how each chooses a move; `habits` has words for them.

Each but the last has a habit that a child can find out and use. All but the last are bounded by how
far they look or how many positions they look at, never by a clock, so they play the same on every
machine. Each has been measured to beat the one before: see docs/maintainers/strength.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, kw_only=True)
class Level:
    """An opponent."""

    slug: str
    whim: float = 0
    """The chance, from 0 to 1, that it plays a move at random."""
    depth: int
    """The number of moves ahead it looks, counting both sides', its own first."""
    counts_only: bool = False
    """True if it sees nothing in a position but what has been captured."""
    knows_tables: bool = False
    """True if it knows the endgames that a table covers."""
    nodes: float = inf
    """The most positions it looks at."""
    milliseconds: float = inf
    """The most milliseconds it thinks."""


DREAMER = Level(slug="dreamer", whim=0.55, depth=1, counts_only=True)
GREEDY = Level(slug="greedy", depth=1, counts_only=True)
CAREFUL = Level(slug="careful", depth=2, counts_only=True)
PLANNER = Level(slug="planner", depth=4, nodes=600)
CHAMPION = Level(slug="champion", depth=60, knows_tables=True, milliseconds=1000)

LEVELS = (DREAMER, GREEDY, CAREFUL, PLANNER, CHAMPION)
"""Weakest first."""


class UnknownLevel(ValueError):
    """No opponent has this slug."""


def find_level(slug: str) -> Level:
    """Return the level with that slug. Raises UnknownLevel."""
    for level in LEVELS:
        if level.slug == slug:
            return level
    known = ", ".join(level.slug for level in LEVELS)
    raise UnknownLevel(f"“{slug}” is not a level; known: {known}.")
