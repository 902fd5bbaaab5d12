"""The exact solver's question: a goal for a side, and what each move does toward it.

A position that occurs for the third time stops the game, so what a position is worth can depend on
how it came about. A node of the game tree therefore keeps the earlier positions. It forgets those
that can never come back: those before a capture, an opening or a new round. Equal nodes are worth
the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from game_core.game import Position
from game_core.record import Record
from game_core.search.goals import Capture, Goal, Win
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
    positions = start.positions if isinstance(start, Record) else (start,)
    past: Past = frozenset({(positions[0].repetition_key(), 1)})
    for before, after in pairwise(positions):
        past, _ = remember(past, before, after)
    return Node(positions[-1], past, start.result())


def advance(node: Node, after: Position) -> Node:
    """Return the node that a move to `after` leads to; the third time stops the game."""
    result = after.result()
    if result is not None:
        return Node(after, frozenset(), result)
    past, times = remember(node.past, node.position, after)
    if times < REPETITIONS:
        return Node(after, past, None)
    left = after.stop()
    return Node(after, past, after.outcome("stopped")) if left is after else begin(left)


def remember(past: Past, before: Position, after: Position) -> tuple[Past, int]:
    """Return the past including `after`, and how often that has now occurred."""
    key = after.repetition_key()
    if before.game.family.tactics.is_irreversible(before, after):
        return frozenset({(key, 1)}), 1
    times = dict(past)
    times[key] = times.get(key, 0) + 1
    return frozenset(times.items()), times[key]


type Edge = tuple[str, Node, int]
"""A move from a node, the node it leads to, and what it adds for the side."""


@dataclass(frozen=True, slots=True)
class Question:
    """A goal for a side; `beyond` is what later play adds once the turns looked at are over."""

    goal: Goal
    side: str
    beyond: int

    def is_mine(self, node: Node) -> bool:
        """Return whether the side asked for is to move."""
        return node.position.turn == self.side

    def answer(self, node: Node, left: int) -> int | None:
        """Return a node's value with `left` turns left if nothing is left to choose, else None."""
        if node.result is not None:
            return self.goal.end(node.result, self.side, left)
        if left == 0 and (self.is_mine(node) or not self.goal.replies):
            return self.beyond
        return None

    def is_plain(self, node: Node, left: int, bound: int, *, at_least: bool) -> bool:
        """Return whether a node is clearly worth at least (or at most) `bound`, without choosing.

        That's so if nothing is left to choose, or if no play could break the bound.
        """
        if at_least and bound <= self.goal.floor:
            return True
        if not at_least and bound >= self.goal.most(left, self.is_mine(node)):
            return True
        return self.answer(node, left) is not None

    def edges(self, node: Node, left: int, first: str = "") -> Iterator[Edge]:
        """Yield every move, one at a time; `first`, if it is one, comes first.

        If only a win at once helps, a move that can't win at once may be left out: it is worth
        `beyond`.
        """
        position, tactics = node.position, node.position.game.family.tactics
        is_last = left == 1 and not self.beyond and self.is_mine(node)
        is_win = is_last and isinstance(self.goal, Win)
        find = tactics.find_winners if is_win else tactics.find_successors
        # Once the last capture is counted, it doesn't matter whether the game continues.
        is_counted = is_last and isinstance(self.goal, Capture)
        for move, after in find(position, first):
            gain = 0
            if self.goal.counts:
                taken = tactics.count_taken(position, move, after)
                mine = position.game.sides.index(self.side)
                gain = self.goal.gain(taken[mine], taken[1 - mine])
            following = Node(after, frozenset(), None) if is_counted else advance(node, after)
            yield move, following, gain
