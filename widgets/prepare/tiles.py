"""A board at real size: cut along its squares into sheets that are glued together.

Each sheet fits A4 and Letter. Its right and its lower edge have a flap to glue the next sheet on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game_core.svg.elements import Picture

SHORT, LONG = 182, 250
"""What of a sheet can be printed on, its flaps left out, on both sizes of paper; millimetres."""
FLAP = 6
"""How wide a flap is, in millimetres."""
SQUARES = re.compile(r'<rect class="square" x="(\S+)" y="(\S+)" width="(\S+)"')


@dataclass(frozen=True)
class Tile:
    """One sheet: its number, its part of the drawing in units of that, and a unit in millimetres.

    `right` and `down` say whether another sheet is glued on there.
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
        """The flap's width in units of the drawing."""
        return FLAP / self.scale


@dataclass(frozen=True)
class Tiling:
    """The sheets of a board, row by row, so many beside each other."""

    tiles: Sequence[Tile]
    columns: int
    size: tuple[float, float]
    """The whole board in millimetres."""
    is_wide: bool
    """Whether the sheets lie on their long sides."""


def cut(picture: Picture, square: int) -> Tiling:
    """The fewest sheets on which a drawn board has squares so many millimetres wide."""
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
    """Where a board may be cut, from its first edge to its last."""
    lines = sorted(set(starts))
    return [0, *lines[1:], whole]


def _share(edges: Sequence[float], most: float) -> list[float]:
    """The fewest cuts at some edges between which no part is longer.

    Raises ValueError where a square alone is.
    """
    cuts = [edges[0]]
    for edge, after in pairwise(edges):
        if after - edge > most:
            raise ValueError("a square is larger than a sheet")
        if after - cuts[-1] > most:
            cuts.append(edge)
    return [*cuts, edges[-1]]
