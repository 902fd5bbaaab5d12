"""The places of everything on a sowing board, at rest and in mid-move: every single seed.

Nothing is sown here: events say what happened, and the picture's seeds follow them.
"""

from __future__ import annotations

from collections.abc import Iterator
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


MARKS = {CLOSED: "closed", UUR[0]: "uur-S", UUR[1]: "uur-N"}
"""The `data-mark` value of each cup mark; it's empty for a plain cup."""
HAND = "hand"

type Spot = tuple[float, float, int]
"""The place of one seed: its center, and its rotation in degrees."""


class SeedPicture:
    """A board seen from side `viewpoint` (`S` or `N`), at rest or in mid-move.

    `counts` has the number of seeds in each place: a cup's letter, a store's letter, or HAND.
    `near` is the side at the bottom, 0 or 1.
    """

    def __init__(self, position: SowingPosition, viewpoint: str) -> None:
        self.near = SIDES.index(viewpoint)
        self.counts = dict(zip(CUPS, position.cups, strict=True))
        self.counts |= zip(SIDES, position.stores, strict=True)
        self.counts[HAND] = 0
        self._held_over = CUPS[0]
        self._seeds = position.game.seeds

    def center(self, cup: int) -> tuple[float, float]:
        """Return the center of a cup."""
        place = (cup - 6 * self.near) % 12
        column = place if place < 6 else 11 - place
        return 80 + PITCH * column, NEAR_ROW if place < 6 else FAR_ROW

    def spot(self, place: str, slot: int) -> Spot:
        """Return the spot of a place's seed number `slot`, from 0."""
        angle = slot * 47 % 180
        if place in SIDES:
            return *self._find_in_store(SIDES.index(place), slot), angle
        x, y = self.center(CUPS.index(self._held_over if place == HAND else place))
        if place == HAND:
            y += HELD
        layer, number = divmod(slot, len(LAYER))
        distance, turn = LAYER[number]
        # Each layer is rotated slightly, so that its seeds fill the gaps of the one below.
        around = 2 * pi * (turn + layer / 17)
        return x + distance * cos(around), y + distance * sin(around), angle

    def _find_in_store(self, side: int, slot: int) -> tuple[float, float]:
        """Return the center of a seed in a store, where there's a gap after five columns."""
        rows = 2 if self._seeds <= 48 else 3
        columns = -(-self._seeds // rows)
        pitch = (STORE_SPAN - STORE_GAP * ((columns - 1) // 5)) / (columns - 1)
        column, row = divmod(slot, rows)
        middle = NEAR_STORE if side == self.near else FAR_STORE
        return (
            STORE_LEFT + pitch * column + STORE_GAP * (column // 5),
            middle + STORE_DEPTH * ((row + 0.5) / rows - 0.5),
        )

    def apply(self, event: Event) -> Change:
        """Record an event and return its changes: moving seeds, new numbers, a cup's mark."""
        if event.kind in ("lift", "relay"):
            self._held_over = event.at
        transfers = [*self._list_transfers(event)]
        moves = [move for transfer in transfers for move in self._move(*transfer)]
        places = [place for transfer in transfers for place in transfer[:2] if place != HAND]
        texts = {f"count-{place}": str(self.counts[place]) for place in places}
        change: Change = {"moves": moves, "texts": texts}
        if event.kind == "mark":
            change["marks"] = {f"cup-{event.at}": MARKS.get(event.what, "")}
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
            x, y, angle = self.spot(target, slot)
            new_key = f"{target}.{slot}"
            yield f"{source}.{self.counts[source]}", new_key, round(x, 1), round(y, 1), angle
            self.counts[target] += 1
