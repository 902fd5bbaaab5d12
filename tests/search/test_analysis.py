"""Analyses: what moves are worth, how play goes on, and what ends them."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

import pytest

from game_core import Analysis, IllegalMove, Record, Variation, analyze, analyze_async, get
from game_core.evaluation import WIN
from game_core.search import job
from tests.help.search import Clock, find_evaluation
from tests.search.test_alphabeta import value_plainly, wander

LATE = get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S")
"""F takes four: two from b, two from a. D takes two from a. The others take nothing."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock that counts how often it is read."""
    clock = Clock()
    monkeypatch.setattr(job, "perf_counter", lambda: clock() / 1000)
    return clock


@pytest.mark.parametrize("slug", ["oware", "tampoduo", "rio-kadalis"])
@pytest.mark.parametrize("seed", range(4))
def test_the_best_moves_are_worth_what_looking_at_everything_finds(slug: str, seed: int) -> None:
    position = wander(slug, 10 + 9 * seed, seed)
    evaluation = find_evaluation(position.game)
    worth = {
        move: value_plainly(evaluation, position, position.play(move), 3)
        for move in position.moves()
    }
    lines = analyze(position, depth=3, lines=3).lines
    assert len({line.moves[0] for line in lines}) == min(3, len(worth))
    assert [worth[line.moves[0]] for line in lines] == [line.score for line in lines]
    assert [line.score for line in lines] == sorted(worth.values(), reverse=True)[:3]


@pytest.mark.parametrize("seed", range(6))
def test_a_line_leads_to_what_it_is_worth(seed: int) -> None:
    position = wander("oware", 6 * seed, seed)
    (line,) = analyze(position, depth=5).lines
    assert len(line.moves) == 5
    end = position
    for move in line.moves:
        end = end.play(move)
    value = find_evaluation(position.game).value(end)
    assert line.score == (value if end.turn == position.turn else -value)


@pytest.mark.parametrize("depth", [1, 3])
def test_a_line_tells_the_moves_that_an_opening_forces(depth: int) -> None:
    record = Record(get("mangala"))
    (line,) = analyze(record, depth=depth).lines
    for move in line.moves:
        record = record.play(move)
    # The first player's choice forces two turns.
    assert len(record.plies) == depth + 2


def test_a_win_is_told_as_one_and_ends_the_search() -> None:
    # F's four seeds end in d. They make two there, and Blue has 25.
    won = get("oware").parse("0,0,1,0,0,4/0,1,0,1,0,0 23-18 S")
    assert analyze(won).lines == (Variation(("F",), WIN, 1),)


def test_it_ends_by_positions_and_is_then_the_same_each_time() -> None:
    first, again = (analyze(LATE, nodes=500, seed=3) for _ in range(2))
    assert first == again
    assert 500 <= first.nodes < 510


def test_it_ends_by_time_and_after_a_second_unless_told(clock: Clock) -> None:
    analyze(get("oware").start(), milliseconds=50)
    assert 50 <= clock.now <= 53
    clock.now = 0
    analyze(get("oware").start())
    assert 1000 <= clock.now <= 1003


def test_it_can_be_cancelled_once_all_moves_were_compared() -> None:
    asked = count()
    analyze(get("oware").start(), cancel=lambda: next(asked) == 2)
    assert next(asked) == 3
    assert analyze(get("oware").start(), cancel=lambda: True).lines[0].depth == 1


def test_a_record_knows_what_has_come_back() -> None:
    """Two seeds chase each other: the last f brings the start back for the third time."""
    record = Record(get("oware"), get("oware").parse("1,0,0,0,0,0/1,0,0,0,0,0 23-23 S"))
    for move in "AaBbCcDdEeFfAaBbCcDdEeF":
        record = record.play(move)
    assert analyze(record, depth=2).lines == (Variation(("f",), 0, 2),)


@pytest.mark.parametrize("limit", ["depth", "nodes", "lines", "milliseconds"])
def test_a_limit_below_one_is_refused(limit: str) -> None:
    limits: dict[str, Any] = {limit: 0}
    with pytest.raises(ValueError, match="must be at least 1"):
        analyze(LATE, **limits)


def test_a_game_that_is_over_is_not_analyzed() -> None:
    with pytest.raises(IllegalMove):
        analyze(Record(get("oware")).stop())


def test_other_tasks_run_while_a_position_is_analyzed(clock: Clock) -> None:
    """The clock counts its readings: ten of these make a slice."""
    seen: list[str] = []

    async def watch() -> None:
        while "done" not in seen:
            seen.append("tick")
            await asyncio.sleep(0)

    async def think() -> Analysis:
        analysis = await analyze_async(LATE, nodes=400, seed=3)
        seen.append("done")
        return analysis

    async def run() -> Analysis:
        return (await asyncio.gather(think(), watch()))[0]

    assert asyncio.run(run()) == analyze(LATE, nodes=400, seed=3)
    assert seen.count("tick") > 3
