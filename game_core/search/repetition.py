"""Where a game stands in a search: the position, what may still come back, and the end.

A position that occurs for the third time stops the game, so that what a position is worth can
depend on how it came about. A stand therefore keeps the earlier positions. It forgets those that
can never come back: what was before a capture, an opening or a new round. Two stands that are equal
are worth the same.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from game_core.families.amphora.position import AmphoraPosition
from game_core.families.draughts.position import DraughtsPosition
from game_core.families.sowing.game import SowingPosition
from game_core.families.stacking.game import StackingPosition
from game_core.families.stonechess.game import StoneChessPosition
from game_core.record import Record
from game_core.squares.notation import EMPTY
from game_core.types import Position, Result

type Past = frozenset[tuple[object, int]]
"""What may come back, and how often it has been there: `Position.recurrence()` and a number."""

OFTEN = 3
"""So many times is once too often."""


class Stand(NamedTuple):
    """A position, the past that matters with it, and the result when the game is over."""

    position: Position
    past: Past
    result: Result | None


def begin(start: Position | Record) -> Stand:
    """Where a game stands: with a record its history, with a position none."""
    if not isinstance(start, Record):
        return Stand(start, frozenset({(start.recurrence(), 1)}), start.result())
    past: Past = frozenset({(start.positions[0].recurrence(), 1)})
    for before, after in pairwise(start.positions):
        past = remember(past, before, after)[0]
    return Stand(start.position, past, start.result())


def advance(stand: Stand, after: Position) -> Stand:
    """What a move that leads to `after` brings about; the third time stops the game."""
    result = after.result()
    if result is not None:
        return Stand(after, frozenset(), result)
    past, times = remember(stand.past, stand.position, after)
    if times < OFTEN:
        return Stand(after, past, None)
    left = after.stop()
    if left is after:
        return Stand(after, past, after.outcome("stopped"))
    return Stand(left, frozenset({(left.recurrence(), 1)}), left.result())


def remember(past: Past, before: Position, after: Position) -> tuple[Past, int]:
    """The past with `after` in it, and how often that has been there now."""
    key = after.recurrence()
    if is_final(before, after):
        return frozenset({(key, 1)}), 1
    times = dict(past)
    times[key] = times.get(key, 0) + 1
    return frozenset(times.items()), times[key]


def is_final(before: Position, after: Position) -> bool:
    """Whether nothing up to `before` can come back once `after` stands.

    Seeds leave the cups for the stores, and come back only with a new round's number; stones and
    pieces that are taken do not come back, nor does a man that was given a ring.
    """
    match before, after:
        case SowingPosition(), SowingPosition():
            return before.tags != after.tags or sum(before.cups) != sum(after.cups)
        case StackingPosition(), StackingPosition():
            return after.quiet == 0
        case DraughtsPosition(), DraughtsPosition():
            return after.layout.quiet == 0
        case StoneChessPosition(), StoneChessPosition():
            boards = before.situation.state.board, after.situation.state.board
            return boards[0].count(EMPTY) != boards[1].count(EMPTY)
        case AmphoraPosition(), AmphoraPosition():
            # Pieces go on, and sideways three times in a row at most.
            return True
    return False
