"""Whole games between levels, and what is counted of them."""

from __future__ import annotations

import pytest

from game_core import Record, get
from game_core.api import thinking
from game_core.api.thinking import Contest, compete
from game_core.search.levels import DREAMER, GREEDY
from tests.help.requests import ask
from tests.search.test_alphabeta import finish


def play(start: Record, seed: int = 1) -> Contest:
    return finish(compete(start, (GREEDY, DREAMER), seed))


def test_a_game_is_played_to_its_end_and_its_turns_are_counted() -> None:
    found = play(Record(get("oware")))
    assert found.record.result() is not None
    events = [[event.kind for event in events] for _, events in found.record.replay()]
    assert found.happened["capture"] == sum("capture" in kinds for kinds in events)
    assert found.happened["lift"] == len(found.record.moves)
    offered = [len(position.moves()) for position in found.record.positions[:-1]]
    assert (found.choices, found.forced) == (sum(offered), offered.count(1))


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    start = Record(get("ouri"))
    assert play(start, 3).record == play(start, 3).record
    assert play(start, 3).record != play(start, 4).record


def test_what_forbids_a_cup_is_counted_by_its_sentence() -> None:
    # A single seed may not be played while B has two: only B, in the first turn.
    found = play(Record(get("ouri"), get("ouri").parse("1,2,0,0,0,0/0,0,0,0,0,1 20-24 S")))
    assert found.record.plies[0] == "B"
    assert found.refused["single"] >= 1


def test_a_game_that_goes_on_and_on_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_TURNS", 3)
    found = play(Record(get("oware")))
    assert found.record.result() is None
    assert len(found.record.moves) == 3


@pytest.mark.parametrize("players", [["greedy"], ["greedy", "champion"], ["greedy", "nobody"]])
def test_other_players_are_refused(players: list[str]) -> None:
    request = {"op": "contest", "game": "oware", "record": "", "players": players}
    answer = ask({"id": 1, "seed": 1, "job": "t", "milliseconds": 10, **request})
    assert answer["error"]["code"] == "bad-request"


def test_a_page_is_told_who_won_and_how_often_what_happened() -> None:
    request = {"op": "contest", "game": "own:rules=a211101100032", "record": "", "seed": 1}
    told = {"done": False}
    while not told["done"]:
        fields = {"players": ["dreamer", "dreamer"], "job": "t", "milliseconds": 50}
        told = ask({"id": 1, **request, **fields})["value"]
    assert told.keys() == {
        "done", "ended", "winner", "turns", "choices", "forced", "happened", "refused"
    }  # fmt: skip
    assert told["turns"] <= thinking.MOST_TURNS
