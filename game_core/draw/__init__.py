"""Positions as SVG text, and turns as steps that change it.

The SVG is deterministic, with classes instead of colours and a stable key for each part that may
change: `data-cell` is a cell's name in the game's notation, `data-key` names the part, `data-label`
says in words what it shows, naming players by their side in braces (see `types.fill`); what is of
the side to move is called yours. The description of the whole says South and North: it can be read
as it stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from game_core.amphora.position import AmphoraPosition
from game_core.draughts.position import DraughtsPosition
from game_core.draw import african_chess, african_queen, amphora, motion, sowing, stonechess
from game_core.draw.change import Step
from game_core.sowing.game import SowingPosition
from game_core.stacking.game import StackingPosition
from game_core.stonechess.game import StoneChessPosition
from game_core.types import Event, Position


@singledispatch
def board(position: Position, viewpoint: str) -> str:
    """The SVG of a position, seen from the side `viewpoint`."""
    raise TypeError(f"nothing draws {type(position).__name__}")


@singledispatch
def describe(position: Position) -> str:
    """What stands where and who is to move, in words with sides in braces."""
    raise TypeError(f"nothing describes {type(position).__name__}")


@singledispatch
def steps(
    position: Position, events: Sequence[Event], sentences: Sequence[str], viewpoint: str
) -> list[Step]:
    """The turn that `events` tell, one step for each, ready for JSON."""
    raise TypeError(f"nothing moves on {type(position).__name__}")


board.register(SowingPosition, sowing.draw)
describe.register(SowingPosition, sowing.describe)
steps.register(SowingPosition, motion.steps)
board.register(StackingPosition, african_chess.draw)
describe.register(StackingPosition, african_chess.describe)
steps.register(StackingPosition, african_chess.steps)
board.register(AmphoraPosition, amphora.draw)
describe.register(AmphoraPosition, amphora.describe)
steps.register(AmphoraPosition, amphora.steps)
board.register(DraughtsPosition, african_queen.draw)
describe.register(DraughtsPosition, african_queen.describe)
steps.register(DraughtsPosition, african_queen.steps)
board.register(StoneChessPosition, stonechess.draw)
describe.register(StoneChessPosition, stonechess.describe)
steps.register(StoneChessPosition, stonechess.steps)
