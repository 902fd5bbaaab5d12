"""The true worth of a move, if known: for immediate wins, and in endgames covered by a table."""

from __future__ import annotations

from typing import NamedTuple

from game_core.game import Position
from game_core.messages import NOTHING, Said, say, side
from game_core.record import STOP, Record
from game_core.search.alphabeta import Steps
from game_core.search.job import Clock, Job, start
from game_core.types import Result

GOOD = say("search-rated-good")
SAME = say("search-rated-same")
WON = say("search-rated-won")


class Rating(NamedTuple):
    """The quality of a move, in words; both fields are empty if that isn't known exactly."""

    good: bool = False
    """True if nothing is better."""
    said: Said = NOTHING


def rate(record: Record, number: int, clock: Clock) -> Job[Rating]:
    """Rate ply `number` of a game, counted from 1.

    Only immediate wins and positions covered by a table can be rated, and only if there was a
    choice.
    """
    return start(lambda: _rate(record.cut(number)), clock)


def _rate(record: Record) -> Steps[Rating]:
    """Rate the last ply of a record; the rating is empty if that isn't known exactly."""
    played, before = record.plies[-1], record.positions[-2]
    family = before.game.family
    endgames = family.endgames
    if played == STOP:
        return Rating()
    if _is_won(record.result(), before):
        return Rating(good=True, said=WON)
    for move, after in family.tactics.find_winners(before):
        yield
        if _is_won(after.result(), before):
            mover, missed = side(before.turn), family.words.refer_move(move)
            return Rating(said=say("search-rated-missed", mover=mover, move=missed))
    worths = endgames.find_worth(before) if endgames else {}
    if endgames is None or len(worths) < 2:
        return Rating()
    best = max(worths.values())
    if worths[played] < best:
        return Rating(said=endgames.tell_worth(worths, played, before.turn))
    return Rating(good=True, said=SAME if best == min(worths.values()) else GOOD)


def _is_won(result: Result | None, before: Position) -> bool:
    """Return whether a game that ended like this was won by the side that moved."""
    return result is not None and result.winner == before.turn
