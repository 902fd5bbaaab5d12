"""The pieces that attack a square, and those that would without a single thing in their way."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from game_core.families.stonechess.chess.grid import ARMIES, Grid


class Threat(NamedTuple):
    """A piece that attacks a square, or would.

    `origin` is its square, `shield` the one occupied square that blocks its line (None: it
    attacks), `line` the squares between it and the attacked square; empty for pieces that leap or
    are next to it.
    """

    origin: int
    shield: int | None
    line: tuple[int, ...]


def find_threats(grid: Grid, board: Sequence[str], square: int, side: int) -> list[Threat]:
    """Return all threats of a side's pieces to a square, whatever is on the square itself."""
    return Watch(grid, board, square, side).threats


def find_attackers(grid: Grid, board: Sequence[str], square: int, side: int) -> list[int]:
    """Return the squares of a side's pieces that attack a square."""
    return [t.origin for t in find_threats(grid, board, square, side) if t.shield is None]


class Watch:
    """The threats of a side's pieces to a square, on one board and on those a move away from it."""

    def __init__(self, grid: Grid, board: Sequence[str], square: int, side: int) -> None:
        king, queen, rook, bishop, knight, pawn = ARMIES[side]
        self.sliders = (bishop, queen), (rook, queen)
        """What attacks along a diagonal, and along a straight line."""
        self.rays = grid.lines[square]
        self.ray_at: dict[int, int] = {}
        """For each square that was looked at, the number of its ray."""
        self.along = [self._look(number, board) for number in range(len(self.rays))]
        # A piece is attacked from the squares that its own kind would attack from there; for a
        # Pawn, one of the other side.
        self.near = [
            Threat(origin, None, ())
            for origins, man in (
                (grid.leaps[square], knight),
                (grid.around[square], king),
                (grid.strikes[1 - side][square], pawn),
            )
            for (origin,) in origins
            if board[origin] == man
        ]
        self.threats = [*filter(None, self.along), *self.near]
        self.looked_at = {*self.ray_at, *(threat.origin for threat in self.near)}

    def after(self, board: Sequence[str], changed: Collection[int]) -> list[Threat]:
        """Return the threats once the other side's move has changed some squares."""
        along = list(self.along)
        for number in {self.ray_at[square] for square in changed if square in self.ray_at}:
            along[number] = self._look(number, board)
        return [*filter(None, along), *(t for t in self.near if t.origin not in changed)]

    def _look(self, number: int, board: Sequence[str]) -> Threat | None:
        ray, is_straight = self.rays[number]
        sliders = self.sliders[is_straight]
        shield = None
        for distance, origin in enumerate(ray):
            self.ray_at[origin] = number
            piece = board[origin]
            if not piece:
                continue
            if piece in sliders:
                return Threat(origin, shield, ray[:distance])
            if shield is not None:
                return None
            shield = origin
        return None
