"""Measure whether two finds are so alike that one is enough.

Boards are compared as the solver sees them, so a puzzle for North matches the same one for South;
boards of squares match their mirror image, too.

`lesson_plans.curriculum.puzzles.duplicates` compares puzzles that a person chose: the same board
turned around, or asked for more, may be intended. There a twin is a mistake that stops the build,
and must be plain; here it's one of thousands of finds, and leaving out too many costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game_core.puzzles.model import read_puzzle
from lesson_plans.curriculum.puzzles.duplicates import count_differences
from workshop.miner.proposals import Proposal

FEW_CUPS = 4
"""Sowing boards that differ in no more cups look the same to a child."""
FEW_SQUARES = 4
"""Four squares: two pieces elsewhere."""
SAME_ANSWER = 8
"""With the same answer to the same question, sowing boards must differ in more cups."""


class Likeness(NamedTuple):
    """The features compared: the kind of task, the equivalent boards, and the answer."""

    kind: str
    boards: Sequence[tuple[object, ...]]
    answer: tuple[str, ...]
    is_sown: bool

    def is_like(self, other: Likeness) -> bool:
        """Return whether one of the two is enough."""
        distance = min(count_differences(self.boards[0], board) for board in other.boards)
        if not distance:
            return True
        if self.kind != other.kind:
            return False
        if not self.is_sown:
            return distance <= FEW_SQUARES
        return distance <= (SAME_ANSWER if self.answer == other.answer else FEW_CUPS)


def measure_likeness(proposal: Proposal) -> Likeness:
    """Return the likeness of a proposal."""
    puzzle = read_puzzle(proposal["puzzle"])
    position = puzzle.record.position
    family = position.game.family
    is_sown = family.sows
    boards = family.puzzling.list_views(position)
    answer = tuple(sorted(move.upper() if is_sown else move for move in puzzle.solution))
    return Likeness(proposal["kind"], boards, answer, is_sown)
