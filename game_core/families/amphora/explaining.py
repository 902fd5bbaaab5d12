"""The rules behind the moves of Amphora."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.amphora.check import is_in_check
from game_core.families.amphora.game import AmphoraPosition
from game_core.families.amphora.state import MOST_ASIDE
from game_core.messages import Said, say, side
from game_core.types import Event


def explain(position: AmphoraPosition, events: Sequence[Event]) -> dict[int, Said]:
    """Return the rules behind events: check, the Guard's entry, the last sideways move in a row."""
    reasons: dict[int, Said] = {}
    mover, in_check = side(position.turn), is_in_check(position.state)
    for index, event in enumerate(events):
        if event.kind == "place" and in_check:
            reasons[index] = say("amphora-enters-in-check", mover=mover)
        elif event.kind == "place":
            reasons[index] = say("amphora-enters-after-loss", mover=mover)
        elif event.kind == "move" and in_check and 0 not in reasons:
            reasons[0] = say("squares-in-check", mover=mover)
        elif event.kind == "move" and event.count == MOST_ASIDE:
            reasons[index] = say("amphora-third-aside", mover=mover)
    return reasons
