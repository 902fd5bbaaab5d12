"""The opponents, weakest first: what each is called, its habit, and how it chooses a move.

Each but the last has a habit that a child can find out and use. All but the last are bounded by how
far they look or how many positions they look at, never by a clock: so they play the same on every
machine. That each beats the one before is measured: see docs/maintainers/strength.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from game_core.game import Game


@dataclass(frozen=True, kw_only=True)
class Level:
    """An opponent.

    `habit` and `advice` are sentences for children, with `{seeds}` where the game's own word goes.
    """

    slug: str
    name: str
    habit: str
    advice: str
    whim: float = 0
    """The chance, from 0 to 1, that it plays a move at random."""
    depth: int
    """How many moves ahead it looks, both sides' counted and its own the first."""
    counts_only: bool = False
    """Whether it sees nothing in a board but what has been taken."""
    nodes: float = inf
    """How many positions it looks at, at most."""
    milliseconds: float = inf
    """How long it thinks, at most."""


DREAMER = Level(
    slug="dreamer",
    name="Dreamer",
    habit="Dreamer often plays the first thing that comes to mind.",
    advice="Look each turn for something to take. Dreamer leaves a lot lying about.",
    whim=0.55,
    depth=1,
    counts_only=True,
)
GREEDY = Level(
    slug="greedy",
    name="Greedy",
    habit="Greedy takes the most {seeds} now, and never asks what you will do next.",
    advice="Offer Greedy a little where you can take more on your next turn.",
    depth=1,
    counts_only=True,
)
CAREFUL = Level(
    slug="careful",
    name="Careful",
    habit="Careful looks at your best answer before it plays, and no further.",
    advice="Make two threats at once. Careful can only stop one of them.",
    depth=2,
    counts_only=True,
)
PLANNER = Level(
    slug="planner",
    name="Planner",
    habit="Planner looks a few turns ahead and likes a well laid board.",
    advice="Plan for later: what is still far away, Planner does not see coming.",
    depth=4,
    nodes=600,
)
CHAMPION = Level(
    slug="champion",
    name="Champion",
    habit="Champion thinks for a second and looks as far ahead as it can.",
    advice="Champion has no habit we know of. Play your best, and then look back at the game.",
    depth=60,
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


def name_taken(game: Game) -> str:
    """What is taken in a game: `seeds`, `stones`, `pieces`."""
    return game.family.words.TAKEN.many
