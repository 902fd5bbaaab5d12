"""Positions of African Chess as plain text, and moves as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game_core.families.stacking.board import MOST, SIZE
from game_core.families.stacking.game import StackingPosition
from game_core.notation import FILES
from game_core.squares.words import tell_turn
from game_core.typed_moves import SQUARE, strip

TYPED = re.compile(f"{SQUARE}{SQUARE}({SQUARE}|t)?")
"""A typed move in lowercase, without punctuation."""


def interpret(position: StackingPosition, text: str) -> Iterator[str]:
    """Yield the moves that a text may mean."""
    if found := TYPED.fullmatch(strip(text)):
        origin, target, ending, landing = found.groups()
        yield f"{origin}{target}" + (f"@{landing}" if landing else ending or "")


def show(position: StackingPosition) -> str:
    """Return the board, rank by rank with the stones on each square, and who is to move."""
    board = position.state.board
    files = _write_columns(" ", FILES[:SIZE])
    lines = [files]
    for rank in reversed(range(SIZE)):
        squares = board[rank * SIZE : (rank + 1) * SIZE]
        lines.append(_write_columns(str(rank + 1), [stones or "." for stones in squares]))
    lines.append(files)
    return "\n".join([*lines, str(tell_turn(position))])


def _write_columns(label: str, columns: str | list[str]) -> str:
    return " ".join((label, *(column.center(MOST) for column in columns), label)).rstrip()
