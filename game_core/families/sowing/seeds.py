"""Where things lie on a sowing board: cups, stores, and each single seed."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

WIDTH, HEIGHT = 680, 428
PITCH = 104
"""Distance between the centers of neighboring cups."""
BOWL = 47
"""Radius of a cup."""
NEAR_ROW, FAR_ROW = 266, 162
"""Height of the centers of the two rows."""
NEAR_LABEL, FAR_LABEL = 344, 104
"""Baselines of the letters and numbers beside the cups."""
NEAR_STORE, FAR_STORE = 391, 37
"""Height of the centers of the two stores."""
STORE_HALF = 31
STORE_DEPTH = 46
"""How much of a store's height its rows of seeds share."""
STORE_LEFT = 46
STORE_SPAN = 520
"""How wide the seeds of a full store may lie; its number stands to the right of them."""
STORE_GAP = 9
"""How much wider the space after every fifth column of seeds is."""
LAYER = (
    *((12.0, angle) for angle in (1 / 8, 5 / 8, 3 / 8, 7 / 8)),
    *((26.5, slot / 9) for slot in range(9)),
    *((39.0, slot / 13 + 1 / 26) for slot in range(13)),
)
"""Where the first seeds of a cup lie: (distance from its center, part of a full turn).

The first four lie crosswise, the next nine and thirteen in rings; more seeds start a new layer
on top of these.
"""
HELD = -20
"""How far above its cup a hand holds the seeds."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one seed lies: center, and the angle in degrees to which it is turned."""

    x: float
    y: float
    angle: int


@dataclass(frozen=True, slots=True)
class Map:
    """Where things are, for a board of `seeds` seeds seen from side `viewpoint` (0 or 1)."""

    seeds: int
    viewpoint: int

    def center(self, cup: int) -> tuple[float, float]:
        """The center of a cup."""
        near = (cup - 6 * self.viewpoint) % 12
        column = near if near < 6 else 11 - near
        return 80 + PITCH * column, NEAR_ROW if near < 6 else FAR_ROW

    def is_near(self, side: int) -> bool:
        """Return whether the side sits at the bottom of the picture."""
        return side == self.viewpoint

    def cup_spot(self, cup: int, slot: int) -> Spot:
        """The spot of the seed number `slot` of a cup, from 0."""
        x, y = self.center(cup)
        layer, place = divmod(slot, len(LAYER))
        distance, angle = LAYER[place]
        # Each layer is turned a little, so that its seeds lie in the gaps of the one below.
        around = 2 * pi * (angle + layer / 17)
        return Spot(x + distance * cos(around), y + distance * sin(around), slot * 47 % 180)

    def held_spot(self, cup: int, slot: int) -> Spot:
        """The spot of a seed in the hand that has lifted a cup."""
        spot = self.cup_spot(cup, slot)
        return Spot(spot.x, spot.y + HELD, spot.angle)

    def store_spot(self, side: int, slot: int) -> Spot:
        """The spot of the seed number `slot` of a store: in columns, with a gap after each five."""
        rows = 2 if self.seeds <= 48 else 3
        columns = -(-self.seeds // rows)
        pitch = (STORE_SPAN - STORE_GAP * ((columns - 1) // 5)) / (columns - 1)
        column, row = divmod(slot, rows)
        x = STORE_LEFT + pitch * column + STORE_GAP * (column // 5)
        middle = NEAR_STORE if self.is_near(side) else FAR_STORE
        y = middle + STORE_DEPTH * ((row + 0.5) / rows - 0.5)
        return Spot(x, y, slot * 47 % 180)
