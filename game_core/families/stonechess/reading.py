"""Positions of chess with stones as plain text, and moves as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game_core.families.stonechess.chess.grid import PROMOTIONS
from game_core.families.stonechess.game import StoneChessPosition
from game_core.notation import FILES
from game_core.squares.words import tell_turn
from game_core.typed_moves import SQUARE, strip

TYPED = re.compile(f"{SQUARE}{SQUARE}([{PROMOTIONS}])?(?:{SQUARE}{SQUARE})?")
"""A typed move in lowercase, without punctuation."""


def interpret(position: StoneChessPosition, text: str) -> Iterator[str]:
    """Yield the moves that a text may mean."""
    if found := TYPED.fullmatch(strip(text)):
        origin, target, promotion, stone, end = found.groups()
        move = f"{origin}{target}{promotion or ''}"
        if not stone:
            yield move
            return
        yield f"{move}+{stone}{end}"
        yield f"{move}+{stone}~{end}"


def show(position: StoneChessPosition) -> str:
    """Return the board as text, White at the bottom and in capitals; `O` is a stone, `.` empty."""
    grid, pieces = position.game.chess.grid, position.cells
    files = FILES[: grid.width]
    lines = [
        f"{rank} {' '.join(pieces[f'{file}{rank}'] or '.' for file in files)} {rank}"
        for rank in range(grid.height, 0, -1)
    ]
    names = f"  {' '.join(files)}"
    return "\n".join((names, *lines, names, str(tell_turn(position))))
