"""What a game is played with when there is only paper: a blank board, and pieces to cut out.

Both are made from the picture of the first position. The style sheet leaves the pieces out of the
board; of those to be cut out each has a square of its own, which fits into a square of the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.etree import ElementTree

from game_core import Game
from game_core.sowing.game import SowingGame
from widgets.blocks import Picture
from widgets.markup import render

NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'
REACH = {"african-chess": 15, "african-queen": 32, "amphora": 17, "stonechess": 17}
"""How far a piece reaches from its middle in the drawing of each kind of board."""


def draw_boards(games: Sequence[Game]) -> str:
    """One blank board for each kind that the games are played on."""
    return "".join(f'<div class="plan-blank">{_draw(game)}</div>' for game in _differ(games))


def draw_pieces(games: Sequence[Game]) -> str:
    """All seeds or pieces that these games begin with, to be cut apart."""
    return "".join(
        _list("plan-seeds", [""] * game.seeds)
        if isinstance(game, SowingGame)
        else f"<ubao-picture>{_list('plan-pieces', _cut_out(_draw(game)))}</ubao-picture>"
        for game in _differ(games)
    )


def _differ(games: Iterable[Game]) -> Iterable[Game]:
    """The first game of each kind of board."""
    return {type(game.start()): game for game in reversed([*games])}.values()


def _draw(game: Game) -> str:
    return render(Picture(game, game.start(), game.sides[0], ""))


def _list(name: str, items: Iterable[str]) -> str:
    return f'<ul class="{name}">{"".join(f"<li>{item}</li>" for item in items)}</ul>'


def _cut_out(figure: str) -> Iterable[str]:
    """Each piece of a drawn board in a drawing of its own, its middle in the middle."""
    # HTML needs no namespaces, and takes no prefixes.
    svg = figure[figure.index("<svg") : figure.index("</svg>") + 6].replace(NAMESPACE, "")
    board = ElementTree.fromstring(svg)
    name = board.get("class", "")
    reach = REACH[name.removeprefix("ubao-svg ")]
    for piece in board.iterfind(".//*[@class='pieces']/*"):
        del piece.attrib["transform"]
        drawn = ElementTree.tostring(piece, encoding="unicode")
        box = f"{-reach} {-reach} {2 * reach} {2 * reach}"
        yield f'<svg class="{name}" viewBox="{box}" aria-hidden="true">{drawn}</svg>'
