"""Whether cards make a game: a few games by chance are played with them."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import perf_counter

from game_core.families.sowing.game import SowingGame, SowingPosition
from game_core.messages import NOTHING, Said, say

GAMES = 8
MOST_TURNS = 1500
"""Of 150 games by chance of each of the nine, the longest took 1,019 turns (Rio Kadalis)."""
FEWEST_TURNS = 3
LONGEST = 2.0
"""Seconds; the games that were finished until then have to do."""


def try_out(game: SowingGame) -> tuple[Said, SowingPosition | None]:
    """What is wrong with a game, and a position that shows it; nothing where it is sound."""
    end, turns, until = game.start(), 0, perf_counter() + LONGEST
    for seed in range(GAMES):
        end, turns = _play(game.start(), Random(seed), until)
        if end.ended and max(end.stores):
            return (NOTHING, None) if turns >= FEWEST_TURNS else (say("cards-stuck"), end)
    if end.ended or not max(end.stores):
        return say("cards-no-catch"), end
    return say("cards-endless", turns=turns), end


def _play(position: SowingPosition, rng: Random, until: float) -> tuple[SowingPosition, int]:
    """Where a game by chance ended, or stood when it went on and on; and after how many turns."""
    seen: Counter[object] = Counter()
    turns = 0
    while not position.ended and turns < MOST_TURNS and perf_counter() < until:
        seen[position.repetition_key()] += 1
        if seen[position.repetition_key()] == 3:
            # Then players have to stop, which may lead to another round.
            stopped = position.stop()
            if stopped is position or stopped.ended:
                break
            position = stopped
            seen.clear()
        position = position.play(rng.choice(position.moves()))
        turns += 1
    return position, turns
