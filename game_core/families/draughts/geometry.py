"""Where things are in a picture of African Queen: squares, frame, and a tray for each hand."""

from __future__ import annotations

from collections.abc import Iterator

from game_core.families.draughts.board import NUMBERS, PLACES, SIDES, SIZE
from game_core.families.draughts.figures import HEAD
from game_core.notation import name_square
from game_core.svg.frame import Frame

SQUARE = 80
"""The width of a square."""
MARGIN = 32
"""The width of the frame, in which files and ranks are named."""
TRAY = 48
"""The height of a tray with the rings in a hand."""
GAP = 4
"""The space between a tray and the frame."""
TOP = TRAY + GAP
FRAMES = tuple(Frame(SIZE, SIZE, SQUARE, MARGIN, turned, TOP) for turned in (False, True))
"""The squares as White sees them, and as Black does."""
WIDTH = FRAMES[0].width
HEIGHT = FRAMES[0].height + 2 * TOP
RING_PITCH = 70
"""The distance between rings in a hand."""
RIM = 8
"""How much smaller the ring is that marks a square."""
BASELINE = 7
"""How far below its middle a letter of the frame stands."""

type Spot = tuple[int, int]


class DraughtsFrame:
    """Where things are, on a board seen from side `viewpoint` (`w` or `b`)."""

    def __init__(self, viewpoint: str) -> None:
        self.near = SIDES.index(viewpoint)
        self.frame = FRAMES[self.near]

    def squares(self) -> Iterator[int]:
        """All squares in reading order from the bottom left, row by row."""
        return (NUMBERS[name_square(square)] for square in self.frame.squares())

    def centre(self, square: int) -> Spot:
        """The middle of a square."""
        return self.frame.centre(PLACES[square])

    def tray(self, side: int) -> int:
        """The height of the middle of a side's tray."""
        return HEIGHT - TRAY // 2 if side == self.near else TRAY // 2

    def spot(self, place: str, slot: int) -> Spot:
        """Where what has the key `place.slot` is: on a square, or in the hand of a side."""
        if place in SIDES:
            return MARGIN + SQUARE // 2 + RING_PITCH * slot, self.tray(SIDES.index(place))
        x, y = self.centre(NUMBERS[place])
        return x, y + HEAD * slot
