"""The last seed of a move, and explanations of the rules that decide what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game_core.families.sowing.board import CUP_NUMBERS, CUPS, SIDES, facing, owner
from game_core.families.sowing.game import SowingPosition
from game_core.messages import Said, Value, cell, say, side
from game_core.types import Event


@dataclass(frozen=True, slots=True)
class LastDrop:
    """The last seed of a move from `position`.

    `events[index]` drops it in `cup`, which then holds `count` seeds; `captures` are the numbers of
    the captures after it.
    """

    position: SowingPosition
    events: Sequence[Event]
    index: int
    cup: int
    count: int
    captures: Sequence[int]

    @property
    def is_own(self) -> bool:
        """Whether it falls in the row of the player who sows."""
        return owner(self.cup) == self.position.side

    @property
    def at(self) -> str:
        """The letter of its cup."""
        return CUPS[self.cup]

    @property
    def across(self) -> str:
        """The letter of the facing cup."""
        return CUPS[facing(self.cup)]

    @property
    def mover(self) -> Value:
        """The player who sows."""
        return side(SIDES[self.position.side])

    @property
    def other(self) -> Value:
        """The other player."""
        return side(SIDES[1 - self.position.side])

    @property
    def next_kind(self) -> str:
        """The kind of the event after it; empty if there's none."""
        following = self.events[self.index + 1 : self.index + 2]
        return following[0].kind if following else ""

    def held(self, cup: int) -> int:
        """Return how many seeds another cup holds when the last seed falls."""
        count = self.position.cups[cup]
        for event in self.events[: self.index + 1]:
            if event.at == CUPS[cup]:
                count = event.count if event.kind == "drop" else 0
        return count


def explain_twos_and_threes(drop: LastDrop) -> dict[int, Said]:
    """Return why captures went no further, or why there were none."""
    if drop.captures:
        last = drop.captures[-1]
        return {last: _say_stop(drop, drop.events[last].at)}
    if drop.is_own != (drop.count in (2, 3)):
        return {}
    if drop.is_own:
        said = say("sowing-own-row", cup=cell(drop.at), mover=drop.mover, other=drop.other)
        return {drop.index: said}
    return {drop.index: say("sowing-only-two-or-three")}


def _say_stop(drop: LastDrop, taken: str) -> Said:
    """Return why no cup beyond this one, the last, was captured."""
    before = CUP_NUMBERS[taken] - 1
    if before < 0 or owner(before) == drop.position.side:
        return say("sowing-row-ends", cup=cell(taken), other=drop.other)
    return say("sowing-not-two-or-three", cup=cell(CUPS[before]), seeds=drop.held(before))


def explain_facing(drop: LastDrop) -> dict[int, Said]:
    """Return why the facing cup was captured along with the last one, or why it wasn't."""
    cup, across = cell(drop.at), cell(drop.across)
    if drop.captures:
        return {drop.captures[0]: say("sowing-facing", cup=cup, mover=drop.mover, across=across)}
    if not drop.is_own:
        return {drop.index: say("sowing-facing-other", cup=cup, other=drop.other)}
    return {drop.index: say("sowing-facing-empty", cup=across)}


def explain_fours(drop: LastDrop) -> dict[int, Said]:
    """Return who gets the fours that were made on the way and at the end."""
    reasons = {
        index: say("sowing-fours-on-the-way")
        for index, event in enumerate(drop.events[: drop.index])
        if event.kind == "capture" and event.side != SIDES[drop.position.side]
    }
    if not drop.captures:
        reasons[drop.index] = say("sowing-fours-none")
    elif not drop.is_own:
        first = drop.captures[0]
        reasons[first] = say("sowing-fours-last", mover=drop.mover, other=drop.other)
    return reasons
