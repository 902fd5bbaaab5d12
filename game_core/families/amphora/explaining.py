"""The rules behind the moves of Amphora."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.amphora.check import is_in_check
from game_core.families.amphora.game import AmphoraPosition
from game_core.families.amphora.state import MOST_ASIDE
from game_core.squares.words import IN_CHECK
from game_core.types import Event


def explain(position: AmphoraPosition, events: Sequence[Event]) -> dict[int, str]:
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
