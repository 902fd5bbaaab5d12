"""Which men attack a square, and which would if a single thing did not stand in their way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game_core.families.stonechess.chess.grid import Grid
from game_core.families.stonechess.chess.men import ARMIES


class Threat(NamedTuple):
    """A man that attacks a square, or would.

    `origin` is where it stands, `shield` the one occupied square that shuts its line (None: it
    attacks), `line` the squares between it and the square attacked; none for those that leap or
    stand next to it.
    """

    origin: int
    shield: int | None
    line: tuple[int, ...]


def find_threats(grid: Grid, board: Sequence[str], square: int, side: int) -> list[Threat]:
    """All threats of a side's men to a square. What stands on the square itself does not matter."""
    king, queen, rook, bishop, knight, pawn = ARMIES[side]
    threats = []
    for rays, slider in ((grid.straight[square], rook), (grid.diagonal[square], bishop)):
        for ray in rays:
            shield = None
            for distance, origin in enumerate(ray):
                piece = board[origin]
                if not piece:
                    continue
                if piece in (slider, queen):
                    threats.append(Threat(origin, shield, ray[:distance]))
                    break
                if shield is not None:
                    break
                shield = origin
    # A man is attacked from where one like him would attack; by a Pawn, as one of the other side.
    for origins, man in (
        (grid.leaps[square], knight),
        (grid.around[square], king),
        (grid.strikes[1 - side][square], pawn),
    ):
        for (origin,) in origins:
            if board[origin] == man:
                threats.append(Threat(origin, None, ()))
    return threats


def find_attackers(grid: Grid, board: Sequence[str], square: int, side: int) -> list[int]:
    """Where the men of a side stand that attack a square."""
    return [t.origin for t in find_threats(grid, board, square, side) if t.shield is None]
