"""Positions of African Queen as plain text, and moves as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game_core.families.draughts.board import SIZE, is_plain
from game_core.families.draughts.game import DraughtsPosition
from game_core.messages import say, side
from game_core.notation import FILES
from game_core.squares.words import tell_turn
from game_core.typed_moves import SQUARE, strip

TYPED = re.compile(f"(?:r{SQUARE})?({SQUARE}{SQUARE}+)")
"""A typed move in lowercase, without punctuation."""


def interpret(position: DraughtsPosition, text: str) -> Iterator[str]:
    """Yield the moves that a text may mean."""
    if found := TYPED.fullmatch(strip(text)):
        path = "-".join(re.findall(SQUARE, found[2]))
        yield f"R@{found[1]}+{path}" if found[1] else path


def show(position: DraughtsPosition) -> str:
    """Return the board as lines of text; `.` is an empty plain square, `o` an empty hole."""
    white, black = position.state.rings
    hands = say("draughts-hands", white=side("w"), rings=white, black=side("b"), others=black)
    lines = (
        *(f"{rank + 1} {_show_rank(position, rank)}" for rank in reversed(range(SIZE))),
        f"  {' '.join(FILES[:SIZE])}",
        str(hands),
        str(tell_turn(position)),
    )
    return "\n".join(lines)


def _show_rank(position: DraughtsPosition, rank: int) -> str:
    squares = range(rank, SIZE * SIZE, SIZE)
    pieces = position.board
    return " ".join(pieces[square] or ("." if is_plain(square) else "o") for square in squares)
