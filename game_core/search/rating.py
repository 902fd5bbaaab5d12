"""What a turn was really worth, where that is known: in endgames that a table covers."""

from __future__ import annotations

from typing import NamedTuple

from game_core.record import STOP, Record
from game_core.search.tables import say_worth, worth


class Rating(NamedTuple):
    """What a turn gave away if played out, in seeds; and what it was worth, in words."""

    lost: int
    said: str


def rate(record: Record, number: int) -> Rating | None:
    """What turn `number` of a game, from 1, was worth; None where no table covers the position."""
    turn, before = record.turns[number - 1], record.positions[number - 1]
    worths = worth(before)
    if turn == STOP or not worths:
        return None
    return Rating(max(worths.values()) - worths[turn], say_worth(worths, turn, before.turn))
