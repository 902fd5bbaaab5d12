"""The events of a move of African Chess.

- `lift AT COUNT SIDE WHAT`: COUNT stones of SIDE are lifted from AT; WHAT is `touchstone` if it is
  one of them;
- `drop AT SIDE WHAT`: one of them is laid down on AT, the touchstone if WHAT says so;
- `put AT COUNT SIDE`: the plain stones that can't go on are put down together on AT;
- `capture AT COUNT SIDE WHAT`: SIDE captures COUNT opposing stones on AT, the touchstone among
  them if WHAT says so;
- `guard AT SIDE`: SIDE could now capture the opposing touchstone, on AT;
- `end SIDE WHAT`: the game is over; SIDE wins, or nobody, for the reason WHAT.
"""

from __future__ import annotations

from collections.abc import Iterator

from game_core.families.stacking.board import NAMES, SIDES, TOUCH
from game_core.families.stacking.sowing import Sowing
from game_core.types import Event

TOUCHSTONE = "touchstone"


def trace_sowing(sowing: Sowing, mover: int) -> Iterator[Event]:
    """Yield the events of a move by side number `mover`, as far as stones go."""
    side = SIDES[mover]
    origin = NAMES[sowing.move.origin]
    yield Event("lift", origin, len(sowing.lifted), side, _name_touchstone(sowing.lifted))
    for index, square in enumerate(sowing.path):
        lands = index == sowing.landing
        yield Event("drop", NAMES[square], 0, side, TOUCHSTONE if lands else "")
        taken = sowing.taken.get(square, "")
        capture = Event("capture", NAMES[square], len(taken), side, _name_touchstone(taken))
        if taken and lands:
            yield capture
        if sowing.left and index == len(sowing.path) - 1:
            yield Event("put", NAMES[square], sowing.left, side)
        if taken and not lands:
            yield capture


def _name_touchstone(stones: str) -> str:
    return TOUCHSTONE if any(touch in stones for touch in TOUCH) else ""
