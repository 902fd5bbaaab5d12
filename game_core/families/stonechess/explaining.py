"""The rules behind the moves of chess with stones."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.stonechess.game import StoneChessPosition
from game_core.messages import Said, say, side
from game_core.types import Event


def explain(position: StoneChessPosition, events: Sequence[Event]) -> dict[int, Said]:
    """Return, for event 0, that the move had to save a King in check; empty without a check."""
    is_move = any(event.kind in ("move", "castle") for event in events)
    if not is_move or not position.is_check():
        return {}
    return {0: say("squares-in-check", mover=side(position.turn))}
