"""The rules behind the turns of the sowing games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game_core.families.sowing.answers import relay_or_capture_facing
from game_core.families.sowing.board import CUP_NUMBERS, CUPS, SIDES, facing, list_full, owner
from game_core.families.sowing.fours import relay_or_take_four
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.games.layli_goobalay import capture_or_make_uur
from game_core.families.sowing.games.mangala import go_on_after_capture, go_on_from_even, is_opening
from game_core.families.sowing.games.ouri import capture_back
from game_core.families.sowing.games.oware import capture_unless_slam
from game_core.families.sowing.words import count_seeds
from game_core.types import Event


@dataclass(frozen=True, slots=True)
class Fall:
    """The last seed of a turn: `events[index]` drops it in `cup`, which then holds `count`.

    `captures` are the numbers of the captures after it.
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
        """The cup, to begin a sentence."""
        return f"Cup {CUPS[self.cup]}"

    @property
    def me(self) -> str:
        """The player who sows, in braces."""
        return f"{{{SIDES[self.position.side]}}}"

    @property
    def them(self) -> str:
        """The other player, in braces."""
        return f"{{{SIDES[1 - self.position.side]}}}"

    def held(self, cup: int) -> int:
        """What another cup holds as the seed falls."""
        count = self.position.cups[cup]
        for event in self.events[: self.index + 1]:
            if event.at == CUPS[cup]:
                count = event.count if event.kind == "drop" else 0
        return count


def explain(position: SowingPosition, events: Sequence[Event]) -> dict[int, str]:
    """What the choice of a cup had to heed, and what came of the last seed."""
    if not events or events[0].kind != "lift":
        return {}
    reasons = {0: said} if (said := _say_limits(position)) else {}
    index = max(number for number, event in enumerate(events) if event.kind == "drop")
    drop = events[index]
    captures = [
        number
        for number, event in enumerate(events[index:], start=index)
        if event.kind == "capture"
    ]
    fall = Fall(position, events, index, CUP_NUMBERS[drop.at], drop.count, captures)
    return reasons | REASONS.get(position.game.last_seed, _unknown)(fall)


def _say_limits(position: SowingPosition) -> str:
    """The rules that forbade some of the player's cups."""
    cups: Sequence[str] = list_full(position.cups, position.side)
    said = []
    for restriction in position.game.restrictions:
        kept = restriction.keep(position, cups)
        forbidden = [cup for cup in cups if cup not in kept]
        if forbidden:
            said.append(restriction.told(position, forbidden))
        cups = kept
    return " ".join(said)


def _twos_and_threes(fall: Fall) -> dict[int, str]:
    """Oware, Ouri and Kpo."""
    if fall.captures:
        last = fall.captures[-1]
        return {last: said} if (said := _say_stop(fall, fall.events[last].at)) else {}
    if fall.events[fall.index + 1 : fall.index + 2] and fall.events[fall.index + 1].kind == "slam":
        return {}
    if not fall.is_own:
        return {fall.index: "Only 2 or 3 seeds can be taken."} if fall.count not in (2, 3) else {}
    if fall.count not in (2, 3):
        return {}
    said = f"{fall.name} is in {fall.me}'s own row: only seeds in {fall.them}'s row are taken."
    return {fall.index: said}


def _say_stop(fall: Fall, taken: str) -> str:
    """Why no more cups are taken than this one, the last."""
    before = CUP_NUMBERS[taken] - 1
    if before < 0 or owner(before) == fall.position.side:
        return f"Beyond cup {taken} {fall.them}'s row ends, so nothing more is taken."
    held = count_seeds(fall.held(before))
    return f"Cup {CUPS[before]} holds {held}, not 2 or 3, so nothing more is taken."


def _facing(fall: Fall) -> dict[int, str]:
    """Tampoduo and Ayoayo."""
    across = CUPS[facing(fall.cup)]
    if fall.captures:
        said = (
            f"{fall.name} was empty and is {fall.me}'s own: {fall.me} takes it, and cup {across} "
            "across from it."
        )
        return {fall.captures[0]: said}
    if not fall.is_own:
        return {fall.index: f"{fall.name} is in {fall.them}'s row, so nothing is taken."}
    return {fall.index: f"Cup {across} across from it is empty, so nothing is taken."}


def _facing_or_uur(fall: Fall) -> dict[int, str]:
    """Layli Goobalay."""
    across = CUPS[facing(fall.cup)]
    following = [event.kind for event in fall.events[fall.index + 1 : fall.index + 2]]
    if following == ["give"]:
        return {fall.index + 1: f"Cup {across} across held just 3 seeds, so both become an uur."}
    if fall.position.marks[fall.cup]:
        return {fall.index: "What falls in an uur belongs to its owner, and the turn is over."}
    return _facing(fall)


def _fours(fall: Fall) -> dict[int, str]:
    """Obridjie and Rio Kadalis."""
    reasons = {
        index: "Four seeds made on the way go to the player in whose row they are."
        for index, event in enumerate(fall.events[: fall.index])
        if event.kind == "capture" and event.side != SIDES[fall.position.side]
    }
    if not fall.captures:
        return reasons | {fall.index: "A last seed in an empty cup ends the turn."}
    if not fall.is_own:
        said = f"The last seed made four: {fall.me} takes them from {fall.them}'s row too."
        return reasons | {fall.captures[0]: said}
    return reasons


def _pairs(fall: Fall) -> dict[int, str]:
    """Mangala."""
    if is_opening(fall.position.tags):
        return {fall.index: "In the opening nothing is taken; an empty cup ends the turn."}
    reasons: dict[int, str] = {}
    for index, event in enumerate(fall.events):
        if event.kind == "capture" and not reasons:
            reasons[index] = "Two cups that face each other and hold even numbers are taken."
    if any(fall.events[index].at == CUPS[fall.cup] for index in fall.captures):
        return reasons
    if fall.count % 2:
        nothing = "" if fall.captures else " and this lap took nothing"
        said = f"{fall.name} holds an odd number{nothing}, so the turn is over."
        return reasons | {fall.index: said}
    return reasons


def _unknown(fall: Fall) -> dict[int, str]:
    """A rule that has no words here yet."""
    return {}


REASONS: dict[object, Callable[[Fall], dict[int, str]]] = {
    capture_unless_slam: _twos_and_threes,
    capture_back: _twos_and_threes,
    relay_or_capture_facing: _facing,
    capture_or_make_uur: _facing_or_uur,
    relay_or_take_four: _fours,
    go_on_after_capture: _pairs,
    go_on_from_even: _pairs,
}
"""By what happens to a game's last seed."""
