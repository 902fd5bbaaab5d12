"""A page's requests to opponents and the coach, as JSON text."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game_core import Record, api, get
from game_core.api.thinking import MOST_JOBS
from tests.help.words import told_json
from tests.search.test_alphabeta import wander

SAVED = str(Record(get("oware"), get("oware").parse("1,0,2,5,0,0/0,2,1,6,11,12 0-8 S")))


def ask(op: str, **fields: Any) -> Any:
    """Return the whole answer to one request about a game of Oware."""
    request = {"id": 1, "op": op, "game": "oware", "record": SAVED} | fields
    return json.loads(api.call(json.dumps(request)))


def ask_until_done(op: str, **fields: Any) -> tuple[int, Any]:
    """Return how many requests it took, and the value of the last."""
    count = 1
    while True:
        answer = ask(op, **{"job": "t", "milliseconds": 10} | fields)
        assert answer["ok"], answer
        if answer["value"]["done"]:
            return count, answer["value"]
        assert answer["value"].keys() <= {"done", "looked"}
        count += 1


def test_levels_are_listed_weakest_first_in_the_words_of_the_game() -> None:
    levels = ask("levels")["value"]
    assert [level["slug"] for level in levels] == [
        "dreamer", "greedy", "careful", "planner", "champion"
    ]  # fmt: skip
    # The page knows the names of levels before it can request them.
    assert all(told_json(level["name"]) == level["slug"].capitalize() for level in levels)
    assert set(levels[1]) == {"slug", "name", "habit", "advice"}
    assert told_json(levels[1]["habit"]).startswith("Greedy captures as many seeds as it can")
    stones = ask("levels", game="african-chess", record="")["value"]
    assert told_json(stones[1]["habit"]).startswith("Greedy captures as many stones as it can")
    words = [told_json(level[name]) for level in levels for name in ("habit", "advice")]
    assert "{" not in "".join(words)


def test_a_level_plays() -> None:
    _, value = ask_until_done("think", level="greedy", seed=3)
    assert value == {"done": True, "move": "D"}


def test_the_strongest_thinks_in_many_slices() -> None:
    count, value = ask_until_done("think", level="champion", seed=3)
    assert count > 1
    assert value["move"] in "ACD"


def test_a_thought_that_was_lost_begins_anew() -> None:
    """As if there were many other requests in between, or the worker was replaced."""
    alone, value = ask_until_done("hint")
    ask("hint", job="t", milliseconds=10)
    for other in range(MOST_JOBS):
        ask("think", job=f"{other}", milliseconds=1, level="champion", seed=1)
    count, again = ask_until_done("hint")
    assert again == value
    assert alone > 1
    assert count > 1


def test_two_boards_that_think_in_turn_both_come_to_an_end() -> None:
    going = {"one", "two"}
    for _ in range(1000):
        for job in sorted(going):
            fields: dict[str, Any] = {"level": "champion", "seed": 1, "milliseconds": 40}
            if ask("think", job=job, **fields)["value"]["done"]:
                going.remove(job)
    assert not going


def test_a_hurried_thought_is_content_with_what_it_has_found() -> None:
    fields: dict[str, Any] = {"level": "champion", "seed": 1, "job": "slow", "milliseconds": 5}
    assert ask("think", **fields)["value"] == {"done": False}
    value = ask("think", **fields, hurry=True)["value"]
    while not value["done"]:
        value = ask("think", **fields, hurry=True)["value"]
    assert value["move"] in "ACD"
    assert ask("think", **fields)["value"] == {"done": False}, "it is over; this one is new"


def test_a_hurried_thought_still_has_an_answer() -> None:
    """There are hundreds of turns, more than can be listed in such a short slice."""
    saved = str(Record(get("double-eighteen-stone-chess")))
    fields = {"game": "double-eighteen-stone-chess", "record": saved, "hurry": True}
    _, value = ask_until_done("think", level="planner", seed=1, milliseconds=1, **fields)
    assert value["move"] in Record.parse(saved).position.moves()


def test_another_game_is_another_thought() -> None:
    ask("think", job="t", milliseconds=1, level="champion", seed=1)
    position = wander("amphora", 5, 1)
    saved = str(Record(position.game, position))
    _, value = ask_until_done("think", level="greedy", seed=1, game="amphora", record=saved)
    assert value["move"] in position.moves()


def test_a_hint_has_a_reason() -> None:
    _, value = ask_until_done("hint")
    assert told_json(value.pop("look")) == "Look at cup D."
    said = told_json(value.pop("said"))
    assert said == "Try cup D. It captures 5 seeds, more than any other move."
    assert value == {"done": True, "move": "D", "at": "D"}


def test_a_hint_to_press_a_button_names_its_words() -> None:
    position = get("mangala").parse("0,0,18,17,0,0/0,0,18,17,0,0 0-0 N phase=choose")
    saved = str(Record(position.game, position))
    _, value = ask_until_done("hint", game="mangala", record=saved)
    words = position.options().choices[value["move"]]
    assert value["at"] == ""
    assert told_json(value["look"]) == "Look at the buttons below the board."
    assert told_json(value["said"]).startswith(f"Try “{words}”. ")


def test_a_game_is_analysed() -> None:
    record = str(Record.parse(SAVED).play("A"))
    _, value = ask_until_done("review", record=record)
    (moment,) = value["moments"]
    assert (moment["number"], moment["side"]) == (1, "S")
    assert (moment["played"], moment["better"]) == ("A", "D")
    assert told_json(moment["said"]).startswith("Turn 1: {S} played cup A, but cup D ")
    _, value = ask_until_done("review", record=record, sides=["N"])
    assert value["moments"] == []


def test_an_analysis_tells_how_many_turns_it_has_looked_at() -> None:
    fields = {"record": str(Record.parse(SAVED).play("A")), "job": "new", "milliseconds": 1}
    assert ask("review", **fields)["value"] == {"done": False, "looked": 0}


FEW = Record(get("oware"), get("oware").parse("0,0,0,1,0,1/1,0,0,0,0,1 22-22 S"))


def test_a_turn_is_rated_where_that_is_known() -> None:
    _, rated = ask_until_done("rate", record=str(FEW.play("D")), at=1)
    assert not rated["good"]
    assert told_json(rated["said"]).startswith("Played to the end, this move ")
    _, unknown = ask_until_done("rate", record=str(Record.parse(SAVED).play("A")), at=1)
    assert unknown == {"done": True, "good": False, "said": []}


def test_there_is_no_turn_before_the_first_to_be_rated() -> None:
    answer = ask("rate", record=str(FEW), at=0, job="t", milliseconds=10)
    assert told_json(answer["error"].pop("message")) == "turns are numbered from 1."
    assert answer["error"] == {"code": "bad-request"}


def test_what_each_move_is_worth_is_told_where_a_table_covers_the_position() -> None:
    endgames = FEW.game.family.endgames
    assert endgames
    worths = endgames.find_worth(FEW.position)
    told = ask("worth", record=str(FEW))["value"]
    assert {each["move"]: each["worth"] for each in told} == worths
    assert told_json(told[-1].pop("said")) == "Cup F wins 4 seeds"
    assert told_json(told[-1].pop("alone")) == "Played to the end, it wins 4 seeds."
    assert told[-1] == {"move": "F", "worth": worths["F"]}
    assert ask("worth")["value"] == []
    assert ask("worth", record=str(FEW.stop()))["value"] == []


def test_a_page_learns_where_that_is_so() -> None:
    assert ask("open", record=str(FEW))["value"]["valued"]
    assert not ask("open")["value"]["valued"]
    assert not ask("open", record=str(FEW.stop()))["value"]["valued"]
    text = str(FEW.position)
    assert not ask("open", game="tampoduo", record="", position=text)["value"]["valued"]


@pytest.mark.parametrize(
    ("fields", "code", "part"),
    [
        ({"level": "king"}, "bad-request", "“king” is not a level; known: dreamer"),
        ({"level": "greedy", "seed": -1}, "bad-request", "seed"),
        ({"level": "greedy", "milliseconds": 51}, "bad-request", "milliseconds"),
        ({"level": "greedy", "hurry": 1}, "bad-request", "hurry"),
        ({"level": "greedy", "job": None}, "bad-request", "job"),
        ({"level": "greedy", "record": str(Record(get("oware")).stop())}, "illegal-move", "over"),
    ],
)
def test_what_cannot_be_thought_about_is_refused(
    fields: dict[str, Any], code: str, part: str
) -> None:
    answer = ask("think", **{"job": "t", "seed": 1, "milliseconds": 10} | fields)
    assert not answer["ok"]
    assert answer["error"]["code"] == code
    assert part in told_json(answer["error"]["message"])
