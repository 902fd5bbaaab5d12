"""What a game is played with on paper."""

from __future__ import annotations

import pytest

from game_core import get
from widgets.prepare.paper import draw_boards, draw_pieces


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
