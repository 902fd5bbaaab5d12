"""What lies in the box of African Chess."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.stacking import drawing
from game_core.families.stacking.game import StackingPosition
from game_core.families.stacking.stacks import StackPicture
from game_core.notation import EMPTY
from game_core.svg.elements import EMPTY_BOARD, draw_alone

SQUARE = 51
"""Two inches, for the stones that the article names."""


def draw_empty(position: StackingPosition) -> str:
    """The SVG of the board with nothing on it, seen from the side that begins."""
    bare = StackPicture((EMPTY,) * len(position.situation.board), position.game.sides[0])
    return drawing.draw_board(position.game.name, bare, EMPTY_BOARD)


def draw_pieces(position: StackingPosition) -> Sequence[str]:
    """The SVG of each thing on the board and beside it."""
    return [
        draw_alone(drawing.KIND, drawing.REACH, drawing.draw_stone(letter))
        for stones in position.situation.board
        for letter in stones
    ]
