"""Answers that two or more sowing games give: routes, captures, feeding, endings, sharing out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game_core.sowing.board import CUPS, ROWS, SIDES, owner
from game_core.sowing.game import Ending, Restriction, SowingPosition
from game_core.sowing.turn import Turn

FOUR_EACH = (4,) * 12
"""Four seeds in each of the twelve cups."""


@cache
def round_skipping_origin(origin: int, seeds: int) -> tuple[int, ...]:
    """Counter-clockwise, passing over the cup the seeds came from every time round."""
    others = tuple((origin + step) % 12 for step in range(1, 12))
    return (others * (seeds // 11 + 1))[:seeds]


def twos_and_threes(turn: Turn, last: int) -> list[int]:
    """The opponent's cups that a last seed in `last` wins.

    That cup if it now holds 2 or 3, and, going backwards, each next cup that is also the
    opponent's and holds 2 or 3, until one does not.
    """
    cups = turn.cups
    first = 6 - turn.side * 6
    won = []
    while first <= last < first + 6 and 2 <= cups[last] <= 3:
        won.append(last)
        last -= 1
    return won


def _feeds(position: SowingPosition, cups: Sequence[int]) -> Sequence[int]:
    them = ROWS[1 - position.side]
    if any(position.cups[them]):
        return cups
    return [cup for cup in cups if any(position.after(cup).cups[them])]


def _does_not_feed(position: SowingPosition, cup: int) -> str:
    them = "{" + SIDES[1 - position.side] + "}"
    return f"Feeding: {them} has no seeds, and cup {CUPS[cup]} gives none."


FEEDING = Restriction("feeding", _feeds, _does_not_feed)
"""Whoever faces an empty row must leave at least one seed there when the whole move is done."""


def whoever_has_seeds(turn: Turn) -> int:
    """The opponent moves next; but when he has no seed in his row, the same player again."""
    them = 1 - turn.side
    return them if any(turn.row(them)) else turn.side


MAJORITY = Ending("majority", lambda turn: turn.stores[0] > 24 or turn.stores[1] > 24)
"""A store holds 25 or more of the 48 seeds."""

EMPTY_BOARD = Ending("empty", lambda turn: not any(turn.cups))
"""No seed is left in any cup."""


def own_rows(turn: Turn) -> None:
    """Each player takes the seeds in his own row."""
    for cup, seeds in enumerate(turn.cups):
        if seeds:
            turn.sweep(cup, owner(cup), seeds)


def even_split(turn: Turn) -> None:
    """The seeds left are split evenly, an odd one to the player with more in his row.

    Each player is given seeds of his own row first.
    """
    rows = [sum(turn.row(side)) for side in (0, 1)]
    half, odd = divmod(sum(rows), 2)
    shares = [half + odd * (rows[side] > rows[1 - side]) for side in (0, 1)]
    for cup in range(12):
        side = owner(cup)
        for taker in (side, 1 - side):
            count = min(turn.cups[cup], shares[taker])
            if count:
                turn.sweep(cup, taker, count)
                shares[taker] -= count
