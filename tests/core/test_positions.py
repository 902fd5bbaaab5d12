"""Positions for programs: set up, drawn at random, seen from the other side, and numbered."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

import game_core
from game_core import GAMES, Game, Position, PositionError, build, find_key, swap_sides
from game_core.families.sowing.cards import Rules
from game_core.positions import random_game
from game_core.registry import CARDS


def split(position: Position) -> str:
    """Return what a position's text has after board, stores and side."""
    parts = str(position).split(" ", 3 if position.game.family.sows else 2)
    return parts[-1] if len(parts) > 2 + position.game.family.sows else ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_cells_and_stores_say_builds_the_same_position(game: Game) -> None:
    for position in random_game(game, Random(2), 40).positions[::8]:
        cells, stores, turn = position.cells, position.stores, position.turn
        assert build(game, cells, turn, stores, split(position)) == position


def test_an_impossible_position_is_not_built() -> None:
    with pytest.raises(PositionError, match="There should be 48 seeds"):
        build("oware", {"A": 3}, stores=(24, 20))
    with pytest.raises(PositionError):
        build("african-chess", {"e1": "WW", "e8": "B"})
    with pytest.raises(KeyError):
        build("oware", {"G": 3}, stores=(24, 21))


@pytest.mark.parametrize(
    "slug", [game.slug for game in GAMES if game.slug not in ("rio-kadalis", "layli-goobalay")]
)
def test_changing_places_changes_no_rule(slug: str) -> None:
    """The number of moves and of answers to each is the same, and swapping back restores it."""
    for position in random_game(slug, Random(3), 30).positions[4::9]:
        turned = swap_sides(position)
        assert swap_sides(turned) == position
        assert turned.turn != position.turn
        assert turned.stores == position.stores[::-1]
        assert turned.is_check() == position.is_check()
        assert len(turned.moves()) == len(position.moves())
        if len(position.moves()) < 60:
            assert count_answers(turned) == count_answers(position)


def count_answers(position: Position) -> list[int]:
    return sorted(len(position.play(move).moves()) for move in position.moves())


def test_uurs_change_places_and_owners() -> None:
    game = game_core.get(f"{CARDS}{Rules(uur='yes')}")
    position = game.parse("0,13s,0,0,0,0/1,3,2,0,12s,2 7-8 N")
    turned = swap_sides(position)
    assert str(turned) == "1,3,2,0,12n,2/0,13n,0,0,0,0 8-7 S"
    assert count_answers(turned) == count_answers(position)


def test_places_are_not_changed_where_sides_differ() -> None:
    for slug in ("rio-kadalis", "layli-goobalay", "mangala"):
        with pytest.raises(ValueError, match="can't be exchanged"):
            swap_sides(game_core.get(slug).start())


@pytest.mark.parametrize(
    ("slug", "text", "is_check"),
    [
        ("oware", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", False),
        ("african-chess", "4,B,3/8/8/8/8/8/4,b,3/4,W,3 w 0", True),
        ("african-chess", "4,B,3/8/8/8/8/4,b,3/8/4,W,3 w 0", False),
        ("amphora", "2k2/3/5/7/7/1p3/1K1/5 w - 00 -", True),
    ],
)
def test_a_position_knows_whether_it_is_check(slug: str, text: str, is_check: bool) -> None:
    assert game_core.get(slug).parse(text).is_check() is is_check


def test_a_random_game_ends_or_is_left_after_so_many_plies() -> None:
    record = random_game("oware", Random(4), 10)
    assert len(record.plies) == 10
    assert record == random_game("oware", Random(4), 10)
    assert random_game("oware", Random(4)).result()


def test_keys_are_the_same_in_every_process_and_differ_by_game() -> None:
    start = game_core.get("oware").start()
    program = "from game_core import *; print(find_key(get('oware').start()))"
    told = subprocess.check_output([sys.executable, "-c", program], text=True)
    assert int(told) == find_key(start) < 1 << 64
    assert find_key(game_core.get("kpo").start()) != find_key(start)
    assert find_key(start.play("A")) != find_key(start)
