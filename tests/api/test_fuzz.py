"""Every operation, with anything at all in any field: a value, or a refusal that names it."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import given, note
from hypothesis import strategies as st

from game_core import Record, api, get
from tests.help.curriculum import FAMILIES
from tests.help.requests import ask, make_requests
from tests.help.strategies import fuzz, hostile_texts, json_values
from tests.help.words import told_json

GAMES = (*FAMILIES.values(), "rio-kadalis", "mangala")
REQUESTS = {slug: make_requests(get(slug)) for slug in GAMES}
CODES = {*("bad-request", "illegal-move", "bad-position", "bad-record", "bad-game", "unknown-game")}
GOALS = st.builds(
    "{} {}{}".format,
    st.sampled_from(
        "win save end best capture play illegal|last seed|longest relay|last seed of".split("|")
        + "win save end best capture play illegal".split()
    ),
    st.sampled_from(["", "0", "1", "2", "999", "A", "a", "A B", "stopped", "A A", "d2d3", "x y"]),
    st.sampled_from(["", " within 0", " within 1", " within 2", " within 999", " within"]),
)
TREES: st.SearchStrategy[dict[str, Any]] = st.recursive(
    st.just({}),
    lambda below: st.dictionaries(
        st.sampled_from(["A", "b", "else", "stopped", ""]) | hostile_texts(), below, max_size=3
    ),
    max_leaves=6,
)
EXTRA = ("position", "viewpoint", "sides", "cell", "hurry", "source")
WRONG = {"goal": GOALS, "solution": TREES}
"""Nearly right values, for fields with a notation of their own."""


@st.composite
def spoilt_requests(draw: st.DrawFn) -> dict[str, Any]:
    """A correct request, except for one or two of its fields, or of its puzzle's."""
    requests = REQUESTS[draw(st.sampled_from(GAMES))]
    request = copy.deepcopy(requests[draw(st.sampled_from([*api.OPERATIONS]))])
    for _ in range(draw(st.integers(1, 2))):
        parts = [request] + ([request["puzzle"]] if isinstance(request.get("puzzle"), dict) else [])
        fields = draw(st.sampled_from(parts))
        extra = (
            ["position", "viewpoint", "sides", "cell", "hurry", "source"]
            if fields is request
            else []
        )
        name = draw(st.sampled_from([*fields, *extra]))
        if draw(st.booleans()) and draw(st.booleans()):
            fields.pop(name, None)
        else:
            anything = json_values() | hostile_texts() | st.lists(hostile_texts(), max_size=3)
            fields[name] = draw(WRONG.get(name, anything) | anything)
    return request


@fuzz
@given(spoilt_requests())
def test_a_spoilt_request_is_answered_or_refused(request: dict[str, Any]) -> None:
    note(json.dumps(request))
    answer = ask(request)
    if answer["ok"]:
        return
    assert answer["error"]["code"] in CODES, answer
    assert told_json(answer["error"]["message"])


@fuzz
@given(json_values().map(json.dumps) | hostile_texts())
def test_so_is_any_text(text: str) -> None:
    assert ask_text(text)["error"]["code"] == "bad-request"


def ask_text(text: str) -> Any:
    return json.loads(api.call(text))


def test_what_lies_too_deep_is_refused() -> None:
    requests = REQUESTS["oware"]["attempt"]
    for depth, ok in ((30, True), (64, False), (100_000, False)):
        tree = '{"A":' * depth + "{}" + "}" * depth
        text = json.dumps(requests).replace('"solution": {"A": {}}', f'"solution": {tree}')
        assert ask_text(text)["ok"] is ok


def test_brackets_in_a_text_lie_in_nothing() -> None:
    request = {"op": "play", "game": "oware", "record": "", "move": '["{' * 300}
    assert ask(request)["error"]["code"] == "illegal-move"


def test_half_a_character_is_written_as_an_unknown_one() -> None:
    request = {"op": "play", "game": "oware", "record": "", "move": "\ud800"}
    for text in (json.dumps(request), json.dumps(request, ensure_ascii=False)):
        answer = api.call(text)
        answer.encode()
        assert "“\ufffd” is not a cup" in told_json(json.loads(answer)["error"]["message"])


def test_a_request_of_a_million_characters_is_refused() -> None:
    record = str(Record(get("oware")))
    request = json.dumps({"op": "open", "game": "oware", "record": record})
    assert ask_text(request.ljust(1_000_000))["ok"] is True
    told = told_json(ask_text(request.ljust(1_000_001))["error"]["message"])
    assert told == "a request has 1,000,000 characters at most."
