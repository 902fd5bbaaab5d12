"""The families' answers to the puzzle makers."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game_core import GAMES, Game, Position, get
from game_core.notation import ALSO
from tests.help.strategies import positions


@given(positions())
def test_every_cell_is_counted_and_seen(position: Position) -> None:
    family = position.game.family
    cells = list(position.cells)
    for cell, place in zip(cells, family.tactics.list_places(position), strict=True):
        held = place if isinstance(place, int) else len(str(place))
        assert family.puzzling.count_held(position, cell) == held
    views = family.puzzling.list_views(position)
    assert {len(view) for view in views} == {len(cells)}
    assert len({tuple(sorted(map(str, view))) for view in views}) == 1


def test_seeds_look_the_same_to_north_as_to_south() -> None:
    south, north = (
        get("oware").parse(text)
        for text in ("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S", "1,1,2,0,1,0/1,2,0,3,1,2 17-17 N")
    )
    views = [each.game.family.puzzling.list_views(each) for each in (south, north)]
    assert views[0] == views[1]


SQUARES = [game for game in GAMES if not game.family.sows]


@pytest.mark.parametrize("game", SQUARES, ids=lambda game: str(game.slug))
def test_the_start_looks_the_same_to_black_as_to_white(game: Game) -> None:
    white = game.start()
    black = game.parse(str(white).replace(" w ", " b ", 1))
    views = [game.family.puzzling.list_views(each) for each in (white, black)]
    # If Kings and Queens face each other, the other side sees the mirror image.
    assert {*views[0]} == {*views[1]}


@given(positions(), st.data())
def test_a_move_starts_where_its_side_has_something(
    position: Position, data: st.DataObject
) -> None:
    puzzling = position.game.family.puzzling
    moves = [move for move in position.moves() if move not in position.options().choices]
    assume(moves)
    move = data.draw(st.sampled_from(moves))
    origin = puzzling.find_origin(move)
    assert origin in position.cells
    if ALSO not in move:
        assert origin in puzzling.list_own(position)
        assert puzzling.count_held(position, origin) > 0
    assert puzzling.name_held(position, origin)
    assert origin in puzzling.tell_move(position, move)
    assert puzzling.tell_taking(position, "Gold")[-1] in ".?"


@pytest.mark.parametrize("game", SQUARES, ids=lambda game: str(game.slug))
def test_cells_are_joined_as_moves_are_written(game: Game) -> None:
    start = game.start()
    joined = {
        game.family.puzzling.join_cells(origin, target)
        for origin in start.options().cells
        for target in start.options((origin,)).cells
    }
    assert joined & {*start.moves()}


@pytest.mark.parametrize(
    ("slug", "text", "missing"),
    [
        ("oware", "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S", 8),
        ("ouri", "1,2,0,3,1,2/1,1,2,0,1,0 20-14 N", 11),
        ("obridjie", "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S", 0),
    ],
)
def test_what_is_missing_for_a_majority(slug: str, text: str, missing: int) -> None:
    position = get(slug).parse(text)
    assert position.game.family.puzzling.count_missing(position) == missing


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_a_game_is_set_out_as_its_rules_have_it(game: Game) -> None:
    starts = {game.family.puzzling.draw_start(game.start(), Random(seed)) for seed in range(20)}
    if game.slug == "mangala":
        assert len(starts) > 10
        assert {start.moves() for start in starts} == {("keep", "turn")}
    else:
        assert starts == {game.start()}
