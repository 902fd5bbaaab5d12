"""The cards of the games of men and rings, as all that have to do with cards ask for them."""

from __future__ import annotations

from game_core.families.draughts.deck.rules import KNOWN, Rules
from game_core.families.draughts.deck.words import WORDS
from game_core.families.draughts.game import DraughtsPosition
from game_core.messages import Said, say

__all__ = ["KNOWN", "WORDS", "Rules", "is_worth_playing", "tell_worthless"]


def is_worth_playing(position: DraughtsPosition) -> bool:
    """Whether somebody has won."""
    result = position.result()
    return bool(result and result.winner)


def tell_worthless() -> Said:
    """That nobody wins."""
    return say("cards-no-winner")
