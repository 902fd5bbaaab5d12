"""What positions with few seeds are worth when they are played out, in three games.

The tables that know it (see `tables`) are read when they are first asked.
"""

from __future__ import annotations

from collections.abc import Mapping

from game_core.evaluation import UNIT
from game_core.families.sowing.board import SIDES
from game_core.families.sowing.coverage import is_covered
from game_core.families.sowing.game import SowingPosition
from game_core.messages import Said, Value, cell, join, listed, say
from game_core.messages import side as player

__all__ = [
    "describe_worth",
    "find_value",
    "find_worth",
    "is_covered",
    "name_worth",
    "tell_worth",
]


def find_worth(position: SowingPosition) -> Mapping[str, int]:
    """What each move gains more than the other side gets; empty where no table covers it."""
    if not is_covered(position):
        return {}
    from game_core.families.sowing import tables

    return tables.worth(position)


def find_value(position: SowingPosition) -> int | None:
    """The final lead of the side to move as search counts, a hundred for a seed.

    None where no table covers the position, or where an odd seed decides who wins: it goes to the
    side with more in its row when the third time stops the game, and no table knows when that is.
    """
    if not is_covered(position):
        return None
    from game_core.families.sowing import tables

    gain = tables.value(position)
    lead = position.stores[position.side] - position.stores[1 - position.side]
    return None if gain is None or abs(gain) == 1 == abs(lead) else UNIT * (lead + gain)


def tell_worth(worth: Mapping[str, int], move: str, side: str) -> Said:
    """What a move of `side`, S or N, is worth, in a sentence or two."""
    gain, best = worth[move], max(worth.values())
    told = _tell_gain(gain, player(side), player(SIDES[1 - SIDES.index(side)]))
    if gain == best:
        return told
    better = listed(cell(each) for each in worth if worth[each] == best)
    return join([told, say("sowing-worth-better", cups=better, seeds=best - gain)])


def _tell_gain(gain: int, mover: Value, other: Value) -> Said:
    """What the mover gets more than the other, or fewer."""
    if not gain:
        return say("sowing-worth-even", mover=mover, other=other)
    if gain > 0:
        return say("sowing-worth-more", seeds=gain, mover=mover, other=other)
    return say("sowing-worth-fewer", seeds=-gain, mover=mover, other=other)


def name_worth(worth: int, move: str) -> Said:
    """`Cup F wins 2 seeds`, `Cup F loses 1 seed`, `Cup F is even`."""
    cup = cell(move)
    if not worth:
        return say("sowing-worth-cup-even", cup=cup)
    if worth > 0:
        return say("sowing-worth-cup-wins", cup=cup, seeds=worth)
    return say("sowing-worth-cup-loses", cup=cup, seeds=-worth)


def describe_worth(worth: int) -> Said:
    """`Played to the end, it wins 2 seeds.` and the like."""
    if not worth:
        return say("sowing-worth-it-even")
    if worth > 0:
        return say("sowing-worth-it-wins", seeds=worth)
    return say("sowing-worth-it-loses", seeds=-worth)
