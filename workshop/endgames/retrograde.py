"""Retrograde analysis: the values of all boards with some seeds, from boards with fewer.

A layer is all boards with the same number of seeds. Its values start at 0, as if play never led to
a capture, and are improved from their successors until none changes; boards still at 0 go around in
circles. A value is the side to move's share of the seeds on the board minus the opponent's. In a
layer of an odd number, 0 marks a board whose play cycles: who gets the odd seed depends on where
play began (see `game_core.families.sowing.tables`).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game_core.families.sowing.ranking import ROW, count_boards
from workshop.endgames.boards import RULES, Numbers, allow, list_boards, rank_boards, sow

type Values = NDArray[np.int8]

NONE = -128
"""Lower than any value: no such move."""
BLOCK = 200_000
"""Boards processed at once."""


class Task(NamedTuple):
    """A part of a layer: the boards ranked from `first` up to but not including `last`."""

    game: str
    seeds: int
    first: int
    last: int


class Block(NamedTuple):
    """The successors of a part's boards.

    `surest` is the best value among moves that leave the layer; `following` has the ranks of the
    boards after the other moves, with the opponent to move, or -1 for no move.
    """

    surest: Values
    following: Numbers


def split(game: str, seeds: int) -> list[Task]:
    """Divide a layer into tasks."""
    count = count_boards(seeds)
    return [Task(game, seeds, first, min(first + BLOCK, count)) for first in range(0, count, BLOCK)]


def expand(task: Task, settled: list[Values]) -> Block:
    """Return the successors of a part of a layer, given all values for fewer seeds."""
    game, seeds, first, last = task
    boards = list_boards(seeds, first, last)
    rules = RULES[game]
    surest = np.full(len(boards), NONE, dtype=np.int8)
    following = np.full((len(boards), ROW), -1, dtype=np.int64)
    must_feed = ~boards[:, ROW:].any(axis=1)
    allowed = allow(boards, singles=rules.singles)
    for cup in range(ROW):
        chosen = np.flatnonzero(allowed[:, cup])
        outcome = sow(boards[chosen], cup, slam=rules.slam)
        legal = ~(must_feed[chosen] & outcome.again)
        chosen, taken, again = chosen[legal], outcome.taken[legal], outcome.again[legal]
        numbers = rank_boards(outcome.boards[legal])
        quiet = taken == 0
        following[chosen[quiet], cup] = numbers[quiet]
        for count in np.unique(taken[~quiet]):
            of_it = taken == count
            values = settled[seeds - count][numbers[of_it]]
            gained = count + np.where(again[of_it], values, -values)
            surest[chosen[of_it]] = np.maximum(surest[chosen[of_it]], gained)
    _add_endings(boards, surest, following)
    return Block(surest, following)


def _add_endings(boards: NDArray[np.int8], surest: Values, following: Numbers) -> None:
    """Let a side without seeds wait for the opponent, and one that can't feed take its row."""
    stuck = (surest == NONE) & (following < 0).all(axis=1)
    empty = ~boards[:, :ROW].any(axis=1)
    surest[stuck & ~empty] = boards[stuck & ~empty].sum(axis=1)
    waiting = np.flatnonzero(stuck & empty)
    following[waiting, 0] = rank_boards(np.roll(boards[waiting], ROW, axis=1))


def improve(block: Block, values: Values) -> Values:
    """Return improved values of a block's boards, from those of the whole layer."""
    best = block.surest.copy()
    for column in block.following.T:
        best = np.maximum(best, np.where(column < 0, NONE, -values[column]))
    return best.astype(np.int8)


def settle(seeds: int, values: Values) -> Values:
    """Return the values with every odd seed awarded to the side with more in its row."""
    if seeds % 2 == 0:
        return values
    settled = values.copy()
    for task in split("", seeds):
        boards = list_boards(seeds, task.first, task.last)
        ahead = 2 * boards[:, :ROW].sum(axis=1, dtype=np.int8) > seeds
        part = settled[task.first : task.last]
        part[:] = np.where(part == 0, np.where(ahead, 1, -1), part)
    return settled
