"""A page's requests about puzzles. Each answer was found by hand, from the rules."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from game_core import api
from tests.help import puzzles
from tests.help.words import told_json


def make(goal: str, position: str, slug: str = "oware") -> dict[str, Any]:
    """Return a puzzle as a page has it."""
    return {**puzzles.make(slug, position, goal).describe()}


def ask(op: str, puzzle: object, **fields: object) -> dict[str, Any]:
    request = {"id": 1, "op": op, "game": "oware", "record": "", "puzzle": puzzle, **fields}
    answer: dict[str, Any] = json.loads(api.call(json.dumps(request)))
    return answer


def attempt(puzzle: dict[str, Any], *moves: str) -> dict[str, Any]:
    """Return the verdict on the last of some moves."""
    *before, move = moves
    answer = ask("attempt", puzzle, moves=before, move=move)
    assert answer["ok"] is True, answer
    value: dict[str, Any] = answer["value"]
    return value


# F captures two in d and three in c. Three seeds from D end in a, which then holds one.
THREE = make("capture 3 within 1", "0,0,0,3,0,4/0,0,2,1,0,0 19-19 S")


def test_the_answer_solves_it_and_nothing_is_played_besides() -> None:
    verdict = attempt(THREE, "F")
    assert (verdict["verdict"], verdict["shown"]) == ("solved", [])
    assert told_json(verdict["said"]) == "{S} has captured 5 seeds."


def test_what_takes_less_is_told_and_not_failed() -> None:
    assert attempt(THREE, "D")["verdict"] == "wrong"
    # With one more seed in a, they make two there.
    two = make("capture 3 within 1", "0,0,0,3,0,4/1,0,2,1,0,0 19-18 S")
    verdict = attempt(two, "D")
    assert verdict["verdict"] == "other"
    assert told_json(verdict["said"]) == "That captures 2 seeds: not enough yet."


def test_the_answer_that_shows_why_is_to_be_played() -> None:
    # Gold's f ends in B. B can go away; F leaves it there.
    safe = make("best within 1", "0,2,0,0,0,3/0,0,0,1,0,2 20-20 S")
    verdict = attempt(safe, "F")
    assert (verdict["verdict"], verdict["shown"]) == ("wrong", ["f"])
    assert "{N} captures 3 seeds from cup B" in told_json(verdict["said"])
    assert attempt(safe, "B")["verdict"] == "solved"


def test_a_question_is_answered_with_a_cell_and_then_shown() -> None:
    # Five seeds from E: F, a, b, c, d.
    last = make("last seed E", "0,0,0,0,5,0/0,0,4,0,0,3 18-18 S")
    assert attempt(last, "c")["verdict"] == "wrong"
    assert attempt(last, "c")["shown"] == []
    verdict = attempt(last, "d")
    assert (verdict["verdict"], verdict["shown"]) == ("solved", ["E"])


def test_the_longest_relay_has_been_played_when_it_is_judged() -> None:
    # A: C, then E, then b. E: a, then c. C: D.
    relay = make("longest relay", "2,0,1,0,2,0/1,0,0,0,1,0 20-21 S", "tampoduo")
    assert attempt(relay, "A")["verdict"] == "solved"
    assert attempt(relay, "E")["verdict"] == "other"
    assert attempt(relay, "C")["verdict"] == "wrong"
    assert attempt(relay, "A")["shown"] == []


def test_a_forbidden_turn_is_named_and_a_fair_one_shown() -> None:
    illegal = make("illegal A C F", "1,0,2,0,0,1/0,0,3,0,0,0 20-21 S", "ouri")
    assert attempt(illegal, "A")["verdict"] == "solved"
    verdict = attempt(illegal, "C")
    assert (verdict["verdict"], verdict["shown"]) == ("wrong", ["C"])


def test_a_turn_that_a_tutorial_asks_for() -> None:
    play = make("play C", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S")
    assert attempt(play, "C")["verdict"] == "solved"
    assert attempt(play, "D")["verdict"] == "wrong"
    # A stone can be moved, too.
    walls = "8k7/3p12/14O1/14OO/14OO/4OOO7OO/4ONO7OO/14OO/8K5OO w - - 0 -"
    knight = make("play f3g5", walls, "double-eighteen-stone-chess")
    for move, verdict in [("f3g5", "solved"), ("f3g5+e4d4", "solved"), ("f3d4", "wrong")]:
        assert attempt(knight, move)["verdict"] == verdict


def test_why_tells_of_every_first_move() -> None:
    for _ in range(3):
        # A slice covers at least one move; there are two.
        value = ask("answer-why", THREE, job="1", milliseconds=0)["value"]
        if value["done"]:
            break
    assert value.keys() == {"done", "answers"}
    assert [each | {"said": told_json(each["said"])} for each in value["answers"]] == [
        {"moves": ["F"], "accepted": True, "said": "{S} has captured 5 seeds."},
        {"moves": ["D"], "accepted": False, "said": "That captures nothing."},
    ]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"record": "ubao 1\ngame oware\nstart nonsense\nmoves\n"}, "bad-record"),
        ({"goal": "dance"}, "bad-request"),
        ({"solution": None}, "bad-request"),
        ({"id": None, "record": 5}, "bad-request"),
    ],
)
def test_a_damaged_puzzle_is_refused(change: dict[str, Any], code: str) -> None:
    answer = ask("attempt", copy.deepcopy(THREE) | change, moves=[], move="F")
    assert answer["ok"] is False
    assert answer["error"]["code"] == code


@pytest.mark.parametrize(
    ("field", "found", "message"),
    [
        ("record", 5, "the puzzle has no text “record”."),
        ("solution", {"F": {"a": 1}}, "the puzzle has no tree “solution”."),
        ("themes", ["capture", 1], "the puzzle has no list of texts “themes”."),
        ("difficulty", 6, "the puzzle has no number “difficulty” from 0 to 5."),
        ("difficulty", -1, "the puzzle has no number “difficulty” from 0 to 5."),
        ("wrong", {"A": 1}, "the puzzle has no object of texts “wrong”."),
        ("beginner", 1, "“beginner” is true or false."),
    ],
)
def test_a_field_of_another_kind_is_named(field: str, found: object, message: str) -> None:
    answer = ask("attempt", THREE | {field: found}, moves=[], move="F")
    assert answer["error"].keys() == {"code", "message"}
    assert answer["error"]["code"] == "bad-request"
    assert told_json(answer["error"]["message"]) == message
    answer = ask("attempt", None, moves=[], move="F")
    assert told_json(answer["error"]["message"]) == "the request has no object “puzzle”."


@pytest.mark.parametrize("puzzle", [None, [], "oware/feed-me", {}])
def test_what_is_no_puzzle_is_refused(puzzle: object) -> None:
    for op in ("attempt", "answer-why"):
        answer = ask(op, puzzle, moves=[], move="F", job="1", milliseconds=1)
        assert answer["error"]["code"] == "bad-request"


def test_moves_off_the_way_and_turns_that_cannot_be_played_are_refused() -> None:
    assert ask("attempt", THREE, moves=["D"], move="a")["error"]["code"] == "bad-request"
    assert ask("attempt", THREE, moves=[], move="A")["error"]["code"] == "illegal-move"
    assert ask("attempt", THREE, move="F")["error"]["code"] == "bad-request"
