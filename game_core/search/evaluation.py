"""What search must know of a game beyond its rules: which turns to try, and what a board is worth.

A game's own knowledge sits in one small class, its outlook; search itself knows no game. Values are
whole numbers from the view of the side to move, a hundred for one seed, Pawn or stone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from typing import Any

from game_core.family import answered_by
from game_core.types import Game, Position, Result

WIN = 1_000_000
"""The value of a won game. Nothing else is worth so much."""


class Outlook[P: Position](ABC):
    """What search asks about the positions of one family of games."""

    @abstractmethod
    def turns(self, position: P) -> Iterable[tuple[str, P]]:
        """The turns to search and where they lead; none only where the game is over.

        Where there are thousands, one may stand for several (see `variants`).
        """

    @abstractmethod
    def value(self, position: P) -> int:
        """What the board is worth at a glance; ±WIN where a glance can tell who has won."""

    @abstractmethod
    def count(self, position: P) -> int:
        """What has been taken so far, and nothing else."""

    def gain(self, position: P) -> int:
        """The same; but ±WIN, or 0 for a tie, once the game is over."""
        result = position.result()
        return value_result(result, position.turn) if result else self.count(position)

    def variants(self, position: P, turn: str) -> Iterable[tuple[str, P]]:
        """The turns that one of `turns` stands for, and where they lead: here, itself."""
        return [(turn, position.play(turn))]

    def sparks(self, before: P, position: P) -> Iterable[P]:
        """Where turns lead that must still be looked at once the depth is used up: here, none.

        `before` is the position that led here.
        """
        return ()

    def can_take(self, position: P) -> bool:
        """Whether the side to move can take anything; asked of games without seeds."""
        had = self.count(position)
        return any(self.count(after) + had < 0 for _, after in self.turns(position))

    def horizon(self, before: P, position: P) -> int | None:
        """What a position is worth beyond which nothing is searched, though play may go on.

        `before` led here by a turn or by a stop. None where search goes on: here, always.
        """
        return None

    def key(self, position: P) -> Hashable:
        """What positions of the same value have in common."""
        return position.recurrence()


@answered_by("families.{}.evaluation.find_outlook")
def find_outlook(game: Game) -> Outlook[Any]:
    """The outlook of a game; a rule option changes nothing."""
    raise NotImplementedError


def value_result(result: Result, side: str) -> int:
    """What an ended game is worth to a side."""
    if result.winner is None:
        return 0
    return WIN if result.winner == side else -WIN
