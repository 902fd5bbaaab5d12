"""A game's knowledge for search: which moves to try, and what a position is worth.

A family's knowledge is in one small class, its evaluation; search itself knows no game. Values are
whole numbers from the point of view of the side to move, a hundred for one seed, Pawn or stone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Protocol, Self

from game_core.types import IllegalMove, Result

UNIT = 100
"""The value of one seed, Pawn or stone."""
WIN = 1_000_000
"""The value of a won game. Nothing else is worth as much."""

type Successor[P] = tuple[str, P]
"""A move, and the position it leads to."""


class Playable(Protocol):
    """The part of a position that search needs; see `game.Position`."""

    @property
    def turn(self) -> str:
        """The side to move."""

    def moves(self) -> Sequence[str]:
        """Return every legal move."""

    def play(self, move: str) -> Self:
        """Return the position after a move."""

    def result(self) -> Result | None:
        """Return how the game ended, or None."""

    def repetition_key(self) -> object:
        """Return a value that is equal when a position comes back."""


class Evaluation[P: Playable](ABC):
    """The questions search asks about one family's positions."""

    hint_nodes = 2_000
    """The number of positions a hint looks at: about a second's work."""
    review_nodes = 300
    """The number the analysis of a game looks at for each of its moves."""

    @abstractmethod
    def candidates(self, position: P) -> Iterable[Successor[P]]:
        """Return the moves to search and where they lead; none only if the game is over.

        If there are thousands, one may stand for several (see `completions`).
        """

    @abstractmethod
    def value(self, position: P) -> int:
        """Return the static evaluation; ±WIN if it is obvious who has won."""

    @abstractmethod
    def material(self, position: P) -> int:
        """Return what the side to move has captured so far, less what the other has."""

    def settled_material(self, position: P) -> int:
        """Return the material while play continues; ±WIN, or 0 for a tie, once the game is over."""
        result = position.result()
        return value_result(result, position.turn) if result else self.material(position)

    def completions(self, position: P, move: str) -> Iterable[Successor[P]]:
        """Return the moves a candidate stands for, and where they lead: by default, only itself."""
        return [(move, position.play(move))]

    def quiescence_moves(self, before: P, position: P) -> Iterable[P]:
        """Return positions to search beyond the depth, such as after captures; none by default.

        `before` is the position that led here.
        """
        return ()

    def can_capture(self, position: P) -> bool:
        """Return whether the side to move can capture anything; for games without seeds."""
        had = self.material(position)
        return any(self.material(after) + had < 0 for _, after in self.candidates(position))

    def terminal_value(self, before: P, position: P) -> int | None:
        """Return the value of a position that ends the search, such as the end of a round.

        `before` led here by a move or by a stop. None if search goes on: by default, always.
        """
        return None

    def key(self, position: P) -> Hashable:
        """Return the key in the transposition table: equal for positions of equal value."""
        return position.repetition_key()


def value_result(result: Result, side: str) -> int:
    """Return WIN if `side` has won, -WIN if it has lost, 0 for a tie."""
    if result.winner is None:
        return 0
    return WIN if result.winner == side else -WIN


def play_each[P: Playable](position: P, first: str = "") -> Iterator[Successor[P]]:
    """Yield every legal move by its text; `first`, if it is one, comes first."""
    moves = position.moves()
    if first in moves:
        yield first, position.play(first)
    for move in moves:
        if move != first:
            yield move, position.play(move)


def put_first[P: Playable](
    position: P, first: str, successors: Iterable[Successor[P]]
) -> Iterator[Successor[P]]:
    """Yield successors made without reading moves' texts; `first`, if legal, comes first."""
    if first:
        with suppress(IllegalMove):
            yield first, position.play(first)
    yield from (each for each in successors if each[0] != first)
