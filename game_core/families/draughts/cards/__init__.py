"""Games of men and rings put together from cards: each card is one answer, in plain words.

A pupil's file needs two names of it:

    from game_core.families.draughts.cards import Rules, build

    OUR_GAME = build(Rules(goal="lose"), slug="our-game", name="Our game")
"""

from game_core.families.draughts.cards.building import build
from game_core.families.draughts.deck.rules import Rules

__all__ = ["Rules", "build"]
