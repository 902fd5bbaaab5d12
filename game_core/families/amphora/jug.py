"""The jug's shape: where everything is, its outline, and the figures of its pieces."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game_core.families.amphora.board import GUARD, KING, NAMES, PAWN, SQUARES
from game_core.svg.chessmen import BODIES, draw_figure
from game_core.svg.elements import element

SIZE = 40
"""The width of a square."""
MARGIN, RIM = 22, 3
"""The space around the squares: left and right; above and below."""
WIDTH, HEIGHT = 7 * SIZE + 2 * MARGIN, 8 * SIZE + 2 * RIM
CORNER = 20
"""The distance from the picture's edges to the middle of what is in its corners."""
PROFILE = (
    (108, 2), (113, 2), (118, 5), (118, 10), (118, 20), (118, 25), (118, 32),
    (118, 49), (78, 46), (78, 63), (78, 79), (158, 77), (158, 133),
    (158, 153), (158, 173), (158, 193), (158, 249), (78, 247), (78, 263),
    (78, 280), (118, 277), (118, 294), (118, 301), (118, 306), (118, 316),
    (118, 321), (113, 324), (108, 324),
)  # fmt: skip
"""Half of the outline, from the rim to the foot: distance from the middle line, and height.

The first point, then three for each cubic curve.
"""
HANDLE = ((104, 46), (150, 36), (162, 70), (138, 95))
"""One cubic curve, measured the same way."""

GUARD_BODY = (
    "M-8.5 9v-9.5a8.5 8.5 0 0 1 17 0v9.5zM-2 -9.5c-2.5 -4.5 3.5 -7 11 -5.5c-1 5 -4 6.5 -7.5 6.8z"
)
"""A helmet with a plume."""
VISOR = "M-4.5 -.5h9M0 -.5v6"
"""The lines on the Guard's helmet."""
FIGURES = {PAWN: BODIES[PAWN], KING: BODIES[KING], GUARD: GUARD_BODY}

type Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Jug:
    """The places of everything in a picture seen from side `viewpoint` (0 or 1).

    The jug itself is upright for both: only its handles look different upside down.
    """

    viewpoint: int

    def row(self, square: int) -> int:
        """Return the row of a square, from 0 at the bottom."""
        rank = SQUARES[square][1]
        return 7 - rank if self.viewpoint else rank

    def column(self, square: int) -> int:
        """Return the column of a square, from 0 at the left."""
        file = SQUARES[square][0]
        return 6 - file if self.viewpoint else file

    def center(self, square: int) -> Point:
        """Return the center of a square."""
        x = MARGIN + SIZE * self.column(square) + SIZE / 2
        return x, HEIGHT - RIM - SIZE * self.row(square) - SIZE / 2

    def bench(self, side: int) -> Point:
        """Return where a side's Guard waits: in the corner to that side's right."""
        near = side == self.viewpoint
        return (WIDTH - CORNER, HEIGHT - CORNER) if near else (CORNER, CORNER)

    def tally(self, side: int) -> Point:
        """Return where a side's sideways moves are counted: in the corner to that side's left."""
        near = side == self.viewpoint
        return (CORNER, HEIGHT - CORNER) if near else (WIDTH - CORNER, CORNER)

    def squares(self) -> list[int]:
        """Return all squares in reading order from the bottom left, row by row."""
        return sorted(range(len(NAMES)), key=lambda s: (self.row(s), self.column(s)))


def draw_jug() -> Iterator[str]:
    """Yield the jug without its squares: two handles and the clay."""
    for sign in (1, -1):
        curve = _write_curve([_place(point, sign) for point in HANDLE])
        yield element("path", class_="handle", d=f"M{curve}")
        yield element("path", class_="handle clay", d=f"M{curve}")
    right = [_place(point, 1) for point in PROFILE]
    left = [_place(point, -1) for point in reversed(PROFILE)]
    yield element("path", class_="jug", d=f"M{_write_curve(right)}L{_write_curve(left)}z")


def _place(point: Point, sign: int) -> Point:
    """Return a point of the outline in the picture, on the right (`sign` 1) or the left (-1)."""
    return WIDTH / 2 + sign * point[0], point[1]


def _write_curve(points: list[Point]) -> str:
    first, *rest = (f"{x:g} {y:g}" for x, y in points)
    return f"{first}C{' '.join(rest)}"


def draw_piece(piece: str) -> str:
    """Return the picture of a piece, given by its letter; Black's foot has corners and a stripe."""
    kind = piece.upper()
    return draw_figure(FIGURES[kind], VISOR if kind == GUARD else "", int(piece.islower()))
