"""The opponents: each plays legally and by its habit, the same everywhere."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest

from game_core import IllegalMove, Position, Record, get
from game_core.families.sowing.game import SowingPosition
from game_core.search.levels import (
    CAREFUL,
    CHAMPION,
    DREAMER,
    GREEDY,
    LEVELS,
    Level,
    UnknownLevel,
    describe_level,
    find_level,
)
from game_core.search.opponent import think
from tests.help.search import Clock
from tests.help.strategies import SOWING_GAMES
from tests.help.words import told
from tests.oracles.reasons import count_taken
from tests.search.test_alphabeta import SLUGS, wander

QUICK = (*LEVELS[:-1], replace(CHAMPION, milliseconds=inf, nodes=150))
"""All levels, the strongest bounded by positions, so that a test is quick."""


def choose(position: Position, level: Level, seed: int = 1, milliseconds: float = inf) -> str:
    """The turn that a level plays, thinking in slices so long."""
    job = think(Record(position.game, position), level, seed, Clock())
    while not job.step(milliseconds):
        pass
    assert job.best
    return job.best.move


@pytest.mark.parametrize("slug", [*SLUGS, "mangala:continue_on=even"])
@pytest.mark.parametrize("level", QUICK, ids=lambda level: level.slug)
def test_every_level_plays_every_game(slug: str, level: Level) -> None:
    for seed, turns in enumerate((0, 7, 40)):
        position = wander(slug, turns, seed)
        turn = choose(position, level)
        assert turn in position.moves()
        assert turn == choose(position, level, milliseconds=3)


def count_lead(before: SowingPosition, after: SowingPosition) -> int:
    """How many seeds a turn brings its player more than the other, who may win some by it too."""
    gains = [now - then for now, then in zip(after.stores, before.stores, strict=True)]
    return gains[before.side] - gains[1 - before.side]


@pytest.mark.parametrize("slug", SOWING_GAMES)
def test_greedy_takes_the_most_seeds_now(slug: str) -> None:
    taken = 0
    for seed in range(20):
        position = wander(slug, 5 + 2 * seed, seed)
        assert isinstance(position, SowingPosition)
        afters = [position.play(move) for move in position.moves()]
        if all(after.tags == position.tags and not after.ended for after in afters):
            counts = {move: count_lead(position, position.play(move)) for move in position.moves()}
            assert counts[choose(position, GREEDY)] == max(counts.values())
            taken += max(counts.values())
    assert taken


@pytest.mark.parametrize("slug", ["african-chess", "amphora", "african-queen"])
def test_greedy_takes_a_piece_where_it_can(slug: str) -> None:
    taken = 0
    for seed in range(20):
        position = wander(slug, 10 + 3 * seed, seed)
        can = any(count_taken(position, move) for move in position.moves())
        turn = choose(position, GREEDY)
        assert bool(count_taken(position, turn)) == can or position.play(turn).result()
        taken += can
    assert taken


def test_greedy_can_be_baited_and_careful_can_not() -> None:
    """F takes two; then Gold takes four with f, which E would have kept from it."""
    position = get("oware").parse("0,0,0,1,1,1/1,6,3,0,1,5 9-20 S")
    assert choose(position, GREEDY) == "F"
    assert choose(position, CAREFUL) == "E"


def test_dreamer_plays_what_comes_to_mind() -> None:
    position = get("oware").parse("1,0,2,5,0,0/0,2,1,6,11,12 0-8 S")
    played = [choose(position, DREAMER, seed) for seed in range(60)]
    assert set(played) == {"A", "C", "D"}
    # It would be 60 for Greedy.
    assert 20 < played.count("D") < 50


def test_another_seed_may_choose_another_of_equal_turns() -> None:
    start = get("oware").start()
    assert len({choose(start, GREEDY, seed) for seed in range(20)}) > 2


def test_champion_thinks_as_long_as_it_may() -> None:
    clock = Clock()
    job = think(Record(get("oware")), CHAMPION, 0, clock)
    slices = 0
    while not job.step(50):
        slices += 1
    assert 900 < clock.now < 1100
    assert slices > 15


def test_even_without_time_champion_compares_all_turns_once() -> None:
    position = get("oware").parse("1,0,2,5,0,0/0,2,1,6,11,12 0-8 S")
    hasty = replace(CHAMPION, milliseconds=0)
    assert {choose(position, hasty, seed) for seed in range(10)} == {"D"}


def test_a_forced_turn_needs_no_thought() -> None:
    clock = Clock()
    position = get("oware").parse("0,0,0,0,0,1/0,0,0,0,0,1 24-22 S")
    job = think(Record(position.game, position), CHAMPION, 0, clock)
    while not job.step(50):
        pass
    assert job.best
    assert job.best.move == "F"
    assert clock.now < 20


def test_nobody_thinks_about_a_game_that_is_over() -> None:
    record = Record(get("oware")).stop()
    with pytest.raises(IllegalMove):
        think(record, GREEDY, 0, Clock())


def test_levels_have_names_and_tell_how_to_beat_them() -> None:
    assert len(LEVELS) >= 5
    for level in LEVELS:
        assert find_level(level.slug) is level
        words = describe_level(level, get("oware"))
        assert told(words.name) == level.slug.capitalize()
        assert told(words.habit).startswith(f"{told(words.name)} ")
        assert words.advice
    assert all(level.milliseconds == inf for level in LEVELS[:-1])
    with pytest.raises(UnknownLevel, match="“king” is not a level; known: dreamer, greedy"):
        find_level("king")


def test_only_the_strongest_goes_by_the_clock() -> None:
    assert [level.slug for level in LEVELS if level.milliseconds < inf] == ["champion"]


def test_it_is_said_what_is_taken() -> None:
    for slug, things in {"ouri": "seeds", "african-chess": "stones", "amphora": "pieces"}.items():
        habit = told(describe_level(GREEDY, get(slug)).habit)
        assert habit.startswith(f"Greedy captures as many {things} as it can, ")
