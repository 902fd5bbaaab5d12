"""The last seed of a move, and the rules that judge it, explained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game_core.families.sowing.board import CUP_NUMBERS, CUPS, SEED, SIDES, facing, owner
from game_core.families.sowing.game import SowingPosition
from game_core.types import Event


@dataclass(frozen=True, slots=True)
class LastDrop:
    """The last seed of a move from `position`.

    `events[index]` drops it in `cup`, which then holds `count`; `captures` are the numbers of the
    captures after it.
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
    def name(self) -> str:
        """The cup's name with a capital, to begin a sentence: `Cup C`."""
        return f"Cup {CUPS[self.cup]}"

    @property
    def across(self) -> str:
        """The letter of the facing cup."""
        return CUPS[facing(self.cup)]

    @property
    def me(self) -> str:
        """The player who sows, in braces."""
        return f"{{{SIDES[self.position.side]}}}"

    @property
    def them(self) -> str:
        """The other player, in braces."""
        return f"{{{SIDES[1 - self.position.side]}}}"

    @property
    def next_kind(self) -> str:
        """The kind of the event after it; empty where there is none."""
        following = self.events[self.index + 1 : self.index + 2]
        return following[0].kind if following else ""

    def held(self, cup: int) -> int:
        """How many seeds another cup holds at the moment when the last seed falls."""
        count = self.position.cups[cup]
        for event in self.events[: self.index + 1]:
            if event.at == CUPS[cup]:
                count = event.count if event.kind == "drop" else 0
        return count


def explain_twos_and_threes(drop: LastDrop) -> dict[int, str]:
    """Why captures went so far and no further, or why there were none."""
    if drop.captures:
        last = drop.captures[-1]
        return {last: _say_stop(drop, drop.events[last].at)}
    if drop.next_kind == "slam":
        return {}
    if not drop.is_own:
        return {drop.index: "Only 2 or 3 seeds can be taken."} if drop.count not in (2, 3) else {}
    if drop.count not in (2, 3):
        return {}
    said = f"{drop.name} is in {drop.me}'s own row: only seeds in {drop.them}'s row are taken."
    return {drop.index: said}


def _say_stop(drop: LastDrop, taken: str) -> str:
    """Why no more cups are taken than this one, the last."""
    before = CUP_NUMBERS[taken] - 1
    if before < 0 or owner(before) == drop.position.side:
        return f"Beyond cup {taken} {drop.them}'s row ends, so nothing more is taken."
    held = SEED.count(drop.held(before))
    return f"Cup {CUPS[before]} holds {held}, not 2 or 3, so nothing more is taken."


def explain_facing(drop: LastDrop) -> dict[int, str]:
    """Why the facing cup was taken with the last one, or why not."""
    if drop.captures:
        said = (
            f"{drop.name} was empty and is {drop.me}'s own: {drop.me} takes it, and cup "
            f"{drop.across} across from it."
        )
        return {drop.captures[0]: said}
    if not drop.is_own:
        return {drop.index: f"{drop.name} is in {drop.them}'s row, so nothing is taken."}
    return {drop.index: f"Cup {drop.across} across from it is empty, so nothing is taken."}


def explain_fours(drop: LastDrop) -> dict[int, str]:
    """Whose the fours are that were made on the way and at the end."""
    reasons = {
        index: "Four seeds made on the way go to the player in whose row they are."
        for index, event in enumerate(drop.events[: drop.index])
        if event.kind == "capture" and event.side != SIDES[drop.position.side]
    }
    if not drop.captures:
        return reasons | {drop.index: "A last seed in an empty cup ends the turn."}
    if not drop.is_own:
        said = f"The last seed made four: {drop.me} takes them from {drop.them}'s row too."
        return reasons | {drop.captures[0]: said}
    return reasons
