"""A position of a sowing game as plain text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.sowing.board import CUPS, SIDES
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.notation import write_cups
from game_core.families.sowing.words import count_wins
from game_core.types import fill


def show(position: SowingPosition) -> str:
    """The two rows of cups with the stores beside them, and who is to move."""
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
