"""The opponents, weakest first: how each chooses a move, and words for a child.

Each but the last has a habit that a child can find out and use. All but the last are bounded by how
far they look or how many positions they look at, never by a clock, so they play the same on every
machine. Each has been measured to beat the one before: see docs/maintainers/strength.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import NamedTuple

from game_core.game import Game
from game_core.messages import Said, Value, say, term
from game_core.types import BadQuestion


@dataclass(frozen=True, kw_only=True)
class Level:
    """An opponent."""

    slug: str
    name: Value
    """Its name, for a sentence."""
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


DREAMER = Level(slug="dreamer", name=term("search-dreamer"), whim=0.55, depth=1, counts_only=True)
GREEDY = Level(slug="greedy", name=term("search-greedy"), depth=1, counts_only=True)
CAREFUL = Level(slug="careful", name=term("search-careful"), depth=2, counts_only=True)
PLANNER = Level(slug="planner", name=term("search-planner"), depth=4, nodes=600)
CHAMPION = Level(
    slug="champion", name=term("search-champion"), depth=60, knows_tables=True, milliseconds=1000
)

LEVELS = (DREAMER, GREEDY, CAREFUL, PLANNER, CHAMPION)
"""Weakest first."""


class UnknownLevel(BadQuestion):
    """No opponent has this slug."""


def find_level(slug: str) -> Level:
    """Return the level with that slug. Raises UnknownLevel."""
    known = {level.slug: level for level in LEVELS}
    if slug not in known:
        raise UnknownLevel(f"“{slug}” is not a level; known: {', '.join(known)}.")
    return known[slug]


class Habit(NamedTuple):
    """The name of a level, what it does, and how to win against it."""

    name: Said
    habit: Said
    advice: Said


def describe_level(level: Level, game: Game) -> Habit:
    """Describe one of LEVELS in a game, for a child."""
    habit, advice = {
        DREAMER: (say("search-dreamer-habit"), say("search-dreamer-advice")),
        GREEDY: (
            say("search-greedy-habit", thing=term(game.family.words.THING)),
            say("search-greedy-advice"),
        ),
        CAREFUL: (say("search-careful-habit"), say("search-careful-advice")),
        PLANNER: (say("search-planner-habit"), say("search-planner-advice")),
        CHAMPION: (say("search-champion-habit"), say("search-champion-advice")),
    }[level]
    return Habit(say("search-name", level=level.name), habit, advice)
