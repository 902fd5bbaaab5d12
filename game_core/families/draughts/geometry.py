"""African Queen's shape: where everything is in a picture, and the figures of pieces and rings.

The figures are drawn for this project, centered at (0, 0), seen from the front and slightly above.
A flat piece has straight sides and a flat foot; a round one has no foot and would roll away without
its hole. All have Black's star, which is visible for Black alone: a picture that stays on its
square may change sides.
"""

from __future__ import annotations

from collections.abc import Iterator

from game_core.families.draughts.board import SIZE
from game_core.notation import FILES, SIDES, name_square
from game_core.svg.elements import element
from game_core.svg.frame import Frame

SQUARE = 80
"""The width of a square."""
MARGIN = 6
"""The width of the frame: narrow, so that a square on a phone is as large as a finger."""
TRAY = 38
"""The height of a tray for the rings in hand."""
GAP = 2
"""The space between a tray and the frame."""
TOP = TRAY + GAP
WIDTH = SIZE * SQUARE + 2 * MARGIN
HEIGHT = WIDTH + 2 * TOP
RING_PITCH = 70
"""The distance between rings in a hand."""
RIM = 8
"""How much smaller than the square its marking ring is."""

BODIES = {
    "flat": "M-25 -10v26q0 7 7 7h36q7 0 7 -7v-26z",
    "round": "M-25 -10c0 22 11 36 25 36c14 0 25 -14 25 -36z",
}
STAR = "M0 5l2.5 5.5l8.5 2.5l-8.5 2.5l-2.5 5.5l-2.5 -5.5l-8.5 -2.5l8.5 -2.5z"
RING = (
    "M-28 -3a28 12 0 0 1 56 0v5a28 12 0 0 1 -56 0z"
    "M-18 -2a18 6 0 0 0 36 0a18 6 0 0 0 -36 0z"
)  # fmt: skip
"""A ring lying flat, seen from the same angle as its piece; its opening is a hole in the path."""
REACH = 32
"""How far a piece or a ring extends from its middle, including its edge."""
HEAD = -10
"""How far above the middle of its piece a ring is."""


class DraughtsFrame:
    """The places of everything on a board seen from side `viewpoint` (`w` or `b`)."""

    def __init__(self, viewpoint: str) -> None:
        self.near = SIDES.index(viewpoint)
        self.frame = Frame(SIZE, SIZE, SQUARE, MARGIN, turned=self.near == 1, top=TOP)

    def letters(self) -> Iterator[tuple[str, int, int]]:
        """Yield the names of files and ranks with their places: in a corner of the first square."""
        last = SIZE - 1 if self.near else 0
        for line in range(SIZE):
            x, y = self.frame.center(name_square((line, last)))
            yield FILES[line], x + 28, y + 31
        for line in range(SIZE):
            x, y = self.frame.center(name_square((last, line)))
            yield str(line + 1), x - 29, y - 19

    def tray(self, side: int) -> int:
        """Return the vertical middle of a side's tray."""
        return HEIGHT - TRAY // 2 if side == self.near else TRAY // 2

    def spot(self, place: str, slot: int) -> tuple[int, int]:
        """Return the place of the key `place.slot`: on a square or in a side's tray."""
        if place in SIDES:
            return MARGIN + SQUARE // 2 + RING_PITCH * slot, self.tray(SIDES.index(place))
        x, y = self.frame.center(place)
        return x, y + HEAD * slot


def draw_piece(shape: str, side: str, **attributes: str) -> str:
    """Return the picture of a piece: `flat` or `round`, `white` or `black`."""
    return element(
        "g",
        element("path", class_="body", d=BODIES[shape]),
        element("ellipse", class_="head", cx=0, cy=HEAD, rx=25, ry=11),
        element("path", class_="star", d=STAR),
        class_=f"piece {shape} {side}",
        **attributes,
    )


def draw_ring(**attributes: str) -> str:
    """Return the picture of a ring."""
    return element("g", element("path", class_="metal", d=RING), class_="piece hoop", **attributes)
