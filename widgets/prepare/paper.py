"""What a game is played with when there is only paper: a blank board, and pieces to cut out.

Of the pieces each has a square of its own, which fits into a square of the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from markupsafe import Markup

from game_core import Game
from widgets.fences.boards import render_drawing
from widgets.html import render


def draw_boards(games: Sequence[Game]) -> Markup:
    """One blank board for each kind that the games are played on; several have their names."""
    boards = [
        {
            "name": game.name,
            "drawn": render_drawing(game, game.family.box.draw_empty(game.start())),
        }
        for game in _differ(games)
    ]
    return render("paper/boards.html", boards=boards)


def draw_pieces(games: Sequence[Game]) -> Markup:
    """All seeds or pieces that these games begin with, to be cut apart."""
    drawn = [
        render_drawing(game, _list(game.family.box.draw_pieces(game.start())))
        for game in _differ(games)
    ]
    return render("paper/pieces.html", games=drawn)


def _differ(games: Iterable[Game]) -> Iterable[Game]:
    """The first game of each kind of board."""
    kinds: dict[type, Game] = {}
    for game in games:
        kinds.setdefault(type(game.start()), game)
    return kinds.values()


def _list(pieces: Iterable[str]) -> Markup:
    return render("paper/squares.html", pieces=[Markup(piece) for piece in pieces])
