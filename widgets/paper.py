"""What a game is played with when there is only paper: a blank board, and pieces to cut out.

Both are pictures of the first position. The style sheet leaves the pieces out of the one; in the
other they are cut out along the edges of their squares, so they fit the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game_core import Game
from game_core.sowing.game import SowingGame
from widgets.blocks import Picture
from widgets.markup import render


def draw_boards(games: Sequence[Game]) -> str:
    """One blank board for each kind that the games are played on."""
    return "".join(f'<div class="plan-blank">{_draw(game)}</div>' for game in _differ(games))


def draw_pieces(games: Sequence[Game]) -> str:
    """The pieces of these games: seeds to be cut apart, or the first position."""
    return "".join(
        _draw_seeds(game.seeds)
        if isinstance(game, SowingGame)
        else f'<div class="plan-pieces">{_draw(game)}</div>'
        for game in _differ(games)
    )


def _differ(games: Iterable[Game]) -> Iterable[Game]:
    """The first game of each kind of board."""
    return {type(game.start()): game for game in reversed([*games])}.values()


def _draw(game: Game) -> str:
    return render(Picture(game, game.start(), game.sides[0], ""))


def _draw_seeds(number: int) -> str:
    return f'<ul class="plan-seeds">{"<li></li>" * number}</ul>'
