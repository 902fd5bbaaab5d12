"""Positions of chess with stones as plain text, for a terminal."""

from __future__ import annotations

from game_core.families.stonechess.game import StoneChessPosition
from game_core.squares.notation import FILES
from game_core.types import fill


def show(position: StoneChessPosition) -> str:
    """The board, White at the bottom: capitals are White's men, `O` stones, `.` empty squares."""
    grid, pieces = position.game.chess.grid, position.pieces()
    files = FILES[: grid.width]
    lines = [
        f"{rank} {' '.join(pieces[f'{file}{rank}'] or '.' for file in files)} {rank}"
        for rank in range(grid.height, 0, -1)
    ]
    names = f"  {' '.join(files)}"
    if position.result() is None:
        ending = f"{position.heading} {fill(f'{{{position.turn}}}')} to move".lstrip()
    else:
        ending = "The game is over."
    return "\n".join((names, *lines, names, ending))
