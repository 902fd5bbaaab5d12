"""A turn under way: the scratch board on which a sowing game's rules act.

`Turn` is what search uses; `TracedTurn` does the same and also notes every event. The kinds of
event of a sowing game, each complete enough to act on a picture of the board:

    lift AT COUNT          all seeds of a cup go into the hand
    drop AT COUNT          one seed leaves the hand; the cup now holds COUNT
    skip AT                the sowing passes a cup over
    capture AT COUNT SIDE  seeds of a cup go to a side's store, won by the rules
    slam SIDE              a capture of the side's whole row, of which nothing is taken
    sweep AT COUNT SIDE    seeds of a cup go to a side's store because the game is over
    again SIDE             the side moves again, because the other has nothing to move
    end SIDE WHAT          the game is over for the reason WHAT; SIDE won, or nobody
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from game_core.sowing.board import CUPS, ROWS, SIDES
from game_core.types import Event


class Turn:
    """Cups, stores and side of a position, free to change. `side` is whose turn it is."""

    __slots__ = ("cups", "side", "stores")

    def __init__(self, cups: Sequence[int], stores: Sequence[int], side: int) -> None:
        self.cups = list(cups)
        self.stores = list(stores)
        self.side = side

    def row(self, side: int) -> list[int]:
        """What the side's six cups hold."""
        return self.cups[ROWS[side]]

    def lift(self, cup: int) -> int:
        """Take all seeds of `cup` in hand and say how many."""
        seeds = self.cups[cup]
        self.cups[cup] = 0
        return seeds

    def sow(self, route: Sequence[int]) -> None:
        """Drop one seed from the hand in each cup of `route`, in order."""
        cups = self.cups
        for cup in route:
            cups[cup] += 1

    def capture(self, cup: int, side: int) -> None:
        """Move all seeds of `cup` to the side's store."""
        self.stores[side] += self.cups[cup]
        self.cups[cup] = 0

    def sweep(self, cup: int, side: int, count: int) -> None:
        """At the end of a game, move `count` seeds of `cup` to the side's store."""
        self.stores[side] += count
        self.cups[cup] -= count

    def note(self, event: Event) -> None:
        """Remember what changes no cup; nobody is listening here."""


class TracedTurn(Turn):
    """A turn that also appends each event to `events`."""

    __slots__ = ("_lifted", "events")

    def __init__(
        self, cups: Sequence[int], stores: Sequence[int], side: int, events: list[Event]
    ) -> None:
        super().__init__(cups, stores, side)
        self.events = events
        self._lifted = 0

    @override
    def lift(self, cup: int) -> int:
        self.note(Event("lift", CUPS[cup], self.cups[cup]))
        self._lifted = cup
        return super().lift(cup)

    @override
    def sow(self, route: Sequence[int]) -> None:
        previous = self._lifted
        for cup in route:
            for passed in range(previous + 1, previous + (cup - previous) % 12):
                self.note(Event("skip", CUPS[passed % 12]))
            super().sow((cup,))
            self.note(Event("drop", CUPS[cup], self.cups[cup]))
            previous = cup

    @override
    def capture(self, cup: int, side: int) -> None:
        self.note(Event("capture", CUPS[cup], self.cups[cup], SIDES[side]))
        super().capture(cup, side)

    @override
    def sweep(self, cup: int, side: int, count: int) -> None:
        self.note(Event("sweep", CUPS[cup], count, SIDES[side]))
        super().sweep(cup, side, count)

    @override
    def note(self, event: Event) -> None:
        self.events.append(event)
