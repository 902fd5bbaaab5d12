"""Games of men and rings put together from cards: each card answers one question in plain words.

A student's file needs two names from here:

    from game_core.families.draughts.cards import Rules, build

    OUR_GAME = build(Rules(goal="lose"), slug="our-game", name="Our game")
"""

from game_core.families.draughts.cards.building import build
from game_core.families.draughts.cards.rules import KNOWN, Rules
from game_core.families.draughts.game import DraughtsPosition
from game_core.messages import Said, say

__all__ = ["KNOWN", "Rules", "build", "is_worth_playing", "tell_worthless"]


def is_worth_playing(position: DraughtsPosition) -> bool:
    """Return whether someone has won."""
    result = position.result()
    return bool(result and result.winner)


def tell_worthless() -> Said:
    """Return the sentence that nobody wins."""
    return say("cards-no-winner")
