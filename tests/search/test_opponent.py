"""What an opponent makes of the game so far, and of being hurried."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest

from game_core import Record, get
from game_core.evaluation import WIN
from game_core.search.alphabeta import Choice
from game_core.search.levels import CAREFUL, CHAMPION, Level
from game_core.search.opponent import think
from tests.help.search import find_evaluation
from tests.search.test_alphabeta import SLUGS, Clock, value_plainly, wander


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
    # The next turn stops the game: each is given a seed, and South has 25.
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
