"""What the moves of chess depend on, and a move itself, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

type Changes = dict[int, str]
"""Squares, and what stands on each from now on."""


@dataclass(frozen=True, slots=True)
class ChessState:
    """What the moves depend on.

    `board` holds a letter or EMPTY for each square, `side` (0 White, 1 Black) is to move, `rights`
    are the squares of Rooks that may still castle, `passed` the square that a Pawn has just passed
    over in a double step, if it has.
    """

    board: tuple[str, ...]
    side: int
    rights: frozenset[int]
    passed: int | None


class ChessMove(NamedTuple):
    """A move from square to square. `promotion` is one of PROMOTIONS, or empty."""

    origin: int
    target: int
    promotion: str = ""


@dataclass(frozen=True, slots=True)
class Castling:
    """One way to castle: from where to where King and Rook go, all on one rank."""

    king: int
    king_to: int
    rook: int
    rook_to: int

    @property
    def path(self) -> range:
        """The squares the King comes by, first and last included."""
        return range(self.king, self.king_to + self.step, self.step)

    @property
    def between(self) -> range:
        """The squares between King and Rook."""
        return range(self.king + self.step, self.rook, self.step)

    @property
    def step(self) -> int:
        """From the King's square to the next on the Rook's side."""
        return 1 if self.rook > self.king else -1


def alter(board: tuple[str, ...], changes: Changes) -> tuple[str, ...]:
    """A board with some squares changed."""
    squares = list(board)
    for square, piece in changes.items():
        squares[square] = piece
    return tuple(squares)
