"""Positions that an author sets up, and unfinished puzzles, as a page requests them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from game_core import GAMES, Game, Record, get
from game_core.puzzles.posing import write_puzzle
from tests.help import puzzles
from tests.help.requests import ask

GAP = "1,2,0,3,1,2/1,1,2,0,1,0 17-17 S"
WORDS: dict[str, Any] = {
    "id": "mind-the-gap",
    "prompt": "Take three seeds in one turn.",
    "themes": ["capture"],
    "difficulty": 2,
    "because": "Only one cup does it.",
    "ages": "8-10",
    "hints": ["Look: “left”.", "Right.", "F."],
    "source": "us",
}


def arrange(game: str, position: str, tool: str, *cells: str) -> Any:
    request = {"op": "arrange", "game": game, "record": "", "position": position}
    return ask({"id": 1, **request, "tool": tool, "cells": [*cells]})


def pose(goal: str, position: str = GAP, game: str = "oware", **words: Any) -> Any:
    puzzle = puzzles.make("oware", GAP, "capture 3 within 1").describe()
    rules = get(game)
    start = str(Record(rules, rules.parse(position)))
    fields = {**puzzle, **WORDS, "game": game, "record": start, "goal": goal, **words}
    answer = ask({"id": 1, "op": "pose", "game": game, "record": "", "puzzle": fields})
    return answer["value"]


CHESS = "rnbqrnbqkbnrqbnr/pppppppppppppppp/16/O4O4O4O/O1OO1O1OO1O1OO1O/O4O4O4O/16"
MEN = "/PPPPPPPPPPPPPPPP/RNBQRNBQKBNRQBNR"


@pytest.mark.parametrize(
    ("game", "before", "tool", "cells", "after"),
    [
        # Seeds go to the emptier store, and come from the fuller one.
        ("oware", GAP, "take", ["D"], "1,2,0,2,1,2/1,1,2,0,1,0 18-17 S"),
        ("oware", "1,2,0,2,1,2/1,1,2,0,1,0 18-17 S", "add", ["C"],
         "1,2,1,2,1,2/1,1,2,0,1,0 17-17 S"),
        ("oware", GAP, "clear", ["D"], "1,2,0,0,1,2/1,1,2,0,1,0 19-18 S"),
        ("oware", GAP, "take", ["C"], GAP),
        ("oware", GAP, "turn", [], "1,2,0,3,1,2/1,1,2,0,1,0 17-17 N"),
        # A Guard in the jug is no longer waiting.
        ("amphora", "5/3/5/2k4/7/5/3/2K1G w g 00 x", "turn", [], "5/3/5/2k4/7/5/3/2K1G b g 00 -"),
        # Rings that leave the board return to a hand.
        ("african-queen", "m6/7/7/7/3Q3/7/7 w 2-3 0", "clear", ["d3"], "m6/7/7/7/7/7/7 w 3-3 0"),
        ("african-queen", "m6/7/7/7/3Q3/7/7 w 2-3 0", "copy", ["d3", "e3"],
         "m6/7/7/7/3QQ2/7/7 w 1-3 0"),
        # One stone at a time, and it goes on a pile.
        ("african-chess", "4,B,3/8/8/8/8/8/ww,w,6/4,W,3 w 0", "move", ["a2", "b2"],
         "4,B,3/8/8/8/8/8/w,ww,6/4,W,3 w 0"),
        ("african-chess", "4,B,3/8/8/8/8/8/ww,w,6/4,W,3 w 0", "clear", ["a2"],
         "4,B,3/8/8/8/8/8/w,w,6/4,W,3 w 0"),
        # The right to castle is lost.
        ("double-eighteen-stone-chess", f"{CHESS}{MEN} w AELPaelp - 0 -", "clear", ["b2"],
         f"{CHESS}/P1PPPPPPPPPPPPPP/RNBQRNBQKBNRQBNR w - - 0 -"),
    ],
)  # fmt: skip
def test_a_tool_changes_a_position(
    game: str, before: str, tool: str, cells: list[str], after: str
) -> None:
    answer = arrange(game, before, tool, *cells)
    assert answer["value"]["position"] == after
    assert answer["value"]["record"] == str(Record(get(game), get(game).parse(after)))


def test_what_the_rules_do_not_allow_is_refused_with_its_place() -> None:
    full = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"
    error = arrange("oware", full, "add", "A")["error"]
    assert (error["code"], error["field"], error["column"]) == ("bad-position", "cups", 1)
    king = "4,B,3/8/8/8/8/8/8/4,W,3 w 0"
    assert arrange("african-chess", king, "clear", "e8")["error"]["code"] == "bad-position"
    assert arrange("oware", full[:-1] + "Q", "")["error"]["column"] == 29


@pytest.mark.parametrize(
    ("tool", "cells"), [("move", ["A", "B"]), ("take", []), ("take", ["A", "B"]), ("take", ["g"])]
)
def test_a_tool_that_there_is_not_or_that_wants_other_cells_is_a_bad_request(
    tool: str, cells: list[str]
) -> None:
    assert arrange("oware", GAP, tool, *cells)["error"]["code"] == "bad-request"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_saved_game_keeps_its_past_until_a_tool_is_used(game: Game) -> None:
    record = Record(game).play(game.start().moves()[0])
    fields = {"op": "arrange", "game": game.slug, "record": str(record), "cells": []}
    assert ask({"id": 1, **fields, "tool": ""})["value"]["record"] == str(record)
    turned = ask({"id": 1, **fields, "tool": "turn"})
    assert turned["ok"] is False or "moves\n" in turned["value"]["record"] + "\n"


def test_a_whole_puzzle_is_written_with_its_answer() -> None:
    posed = pose("capture 3 within 1")
    assert (posed["right"], posed["possible"], posed["lacks"]) == (["F"], 5, [])
    [written] = yaml.safe_load(posed["text"])
    assert written == {
        **WORDS,
        "position": GAP,
        "side": "S",
        "goal": "capture 3 within 1",
        "solution": "F",
        "beginner": True,
    }


@pytest.mark.parametrize(
    ("goal", "words", "lacks"),
    [
        ("capture 9 within 1", {}, [("goal", "unreachable")]),
        ("save within 1", {}, [("goal", "idle")]),
        ("win within 4", {}, [("goal", "unreachable")]),
        ("fly", {}, [("goal", "unasked")]),
        ("longest relay", {}, [("goal", "unasked")]),
        ("last seed C", {}, [("goal", "unasked")]),
        ("capture 3 within 1", {"id": "Mind"}, [("id", "name")]),
        ("capture 3 within 1", {"prompt": "a " * 13}, [("prompt", "long")]),
        ("capture 3 within 1", {"hints": ["a", "", "c"]}, [("hints", "missing")]),
        (
            "capture 9 within 1",
            {"id": "", "themes": [], "source": ""},
            [
                ("goal", "unreachable"),
                ("id", "missing"),
                ("themes", "missing"),
                ("source", "missing"),
            ],
        ),
    ],
)  # fmt: skip
def test_what_a_puzzle_lacks_is_named_by_its_field(
    goal: str, words: dict[str, Any], lacks: list[tuple[str, str]]
) -> None:
    posed = pose(goal, **words)
    assert [(lack["field"], lack["lack"]) for lack in posed["lacks"]] == lacks
    assert posed["text"] == ""


def test_what_is_too_much_for_a_page_is_left_to_the_command() -> None:
    start = str(get("african-chess").start())
    [lack] = pose("best within 4", start, "african-chess")["lacks"]
    assert lack == {"field": "goal", "lack": "deep"}


def test_a_game_that_is_over_asks_nothing() -> None:
    [lack] = pose("capture 1 within 1", "0,0,0,0,0,0/0,0,0,0,0,0 24-24 S")["lacks"]
    assert lack == {"field": "position", "lack": "over"}


@given(st.text(st.characters(codec="utf-8", exclude_characters="\r\n")))
def test_any_words_are_read_from_the_file_as_they_were_written(words: str) -> None:
    puzzle = replace(puzzles.make("oware", GAP, "capture 3 within 1"), because=words)
    assert yaml.safe_load(write_puzzle(puzzle))[0]["because"] == words
