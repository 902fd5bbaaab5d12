"""A game's box: an empty board, and each piece on its own."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from game_core import GAMES, Game, draw, get
from tests.help.words import told_label

COUNTS = {
    "african-chess": 2 * (15 + 1),
    "african-queen": 2 * (14 + 3),
    "amphora": 2 * (8 + 1),
    "double-eighteen-stone-chess": 2 * 32 + 18,
    "mangala": 70,
}
"""The number of things in each game's box, from its rules; other sowing games have 48 seeds."""


def cell_labels(svg: str) -> list[str]:
    """Return the description of each cell."""
    cells = ElementTree.fromstring(svg).iterfind(".//*[@data-cell]")
    return [*map(told_label, cells)]


def keys(svg: str, name: str) -> list[str]:
    """The values of an attribute, in order."""
    return [each.attrib[name] for each in ElementTree.fromstring(svg).iter() if name in each.attrib]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_an_empty_board_has_the_cells_of_the_game_and_nothing_on_them(game: Game) -> None:
    start = game.start()
    empty = str(game.family.drawing.draw_empty(start))
    assert keys(empty, "data-cell") == keys(draw.board(start, game.sides[0]), "data-cell")
    (layer,) = (
        each for each in ElementTree.fromstring(empty).iter() if each.get("data-layer") is not None
    )
    assert len(layer) == 0
    assert all(re.search(", (0 seeds$|empty)", label) for label in cell_labels(empty))
    assert "An empty board." in empty


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_pieces_are_all_that_the_game_begins_with(game: Game) -> None:
    pieces = game.family.drawing.draw_pieces(game.start())
    assert len(pieces) == COUNTS.get(game.slug, 48)
    drawings = [ElementTree.fromstring(piece) for piece in pieces]
    # They're cut out along squares of the same size, each in the middle of its own.
    (extent,) = {drawing.attrib["viewBox"] for drawing in drawings}
    left, top, width, height = map(float, extent.split())
    assert left == top == -width / 2 == -height / 2
    assert all(drawing.find(".//*[@transform]") is None for drawing in drawings)


@pytest.mark.parametrize(
    ("slug", "position", "looks"),
    [
        # Two on one square, one of them a touchstone, and one elsewhere.
        ("african-chess", "8/8/8/8/8/8/wW,7/B,7 w 0", {"white": 2, "touchstone": 2, "black": 1}),
        # A piece, a piece with its ring, and the other five rings in hand.
        ("african-queen", "7/7/7/3m3/7/7/Q6 w 3-2 0", {"white": 1, "black": 1, "hoop": 6}),
        # White's Guard waits next to the jug; Black's has been lost.
        ("amphora", "2k2/3/5/7/7/5/3/2K2 w G 00 -", {"white": 2, "black": 1}),
    ],
)
def test_pieces_are_found_wherever_they_are(
    slug: str, position: str, looks: dict[str, int]
) -> None:
    game = get(slug)
    pieces = game.family.drawing.draw_pieces(game.parse(position))
    assert {look: sum(look in piece for piece in pieces) for look in looks} == looks
