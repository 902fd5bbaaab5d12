"""The exact values of positions with few seeds, in three games.

The tables that hold them (see `tables`) are read when they are first needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game_core.evaluation import UNIT
from game_core.families.sowing.board import SIDES
from game_core.families.sowing.coverage import is_covered as is_covered
from game_core.families.sowing.game import SowingPosition
from game_core.messages import Said, Value, cell, join, listed, say
from game_core.messages import side as player

if TYPE_CHECKING:
    from game_core.families.sowing.tables import Table


def find_worth(position: SowingPosition) -> Mapping[str, int]:
    """Return each move's gain over the other side, in seeds; empty if no table has them."""
    table = _find_table(position)
    return table.worth(position) if table else {}


def find_value(position: SowingPosition) -> int | None:
    """Return the final lead of the side to move, on search's scale of a hundred for a seed.

    None if no table covers the position, or if an odd seed decides who wins: when a third
    repetition stops the game, it goes to the side with more seeds in its row, and no table knows
    when that is.
    """
    table = _find_table(position)
    gain = table.value(position) if table else None
    lead = position.stores[position.side] - position.stores[1 - position.side]
    return None if gain is None or abs(gain) == 1 == abs(lead) else UNIT * (lead + gain)


def _find_table(position: SowingPosition) -> Table | None:
    """Return the table that covers a position, or None."""
    if not is_covered(position):
        return None
    from game_core.families.sowing import tables

    return tables.own_table(position.game.slug)


def tell_worth(worth: Mapping[str, int], move: str, side: str) -> Said:
    """Return a sentence or two about what a move of `side`, S or N, is worth."""
    gain, best = worth[move], max(worth.values())
    told = _tell_gain(gain, player(side), player(SIDES[1 - SIDES.index(side)]))
    if gain == best:
        return told
    better = listed(cell(each) for each in worth if worth[each] == best)
    return join([told, say("sowing-worth-better", cups=better, seeds=best - gain)])


def _tell_gain(gain: int, mover: Value, other: Value) -> Said:
    """Return the sentence for how many seeds more or fewer the mover gets than the other."""
    if not gain:
        return say("sowing-worth-even", mover=mover, other=other)
    if gain > 0:
        return say("sowing-worth-more", seeds=gain, mover=mover, other=other)
    return say("sowing-worth-fewer", seeds=-gain, mover=mover, other=other)


def name_worth(worth: int, move: str) -> Said:
    """Return a move's value: `Cup F wins 2 seeds`, `Cup F loses 1 seed`, `Cup F is even`."""
    cup = cell(move)
    if not worth:
        return say("sowing-worth-cup-even", cup=cup)
    if worth > 0:
        return say("sowing-worth-cup-wins", cup=cup, seeds=worth)
    return say("sowing-worth-cup-loses", cup=cup, seeds=-worth)


def describe_worth(worth: int) -> Said:
    """Return a value as a sentence, such as `Played to the end, it wins 2 seeds.`."""
    if not worth:
        return say("sowing-worth-it-even")
    if worth > 0:
        return say("sowing-worth-it-wins", seeds=worth)
    return say("sowing-worth-it-loses", seeds=-worth)
