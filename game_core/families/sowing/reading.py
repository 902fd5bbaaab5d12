"""Positions of sowing games as plain text, and moves as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from game_core.families.sowing.board import CUPS, SIDES
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.notation import write_cups
from game_core.messages import join, say
from game_core.messages import side as player
from game_core.typed_moves import strip

SIGNS = re.compile(r"\W+")
CUP = re.compile("(?:cup)?([a-f])", re.IGNORECASE)
"""A cup as it's typed, without punctuation."""


def interpret(position: SowingPosition, text: str) -> Iterator[str]:
    """Yield the moves that a text may mean."""
    word = strip(text)
    # Case matters: lowercase and capital letters are different rows.
    if len(word) > 1 and word in position.moves():
        yield word
    elif cup := CUP.fullmatch(SIGNS.sub("", text)):
        yield cup[1]


def show(position: SowingPosition) -> str:
    """Return the two rows of cups with the stores next to them, and who is to move."""
    cells = write_cups(position.cups, position.marks)
    width = max(2, *map(len, cells))

    def line(row: Sequence[str]) -> str:
        return " ".join(cell.rjust(width) for cell in row)

    if position.ended:
        turn = say("game-over")
    else:
        mover = player(position.turn)
        turn = join([position.heading, say("sowing-shown-turn", mover=mover)])
    south, north = (slice(None, 6), slice(None, 5, -1))
    lines = (
        line(CUPS[north]),
        f"{line(cells[north])}   {_say_store(position, 1)}",
        f"{line(cells[south])}   {_say_store(position, 0)}",
        line(CUPS[south]),
        str(turn),
    )
    return "\n".join(lines)


def _say_store(position: SowingPosition, side: int) -> str:
    owner, seeds, wins = player(SIDES[side]), position.stores[side], position.tags.wins
    if wins:
        return str(say("sowing-shown-store-wins", owner=owner, seeds=seeds, wins=wins[side]))
    return str(say("sowing-shown-store", owner=owner, seeds=seeds))
