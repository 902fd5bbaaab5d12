"""The arithmetic of `python -m bench strength`, and how it keeps its table."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from bench.matches import Match, open_game, play_match
from bench.strength import HEADING, RANDOM, keep_rows
from game_core import Record
from game_core.search.levels import GREEDY


def test_a_tie_is_half_a_point() -> None:
    match = Match("Greedy", "Dreamer", won=3, tied=2, lost=5)
    assert match.games == 10
    assert match.points == pytest.approx(0.4)


def test_the_interval_is_wilsons() -> None:
    # As in the table of E. B. Wilson's method for 7 of 10: 0.397 to 0.892.
    low, high = Match("Greedy", "Dreamer", won=7, tied=0, lost=3).interval()
    assert (round(low, 3), round(high, 3)) == (0.397, 0.892)
    assert Match("Greedy", "Dreamer", won=10, tied=0, lost=0).interval()[1] == pytest.approx(1)


def test_a_match_is_the_same_each_time_and_exchanges_the_sides() -> None:
    openings = [open_game("ouri", seed) for seed in range(4)]
    with ThreadPoolExecutor() as workers:
        match = play_match(workers, GREEDY, RANDOM, openings)
        assert match == play_match(workers, GREEDY, RANDOM, openings)
        back = play_match(workers, RANDOM, GREEDY, openings)
    assert match.games == 8
    assert match.won > match.lost
    assert (back.won, back.lost) == (match.lost, match.won)


@pytest.mark.parametrize("slug", ["tampoduo", "mangala"])
def test_one_sided_games_begin_where_much_is_still_open(slug: str) -> None:
    record = Record.parse(open_game(slug, 1))
    assert record.result() is None
    cups, stores, *_ = str(record.position).split()
    on_board = sum(map(int, re.findall(r"\d+", cups)))
    assert on_board >= sum(map(int, stores.split("-")))


def test_a_games_rows_take_the_place_of_its_old_ones() -> None:
    page = f"Text.\n\n{HEADING}\n| --- |\n| Oware | old |\n| Kpo | old |\n"
    kept = keep_rows(page, "Oware", ["| Oware | new |", "| Oware | newer |"])
    assert (
        kept == f"Text.\n\n{HEADING}\n| --- |\n| Oware | new |\n| Oware | newer |\n| Kpo | old |\n"
    )
    assert keep_rows(kept, "Kpo", ["| Kpo | new |"]).endswith("| Oware | newer |\n| Kpo | new |\n")
    amphora = keep_rows(kept, "Amphora", ["| Amphora | new |"])
    assert amphora.endswith("| Kpo | old |\n| Amphora | new |\n")
