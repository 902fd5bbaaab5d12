"""The rules behind the moves of chess with stones."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.stonechess.game import StoneChessPosition
from game_core.squares.words import IN_CHECK
from game_core.types import Event


def explain(position: StoneChessPosition, events: Sequence[Event]) -> dict[int, str]:
    """For event 0, that the move had to save a King in check; empty where none was in check."""
    is_move = any(event.kind in ("move", "castle") for event in events)
    return {0: IN_CHECK % position.turn} if is_move and position.is_check() else {}
