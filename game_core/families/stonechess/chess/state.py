"""Everything that the moves of chess depend on, and a move itself, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

type Changes = dict[int, str]
"""Squares and their new contents."""


@dataclass(frozen=True, slots=True)
class ChessState:
    """Everything that the moves depend on.

    `board` holds a letter or EMPTY for each square, `side` (0 White, 1 Black) is to move, `rights`
    are the squares of Rooks that may still castle, `passed` is the square that a Pawn has just
    passed over in a double step, or None.
    """

    board: tuple[str, ...]
    side: int
    rights: frozenset[int]
    passed: int | None


class ChessMove(NamedTuple):
    """A move from one square to another. `promotion` is one of PROMOTIONS, or empty."""

    origin: int
    target: int
    promotion: str = ""


@dataclass(frozen=True, slots=True)
class Castling:
    """One way to castle: the origins and targets of King and Rook, all on one rank."""

    king: int
    king_to: int
    rook: int
    rook_to: int

    @property
    def path(self) -> range:
        """The squares on the King's path, first and last included."""
        return range(self.king, self.king_to + self.step, self.step)

    @property
    def between(self) -> range:
        """The squares between King and Rook."""
        return range(self.king + self.step, self.rook, self.step)

    @property
    def step(self) -> int:
        """The difference between neighboring squares, from the King toward the Rook."""
        return 1 if self.rook > self.king else -1


def alter(board: tuple[str, ...], changes: Changes) -> tuple[str, ...]:
    """Return a board with some squares changed."""
    squares = list(board)
    for square, piece in changes.items():
        squares[square] = piece
    return tuple(squares)
