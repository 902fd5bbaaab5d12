"""A node of the game tree: the position, what may still come back, and the end.

A position that occurs for the third time stops the game, so what a position is worth can depend on
how it came about. A node therefore keeps the earlier positions. It forgets those that can never
come back: those before a capture, an opening or a new round. Equal nodes are worth the same.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from game_core.game import Position
from game_core.record import Record
from game_core.types import Result

type Past = frozenset[tuple[object, int]]
"""The positions that may still come back: pairs of a repetition key and how often it occurred."""

REPETITIONS = 3
"""A position that occurs this many times stops the game."""


class Node(NamedTuple):
    """A position, the relevant past, and the result if the game is over."""

    position: Position
    past: Past
    result: Result | None


def begin(start: Position | Record) -> Node:
    """Return the root: with a record its history counts, with a position there is none."""
    if not isinstance(start, Record):
        return Node(start, frozenset({(start.repetition_key(), 1)}), start.result())
    past: Past = frozenset({(start.positions[0].repetition_key(), 1)})
    for before, after in pairwise(start.positions):
        past = remember(past, before, after)[0]
    return Node(start.position, past, start.result())


def advance(node: Node, after: Position) -> Node:
    """Return the node that a move to `after` leads to; the third time stops the game."""
    result = after.result()
    if result is not None:
        return Node(after, frozenset(), result)
    past, times = remember(node.past, node.position, after)
    if times < REPETITIONS:
        return Node(after, past, None)
    left = after.stop()
    if left is after:
        return Node(after, past, after.outcome("stopped"))
    return Node(left, frozenset({(left.repetition_key(), 1)}), left.result())


def remember(past: Past, before: Position, after: Position) -> tuple[Past, int]:
    """Return the past including `after`, and how often that has now occurred."""
    key = after.repetition_key()
    if before.game.family.tactics.is_irreversible(before, after):
        return frozenset({(key, 1)}), 1
    times = dict(past)
    times[key] = times.get(key, 0) + 1
    return frozenset(times.items()), times[key]
