"""The rules behind the moves of African Queen."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.draughts.game import DraughtsPosition
from game_core.messages import Said, say
from game_core.types import Event


def explain(position: DraughtsPosition, events: Sequence[Event]) -> dict[int, Said]:
    """Return the duty to capture, by the first event it explains: a capture that begins a move."""
    if position.game.conduct.duty == "none":
        return {}
    kinds = [event.kind for event in events]
    if "leap" not in kinds:
        return {}
    leap = kinds.index("leap")
    if kinds[leap + 1 : leap + 2] != ["capture"]:
        return {}
    return {leap + 1: say("draughts-must-take")}
