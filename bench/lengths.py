"""How long games last: what `turns` in a game's portrait comes from.

    python -m bench lengths              all games, some minutes
    python -m bench lengths oware ouri

Planner plays itself. A game that nobody wins counts up to its last capture: after that a computer
goes round in circles, where people agree to stop. Everything is seeded; another run gives the same.
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
"""The kinds of events by which a game gets smaller."""


def measure_turns(slug: str) -> list[int]:
    """The numbers of turns of some games, smallest first."""
    games = [(set_out(get(slug), random.Random(seed)), seed) for seed in range(PLAYED)]
    return sorted(count_turns(play_out(game, PLANNER, PLANNER, seed)) for game, seed in games)


def count_turns(record: Record) -> int:
    """The turns of a game: all, if somebody won, or else those up to the last capture."""
    result = record.result()
    if result and result.winner:
        return len(record.plies)
    events = (happened for _, happened in record.replay())
    taken = [n for n, told in enumerate(events, 1) if any(one.kind in CAPTURES for one in told)]
    return max(taken, default=len(record.plies))


def tabulate_lengths(slugs: Sequence[str]) -> Iterator[str]:
    """Turns of each game: median, shortest, longest."""
    for slug in slugs or [game.slug for game in GAMES]:
        turns = measure_turns(slug)
        yield f"{get(slug).name}: {median(turns):g} turns, {turns[0]} to {turns[-1]}"
