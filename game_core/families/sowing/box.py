"""What lies in the box of a sowing game."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.sowing import drawing
from game_core.families.sowing.board import UNMARKED
from game_core.families.sowing.game import SowingPosition
from game_core.svg.elements import EMPTY_BOARD, draw_alone

SQUARE = 0
"""Cups are 34 mm wide on one sheet: enough for seeds."""


def draw_empty(position: SowingPosition) -> str:
    """The SVG of the board with nothing on it, seen from the side that begins."""
    bare = position._replace(cups=(0,) * 12, stores=(0, 0), marks=UNMARKED)
    return drawing.draw_board(bare, position.game.sides[0], EMPTY_BOARD)


def draw_pieces(position: SowingPosition) -> Sequence[str]:
    """The SVG of each thing on the board and beside it."""
    return [draw_alone(drawing.KIND, drawing.REACH, drawing.draw_seed())] * position.game.seeds
