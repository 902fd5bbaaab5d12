"""The rules behind the turns of Amphora, African Queen and chess with stones."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.amphora.check import is_in_check
from game_core.amphora.position import AmphoraPosition
from game_core.amphora.state import MOST_ASIDE
from game_core.draughts.position import DraughtsPosition
from game_core.stonechess.game import StoneChessPosition
from game_core.types import Event

IN_CHECK = "{%s}'s King was in check, so this turn had to save him."


def explain_amphora(position: AmphoraPosition, events: Sequence[Event]) -> dict[int, str]:
    """Check, why the Guard may enter, and the last of three sideways moves."""
    reasons: dict[int, str] = {}
    in_check = is_in_check(position.state)
    for index, event in enumerate(events):
        if event.kind == "place":
            cause = "'s King is in check" if in_check else " has just lost a Pawn"
            reasons[index] = f"The Guard may enter because {{{event.side}}}{cause}."
        elif event.kind == "move" and in_check and 0 not in reasons:
            reasons[0] = IN_CHECK % position.turn
        elif event.kind == "move" and event.count == MOST_ASIDE:
            reasons[index] = (
                f"That was the third sideways move in a row: {{{position.turn}}} must go another "
                "way next time."
            )
    return reasons


def explain_african_queen(position: DraughtsPosition, events: Sequence[Event]) -> dict[int, str]:
    """The duty to capture."""
    kinds = [event.kind for event in events]
    if "leap" not in kinds:
        return {}
    leap = kinds.index("leap")
    if kinds[leap + 1 : leap + 2] != ["capture"]:
        return {}
    return {leap + 1: "Whoever can take a piece must begin the turn with that."}


def explain_stonechess(position: StoneChessPosition, events: Sequence[Event]) -> dict[int, str]:
    """Check."""
    is_move = any(event.kind in ("move", "castle") for event in events)
    return {0: IN_CHECK % position.turn} if is_move and position.is_check() else {}
