"""Measure the lengths of games, the source of `turns` in a game's portrait.

    python -m bench lengths              all games, some minutes
    python -m bench lengths oware ouri

Planner plays itself. A game without a winner counts up to its last capture: after that the computer
goes in circles where people agree to stop. Everything is seeded and repeatable.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from statistics import median

from bench.matches import play_out, set_out
from game_core import GAMES, Record, get
from game_core.search.levels import PLANNER

PLAYED = 9
CAPTURES = {"capture", "intercept", "remove"}
"""The kinds of events that remove material."""


def measure_turns(slug: str) -> list[int]:
    """Return the sorted numbers of turns of some games."""
    games = [(set_out(get(slug), random.Random(seed)), seed) for seed in range(PLAYED)]
    return sorted(count_turns(play_out(game, PLANNER, PLANNER, seed)) for game, seed in games)


def count_turns(record: Record) -> int:
    """Return a game's turns: all if somebody won, else those up to the last capture."""
    result = record.result()
    if result and result.winner:
        return len(record.plies)
    events = (happened for _, happened in record.replay())
    taken = [n for n, told in enumerate(events, 1) if any(one.kind in CAPTURES for one in told)]
    return max(taken, default=len(record.plies))


def tabulate_lengths(slugs: Sequence[str]) -> Iterator[str]:
    """Yield a row for each game: median, shortest, longest."""
    for slug in slugs or [game.slug for game in GAMES]:
        turns = measure_turns(slug)
        yield f"{get(slug).name}: {median(turns):g} turns, {turns[0]} to {turns[-1]}"
