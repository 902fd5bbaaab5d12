"""Positions as plain text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from game_core.amphora import say as amphora
from game_core.amphora.position import AmphoraPosition
from game_core.draughts import plain as draughts
from game_core.draughts.position import DraughtsPosition
from game_core.sowing.board import CUPS, ROWS
from game_core.sowing.game import SowingPosition
from game_core.stacking import plain as stacking
from game_core.stacking.game import StackingPosition
from game_core.stonechess import show as stonechess
from game_core.stonechess.game import StoneChessPosition
from game_core.types import Position, fill


@singledispatch
def show(position: Position) -> str:
    """A board in several lines of text, its last line saying who is to move."""
    raise TypeError(f"nothing shows {type(position).__name__}")


show.register(StackingPosition, stacking.show)
show.register(AmphoraPosition, amphora.show)
show.register(DraughtsPosition, draughts.show)
show.register(StoneChessPosition, stonechess.show)


@show.register
def _(position: SowingPosition) -> str:
    south, north = (position.cups[row] for row in ROWS)
    lines = (
        _columns(reversed(CUPS[ROWS[1]])),
        f"{_columns(map(str, reversed(north)))}   North has {position.stores[1]}",
        f"{_columns(map(str, south))}   South has {position.stores[0]}",
        _columns(CUPS[ROWS[0]]),
        fill(f"{{{position.turn}}} to move") if position.result() is None else "The game is over.",
    )
    return "\n".join(lines)


def _columns(cells: Iterable[str]) -> str:
    return " ".join(f"{cell:>2}" for cell in cells)
