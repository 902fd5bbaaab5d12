"""The cards of the sowing games, as all that have to do with cards ask for them."""

from __future__ import annotations

from game_core.families.sowing.deck.rules import KNOWN, Rules
from game_core.families.sowing.deck.words import WORDS
from game_core.families.sowing.game import SowingPosition
from game_core.messages import Said, say

__all__ = ["KNOWN", "WORDS", "Rules", "is_worth_playing", "tell_worthless"]


def is_worth_playing(position: SowingPosition) -> bool:
    """Whether anybody has taken a seed."""
    return max(position.stores) > 0


def tell_worthless() -> Said:
    """That nobody takes a seed."""
    return say("cards-no-catch")
