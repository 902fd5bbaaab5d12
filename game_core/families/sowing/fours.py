"""Capturing whatever becomes four, as Obridjie and Rio Kadalis do."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.sowing.answers import ROUND
from game_core.families.sowing.board import owner
from game_core.families.sowing.scratch import ScratchBoard


def lap_capturing_fours(board: ScratchBoard, cup: int) -> int:
    """Counter-clockwise, passing over no cup and capturing fours on the way."""
    return sow_capturing_fours(board, cup, ROUND[cup][board.cups[cup]])


def sow_capturing_fours(board: ScratchBoard, origin: int, route: Sequence[int]) -> int:
    """Where a seed but the last makes four, the owner of the row takes them at once.

    Gives the cup of the last seed.
    """
    board.lift(origin)
    *way, last = route
    for cup in way:
        if board.drop(cup) == 4:
            board.capture(cup, owner(cup))
    board.drop(last)
    return last


def relay_or_take_four(board: ScratchBoard, last: int) -> int | None:
    """The sower takes a four made by the last seed, in whichever row, and the move is over.

    So it is where the last seed falls in an empty cup; from any other cup it goes on.
    """
    if board.cups[last] == 4:
        board.capture(last, board.side)
        return None
    return last if board.cups[last] > 1 else None
