"""Capturing whatever becomes four, as Obridjie and Rio Kadalis do."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.sowing.board import owner
from game_core.sowing.turn import Turn


def sow_capturing_fours(turn: Turn, route: Sequence[int]) -> None:
    """Sow a lap; where a seed but the last makes four, the owner of the row takes them at once."""
    *way, last = route
    for cup in way:
        turn.sow((cup,))
        if turn.cups[cup] == 4:
            turn.capture(cup, owner(cup))
    turn.sow((last,))


def relay_or_take_four(turn: Turn, last: int) -> int | None:
    """The sower takes a four made by the last seed, in whichever row, and the turn is over.

    So it is where the last seed falls in an empty cup; from any other cup it goes on.
    """
    if turn.cups[last] == 4:
        turn.capture(last, turn.side)
        return None
    return last if turn.cups[last] > 1 else None
