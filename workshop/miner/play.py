"""Play games between levels, and take positions from them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from game_core import Game, Record
from game_core.search.levels import CAREFUL, DREAMER, GREEDY, PLANNER, Level
from game_core.search.opponent import begin

PLAYERS = (DREAMER, GREEDY, CAREFUL, replace(PLANNER, nodes=200))
"""The players. None depends on the clock, so a seed gives the same game on any machine."""
OPENING = 6
"""The most random turns at first, so that games differ."""
MOST_TURNS = 200
"""Longer games are abandoned."""
MOMENTS = 12
"""Positions taken from a game, spread over its length."""


def play_game(game: Game, rng: random.Random) -> Record:
    """Play a game between two levels, to its end or for MOST_TURNS."""
    record = Record(game, game.family.puzzling.draw_start(game.start(), rng))
    players = {side: rng.choice(PLAYERS) for side in game.sides}
    opening = rng.randint(1, OPENING)
    while record.result() is None and len(record.plies) < MOST_TURNS:
        if len(record.plies) < opening:
            turn = rng.choice(record.position.moves())
        else:
            turn = _choose(record, players[record.position.turn], rng.randrange(2**30))
        record = record.play(turn)
    return record


def _choose(record: Record, level: Level, seed: int) -> str:
    search, steps = begin(record, level, seed)
    for _ in steps:
        pass
    assert search.best
    return search.best.move


def pick_moments(record: Record, rng: random.Random) -> Iterator[int]:
    """Yield the numbers of turns after which to examine a game, one from each stretch of it."""
    turns = len(record.plies) - (record.result() is not None)
    stretches = min(MOMENTS, turns)
    for stretch in range(stretches):
        yield 1 + rng.randrange(turns * stretch // stretches, turns * (stretch + 1) // stretches)
