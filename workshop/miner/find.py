"""Measure a puzzle: how much there is to see, to count and to resist."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game_core import Event, Position, Record
from game_core.family import Puzzling
from game_core.puzzles.proofs import PuzzleProof, find_greedy
from game_core.puzzles.riddles import LastSeed, Riddle, count_laps
from game_core.puzzles.solutions import SolvingState, fold
from game_core.search.effects import MoveEffects, find_effects
from game_core.search.goals import Goal
from game_core.search.proof import Tree
from workshop.miner.effort import Effort


@dataclass(frozen=True)
class Find(Effort):
    """A puzzle without words, from its position alone, the game played up to it, and its proof."""

    played: Record
    proof: PuzzleProof

    @property
    def position(self) -> Position:
        """The puzzle's first position."""
        return self.puzzle.record.position

    @property
    def warnings(self) -> frozenset[str]:
        """The names of the messages in the position's heading, such as `squares-check`."""
        return frozenset(message.id for message in self.position.heading)

    @property
    def is_sown(self) -> bool:
        """Whether it's a sowing game."""
        return self.position.game.family.sows

    @property
    def puzzling(self) -> Puzzling[Any]:
        """What can be asked of its position."""
        return self.position.game.family.puzzling

    @property
    def folded(self) -> Tree:
        """The accepted moves, as short as an author would write them."""
        if isinstance(self.task, Riddle):
            return self.puzzle.solution
        state = SolvingState(self.puzzle.record, self.task, self.puzzle.side)
        return fold(state, self.puzzle.solution)

    @property
    def right(self) -> tuple[str, ...]:
        """The right answers."""
        return (*self.puzzle.solution,)

    @cached_property
    def move(self) -> str:
        """The turn to look at: the first right one, or the one asked about."""
        return self.task.move if isinstance(self.task, LastSeed) else self.right[0]

    @cached_property
    def effects(self) -> MoveEffects | None:
        """The effects of that turn; None if the answer is a forbidden turn."""
        return find_effects(self.position, self.move) if self.is_played else None

    @property
    def is_played(self) -> bool:
        """Whether the answer is a playable turn."""
        return self.task.word != "illegal"

    @cached_property
    def events(self) -> Sequence[Event]:
        """The events of that turn; none if it's forbidden."""
        return self.position.trace(self.move)[1] if self.is_played else ()

    @property
    def laps(self) -> int:
        """Its number of laps; 0 if nothing is sown."""
        return count_laps(self.events) if any(e.kind == "drop" for e in self.events) else 0

    @property
    def sown(self) -> int:
        """The number of seeds or stones it sows."""
        return sum(event.kind == "drop" for event in self.events)

    @property
    def taken(self) -> int:
        """How much it captures."""
        return self.effects.taken if self.effects else 0

    @property
    def loot(self) -> Sequence[str]:
        """The places where the solver captures, in order."""
        return [e.at for e in self.events if e.kind == "capture" and e.side == self.puzzle.side]

    @cached_property
    def greedy(self) -> set[str]:
        """The turns that capture the most at once; none if no turn captures."""
        return find_greedy(self.puzzle.record) if isinstance(self.task, Goal) else set()

    @property
    def greed_solves(self) -> bool:
        """Whether always capturing the most may solve it."""
        return bool(self.greedy & {*self.right})

    @property
    def greed_fails(self) -> bool:
        """Whether always capturing the most fails."""
        return bool(self.greedy) and not self.greed_solves
