"""Where everything is in a picture of African Queen: squares, frame, and a tray for each hand."""

from __future__ import annotations

from collections.abc import Iterator

from game_core.families.draughts.board import NUMBERS, PLACES, SIDES, SIZE
from game_core.families.draughts.figures import HEAD
from game_core.notation import FILES, name_square
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
FRAMES = tuple(Frame(SIZE, SIZE, SQUARE, MARGIN, turned, TOP) for turned in (False, True))
"""The squares as White and as Black see them."""
WIDTH = FRAMES[0].width
HEIGHT = FRAMES[0].height + 2 * TOP
RING_PITCH = 70
"""The distance between rings in a hand."""
RIM = 8
"""How much smaller than the square its marking ring is."""

type Spot = tuple[int, int]


class DraughtsFrame:
    """The places of everything on a board seen from side `viewpoint` (`w` or `b`)."""

    def __init__(self, viewpoint: str) -> None:
        self.near = SIDES.index(viewpoint)
        self.frame = FRAMES[self.near]

    def squares(self) -> Iterator[int]:
        """Yield all squares in reading order from the bottom left, row by row."""
        return (NUMBERS[name_square(square)] for square in self.frame.squares())

    def center(self, square: int) -> Spot:
        """Return the center of a square."""
        return self.frame.center(PLACES[square])

    def letters(self) -> Iterator[tuple[str, int, int]]:
        """Yield the names of files and ranks with their places: in a corner of the first square."""
        for file in range(SIZE):
            x, y = self.frame.center((file, SIZE - 1 if self.near else 0))
            yield FILES[file], x + 28, y + 31
        for rank in range(SIZE):
            x, y = self.frame.center((SIZE - 1 if self.near else 0, rank))
            yield str(rank + 1), x - 29, y - 19

    def tray(self, side: int) -> int:
        """Return the vertical middle of a side's tray."""
        return HEIGHT - TRAY // 2 if side == self.near else TRAY // 2

    def spot(self, place: str, slot: int) -> Spot:
        """Return the place of the key `place.slot`: on a square or in a side's tray."""
        if place in SIDES:
            return MARGIN + SQUARE // 2 + RING_PITCH * slot, self.tray(SIDES.index(place))
        x, y = self.center(NUMBERS[place])
        return x, y + HEAD * slot
