"""What positions with few seeds are worth when they are played out, in three games.

The tables that know it (see `tables`) are read when they are first asked.
"""

from __future__ import annotations

from collections.abc import Mapping

from game_core.families.sowing.board import SEED, SIDES
from game_core.families.sowing.coverage import is_covered
from game_core.families.sowing.game import SowingPosition
from game_core.types import join_names

__all__ = ["find_worth", "is_covered", "name_worth", "tell_worth"]


def find_worth(position: SowingPosition) -> Mapping[str, int]:
    """What each move gains more than the other side gets; empty where no table covers it."""
    if not is_covered(position):
        return {}
    from game_core.families.sowing import tables

    return tables.worth(position)


def tell_worth(worth: Mapping[str, int], move: str, side: str) -> str:
    """What a move of `side`, S or N, is worth, in a sentence or two; players in braces."""
    me, them = (f"{{{each}}}" for each in (side, SIDES[1 - SIDES.index(side)]))
    gain, best = worth[move], max(worth.values())
    said = f"If played out, this move {name_worth(gain)}: from here on, {me} "
    if gain:
        more = "more" if gain > 0 else "fewer"
        said += f"gets {abs(gain)} {more} than {them}."
    else:
        said += f"and {them} get the same."
    if gain == best:
        return said
    better = join_names([each for each in worth if worth[each] == best])
    return f"{said} {better} would be {SEED.count(best - gain)} better."


def name_worth(worth: int) -> str:
    """`wins 2 seeds`, `loses 1 seed`, `is even`."""
    if not worth:
        return "is even"
    return f"{'wins' if worth > 0 else 'loses'} {SEED.count(abs(worth))}"
