"""What lies in the box of African Queen."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.families.draughts import drawing
from game_core.families.draughts.board import RINGED
from game_core.families.draughts.figures import REACH, draw_piece, draw_ring
from game_core.families.draughts.game import DraughtsPosition
from game_core.families.draughts.geometry import DraughtsFrame
from game_core.notation import EMPTY
from game_core.svg.elements import EMPTY_BOARD, draw_alone

SQUARE = 40
"""Rings of curtain rods and bottle tops are smaller."""


def draw_empty(position: DraughtsPosition) -> str:
    """The SVG of the board with nothing on it, seen from the side that begins."""
    layout = position.layout
    bare = layout._replace(pieces=(EMPTY,) * len(layout.pieces), rings=(0, 0))
    return drawing.draw_board(position.game.name, bare, position.game.sides[0], EMPTY_BOARD)


def draw_pieces(position: DraughtsPosition) -> Sequence[str]:
    """The SVG of each thing on the board and beside it."""
    layout = position.layout
    men = [
        draw_piece(*drawing.look(layout, square))
        for square in reversed([*DraughtsFrame(position.game.sides[0]).squares()])
        if layout.pieces[square]
    ]
    rings = sum(layout.rings) + sum(piece in RINGED for piece in layout.pieces)
    return [draw_alone(drawing.KIND, REACH, picture) for picture in (*men, *[draw_ring()] * rings)]
