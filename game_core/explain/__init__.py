"""The rules behind a turn: what it had to do, and why something was taken, or was not.

Events tell what happened, these sentences which rule made it so. They are for a turn looked at
again, and only where a rule bites: a turn that was free and took what it might have has none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatch

from game_core.amphora.position import AmphoraPosition
from game_core.draughts.position import DraughtsPosition
from game_core.explain import pieces, sowing, stacks
from game_core.sowing.game import SowingPosition
from game_core.stacking.game import StackingPosition
from game_core.stonechess.game import StoneChessPosition
from game_core.types import Event, Position


@singledispatch
def explain(position: Position, events: Sequence[Event]) -> Mapping[int, str]:
    """Sentences about a turn from `position`, by the number of the event they belong to."""
    raise TypeError(f"nothing explains {type(position).__name__}")


explain.register(SowingPosition, sowing.explain)
explain.register(StackingPosition, stacks.explain)
explain.register(AmphoraPosition, pieces.explain_amphora)
explain.register(DraughtsPosition, pieces.explain_african_queen)
explain.register(StoneChessPosition, pieces.explain_stonechess)
