"""Whether cards make a game: a few games of random moves are played with them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from game_core.messages import NOTHING, Said, say

if TYPE_CHECKING:
    from game_core.family import Cards
    from game_core.game import Game, Position

GAMES = 8
MOST_TURNS = 1500
"""Of 150 random games of each of the nine, the longest took 1,019 turns (Rio Kadalis)."""
FEWEST_TURNS = 3


def try_out(game: Game) -> tuple[Said, Position | None]:
    """What is wrong with a game, and a position that shows it; nothing where it is sound."""
    cards: Cards[Any] | None = game.family.cards
    assert cards
    end, turns = game.start(), 0
    for seed in range(GAMES):
        end, turns = _play(game.start(), Random(seed))
        if end.result() and cards.is_worth_playing(end):
            return (NOTHING, None) if turns >= FEWEST_TURNS else (say("cards-stuck"), end)
    if end.result() or not cards.is_worth_playing(end):
        return cards.tell_worthless(), end
    return say("cards-endless", turns=turns), end


def _play(position: Position, rng: Random) -> tuple[Position, int]:
    """Where a random game ended, or stood when it was broken off; and after how many turns."""
    seen: Counter[object] = Counter()
    turns = 0
    while not position.result() and turns < MOST_TURNS:
        seen[position.repetition_key()] += 1
        if seen[position.repetition_key()] == 3:
            # Then players have to stop, which may lead to another round.
            stopped = position.stop()
            if stopped is position or stopped.result():
                break
            position = stopped
            seen.clear()
        position = position.play(rng.choice(position.moves()))
        turns += 1
    return position, turns
