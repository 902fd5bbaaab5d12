"""What a game is played with on paper, and a board at real size, cut into sheets."""

from __future__ import annotations

import pytest

from game_core import Game, get
from game_core.registry import list_games
from widgets.prepare.paper import FLAP, LONG, SHORT, cut_into_sheets, draw_boards, draw_pieces

LARGE = [game for game in list_games() if game.family.drawing.REAL_SQUARE]
PRINTABLE = 194, 263
"""The part of A4 and Letter inside margins of 8 mm: 210 - 16 and 279.4 - 16, in millimeters."""


@pytest.mark.parametrize(
    ("slug", "pieces", "number"),
    [
        ("african-chess", "piece stone white", 15 + 1),
        ("african-chess", "piece stone black touchstone", 1),
        ("african-queen", "piece hoop", 3 + 3),
        ("amphora", "figure black", 9),
        ("double-eighteen-stone-chess", "pebble", 18),
    ],
)
def test_each_piece_of_the_first_position_is_cut_out_by_itself(
    slug: str, pieces: str, number: int
) -> None:
    html = draw_pieces([get(slug)])
    assert html.count(f'class="{pieces}') == number
    assert html.count("<li><svg") == html.count("</svg></li>") == html.count("viewBox=")


def test_seeds_are_cut_out_as_many_as_the_game_has() -> None:
    assert draw_pieces([get("mangala")]).count("<li>") == 70


def test_games_on_one_kind_of_board_need_it_once() -> None:
    assert draw_boards([get("oware"), get("ouri")]).count("<svg") == 1


def test_the_sheets_have_room_on_both_sizes_of_paper() -> None:
    assert PRINTABLE[0] >= SHORT + FLAP
    assert PRINTABLE[1] >= LONG + FLAP


@pytest.mark.parametrize("game", LARGE, ids=lambda game: str(game.slug))
def test_the_sheets_are_the_whole_board(game: Game) -> None:
    drawing = game.family.drawing.draw_empty(game.start())
    tiling = cut_into_sheets(drawing, game.family.drawing.REAL_SQUARE)
    area = sum(tile.width * tile.height * tile.scale**2 for tile in tiling.tiles)
    assert area == pytest.approx(tiling.size[0] * tiling.size[1])
    across, down = (LONG, SHORT) if tiling.is_wide else (SHORT, LONG)
    for tile in tiling.tiles:
        assert tile.width * tile.scale <= across
        assert tile.height * tile.scale <= down
        assert tile.right == (tile.number % tiling.columns != 0)
        assert tile.down == (tile.number <= len(tiling.tiles) - tiling.columns)


@pytest.mark.parametrize(
    ("slug", "sheets", "size"),
    [
        # Eight squares of 51 mm, and a frame of 32/60 of a square on each side: 408 + 54.4.
        ("african-chess", 6, (462.4, 462.4)),
        # Sixteen by nine squares of 40 mm, and a frame of 22/40 of a square: 640 + 44, 360 + 44.
        ("double-eighteen-stone-chess", 8, (684, 404)),
        # Seven by eight squares of 40 mm; the jar and its handles are drawn round them.
        ("amphora", 4, (324, 326)),
        # Seven by seven; a frame of 3 mm, and two trays of 20.
        ("african-queen", 4, (286, 326)),
    ],
)
def test_a_board_has_the_size_of_its_pieces(
    slug: str, sheets: int, size: tuple[float, float]
) -> None:
    game = next(game for game in LARGE if game.slug == slug)
    tiling = cut_into_sheets(
        game.family.drawing.draw_empty(game.start()), game.family.drawing.REAL_SQUARE
    )
    assert len(tiling.tiles) == sheets
    assert tiling.size == pytest.approx(size)


def test_a_square_larger_than_a_sheet_is_refused() -> None:
    drawing = next(game for game in LARGE if game.slug == "amphora")
    board = drawing.family.drawing.draw_empty(drawing.start())
    with pytest.raises(ValueError, match="larger than a sheet"):
        cut_into_sheets(board, 200)
