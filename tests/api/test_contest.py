"""Whole games between levels, and what is counted of them."""

from __future__ import annotations

from typing import Any

import pytest

from game_core import Record, get
from game_core.api import thinking
from game_core.api.protocol.answers import Contest
from game_core.api.thinking import BITES, compete
from game_core.search import opponent
from game_core.search.levels import DREAMER, GREEDY
from tests.help.requests import ask
from tests.help.stonechess import place
from tests.search.test_alphabeta import finish

BITING = (
    ("forced", "kpo", "2,2,5,0,0,0/2,0,0,0,0,0 16-21 N"),
    ("capture relay", "tampoduo", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"),
    ("slam", "oware", "1,0,0,0,2,0/1,0,0,0,0,0 23-21 S"),
    ("feeding forced", "oware", "0,0,0,0,0,0/0,0,2,1,0,1 23-21 N"),
    # A single seed may not be played while B has two.
    ("single forced", "ouri", "1,2,0,0,0,0/0,0,0,0,0,1 20-24 S"),
    ("capture relay uur", "layli-goobalay", "1,3,0,1,5,2n/2n,5,0,0,1,0 19-9 S round=1"),
    ("capture endless", "tampoduo", "2,0,1,0,1,0/1,0,1,0,2,1 15-24 S"),
    ("capture duty forced", "african-queen", "7/7/Q6/3Qq2/7/7/7 w 3-0 4"),
    ("guard", "african-chess", "4,B,b,2/bb,b,4,b,1/8/5,W,bb,1/2,w,5/3,w,w,3/8/w,7 b 4"),
    ("pinned", "african-chess", "6,bb,1/8/2,bb,1,bb,1,b,1/4,bB,3/3,b,2,W,1/7,w/8/8 w 8"),
    ("pinned", "amphora", "pp2p/3/pk1p1/7/1KP3p/1P3/3/PP2P b - 13 -"),
    # The Knight can't leave the King's row.
    ("pinned", "double-eighteen-stone-chess", place("Ki1 Ng1 qa1 ki9")),
)
"""What bites in the next turn of a position, by game."""


def play(start: Record, seed: int = 1) -> Contest:
    return finish(compete(start, (GREEDY, DREAMER), seed))


def test_a_game_is_played_to_its_end_and_its_turns_are_counted() -> None:
    record = Record(get("oware"))
    found = play(record)
    events = []
    while record.result() is None:
        level = (GREEDY, DREAMER)[len(record.plies) % 2]
        search, steps = opponent.begin(record, level, 1)
        finish(steps)
        assert search.sure is not None
        record, happened = record.trace_move(search.sure.move)
        events.append({event.kind for event in happened})
    assert found["ended"]
    assert found["turns"] == len(events)
    assert found["bites"]["capture"] == sum("capture" in kinds for kinds in events)
    offered = [len(position.moves()) for position in record.positions[:-1]]
    assert (found["choices"], found["bites"]["forced"]) == (sum(offered), offered.count(1))


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    start = Record(get("ouri"))
    assert play(start, 3) == play(start, 3)
    assert play(start, 3) != play(start, 4)


@pytest.mark.parametrize(("bites", "slug", "position"), BITING)
def test_what_bites_in_a_turn_is_counted(
    bites: str, slug: str, position: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "MOST_TURNS", 1)
    found = play(Record(get(slug), get(slug).parse(position)))
    assert {name: count for name, count in found["bites"].items() if count} == dict.fromkeys(
        bites.split(), 1
    )


def test_nothing_is_counted_that_never_bites() -> None:
    assert {name for bites, _, _ in BITING for name in bites.split()} == {*BITES}


def test_a_game_that_goes_on_and_on_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_TURNS", 3)
    found = play(Record(get("oware")))
    assert (found["ended"], found["winner"], found["turns"]) == (False, None, 3)


@pytest.mark.parametrize("players", [["greedy"], ["greedy", "champion"], ["greedy", "nobody"]])
def test_other_players_are_refused(players: list[str]) -> None:
    request = {"op": "contest", "game": "oware", "record": "", "players": players}
    answer = ask({"id": 1, "seed": 1, "job": "t", "milliseconds": 10, **request})
    assert answer["error"]["code"] == "bad-request"


def test_a_page_is_told_who_won_and_how_often_what_happened() -> None:
    request = {"op": "contest", "game": "own:rules=a211101100032", "record": "", "seed": 1}
    told: dict[str, Any] = {"done": False}
    while not told["done"]:
        fields = {"players": ["dreamer", "dreamer"], "job": "t", "milliseconds": 50}
        told = ask({"id": 1, **request, **fields})["value"]
    assert told.keys() == {"done", "ended", "winner", "turns", "choices", "bites"}
    assert [*told["bites"]] == [*BITES]
    assert told["turns"] <= thinking.MOST_TURNS
