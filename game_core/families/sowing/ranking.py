"""A gapless numbering of positions with two rows of six cups.

A board is twelve counts, the side to move's own row first. Boards with the same number of seeds are
numbered from 0. First come those in which the other row has an empty cup, as it does after every
move of Oware, Kpo and Ouri; there are `count_played(seeds)` of them. Then come the others, in the
order of the boards that remain when one seed is removed from each cup of that row.

In the first part, boards are ordered by the number of seeds in the mover's row, then by that row,
then by the other one, all like words in a dictionary.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

ROW = 6

type Board = Sequence[int]
"""Twelve counts, the mover's row first."""


def count_rows(cups: int, seeds: int) -> int:
    """Return the number of ways to distribute `seeds` over `cups`."""
    if not cups:
        return int(seeds == 0)
    return comb(seeds + cups - 1, cups - 1) if seeds >= 0 else 0


def count_full_rows(cups: int, seeds: int) -> int:
    """Return the same number with no cup left empty."""
    return count_rows(cups, seeds - cups)


def count_open_rows(seeds: int) -> int:
    """Return how many rows of six cups with these seeds have an empty cup."""
    return count_rows(ROW, seeds) - count_full_rows(ROW, seeds)


def count_boards(seeds: int) -> int:
    """Return how many boards there are with this number of seeds."""
    return count_rows(2 * ROW, seeds)


def count_played(seeds: int) -> int:
    """Return how many of these boards have an empty cup in the row of the side not to move."""
    return count_boards(seeds) - count_full_rows(2 * ROW, seeds + ROW)


@cache
def offset(seeds: int, own: int) -> int:
    """Return the number of the first board with `own` seeds in the mover's row."""
    return sum(count_rows(ROW, less) * count_open_rows(seeds - less) for less in range(own))


@cache
def words_before(cup: int, left: int, count: int) -> int:
    """Return how many ways of placing `left` seeds from `cup` on put fewer than `count` in it."""
    return sum(count_rows(ROW - 1 - cup, left - less) for less in range(count))


@cache
def full_words_before(cup: int, left: int, count: int) -> int:
    """Return the same number for rows with no empty cup from there on."""
    return sum(count_full_rows(ROW - 1 - cup, left - less) for less in range(1, count))


def rank_row(row: Board) -> int:
    """Return the number of a row among all rows with as many seeds."""
    left, number = sum(row), 0
    for cup, count in enumerate(row):
        number += words_before(cup, left, count)
        left -= count
    return number


def rank_open_row(row: Board) -> int:
    """Return the number of a row with an empty cup among all such rows with as many seeds."""
    left, number = sum(row), rank_row(row)
    for cup, count in enumerate(row):
        number -= full_words_before(cup, left, count)
        if not count:
            break
        left -= count
    return number


def rank(board: Board) -> int:
    """Return the number of a board among all boards with as many seeds."""
    own, other = board[:ROW], board[ROW:]
    seeds = sum(board)
    if all(other):
        return count_played(seeds) + rank([*own, *(count - 1 for count in other)])
    mine = sum(own)
    number = rank_row(own) * count_open_rows(seeds - mine) + rank_open_row(other)
    return offset(seeds, mine) + number
