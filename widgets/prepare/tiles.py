"""Cut a real-size board along its squares into sheets to glue together.

Each sheet fits A4 and Letter. Its right and lower edges have flaps for the next sheet.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game_core.svg.elements import Picture

SHORT, LONG = 182, 250
"""The printable part of a sheet on both paper sizes, without flaps, in millimeters."""
FLAP = 6
"""Width in millimeters."""
SQUARES = re.compile(r'<rect class="square" x="(\S+)" y="(\S+)" width="(\S+)"')


@dataclass(frozen=True)
class Tile:
    """One sheet: its number, its part of the drawing in drawing units, and a unit's size in mm.

    `right` and `down` say whether another sheet follows there.
    """

    number: int
    x: float
    y: float
    width: float
    height: float
    scale: float
    right: bool
    down: bool

    @property
    def flap(self) -> float:
        """The flap's width in drawing units."""
        return FLAP / self.scale


@dataclass(frozen=True)
class Tiling:
    """The sheets of a board, row by row, with the number per row."""

    tiles: Sequence[Tile]
    columns: int
    size: tuple[float, float]
    """The whole board in millimeters."""
    is_wide: bool
    """Whether the sheets are in landscape."""


def cut(picture: Picture, square: int) -> Tiling:
    """Cut a drawn board, with squares this many millimeters wide, into the fewest sheets."""
    squares = [tuple(map(float, found)) for found in SQUARES.findall(picture.inner)]
    width, height = picture.size
    unit = squares[0][2]
    scale = square / unit
    across = _list_edges((x for x, _, _ in squares), width)
    down = _list_edges((y for _, y, _ in squares), height)
    ways = [
        (_share(across, wide / scale), _share(down, high / scale), wide)
        for wide, high in ((SHORT, LONG), (LONG, SHORT))
    ]
    columns, rows, wide = min(ways, key=lambda way: (len(way[0]) * len(way[1]), way[2]))
    tiles = [
        Tile(
            number, left, top, right - left, bottom - top, scale,
            right=right < width, down=bottom < height,
        )
        for number, (top, bottom, left, right) in enumerate(
            ((*row, *column) for row in pairwise(rows) for column in pairwise(columns)), start=1
        )
    ]  # fmt: skip
    return Tiling(tiles, len(columns) - 1, (width * scale, height * scale), wide == LONG)


def _list_edges(starts: Iterable[float], whole: float) -> list[float]:
    """Return the edges where a board may be cut, from first to last."""
    lines = sorted(set(starts))
    return [0, *lines[1:], whole]


def _share(edges: Sequence[float], most: float) -> list[float]:
    """Choose the fewest cuts that leave no part longer than `most`.

    Raises ValueError if a single square is.
    """
    cuts = [edges[0]]
    for edge, after in pairwise(edges):
        if after - edge > most:
            raise ValueError("a square is larger than a sheet")
        if after - cuts[-1] > most:
            cuts.append(edge)
    return [*cuts, edges[-1]]
