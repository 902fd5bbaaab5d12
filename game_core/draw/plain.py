"""Positions as plain text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from game_core.amphora import say as amphora
from game_core.amphora.position import AmphoraPosition
from game_core.draughts import plain as draughts
from game_core.draughts.position import DraughtsPosition
from game_core.draw.sowing import count_wins
from game_core.sowing.board import CUPS, SIDES
from game_core.sowing.game import SowingPosition
from game_core.sowing.notation import write_cups
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
    cells = write_cups(position.cups, position.marks)
    width = max(2, *map(len, cells))

    def line(row: Sequence[str]) -> str:
        return " ".join(cell.rjust(width) for cell in row)

    south, north = (slice(None, 6), slice(None, 5, -1))
    lines = (
        line(CUPS[north]),
        f"{line(cells[north])}   {_say_store(position, 1)}",
        f"{line(cells[south])}   {_say_store(position, 0)}",
        line(CUPS[south]),
        _say_turn(position),
    )
    return "\n".join(lines)


def _say_store(position: SowingPosition, side: int) -> str:
    wins = count_wins(position)
    won = f", {wins[side]} of the rounds won" if wins else ""
    return fill(f"{{{SIDES[side]}}} has {position.stores[side]}{won}")


def _say_turn(position: SowingPosition) -> str:
    if position.result():
        return "The game is over."
    return fill(f"{position.heading} {{{position.turn}}} to move".lstrip())
