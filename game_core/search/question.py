"""A move in a search for a goal: where the game stands after it, and what it adds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game_core.search.goals import Capture, Goal, Win
from game_core.search.repetition import Stand, advance
from game_core.search.successors import count_taken, find_successors, find_winners

type Step = tuple[str, Stand, int]
"""A move, where the game stands after it, and what it adds for the side."""


@dataclass(frozen=True, slots=True)
class Question:
    """A goal for a side; `beyond` is what comes once the turns looked at are over."""

    goal: Goal
    side: str
    beyond: int

    def is_mine(self, stand: Stand) -> bool:
        """Whether the side asked for is to move."""
        return stand.position.turn == self.side

    def answer(self, stand: Stand, left: int) -> int | None:
        """What a stand is worth if there is nothing more to choose, `left` turns being left."""
        if stand.result is not None:
            return self.goal.end(stand.result, self.side, left)
        if left == 0 and (self.is_mine(stand) or not self.goal.replies):
            return self.beyond
        return None

    def is_plain(self, stand: Stand, left: int, bound: int, *, at_least: bool) -> bool:
        """Whether it is clear without choosing that a stand is worth `bound` at least, or at most.

        So it is where nothing is left to choose, and where no play could break the bound.
        """
        if at_least and bound <= self.goal.floor:
            return True
        if not at_least and bound >= self.goal.most(left, self.is_mine(stand)):
            return True
        return self.answer(stand, left) is not None

    def steps(self, stand: Stand, left: int, first: str = "") -> Iterator[Step]:
        """Every move, one at a time; `first`, if it is one, comes first.

        A move that can't win at once may be left out where a win at once is all that helps: it is
        worth `beyond`.
        """
        position = stand.position
        is_last = left == 1 and not self.beyond and self.is_mine(stand)
        find = find_winners if is_last and isinstance(self.goal, Win) else find_successors
        # Once the last capture is counted, it does not matter whether the game goes on.
        is_counted = is_last and isinstance(self.goal, Capture)
        for move, after in find(position, first):
            gain = 0
            if self.goal.counts:
                taken = count_taken(position, move, after)
                mine = position.game.sides.index(self.side)
                gain = self.goal.gain(taken[mine], taken[1 - mine])
            following = Stand(after, frozenset(), None) if is_counted else advance(stand, after)
            yield move, following, gain
