"""What an opponent makes of the game so far, and of being hurried."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest

from game_core import IllegalMove, Position, Record, get
from game_core.evaluation import WIN
from game_core.search.alphabeta import PAUSE, AlphaBeta, Choice
from game_core.search.levels import CAREFUL, CHAMPION, DREAMER, Level
from game_core.search.opponent import choose_move, list_candidates, think
from tests.help.search import Clock, find_evaluation
from tests.search.test_alphabeta import SLUGS, value_plainly, wander


def choose(record: Record, level: Level, milliseconds: float = inf) -> Choice:
    """What a level comes to, thinking in slices so long."""
    job = think(record, level, 1, Clock())
    while not job.step(milliseconds):
        pass
    assert job.best
    return job.best


# --- Positions that come back ---

LAP = "F f A a B b C c D d E e".split()
"""Two seeds chase each other once round the board: everything is as it was."""


def test_only_the_third_time_counts() -> None:
    oware = get("oware")
    record = Record(oware, oware.parse("0,0,0,0,0,1/0,0,0,0,0,1 24-22 S"))
    *before, last = LAP * 2
    for move in before:
        fresh = Record(oware, record.position)
        assert choose(record, CAREFUL).value == choose(fresh, CAREFUL).value
        record = record.play(move)
    # The next turn stops the game: each is given a seed, and Blue has 25.
    assert choose(record, CAREFUL).value == -WIN
    assert record.play(last).result()


# --- Being hurried ---


@pytest.mark.parametrize("slug", SLUGS)
def test_an_answer_is_the_best_of_all_turns_however_short_the_time(slug: str) -> None:
    position = wander(slug, 20, 1)
    evaluation = find_evaluation(position.game)
    values = [
        value_plainly(evaluation, position, after, 1)
        for _, after in evaluation.candidates(position)
    ]
    hasty = replace(CHAMPION, milliseconds=0)
    assert choose(Record(position.game, position), hasty, milliseconds=1).value == max(values)


def test_who_lists_many_turns_pauses_meanwhile() -> None:
    position = wander("african-chess", 4, 1)
    search = AlphaBeta(find_evaluation(position.game))
    pauses = sum(1 for _ in list_candidates(search, position))
    assert pauses == len(position.moves()) // PAUSE > 5


# --- A single move ---

FIVE_TO_TAKE = get("oware").parse("1,0,2,5,0,0/0,2,1,6,11,12 0-8 S")
"""With D, Blue makes three of b and two of c. Nothing else takes anything."""


@pytest.mark.parametrize("start", [FIVE_TO_TAKE, Record(FIVE_TO_TAKE.game, FIVE_TO_TAKE)])
@pytest.mark.parametrize("level", ["greedy", "careful", "planner"])
def test_a_move_is_chosen_for_a_position_or_a_record(start: Position | Record, level: str) -> None:
    assert {choose_move(start, level, seed) for seed in range(3)} == {"D"}


def test_no_move_is_chosen_when_a_position_came_for_the_third_time() -> None:
    oware = get("oware")
    record = Record(oware, oware.parse("0,0,0,0,0,1/0,0,0,0,0,1 24-22 S"))
    for move in LAP * 2:
        record = record.play(move)
    with pytest.raises(IllegalMove) as refused:
        choose_move(record)
    assert refused.value.rule == "over"


def test_the_planner_is_who_plays_if_nobody_is_named() -> None:
    start = get("oware").start()
    assert choose_move(start) == choose_move(start, "planner", 0)


def test_what_is_played_on_a_whim_was_not_looked_at() -> None:
    whim = replace(DREAMER, whim=1)
    choice = choose(Record(FIVE_TO_TAKE.game, FIVE_TO_TAKE), whim)
    assert choice == Choice(choice.move, 0, 0)
