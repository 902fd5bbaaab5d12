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
"""The rules that refuse a text because it isn't a move."""

UNFINISHED: frozenset[str] = frozenset({"promotion"})
"""The rules that refuse a move because its last part is missing."""

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


def complete(position: StoneChessPosition, beginning: str) -> list[str]:
    """Return the legal moves that begin with a text, except those that add a stone action."""
    longer = find_longer(position, beginning)
    return [move for move in longer if "+" not in move[len(beginning) :]]


def show(position: StoneChessPosition) -> str:
    """Return the board as text, White at the bottom and in capitals; `O` is a stone, `.` empty."""
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
