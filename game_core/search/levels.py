"""The opponents, weakest first, and how each chooses a move; `habits` has words for them.

Each but the last has a habit that a child can find out and use. All but the last are bounded by how
far they look or how many positions they look at, never by a clock: so they play the same on every
machine. That each beats the one before is measured: see docs/maintainers/strength.md.
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
    """How many moves ahead it looks, both sides' counted and its own the first."""
    counts_only: bool = False
    """Whether it sees nothing in a board but what has been taken."""
    knows_tables: bool = False
    """Whether it knows how endgames end that a table covers."""
    nodes: float = inf
    """How many positions it looks at, at most."""
    milliseconds: float = inf
    """How long it thinks, at most."""


DREAMER = Level(
    slug="dreamer",
    whim=0.55,
    depth=1,
    counts_only=True,
)
GREEDY = Level(
    slug="greedy",
    depth=1,
    counts_only=True,
)
CAREFUL = Level(
    slug="careful",
    depth=2,
    counts_only=True,
)
PLANNER = Level(
    slug="planner",
    depth=4,
    nodes=600,
)
CHAMPION = Level(
    slug="champion",
    depth=60,
    knows_tables=True,
    milliseconds=1000,
)

LEVELS = (DREAMER, GREEDY, CAREFUL, PLANNER, CHAMPION)
"""Weakest first."""


class UnknownLevel(ValueError):
    """No opponent has this slug."""


def find_level(slug: str) -> Level:
    """The level of that slug. Raises UnknownLevel."""
    for level in LEVELS:
        if level.slug == slug:
            return level
    known = ", ".join(level.slug for level in LEVELS)
    raise UnknownLevel(f"“{slug}” is not a level; known: {known}.")
