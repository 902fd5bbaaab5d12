"""Measure how much a puzzle asks for, in the same way in every game.

The effort is the number of things on the board that a plain player follows before the answer turns
up: tries × moves × steps. Half of that player's turns are random; the other half capture the most.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log

from game_core.puzzles.model import DIFFICULTIES, Puzzle, Task
from game_core.puzzles.proofs import find_greedy
from game_core.puzzles.riddles import Illegal, LastSeed, Riddle
from game_core.puzzles.solutions import SolvingState
from game_core.search.goals import Goal
from game_core.search.proof import Tree

EASY = 10
"""The effort from which a puzzle is no longer very easy."""
RATIO = 4
"""The ratio of one level's effort to that of the level before."""
WHIM = 0.5
"""The plain player's share of random turns."""


@dataclass(frozen=True)
class Effort:
    """What a puzzle asks for, from the rules and its solution alone."""

    puzzle: Puzzle

    @property
    def task(self) -> Task:
        """The task."""
        return self.puzzle.task

    @cached_property
    def answers(self) -> Sequence[str]:
        """All first moves, or all answers to a riddle."""
        record = self.puzzle.record
        if isinstance(self.task, Riddle):
            return [*self.task.measure(record)]
        return record.position.moves()

    @property
    def turns(self) -> int:
        """The turns of the side that solves; 1 for a riddle."""
        return (self.task.turns or 1) if isinstance(self.task, Goal) else 1

    @property
    def tries(self) -> float:
        """The average tries of a plain player, all answers being as likely; 1 for a last seed."""
        puzzle = self.puzzle
        if isinstance(self.task, LastSeed):
            return 1
        if isinstance(self.task, Riddle):
            return len(self.answers) / len(puzzle.solution)
        start = SolvingState(puzzle.record, self.task, puzzle.side)
        return 1 / _find_chance(start, puzzle.solution)

    @property
    def moves(self) -> int:
        """The moves of both sides in a try, with the answer to the last if that counts."""
        return 2 * self.turns - (isinstance(self.task, Riddle) or not self.task.replies)

    @property
    def steps(self) -> int:
        """What happens on the board in the first right turn, and 1 for looking at it."""
        if isinstance(self.task, Illegal):
            return 1
        solution = self.puzzle.solution
        move = self.task.move if isinstance(self.task, LastSeed) else next(iter(solution))
        return 1 + len(self.puzzle.record.trace_move(move)[1])

    @cached_property
    def value(self) -> float:
        """The effort."""
        return self.tries * self.moves * self.steps

    @property
    def level(self) -> int:
        """The difficulty that goes with it."""
        levels = 1 if self.value < EASY else 2 + int(log(self.value / EASY, RATIO))
        return min(levels, max(DIFFICULTIES))


def _find_chance(state: SolvingState, tree: Tree) -> float:
    if not tree:
        return 1
    chances = {move: _find_chance(state.play(move), below) for move, below in tree.items()}
    if not state.is_mine:
        return sum(chances.values()) / len(chances)
    moves = state.record.position.moves()
    greedy = find_greedy(state.record) or {*moves}
    return sum(
        chance * (WHIM / len(moves) + (1 - WHIM) * (move in greedy) / len(greedy))
        for move, chance in chances.items()
    )
