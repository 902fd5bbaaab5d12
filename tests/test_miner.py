"""The miner: games, the gate, what is proposed, and a choice without twins."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game_core import GAMES, Game, Record, get
from game_core.puzzles.model import read_task
from lesson_plans.workshop.miner.digging import examine
from lesson_plans.workshop.miner.facts import Find
from lesson_plans.workshop.miner.gate import find_objection
from lesson_plans.workshop.miner.plans import find_plan
from lesson_plans.workshop.miner.play import MOST_TURNS, pick_moments, play_game

QUICK = [game for game in GAMES if game.slug != "double-eighteen-stone-chess"]
FEW_SEEDS = "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S"
"""Oware: F takes three seeds, A and D two; see the solver's page."""


def find(slug: str, position: str, goal: str) -> Find:
    """What the miner makes of a goal in a position."""
    game = get(slug)
    start = Record(game, game.parse(position))
    found = examine(start, start, read_task(goal), find_plan(game))
    assert found
    return found


def object_to(found: Find) -> str:
    return find_objection(found, find_plan(found.position.game))


# --- Games ---


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_seed_gives_the_same_game_every_time(game: Game) -> None:
    records = [play_game(game, random.Random(seed)) for seed in (7, 7, 8)]
    assert str(records[0]) == str(records[1]) != str(records[2])
    assert records[0].result() or len(records[0].turns) == MOST_TURNS


def test_moments_are_spread_over_a_game_and_never_its_end() -> None:
    record = play_game(get("oware"), random.Random(3))
    moments = [*pick_moments(record, random.Random(1))]
    assert len(moments) == 12
    assert moments == sorted(set(moments))
    assert moments[0] <= len(record.turns) / 12 + 1
    assert moments[-1] > len(record.turns) * 10 / 12
    assert not any(record.cut(moment).result() for moment in moments)
    assert [*pick_moments(Record(get("oware")), random.Random(1))] == []


# --- The gate ---


def test_a_good_find_passes() -> None:
    found = find("oware", FEW_SEEDS, "capture 4 within 1")
    assert found.right == ("F",)
    assert found.puzzle.beginner
    assert object_to(found) == ""


@pytest.mark.parametrize(
    ("objection", "slug", "position", "goal"),
    [
        # Only two cups hold seeds.
        ("forced", "oware", "0,0,0,0,1,2/1,1,2,0,1,0 20-20 S", "capture 4 within 1"),
        # Three turns would all do.
        ("open", "oware", FEW_SEEDS, "capture 2 within 1"),
        # With one turn fewer it can be done as well.
        ("needless", "oware", FEW_SEEDS, "capture 4 within 2"),
    ],
)
def test_the_gate_refuses(objection: str, slug: str, position: str, goal: str) -> None:
    game = get(slug)
    start = Record(game, game.parse(position))
    plan = replace(find_plan(game), most_right=6)
    found = examine(start, start, read_task(goal), plan)
    assert found
    assert find_objection(found, replace(plan, most_right=2)) == objection
