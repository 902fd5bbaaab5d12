"""What a game is played with when there is only paper: a blank board, and pieces to cut out.

Of the pieces each has a square of its own, which fits into a square of the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game_core import Game
from game_core.draw import box
from widgets.markup import render_drawing


def draw_boards(games: Sequence[Game]) -> str:
    """One blank board for each kind that the games are played on."""
    return "".join(
        f'<div class="plan-blank">{render_drawing(game, box.empty(game.start()))}</div>'
        for game in _differ(games)
    )


def draw_pieces(games: Sequence[Game]) -> str:
    """All seeds or pieces that these games begin with, to be cut apart."""
    return "".join(render_drawing(game, _list(box.pieces(game.start()))) for game in _differ(games))


def _differ(games: Iterable[Game]) -> Iterable[Game]:
    """The first game of each kind of board."""
    return {type(game.start()): game for game in reversed([*games])}.values()


def _list(pieces: Iterable[str]) -> str:
    return f'<ul class="plan-pieces">{"".join(f"<li>{piece}</li>" for piece in pieces)}</ul>'
