"""What a page asks, and what it is answered: JSON text in, JSON text out."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_core import Record, api, draw
from game_core.record import STOP
from tests.boards import OWARE, START, parse
from tests.strategies import records

NEW = str(Record(OWARE))
OVER = str(Record(OWARE).stop())


def ask(op: str, record: str = NEW, game: str = "oware", **fields: object) -> dict[str, Any]:
    """Send a request; the whole answer."""
    request = {"id": 7, "op": op, "game": game, "record": record, **fields}
    answer = json.loads(api.call(json.dumps(request)))
    assert answer.pop("id") == 7
    assert isinstance(answer, dict)
    return answer


def value(op: str, record: str = NEW, **fields: Any) -> Any:
    answer = ask(op, record, **fields)
    assert answer["ok"] is True, answer
    return answer["value"]


def error(answer: dict[str, Any]) -> tuple[str, str]:
    assert answer["ok"] is False
    assert set(answer) == {"ok", "error"}
    return answer["error"]["code"], answer["error"]["message"]


class TestOpen:
    def test_a_new_game(self) -> None:
        scene = value("open", "")
        svg = scene.pop("svg")
        assert svg == draw.board(OWARE.start(), "S")
        assert scene == {
            "game": "oware",
            "record": NEW,
            "position": START,
            "moves": [],
            "turns": 0,
            "sides": ["S", "N"],
            "turn": "S",
            "legal": list("ABCDEF"),
            "options": {
                "cells": list("ABCDEF"),
                "choices": {},
                "refusals": {c: f"Cup {c} is in {{N}}'s row: {{S}} plays A–F." for c in "abcdef"},
            },
            "status": "Your turn, {S}.",
            "result": None,
        }

    def test_a_saved_game(self) -> None:
        record = str(Record(OWARE).play("C"))
        scene = value("open", record)
        assert (scene["record"], scene["moves"], scene["turn"]) == (record, ["C"], "N")

    def test_a_new_game_from_a_position(self) -> None:
        position = "0,3,0,0,2,0/0,0,0,0,0,0 21-22 S"
        scene = value("open", "", position=position)
        assert scene["record"] == str(Record(OWARE, parse(position)))
        assert scene["legal"] == ["E"]

    def test_a_finished_game(self) -> None:
        scene = value("open", str(Record(OWARE).stop()))
        assert scene["legal"] == []
        assert scene["result"] == {
            "winner": None,
            "reason": "stopped",
            "score": [24, 24],
            "said": "The game is over: play was stopped. It is a tie, 24 to 24.",
        }
        assert scene["status"] == scene["result"]["said"]

    def test_seen_from_north(self) -> None:
        assert value("open", viewpoint="N")["svg"] == draw.board(OWARE.start(), "N")

    @given(records())
    def test_any_record(self, record: Record) -> None:
        scene = value("open", str(record), game=record.game.slug)
        assert scene["position"] == str(record.position)
        assert scene["moves"] == list(record.moves)
        assert scene["turns"] == len(record.turns)
        assert (scene["result"] is None) == (record.result() is None)


class TestTurns:
    def test_play(self) -> None:
        answer = value("play", move="C")
        after = value("open", str(Record(OWARE).play("C")))
        assert after.items() <= answer.items()
        assert answer["move"] == "C"
        assert [step["kind"] for step in answer["steps"]] == ["lift", *["drop"] * 4]
        assert answer["said"] == (
            "{S} sows 4 seeds from cup C. The last seed falls in cup a, which now holds 5."
        )

    def test_stop(self) -> None:
        answer = value("stop")
        assert answer["move"] == STOP
        assert answer["record"] == str(Record(OWARE).stop())
        assert answer["said"].startswith("Both players agree to stop.")
        assert answer["result"]["reason"] == "stopped"

    def test_undo_says_what_was_taken_back(self) -> None:
        played, stopped = str(Record(OWARE).play("C")), str(Record(OWARE).play("C").stop())
        assert value("undo", played) == value("open", NEW) | {"undone": "C"}
        assert value("undo", stopped) == value("open", played) | {"undone": STOP}

    def test_the_record_travels_and_nothing_is_kept(self) -> None:
        record = NEW
        for move in "CdFa":
            record = value("play", record, move=move)["record"]
        assert value("open", record)["moves"] == list("CdFa")
        assert value("open", NEW)["moves"] == []


class TestRefusals:
    @pytest.mark.parametrize(
        ("asked", "code", "words"),
        [
            ({"game": "owari"}, "unknown-game", "Did you mean oware"),
            ({"record": "hello"}, "bad-record", "line 1"),
            ({"record": NEW.replace("4,4/", "4,5/")}, "bad-record", "line 3: cups, column 1"),
            ({"record": f"{NEW}moves C\nmoves D"}, "bad-record", "line 6"),
            ({"record": "", "position": "x"}, "bad-position", "position, column 2"),
            ({"record": "", "position": 3}, "bad-request", "position"),
            ({"op": "play", "move": "a"}, "illegal-move", "Cup a is in {N}'s row: {S} plays A–F."),
            ({"op": "play", "record": OVER, "move": "C"}, "illegal-move", "over"),
            ({"op": "stop", "record": OVER}, "illegal-move", "over"),
            ({"op": "undo"}, "illegal-move", "no turn to take back"),
            ({"op": "play"}, "bad-request", "move"),
            ({"op": "play", "move": 3}, "bad-request", "move"),
            ({"op": "dance"}, "bad-request", "“dance” is not one of open, choose, play"),
            ({"op": None}, "bad-request", "op"),
            ({"game": None}, "bad-request", "game"),
            ({"record": None}, "bad-request", "record"),
            ({"viewpoint": "E"}, "bad-request", "“E” is no side"),
            ({"viewpoint": ["S"]}, "bad-request", "is no side"),
        ],
    )
    def test_refused(self, asked: dict[str, Any], code: str, words: str) -> None:
        found, message = error(ask(**{"op": "open"} | asked))
        assert found == code
        assert words in message

    @pytest.mark.parametrize("text", ["", "{", "[]", "{}", '"open"', '{"op": "open"}'])
    def test_what_is_no_request(self, text: str) -> None:
        assert error(json.loads(api.call(text)))[0] == "bad-request"


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
FIELDS = {
    "id": JSON_VALUES,
    "op": st.sampled_from([*api.OPERATIONS]) | JSON_VALUES,
    "game": st.just("oware") | JSON_VALUES,
    "record": st.just("") | records().map(str) | st.text() | JSON_VALUES,
    "move": st.sampled_from("ABCDEFabcdef") | JSON_VALUES,
    "viewpoint": st.sampled_from("SN") | JSON_VALUES,
    "position": st.just(START) | st.text() | JSON_VALUES,
}
REQUESTS = st.fixed_dictionaries({}, optional=FIELDS).map(json.dumps)


def refuse_constant(name: str) -> None:
    raise AssertionError(f"{name} is not JSON")


@given(REQUESTS | JSON_VALUES.map(json.dumps) | st.text())
def test_whatever_is_asked_is_answered_in_json_and_is_never_our_fault(text: str) -> None:
    answer = json.loads(api.call(text), parse_constant=refuse_constant)
    if answer["ok"]:
        assert answer["value"]
    else:
        assert answer["error"]["code"] != "internal", answer
        assert answer["error"]["message"]


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"op":' + "[" * 100_000, "1" * 5000, '{"id": 1e999}', '{"id": NaN}']
)
def test_absurd_requests_are_answered_too(text: str) -> None:
    assert json.loads(api.call(text), parse_constant=refuse_constant)["ok"] is False
