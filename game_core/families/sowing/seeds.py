"""The places of everything on a sowing board, at rest and in mid-move: every single seed.

Nothing is sown here: events say what happened, and the picture's seeds follow them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin

from game_core.families.sowing.board import CLOSED, CUPS, ROWS, SIDES, UUR
from game_core.families.sowing.game import SowingPosition
from game_core.svg.elements import Change, PartMove
from game_core.types import Event

WIDTH, HEIGHT = 680, 428
PITCH = 104
"""Distance between the centers of neighboring cups."""
BOWL = 47
"""Radius of a cup."""
NEAR_ROW, FAR_ROW = 266, 162
"""Height of the centers of each row."""
NEAR_LABEL, FAR_LABEL = 344, 104
"""Baselines of the letters and numbers next to the cups."""
NEAR_STORE, FAR_STORE = 391, 37
"""Height of the centers of each store."""
STORE_HALF = 31
STORE_DEPTH = 46
"""The height that a store's rows of seeds share."""
STORE_LEFT = 46
STORE_SPAN = 520
"""The width of a full store's seeds; the store's number is to the right of them."""
STORE_GAP = 9
"""The extra space after every fifth column of seeds."""
LAYER = (
    *((12.0, angle) for angle in (1 / 8, 5 / 8, 3 / 8, 7 / 8)),
    *((26.5, slot / 9) for slot in range(9)),
    *((39.0, slot / 13 + 1 / 26) for slot in range(13)),
)
"""The places of the first seeds of a cup: (distance from its center, fraction of a full turn).

The first four form a cross, the next nine and thirteen form rings; further seeds start a new layer
on top.
"""
HELD = -20
"""How far above its cup the hand holds the seeds."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of one seed: its center, and its rotation in degrees."""

    x: float
    y: float
    angle: int


@dataclass(frozen=True, slots=True)
class Map:
    """The places of everything on a board of `seeds` seeds, seen from side `viewpoint` (0 or 1)."""

    seeds: int
    viewpoint: int

    def center(self, cup: int) -> tuple[float, float]:
        """Return the center of a cup."""
        near = (cup - 6 * self.viewpoint) % 12
        column = near if near < 6 else 11 - near
        return 80 + PITCH * column, NEAR_ROW if near < 6 else FAR_ROW

    def is_near(self, side: int) -> bool:
        """Return whether the side sits at the bottom of the picture."""
        return side == self.viewpoint

    def cup_spot(self, cup: int, slot: int) -> Spot:
        """Return the spot of a cup's seed number `slot`, from 0."""
        x, y = self.center(cup)
        layer, place = divmod(slot, len(LAYER))
        distance, angle = LAYER[place]
        # Each layer is rotated slightly, so that its seeds fill the gaps of the one below.
        around = 2 * pi * (angle + layer / 17)
        return Spot(x + distance * cos(around), y + distance * sin(around), slot * 47 % 180)

    def held_spot(self, cup: int, slot: int) -> Spot:
        """Return the spot of a seed in the hand that has lifted a cup."""
        spot = self.cup_spot(cup, slot)
        return Spot(spot.x, spot.y + HELD, spot.angle)

    def store_spot(self, side: int, slot: int) -> Spot:
        """Return the spot of a store's seed number `slot`; there's a gap after five columns."""
        rows = 2 if self.seeds <= 48 else 3
        columns = -(-self.seeds // rows)
        pitch = (STORE_SPAN - STORE_GAP * ((columns - 1) // 5)) / (columns - 1)
        column, row = divmod(slot, rows)
        x = STORE_LEFT + pitch * column + STORE_GAP * (column // 5)
        middle = NEAR_STORE if self.is_near(side) else FAR_STORE
        y = middle + STORE_DEPTH * ((row + 0.5) / rows - 0.5)
        return Spot(x, y, slot * 47 % 180)


# --- A move ---


MARKS = {"": "", CLOSED: "closed", UUR[0]: "uur-S", UUR[1]: "uur-N"}
"""The `data-mark` value of each cup mark."""

HAND = "hand"


class SeedPicture:
    """A picture in mid-move: how many seeds are in each place.

    A place is a cup's letter, a store's letter, or HAND.
    """

    def __init__(self, position: SowingPosition, viewpoint: str) -> None:
        self.places = Map(position.game.seeds, SIDES.index(viewpoint))
        self.counts = dict(zip(CUPS, position.cups, strict=True))
        self.counts |= zip(SIDES, position.stores, strict=True)
        self.counts[HAND] = 0
        self.held_over = 0

    def apply(self, event: Event) -> Change:
        """Record an event and return its changes: moving seeds, new numbers, a cup's mark."""
        if event.kind in ("lift", "relay"):
            self.held_over = CUPS.index(event.at)
        transfers = [*self._list_transfers(event)]
        moves = [move for transfer in transfers for move in self._move(*transfer)]
        places = [place for transfer in transfers for place in transfer[:2] if place != HAND]
        texts = {f"count-{place}": str(self.counts[place]) for place in places}
        change: Change = {"moves": moves, "texts": texts}
        if event.kind == "mark":
            change["marks"] = {f"cup-{event.at}": MARKS[event.what.replace("plain", "")]}
        return change

    def _list_transfers(self, event: Event) -> Iterator[tuple[str, str, int]]:
        """Yield where an event takes seeds from, where they go, and how many."""
        match event.kind:
            case "lift" | "relay":
                yield event.at, HAND, event.count
            case "drop":
                yield HAND, event.at, 1
            case "capture" | "sweep":
                yield event.at, event.side, event.count
            case "deal":
                yield event.side, event.at, event.count
            case "give":
                yield event.at, event.what, event.count
            case "turn-board":
                for south, north in zip(CUPS[ROWS[0]], CUPS[ROWS[1]], strict=True):
                    yield south, HAND, self.counts[south]
                    yield north, south, self.counts[north]
                    yield HAND, north, self.counts[south]

    def _move(self, source: str, target: str, count: int) -> Iterator[PartMove]:
        for _ in range(count):
            self.counts[source] -= 1
            slot = self.counts[target]
            spot = self._spot(target, slot)
            yield (
                f"{source}.{self.counts[source]}",
                f"{target}.{slot}",
                round(spot.x, 1),
                round(spot.y, 1),
                spot.angle,
            )
            self.counts[target] += 1

    def _spot(self, place: str, slot: int) -> Spot:
        if place == HAND:
            return self.places.held_spot(self.held_over, slot)
        if place in SIDES:
            return self.places.store_spot(SIDES.index(place), slot)
        return self.places.cup_spot(CUPS.index(place), slot)
