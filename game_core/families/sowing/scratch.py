"""A move in progress: the scratch board on which a sowing game's rules act.

`ScratchBoard` is what search uses; `TracedScratchBoard` does the same and records every event. A
sowing game has these kinds of event, each complete enough to change a picture of the board:

    lift AT COUNT          all seeds of a cup go into the hand, to begin a move
    relay AT COUNT         the same, because a lap's last seed fell there
    drop AT COUNT          one seed leaves the hand; the cup now holds COUNT
    skip AT                the sowing passes a cup over
    capture AT COUNT SIDE  seeds of a cup go to a side's store, won by the rules
    slam SIDE              a capture of the side's whole row, of which nothing is captured
    give AT COUNT WHAT     seeds of a cup move to the cup WHAT
    mark AT WHAT           a cup is marked WHAT: closed, an uur, or plain again
    sweep AT COUNT SIDE    seeds of a cup go to a side's store because play has ended
    deal AT COUNT SIDE     seeds of a side's store go into a cup, for a new round
    round COUNT SIDE       round COUNT begins, SIDE to move
    won COUNT SIDE         the side wins round COUNT; nobody does when SIDE is empty
    keep-board             the board stays as it was set out
    turn-board             the board is turned around: the rows change places
    again SIDE             the side moves again, because the other has nothing to move
    end SIDE WHAT          the game is over for the reason WHAT; SIDE won, or nobody
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, override

from game_core.families.sowing.board import CUPS, ROWS, SIDES, list_full
from game_core.types import Event, SowingKind

if TYPE_CHECKING:
    from game_core.families.sowing.game import SowingPosition


new = tuple.__new__


class ScratchBoard:
    """A position that can be changed: cups, marks, stores, tags. `side` is the side that moves."""

    __slots__ = ("before", "cups", "game", "marks", "side", "stores", "tags")

    def __init__(self, before: SowingPosition, side: int) -> None:
        # Unpacking a tuple is faster than reading its fields by name.
        self.game, cups, self.stores, _, self.marks, self.tags, _, _ = before
        self.before = before
        self.side = side
        self.cups = [*cups]

    def row(self, side: int) -> list[int]:
        """Return the seeds in a side's six cups."""
        return self.cups[ROWS[side]]

    def position(self, side: int, ended: str = "") -> SowingPosition:
        """Return the position on the board now, with `side` to move."""
        kind, game, cups = self.before.__class__, self.game, tuple(self.cups)
        full = () if ended else list_full(cups, side)
        # Calling the class would take twice as long, and so would `_replace`.
        position = new(kind, (game, cups, self.stores, side, self.marks, self.tags, ended, full))
        allowed: Sequence[str] = full
        for restriction in game.quick_restrictions:
            allowed = restriction.keep(position, allowed)
        if allowed is full or len(allowed) == len(full):
            return position
        return new(kind, (*position[:-1], tuple(allowed)))

    def sow(self, origin: int, route: Sequence[int]) -> int:
        """Lift all seeds of a cup and drop one in each cup of `route`, in order.

        Return the cup of the last seed.
        """
        cups = self.cups
        cups[origin] = 0
        for cup in route:
            cups[cup] += 1
        return route[-1]

    def lift(self, cup: int) -> None:
        """Lift all seeds of `cup`, to drop them one at a time."""
        self.cups[cup] = 0

    def drop(self, cup: int) -> int:
        """Drop one seed from the hand in `cup`, and return how many it now holds."""
        self.cups[cup] += 1
        return self.cups[cup]

    def capture(self, cup: int, side: int) -> None:
        """Move all seeds of `cup` to the side's store."""
        self._store(side, self.cups[cup])
        self.cups[cup] = 0

    def give(self, cup: int, count: int, target: int) -> None:
        """Move `count` seeds from `cup` to the cup `target`."""
        self.cups[cup] -= count
        self.cups[target] += count

    def mark(self, cup: int, mark: str) -> None:
        """Mark a cup; an empty mark makes it plain again."""
        self.marks = (*self.marks[:cup], mark, *self.marks[cup + 1 :])

    def sweep(self, cup: int, side: int, count: int) -> None:
        """When play has ended, move `count` seeds of `cup` to the side's store."""
        self._store(side, count)
        self.cups[cup] -= count

    def deal(self, cup: int, side: int, count: int) -> None:
        """For a new round, move `count` seeds from the side's store into `cup`."""
        self._store(side, -count)
        self.cups[cup] += count

    def note(self, event: Event) -> None:
        """Do nothing: events are recorded only by TracedScratchBoard."""

    def _store(self, side: int, count: int) -> None:
        south, north = self.stores
        self.stores = (south, north + count) if side else (south + count, north)


class TracedScratchBoard(ScratchBoard):
    """A scratch board that also appends each event to `events`."""

    __slots__ = ("_lifting", "_previous", "events")

    def __init__(self, before: SowingPosition, side: int) -> None:
        super().__init__(before, side)
        self.events: list[Event] = []
        self._lifting: SowingKind = "lift"
        self._previous = 0

    @override
    def sow(self, origin: int, route: Sequence[int]) -> int:
        self.lift(origin)
        for cup in route:
            self.drop(cup)
        return route[-1]

    @override
    def lift(self, cup: int) -> None:
        self.note(Event(self._lifting, CUPS[cup], self.cups[cup]))
        self._lifting = "relay"
        self._previous = cup
        super().lift(cup)

    @override
    def drop(self, cup: int) -> int:
        step = self.game.direction
        passed = (self._previous + step) % 12
        while passed != cup:
            self.note(Event("skip", CUPS[passed]))
            passed = (passed + step) % 12
        count = super().drop(cup)
        self.note(Event("drop", CUPS[cup], count))
        self._previous = cup
        return count

    @override
    def capture(self, cup: int, side: int) -> None:
        self.note(Event("capture", CUPS[cup], self.cups[cup], SIDES[side]))
        super().capture(cup, side)

    @override
    def give(self, cup: int, count: int, target: int) -> None:
        self.note(Event("give", CUPS[cup], count, what=CUPS[target]))
        super().give(cup, count, target)

    @override
    def mark(self, cup: int, mark: str) -> None:
        self.note(Event("mark", CUPS[cup], what=mark or "plain"))
        super().mark(cup, mark)

    @override
    def sweep(self, cup: int, side: int, count: int) -> None:
        self.note(Event("sweep", CUPS[cup], count, SIDES[side]))
        super().sweep(cup, side, count)

    @override
    def deal(self, cup: int, side: int, count: int) -> None:
        self.note(Event("deal", CUPS[cup], count, SIDES[side]))
        super().deal(cup, side, count)

    @override
    def note(self, event: Event) -> None:
        self.events.append(event)
