"""Positions of chess with stones as plain text, and moves as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game_core.families.stonechess.chess.men import PROMOTIONS
from game_core.families.stonechess.game import StoneChessPosition
from game_core.messages import join, say, side
from game_core.notation import FILES
from game_core.spelling import SQUARE, find_longer, strip

__all__ = ["NO_MOVE", "UNFINISHED", "complete", "interpret", "show"]

NO_MOVE: frozenset[str] = frozenset({"no-turn", "no-square", "sign"})
"""The rules that refuse what is no move at all."""

UNFINISHED: frozenset[str] = frozenset({"promotion"})
"""The rules that refuse a move because its last part is missing."""

TYPED = re.compile(f"{SQUARE}{SQUARE}([{PROMOTIONS}])?(?:{SQUARE}{SQUARE})?")
"""A move, small and without signs."""


def interpret(position: StoneChessPosition, text: str) -> Iterator[str]:
    """The moves that a text may stand for."""
    if found := TYPED.fullmatch(strip(text)):
        origin, target, promotion, stone, end = found.groups()
        move = f"{origin}{target}{promotion or ''}"
        if not stone:
            yield move
            return
        yield f"{move}+{stone}{end}"
        yield f"{move}+{stone}~{end}"


def complete(position: StoneChessPosition, beginning: str) -> list[str]:
    """The legal moves that begin so, without those that also move a stone."""
    longer = find_longer(position, beginning)
    return [move for move in longer if "+" not in move[len(beginning) :]]


def show(position: StoneChessPosition) -> str:
    """The board, White at the bottom: capitals are White's men, `O` stones, `.` empty squares."""
    grid, pieces = position.game.chess.grid, position.pieces()
    files = FILES[: grid.width]
    lines = [
        f"{rank} {' '.join(pieces[f'{file}{rank}'] or '.' for file in files)} {rank}"
        for rank in range(grid.height, 0, -1)
    ]
    names = f"  {' '.join(files)}"
    if position.result():
        last = say("game-over")
    else:
        to_move = say("squares-to-move-line", mover=side(position.turn))
        last = join([position.heading, to_move])
    return "\n".join((names, *lines, names, str(last)))
