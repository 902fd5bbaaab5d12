"""What lies in the box of Amphora."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.amphora import drawing
from game_core.families.amphora.board import GUARDS
from game_core.families.amphora.game import AmphoraPosition
from game_core.families.amphora.jar import draw_piece
from game_core.notation import EMPTY
from game_core.svg.chessmen import REACH
from game_core.svg.elements import EMPTY_BOARD, draw_alone

SQUARE = 40
"""A King of a club's chess set stands on 38 mm."""


def draw_empty(position: AmphoraPosition) -> str:
    """The SVG of the board with nothing on it, seen from the side that begins."""
    state = position.state
    bare = state._replace(board=(EMPTY,) * len(state.board), waiting=(False, False), asides=(0, 0))
    return drawing.draw_board(position.game.name, bare, position.game.sides[0], EMPTY_BOARD)


def draw_pieces(position: AmphoraPosition) -> Sequence[str]:
    """The SVG of each thing on the board and beside it."""
    waiting = (guard for guard, waits in zip(GUARDS, position.state.waiting, strict=True) if waits)
    return [
        draw_alone(drawing.KIND, REACH, draw_piece(piece))
        for piece in (*filter(None, position.state.board), *waiting)
    ]
