"""What lies in the box of a game: its board with nothing on it, and each piece by itself.

For those who play without a screen, on what they have printed and cut out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from game_core.amphora.board import GUARDS
from game_core.amphora.position import AmphoraPosition
from game_core.draughts.board import RINGED
from game_core.draughts.position import DraughtsPosition
from game_core.draw import african_chess, african_queen, amphora, sowing, stonechess
from game_core.draw.chessmen import REACH as MAN_REACH
from game_core.draw.draughtsboard import Board
from game_core.draw.draughtsmen import REACH as PIECE_REACH
from game_core.draw.draughtsmen import draw_piece, draw_ring
from game_core.draw.jar import draw_figure
from game_core.draw.stacks import Tableau
from game_core.draw.svg import draw_alone
from game_core.sowing.board import UNMARKED
from game_core.sowing.game import SowingPosition
from game_core.squares import EMPTY
from game_core.stacking.game import StackingPosition
from game_core.stonechess.game import StoneChessPosition
from game_core.types import Position

TOLD = "An empty board."


@singledispatch
def empty(position: Position) -> str:
    """The SVG of a position's board with nothing on it, seen from the side that begins."""
    raise TypeError(f"nothing empties {type(position).__name__}")


@singledispatch
def pieces(position: Position) -> Sequence[str]:
    """The SVG of each thing on a position's board and beside it; all of a game have one size."""
    raise TypeError(f"nothing takes {type(position).__name__} apart")


@empty.register
def _(position: SowingPosition) -> str:
    bare = position._replace(cups=(0,) * 12, stores=(0, 0), marks=UNMARKED)
    return sowing.draw_board(bare, position.game.sides[0], TOLD)


@pieces.register
def _(position: SowingPosition) -> Sequence[str]:
    return [draw_alone(sowing.KIND, sowing.REACH, sowing.draw_seed())] * position.game.seeds


@empty.register
def _(position: StackingPosition) -> str:
    bare = Tableau((EMPTY,) * len(position.situation.board), position.game.sides[0])
    return african_chess.draw_board(position.game.name, bare, TOLD)


@pieces.register
def _(position: StackingPosition) -> Sequence[str]:
    return [
        draw_alone(african_chess.KIND, african_chess.REACH, african_chess.draw_stone(letter))
        for stones in position.situation.board
        for letter in stones
    ]


@empty.register
def _(position: AmphoraPosition) -> str:
    state = position.state
    bare = state._replace(board=(EMPTY,) * len(state.board), waiting=(False, False), asides=(0, 0))
    return amphora.draw_board(position.game.name, bare, position.game.sides[0], TOLD)


@pieces.register
def _(position: AmphoraPosition) -> Sequence[str]:
    waiting = (guard for guard, waits in zip(GUARDS, position.state.waiting, strict=True) if waits)
    return [
        draw_alone(amphora.KIND, MAN_REACH, draw_figure(piece))
        for piece in (*filter(None, position.state.board), *waiting)
    ]


@empty.register
def _(position: DraughtsPosition) -> str:
    layout = position.layout
    bare = layout._replace(pieces=(EMPTY,) * len(layout.pieces), rings=(0, 0))
    return african_queen.draw_board(position.game.name, bare, position.game.sides[0], TOLD)


@pieces.register
def _(position: DraughtsPosition) -> Sequence[str]:
    layout = position.layout
    men = [
        draw_piece(*african_queen.look(layout, square))
        for square in reversed([*Board(position.game.sides[0]).squares()])
        if layout.pieces[square]
    ]
    rings = sum(layout.rings) + sum(piece in RINGED for piece in layout.pieces)
    return [
        draw_alone(african_queen.KIND, PIECE_REACH, picture)
        for picture in (*men, *[draw_ring()] * rings)
    ]


@empty.register
def _(position: StoneChessPosition) -> str:
    bare = dict.fromkeys(position.pieces(), EMPTY)
    return stonechess.draw_board(position.game, bare, position.game.sides[0], TOLD)


@pieces.register
def _(position: StoneChessPosition) -> Sequence[str]:
    return [
        draw_alone(stonechess.KIND, MAN_REACH, stonechess.draw_figure(piece))
        for piece in filter(None, position.pieces().values())
    ]
