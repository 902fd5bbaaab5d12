"""What is measured of a puzzle: how much there is to see, to count and to resist."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game_core import Event, Position, Record
from game_core.family import Puzzling
from game_core.puzzles.model import Puzzle, Task
from game_core.puzzles.proofs import PuzzleProof, find_greedy
from game_core.puzzles.riddles import LastSeed, Riddle, count_laps
from game_core.puzzles.solutions import SolvingState, fold
from game_core.search.effects import MoveEffects, find_effects
from game_core.search.goals import Goal
from game_core.search.proof import Tree


@dataclass(frozen=True)
class Find:
    """A puzzle without words: where it comes from, what is asked, and the proof of the answer.

    `played` is the game up to the position; `puzzle` begins with the position alone.
    """

    played: Record
    puzzle: Puzzle
    proof: PuzzleProof

    @property
    def position(self) -> Position:
        """Where the puzzle begins."""
        return self.puzzle.record.position

    @property
    def warnings(self) -> frozenset[str]:
        """The names of the messages in its position's heading, such as `squares-check`."""
        return frozenset(message.id for message in self.position.heading)

    @property
    def is_sown(self) -> bool:
        """Whether it is a game of seeds."""
        return self.position.game.family.sows

    @property
    def puzzling(self) -> Puzzling[Any]:
        """What can be asked of its position."""
        return self.position.game.family.puzzling

    @property
    def task(self) -> Task:
        """What is asked."""
        return self.puzzle.task

    @property
    def solution(self) -> Tree:
        """What is accepted."""
        return self.puzzle.solution

    @property
    def folded(self) -> Tree:
        """The same, as short as an author would write it."""
        if isinstance(self.task, Riddle):
            return self.solution
        return fold(SolvingState(self.puzzle.record, self.task, self.puzzle.side), self.solution)

    @property
    def turns(self) -> int:
        """How many turns the solver has; a riddle is answered at once."""
        return (self.task.turns or 1) if isinstance(self.task, Goal) else 1

    @property
    def answers(self) -> Sequence[str]:
        """All that can be answered."""
        if isinstance(self.task, Riddle):
            return [*self.task.measure(self.puzzle.record)]
        return self.position.moves()

    @property
    def right(self) -> tuple[str, ...]:
        """The right answers."""
        return (*self.solution,)

    @cached_property
    def move(self) -> str:
        """The turn that is looked at: the first right one, or the one that is asked about."""
        return self.task.move if isinstance(self.task, LastSeed) else self.right[0]

    @cached_property
    def effects(self) -> MoveEffects | None:
        """What that turn brings about; None where the answer is a turn that is forbidden."""
        return find_effects(self.position, self.move) if self.is_played else None

    @property
    def is_played(self) -> bool:
        """Whether the answer is a turn that can be played."""
        return self.task.word != "illegal"

    @cached_property
    def events(self) -> Sequence[Event]:
        """What happens in that turn; nothing where it is forbidden."""
        return self.position.trace(self.move)[1] if self.is_played else ()

    @property
    def laps(self) -> int:
        """How many laps it makes; 0 where nothing is sown."""
        return count_laps(self.events) if any(e.kind == "drop" for e in self.events) else 0

    @property
    def sown(self) -> int:
        """How many seeds or stones it sows."""
        return sum(event.kind == "drop" for event in self.events)

    @property
    def taken(self) -> int:
        """How much it takes."""
        return self.effects.taken if self.effects else 0

    @property
    def loot(self) -> Sequence[str]:
        """The places from which the solver takes, in the order of the turn."""
        return [e.at for e in self.events if e.kind == "capture" and e.side == self.puzzle.side]

    @cached_property
    def greedy(self) -> set[str]:
        """The turns that take the most at once; none where nothing can be taken."""
        return find_greedy(self.puzzle.record) if isinstance(self.task, Goal) else set()

    @property
    def greed_solves(self) -> bool:
        """Whether whoever takes as much as possible may solve it."""
        return bool(self.greedy & {*self.right})

    @property
    def greed_fails(self) -> bool:
        """Whether that is wrong."""
        return bool(self.greedy) and not self.greed_solves
