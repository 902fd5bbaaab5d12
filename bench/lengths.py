"""How long games last: what `turns` in a game's portrait comes from.

    python -m bench lengths              all games, some minutes
    python -m bench lengths oware ouri

Planner plays itself. Weaker levels go round in circles when little is left, where people would
agree to stop. Everything is seeded; another run gives the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import median

from bench.strength import play_out
from game_core import GAMES, get
from game_core.search.levels import PLANNER

PLAYED = 9


def measure_turns(slug: str) -> list[int]:
    """The numbers of turns of some games, smallest first."""
    return sorted(len(play_out(slug, PLANNER, PLANNER, seed).turns) for seed in range(PLAYED))


def tabulate_lengths(slugs: Sequence[str]) -> Iterator[str]:
    """Turns of each game: median, shortest, longest."""
    for slug in slugs or [game.slug for game in GAMES]:
        turns = measure_turns(slug)
        yield f"{get(slug).name}: {median(turns):g} turns, {turns[0]} to {turns[-1]}"
