"""A move of a sowing game as small changes to its picture, one step for each event.

Nothing is sown here: events say what happened, and the picture's seeds follow them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game_core.families.sowing.board import CLOSED, CUPS, ROWS, SIDES, UUR
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.seeds import Map, Spot
from game_core.messages import Said
from game_core.svg.elements import Change, PartMove, Step, list_steps
from game_core.types import Event

MARKS = {"": "", CLOSED: "closed", UUR[0]: "uur-S", UUR[1]: "uur-N"}
"""The `data-mark` value of each cup mark."""

type Patch = tuple[list[PartMove], dict[str, str]]
"""The changes an event makes: the seeds that move, and new texts of numbers by their key."""


class SeedPicture:
    """A picture in mid-move: how many seeds are in each place.

    A place is a cup's letter, a store's letter, or `hand`.
    """

    def __init__(self, position: SowingPosition, viewpoint: str) -> None:
        self.places = Map(position.game.seeds, SIDES.index(viewpoint))
        self.counts = dict(zip(CUPS, position.cups, strict=True))
        self.counts |= zip(SIDES, position.stores, strict=True)
        self.counts["hand"] = 0
        self.held_over = 0

    def apply(self, event: Event) -> Patch:
        """Record an event and return its changes: moving seeds, and new numbers by key."""
        match event.kind:
            case "lift" | "relay":
                self.held_over = CUPS.index(event.at)
                return self._move(event.at, "hand", event.count)
            case "drop":
                return self._move("hand", event.at, 1)
            case "capture" | "sweep":
                return self._move(event.at, event.side, event.count)
            case "deal":
                return self._move(event.side, event.at, event.count)
            case "give":
                return self._move(event.at, event.what, event.count)
            case "turn-board":
                return self._turn_board()
        return [], {}

    def _turn_board(self) -> Patch:
        """Exchange the cups of the two rows, South's first with North's first, and so on."""
        moves: list[PartMove] = []
        texts: dict[str, str] = {}
        for south, north in zip(CUPS[ROWS[0]], CUPS[ROWS[1]], strict=True):
            counts = self.counts[south], self.counts[north]
            for source, target, count in (
                (south, "hand", counts[0]),
                (north, south, counts[1]),
                ("hand", north, counts[0]),
            ):
                moved, changed = self._move(source, target, count)
                moves += moved
                texts |= changed
        return moves, texts

    def _move(self, source: str, target: str, count: int) -> Patch:
        moves = list(self._moves(source, target, count))
        numbers = {
            f"count-{place}": str(self.counts[place])
            for place in (source, target)
            if place != "hand"
        }
        return moves, numbers

    def _moves(self, source: str, target: str, count: int) -> Iterator[PartMove]:
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
        if place == "hand":
            return self.places.held_spot(self.held_over, slot)
        if place in SIDES:
            return self.places.store_spot(SIDES.index(place), slot)
        return self.places.cup_spot(CUPS.index(place), slot)


def steps(
    position: SowingPosition, events: Sequence[Event], sentences: Sequence[Said], viewpoint: str
) -> list[Step]:
    """Return one step for each event: seeds move and are counted, cups are marked."""
    picture = SeedPicture(position, viewpoint)
    return list_steps(events, sentences, lambda event: _change(picture, event))


def _change(picture: SeedPicture, event: Event) -> Change:
    moves, texts = picture.apply(event)
    change: Change = {"moves": moves, "texts": texts}
    if event.kind == "mark":
        change["marks"] = {f"cup-{event.at}": MARKS[event.what.replace("plain", "")]}
    return change
