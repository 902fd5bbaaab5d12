"""Sowing games put together from cards: each card answers one question in plain words.

A student's file needs two names from here:

    from game_core.families.sowing.cards import Rules, build

    OUR_GAME = build(Rules(taking="facing"), slug="our-game", name="Our game")
"""

from game_core.families.sowing.cards.building import build, find
from game_core.families.sowing.cards.rules import KNOWN, Rules
from game_core.families.sowing.game import SowingPosition
from game_core.messages import Said, say

__all__ = ["KNOWN", "Rules", "build", "find", "is_worth_playing", "tell_worthless"]


def is_worth_playing(position: SowingPosition) -> bool:
    """Return whether either player has captured a seed."""
    return max(position.stores) > 0


def tell_worthless() -> Said:
    """Return the sentence that nobody captures a seed."""
    return say("cards-no-catch")
