"""Whether two finds are so alike that one is enough.

Boards are compared as the solver sees them, so that a puzzle for North is like the same for South,
and on boards of squares in the mirror too.

`lesson_plans.curriculum.puzzles.duplicates` is about puzzles that a person put side by side: the
same board turned round, or asked for more, may be meant. There a twin is a slip that stops the
build, and must be plain; here it is one of thousands of finds, and to leave out too many costs
nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game_core.puzzles.model import read_puzzle
from lesson_plans.curriculum.puzzles.duplicates import count_differences
from workshop.miner.proposals import Proposal

FEW_CUPS = 4
"""Boards of seeds that differ in no more cups are the same to a child."""
FEW_SQUARES = 4
"""Two pieces that stand elsewhere are four squares."""
SAME_ANSWER = 8
"""With the same answer to the same question, boards of seeds must differ in more cups than this."""


class Likeness(NamedTuple):
    """What is compared: the kind of question, the boards it may be taken for, and the answer."""

    kind: str
    boards: Sequence[tuple[object, ...]]
    answer: tuple[str, ...]
    is_sown: bool

    def is_like(self, other: Likeness) -> bool:
        """Whether one of the two is enough."""
        distance = min(count_differences(self.boards[0], board) for board in other.boards)
        if not distance:
            return True
        if self.kind != other.kind:
            return False
        if not self.is_sown:
            return distance <= FEW_SQUARES
        return distance <= (SAME_ANSWER if self.answer == other.answer else FEW_CUPS)


def measure_likeness(proposal: Proposal) -> Likeness:
    """What of a proposal is compared."""
    puzzle = read_puzzle(proposal["puzzle"])
    position = puzzle.record.position
    family = position.game.family
    is_sown = family.sows
    boards = family.puzzling.list_views(position)
    answer = tuple(sorted(move.upper() if is_sown else move for move in puzzle.solution))
    return Likeness(proposal["kind"], boards, answer, is_sown)
