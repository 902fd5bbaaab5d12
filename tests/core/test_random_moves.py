"""Random moves are legal, and equally likely; all moves are played at once as one by one."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import game_core
from game_core import GAMES, Game


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_random_move_is_legal_until_the_game_is_over(game: Game) -> None:
    position, rng = game.start(), Random(3)
    for _ in range(60):
        move = position.random_move(rng)
        assert (move in position.moves()) == (position.result() is None)
        if not move:
            break
        position = position.play(move)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_all_moves_at_once_lead_where_each_leads(game: Game) -> None:
    position, rng = game.start(), Random(4)
    for _ in range(30 if game.family.sows else 3):
        successors = [*position.play_all()]
        assert successors == [(move, position.play(move)) for move in position.moves()]
        position = position.play(position.random_move(rng))
        if position.result():
            assert [*position.play_all()] == []
            break


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("oware", "4,4,0,5,5,5/5,4,4,4,4,4 0-0 N"),
        # The Rook checks White's King, which can step aside, or a stone can close the file.
        (
            "double-eighteen-stone-chess",
            "7kr7/16/16/OOOOOOO4OO3/OOOOOOOO8/16/9O6/7P8/7BKB6 w - - 0 -",
        ),
    ],
)
def test_every_legal_move_is_as_likely_as_any_other(slug: str, text: str) -> None:
    position, rng = game_core.get(slug).parse(text), Random(1)
    drawn = Counter(position.random_move(rng) for _ in range(100 * len(position.moves())))
    assert drawn.keys() == set(position.moves())
    # Ten standard deviations from a mean of 100 would be a miracle.
    assert all(60 < count < 150 for count in drawn.values())


def test_nothing_is_drawn_when_the_game_is_over() -> None:
    over = game_core.get("oware").parse("0,0,0,0,0,0/0,0,0,0,0,0 20-28 S")
    assert over.random_move(Random(1)) == ""
