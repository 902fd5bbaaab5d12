"""Sowing games put together from cards: each card is one answer, in plain words.

A pupil's file needs two names of it:

    from game_core.families.sowing.cards import Rules, build

    OUR_GAME = build(Rules(taking="facing"), slug="our-game", name="Our game")
"""

from game_core.families.sowing.cards.building import build
from game_core.families.sowing.deck.rules import Rules

__all__ = ["Rules", "build"]
