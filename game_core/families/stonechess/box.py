"""What lies in the box of chess with stones."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.stonechess import drawing
from game_core.families.stonechess.game import StoneChessPosition
from game_core.notation import EMPTY
from game_core.svg.chessmen import REACH
from game_core.svg.elements import EMPTY_BOARD, draw_alone

SQUARE = 40
"""A King of a club's chess set stands on 38 mm."""


def draw_empty(position: StoneChessPosition) -> str:
    """The SVG of the board with nothing on it, seen from the side that begins."""
    bare = dict.fromkeys(position.pieces(), EMPTY)
    return drawing.draw_board(position.game, bare, position.game.sides[0], EMPTY_BOARD)


def draw_pieces(position: StoneChessPosition) -> Sequence[str]:
    """The SVG of each thing on the board and beside it."""
    return [
        draw_alone(drawing.KIND, REACH, drawing.draw_figure(piece))
        for piece in filter(None, position.pieces().values())
    ]
