"""What search must know of a game beyond its rules: which moves to try, and what a board is worth.

A family's own knowledge sits in one small class, its evaluation; search itself knows no game.
Values are whole numbers from the view of the side to move, a hundred for one seed, Pawn or stone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from typing import Protocol, Self

from game_core.types import Result

UNIT = 100
"""The value of one seed, Pawn or stone."""
WIN = 1_000_000
"""The value of a won game. Nothing else is worth so much."""

type Successor[P] = tuple[str, P]
"""A move, and the position it leads to."""


class Playable(Protocol):
    """What search asks of any position itself; `game.Position` says what each means."""

    @property
    def turn(self) -> str:
        """The side to move."""
        ...

    def play(self, move: str) -> Self:
        """The position after a move."""
        ...

    def result(self) -> Result | None:
        """How the game ended, or None."""
        ...

    def repetition_key(self) -> object:
        """What is equal when a position comes back."""
        ...


class Evaluation[P: Playable](ABC):
    """What search asks about the positions of one family of games."""

    hint_nodes = 2_000
    """How many positions a hint looks at: about a second's work."""
    review_nodes = 300
    """How many the analysis of a game looks at for each of its moves."""

    @abstractmethod
    def candidates(self, position: P) -> Iterable[Successor[P]]:
        """The moves to search and where they lead; none only where the game is over.

        Where there are thousands, one may stand for several (see `completions`).
        """

    @abstractmethod
    def value(self, position: P) -> int:
        """The static evaluation; ±WIN where a glance can tell who has won."""

    @abstractmethod
    def material(self, position: P) -> int:
        """What the side to move has taken so far, less what the other has, and nothing else."""

    def settled_material(self, position: P) -> int:
        """The same while play goes on; ±WIN, or 0 for a tie, once the game is over."""
        result = position.result()
        return value_result(result, position.turn) if result else self.material(position)

    def completions(self, position: P, move: str) -> Iterable[Successor[P]]:
        """The moves that one of `candidates` stands for, and where they lead: here, itself."""
        return [(move, position.play(move))]

    def quiescence_moves(self, before: P, position: P) -> Iterable[P]:
        """Where moves lead that are followed beyond the depth, as captures are: here, none.

        `before` is the position that led here.
        """
        return ()

    def can_capture(self, position: P) -> bool:
        """Whether the side to move can take anything; asked of games without seeds."""
        had = self.material(position)
        return any(self.material(after) + had < 0 for _, after in self.candidates(position))

    def terminal_value(self, before: P, position: P) -> int | None:
        """The value of a position that search does not look beyond, as where a round has ended.

        `before` led here by a move or by a stop. None where search goes on: here, always.
        """
        return None

    def key(self, position: P) -> Hashable:
        """The position's key in the transposition table: equal for positions of equal value."""
        return position.repetition_key()


def value_result(result: Result, side: str) -> int:
    """WIN if `side` has won, -WIN if it has lost, 0 for a tie."""
    if result.winner is None:
        return 0
    return WIN if result.winner == side else -WIN
