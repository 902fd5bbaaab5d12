"""Compare the declared protocol with real requests and answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game_core import GAMES, Game, Record, get
from game_core.api import OPERATIONS
from game_core.api.protocol import Failure, Success
from game_core.api.protocol.requests import About, Puzzle
from tests.help import puzzles
from tests.help.requests import SLICE, ask, make_requests
from tests.help.shapes import find_misfits, find_shapes
from tests.help.strategies import records
from tests.help.words import told_json
from widgets.runtime import protocol

DECLARED = protocol.list_operations()
OWARE = get("oware")
FEW = str(Record(OWARE, OWARE.parse("0,0,0,1,0,1/1,0,0,0,0,1 22-22 S")))
MANY = str(Record(OWARE, OWARE.parse("1,0,2,5,0,0/0,2,1,6,11,12 0-8 S")).play("A"))
QUEEN = "ubao 1\ngame african-queen\nstart 6m/7/3M3/2MM3/2M4/7/7 w 0-6 0\nmoves\n"
PUZZLE = puzzles.make("oware", "0,0,0,3,0,4/0,0,2,1,0,0 19-19 S", "capture 3 within 1").describe()
KINDS: list[Any] = [None, True, 5, 1.5, "x", [], [5], {}, {"x": 5}]
"""Values of every kind that JSON has."""


def find_errors(request: dict[str, Any]) -> Iterator[str]:
    """Yield where a request or its answer isn't as declared."""
    fields, value = DECLARED[request["op"]]
    yield from find_misfits({name: request[name] for name in request if name != "op"}, fields)
    answer = ask(request)
    if answer["ok"]:
        yield from find_misfits(answer, Success)
        yield from find_misfits(answer["value"], value)
    else:
        yield from find_misfits(answer, Failure)


def test_every_operation_is_declared() -> None:
    assert DECLARED.keys() == OPERATIONS.keys()


@pytest.mark.parametrize("op", DECLARED)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_game_answers_as_is_declared(game: Game, op: str) -> None:
    request = make_requests(game)[op]
    assert ask(request)["ok"]
    assert [*find_errors(request)] == []


@given(records(), st.data())
def test_whatever_was_played_is_told_as_is_declared(record: Record, data: st.DataObject) -> None:
    about = {"game": record.game.slug, "record": str(record)}
    at = data.draw(st.integers(0, len(record.plies)))
    move = data.draw(st.sampled_from(record.position.moves() or ["x"]))
    for fields in (
        {"op": "open"},
        {"op": "history"},
        {"op": "visit", "at": at},
        {"op": "try", "move": move},
        {"op": "play", "move": move},
    ):
        assert [*find_errors(about | fields)] == []


def make_special_requests() -> Iterator[dict[str, Any]]:
    """Requests with unusual answers."""
    oware = {"game": "oware", "record": ""}
    few = {"game": "oware", "record": FEW}
    many = {"game": "oware", "record": MANY}
    queen = {"game": "african-queen", "record": QUEEN}
    yield oware | {"op": "choose", "parts": ["C"]}
    yield queen | {"op": "choose", "parts": ["c3"]}
    yield queen | {"op": "try", "parts": ["c3"]}
    yield few | {"op": "worth"}
    yield few | {"op": "review"} | SLICE | {"record": f"{FEW.rstrip()} D\n"}
    yield many | {"op": "review"} | SLICE
    yield few | {"op": "think", "level": "dreamer", "seed": 1} | SLICE
    players = {"players": ["greedy", "dreamer"], "seed": 1}
    yield few | {"op": "contest"} | SLICE | players
    yield few | {"op": "hint"} | SLICE
    yield oware | {"op": "attempt", "puzzle": PUZZLE, "moves": [], "move": "F"}
    yield oware | {"op": "play", "move": "a"}
    yield oware | {"op": "open", "position": "x"}
    yield oware | {"op": "open", "record": str(Record(get("mangala")))}
    yield oware | {"op": "open", "record": "ubao 1\n"}
    yield {"op": "open", "game": "owari", "record": ""}
    yield {"op": "open", "game": "mine", "record": "", "source": "GAME ="}


def ask_until_done(request: dict[str, Any]) -> Iterator[Any]:
    """Yield all answers to a request, repeated until its job is done."""
    done = False
    while not done:
        yield (answer := ask(request))
        value = answer.get("value")
        done = not isinstance(value, dict) or value.get("done", True)


def test_every_declared_answer_is_given() -> None:
    seen: set[str] = set()
    special = [*make_special_requests()]
    assert [each for request in special for each in find_errors(request)] == []
    for request in (*make_requests(OWARE).values(), *special):
        for answer in ask_until_done(request):
            if answer["ok"]:
                seen.update(find_shapes(answer["value"], DECLARED[request["op"]][1]))
            else:
                seen.update(find_shapes(answer["error"], protocol.find_fields(Failure)["error"][0]))
    declared = protocol.find_named([value for _, value in DECLARED.values()])
    refusals = protocol.find_named([protocol.find_fields(Failure)["error"][0]])
    inherited = {"Meaning", "Ply", "PlacedPly", "Change"}
    named = {each.__name__ for each in (*declared, *refusals) if isinstance(each, type)}
    assert seen == named - inherited


@pytest.mark.parametrize("op", DECLARED)
def test_a_request_without_what_it_needs_is_refused(op: str) -> None:
    request = make_requests(OWARE)[op]
    about = protocol.find_fields(About)
    for name, (_, optional) in protocol.find_fields(DECLARED[op][0]).items():
        if optional or ("puzzle" in request and name in about):
            continue
        answer = ask({field: request[field] for field in request if field != name})
        assert answer["ok"] is False, name
        assert answer["error"]["code"] == "bad-request"
        assert f"“{name}”" in told_json(answer["error"]["message"])


@pytest.mark.parametrize("op", DECLARED)
def test_a_field_of_another_kind_is_refused_or_not_read(op: str) -> None:
    request = make_requests(OWARE)[op]
    for name, (hint, _) in protocol.find_fields(DECLARED[op][0]).items():
        for value in KINDS:
            answer = ask(request | {name: value})
            if not answer["ok"]:
                assert answer["error"]["code"] != "internal", answer
                if any(find_misfits(value, hint)):
                    assert answer["error"]["code"] == "bad-request"


@pytest.mark.parametrize("op", ["attempt", "answer-why"])
@pytest.mark.parametrize("field", sorted(protocol.find_fields(Puzzle).keys() - {"names", "done"}))
def test_a_puzzle_with_a_field_of_another_kind_is_refused(op: str, field: str) -> None:
    request = {"op": op, "puzzle": PUZZLE, "moves": [], "move": "F", "job": "1", "milliseconds": 50}
    hint = protocol.find_fields(Puzzle)[field][0]
    for value in KINDS:
        answer = ask(request | {"puzzle": {**PUZZLE, field: value}})
        if any(find_misfits(value, hint)):
            assert answer["error"]["code"] == "bad-request", value
            assert f"“{field}”" in told_json(answer["error"]["message"])
        else:
            assert answer["ok"] or answer["error"]["code"] != "internal"


def test_the_browser_side_is_told_what_is_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\n  moves: string[];\n" in protocol.write()
    assert "color" not in protocol.write()
    monkeypatch.setitem(About.__annotations__, "color", str)
    assert "\n  color: string;\n" in protocol.write()
