"""The rules behind the moves of the sowing games."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.sowing.board import CUP_NUMBERS, list_full
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.lastdrop import LastDrop
from game_core.messages import Said, join
from game_core.types import Event


def explain(position: SowingPosition, events: Sequence[Event]) -> dict[int, Said]:
    """Return the rules behind the choice of a cup and what the last seed did, by event."""
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
    last = LastDrop(position, events, index, CUP_NUMBERS[drop.at], drop.count, captures)
    return reasons | dict(position.game.explain(last))


def _say_limits(position: SowingPosition) -> Said:
    """Return the rules that forbade some of the player's cups."""
    cups: Sequence[str] = list_full(position.cups, position.side)
    said = []
    for restriction in position.game.restrictions:
        kept = restriction.keep(position, cups)
        forbidden = [cup for cup in cups if cup not in kept]
        if forbidden:
            said.append(restriction.told(position, forbidden))
        cups = kept
    return join(said)
