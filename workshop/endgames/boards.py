"""Many boards at once, as arrays: listed, ranked as in the sowing family's `ranking`, and sown.

A board is a row of twelve counts, the side to move's own row first. This is the one place outside
`game_core` that implements the sowing and capturing of Oware and Ouri, because calling the rules
board by board would be too slow; tests compare all values.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game_core.families.sowing import ranking
from game_core.families.sowing.ranking import ROW

type Boards = NDArray[np.int8]
"""Shape (boards, 12)."""
type Numbers = NDArray[np.int64]
type Mask = NDArray[np.bool_]


class Outcome(NamedTuple):
    """The result of sowing one cup of each board.

    `boards` are seen by the next side to move, which is the same side where `again` holds; `taken`
    is the mover's capture.
    """

    boards: Boards
    taken: Boards
    again: Mask


@cache
def list_rows(seeds: int) -> Boards:
    """Return every row of six cups with this many seeds, in order."""
    rows = [[count] for count in range(seeds + 1)]
    for _ in range(ROW - 2):
        rows = [[*row, count] for row in rows for count in range(seeds - sum(row) + 1)]
    return np.array([[*row, seeds - sum(row)] for row in rows], dtype=np.int8)


@cache
def list_open_rows(seeds: int) -> Boards:
    """Return those with an empty cup."""
    rows = list_rows(seeds)
    opened: Boards = rows[(rows == 0).any(axis=1)]
    return opened


def list_boards(seeds: int, first: int, last: int) -> Boards:
    """Return the boards ranked from `first` up to but not including `last`."""
    played = ranking.count_played(seeds)
    numbers = np.arange(first, min(last, played), dtype=np.int64)
    parts = [_list_played(seeds, numbers)] if len(numbers) else []
    if last > played:
        full = list_boards(seeds - ROW, max(first - played, 0), last - played)
        full[:, ROW:] += 1
        parts.append(full)
    return np.concatenate(parts) if parts else np.empty((0, 2 * ROW), dtype=np.int8)


def _list_played(seeds: int, numbers: Numbers) -> Boards:
    offsets = np.array([ranking.offset(seeds, own) for own in range(seeds + 2)])
    owns = np.searchsorted(offsets, numbers, side="right") - 1
    boards = np.empty((len(numbers), 2 * ROW), dtype=np.int8)
    for own in np.unique(owns):
        of_it = owns == own
        others = list_open_rows(seeds - int(own))
        first, second = np.divmod(numbers[of_it] - offsets[own], len(others))
        boards[of_it, :ROW] = list_rows(int(own))[first]
        boards[of_it, ROW:] = others[second]
    return boards


@cache
def _tables(most: int) -> tuple[Numbers, ...]:
    """Return the functions of `ranking` as arrays, for up to this many seeds."""
    counts = range(most + 1)
    words, full_words = (
        np.array(
            [[[before(cup, left, c) for c in counts] for left in counts] for cup in range(ROW)]
        )
        for before in (ranking.words_before, ranking.full_words_before)
    )
    opened = np.array([ranking.count_open_rows(seeds) for seeds in counts])
    played = np.array([ranking.count_played(seeds) for seeds in counts])
    offsets = np.array(
        [[ranking.offset(s, own) if own <= s else 0 for own in counts] for s in counts]
    )
    return words, full_words, opened, played, offsets


def rank_boards(boards: Boards) -> Numbers:
    """Return the rank of each board among all with as many seeds."""
    if not len(boards):
        return np.empty(0, dtype=np.int64)
    seeds = boards.sum(axis=1, dtype=np.int64)
    words, full_words, opened, played, offsets = _tables(int(seeds.max()))
    own, other = (boards[:, part].astype(np.int64) for part in (slice(ROW), slice(ROW, None)))
    mine = own.sum(axis=1)
    numbers = offsets[seeds, mine]
    numbers += _add_words(words, own, mine) * opened[seeds - mine]
    numbers += _add_words(words, other, seeds - mine)
    numbers -= _add_words(full_words, other, seeds - mine, up_to_empty=True)
    full = (other > 0).all(axis=1)
    if full.any():
        fewer = boards[full]
        fewer[:, ROW:] -= 1
        numbers[full] = played[seeds[full]] + rank_boards(fewer)
    return numbers


def _add_words(
    words: Numbers, rows: Numbers, left: Numbers, *, up_to_empty: bool = False
) -> Numbers:
    total = np.zeros(len(rows), dtype=np.int64)
    left = left.copy()
    going = np.ones(len(rows), dtype=bool)
    for cup in range(ROW):
        count = rows[:, cup]
        total += np.where(going, words[cup, left, count], 0)
        if up_to_empty:
            going &= count > 0
        left -= count
    return total


# --- Rules ---


def sow(boards: Boards, cup: int, *, slam: bool) -> Outcome:
    """Sow a cup that holds seeds; `slam` allows capturing a whole row."""
    after = boards.copy()
    counts = boards[:, cup]
    after[:, cup] = 0
    last = np.empty(len(boards), dtype=np.int8)
    for count in np.unique(counts):
        of_it = counts == count
        route = [(cup + 1 + step % 11) % 12 for step in range(count)]
        after[of_it] += np.bincount(route, minlength=2 * ROW).astype(np.int8)
        last[of_it] = route[-1]
    won = np.zeros_like(boards, dtype=bool)
    going = np.zeros(len(boards), dtype=bool)
    for place in range(2 * ROW - 1, ROW - 1, -1):
        going = (going | (last == place)) & (after[:, place] >= 2) & (after[:, place] <= 3)
        won[:, place] = going
    taken = np.where(won, after, 0).sum(axis=1, dtype=np.int8)
    if not slam:
        spared = taken == after[:, ROW:].sum(axis=1)
        won[spared] = False
        taken[spared] = 0
    after[won] = 0
    again = ~after[:, ROW:].any(axis=1)
    turned = np.where(again[:, None], after, np.roll(after, ROW, axis=1))
    return Outcome(turned, taken, again)


def allow(boards: Boards, *, singles: bool) -> Mask:
    """Return the cups that may be sown; without `singles`, single seeds only if no cup has more."""
    own = boards[:, :ROW]
    fuller = own > 1
    return own > 0 if singles else np.where(fuller.any(axis=1)[:, None], fuller, own > 0)


class Rules(NamedTuple):
    """A game's differences: whether single seeds may always be sown, and a slam captures."""

    singles: bool
    slam: bool


RULES = {"oware": Rules(singles=True, slam=False), "ouri": Rules(singles=False, slam=True)}
