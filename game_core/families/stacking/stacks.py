"""The places of stones on a board of stacks, at rest and in mid-move.

A stone's key is its place, its letter and a number: `e2.w0` is the first plain white stone on e2,
`e1.W0` White's touchstone on e1, `hand.b2` the third plain black stone in the hand. A stone that
moves takes the key of its new place.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game_core.families.stacking.board import (
    NAMES,
    PLAIN,
    SIDES,
    SIZE,
    TOUCH,
    Board,
    pile,
    stones_of,
)
from game_core.svg.frame import Frame
from game_core.types import Event

MARGIN = 32
"""Width of the border around the squares."""
SQUARE = 60
SPREAD = 13.5
"""How far from the middle of its square a stone is if it isn't alone, in each direction."""
CLUSTERS = (
    (),
    ((0.0, 0.0),),
    ((-1.0, 0.0), (1.0, 0.0)),
    ((-1.0, 0.85), (1.0, 0.85), (0.0, -0.85)),
    ((-1.0, 1.0), (1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)),
    ((-1.0, 1.0), (1.0, 1.0), (-1.0, -1.0), (1.0, -1.0), (0.0, 0.0)),
)
"""The places of the stones on a square, by their number, as multiples of SPREAD. A fifth is visible
only while it captures."""
HAND = "hand"
HELD = 12.0
"""The distance between stones in the hand."""
LIFT = -20.0
"""How far above the middle of its square the hand holds them."""


class Stone(NamedTuple):
    """A visible stone: its letter and its center."""

    letter: str
    x: float
    y: float


class StackPicture:
    """The stones on each square, by name, and in the hand, seen from side `viewpoint`."""

    def __init__(self, board: Board, viewpoint: str) -> None:
        self.frame = Frame(SIZE, SIZE, SQUARE, MARGIN, turned=viewpoint != SIDES[0])
        self.places = dict(zip(NAMES, board, strict=True)) | {HAND: ""}
        self.held_over = NAMES[0]

    def stones(self) -> dict[str, Stone]:
        """Return all visible stones by key."""
        return {key: stone for place in self.places for key, stone in self._lay_out(place)}

    def apply(self, event: Event) -> tuple[dict[str, str], list[str]]:
        """Apply an event. Return the new keys of stones that move and the keys of captured ones."""
        side = SIDES.index(event.side) if event.side else 0
        match event.kind:
            case "lift":
                self.held_over = event.at
                own = stones_of(self.places[event.at], side)
                return self._carry(event.at, HAND, own if event.count > 1 else own[-1]), []
            case "drop":
                self.held_over = event.at
                return self._carry(HAND, event.at, TOUCH[side] if event.what else PLAIN[side]), []
            case "put":
                return self._carry(HAND, event.at, PLAIN[side] * event.count), []
            case "capture":
                return {}, self._take(event, 1 - side)
        return {}, []

    def _lay_out(self, place: str) -> Iterator[tuple[str, Stone]]:
        stones = self.places[place]
        x, y = self.frame.center(self.held_over if place == HAND else place)
        for index, letter in enumerate(stones):
            if place == HAND:
                across, down = HELD * (index - (len(stones) - 1) / 2), LIFT
            else:
                across, down = (SPREAD * part for part in CLUSTERS[len(stones)][index])
            key = f"{place}.{letter}{index - stones.index(letter)}"
            yield key, Stone(letter, round(x + across, 1), round(y + down, 1))

    def _carry(self, source: str, target: str, stones: str) -> dict[str, str]:
        # The first stone of a letter stays the first.
        keys = [self._remove(source, stone) for stone in reversed(stones)]
        new_keys = [self._add(target, stone) for stone in stones]
        return dict(zip(reversed(keys), new_keys, strict=True))

    def _take(self, event: Event, side: int) -> list[str]:
        plain = event.count - 1 if event.what else event.count
        stones = PLAIN[side] * plain + TOUCH[side] * (event.count - plain)
        return [self._remove(event.at, stone) for stone in stones]

    def _remove(self, place: str, stone: str) -> str:
        """Remove the last stone of its letter from a place, and return the key it had."""
        left = self.places[place].replace(stone, "", 1)
        self.places[place] = left
        return f"{place}.{stone}{left.count(stone)}"

    def _add(self, place: str, stone: str) -> str:
        """Add a stone to a place, and return its key."""
        before = self.places[place]
        self.places[place] = pile(before + stone)
        return f"{place}.{stone}{before.count(stone)}"
