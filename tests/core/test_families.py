"""A page with one game loads one family, whatever it asks; and the games there are."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import game_core
from game_core import GAMES, Game, Record, get, registry
from game_core.api import OPERATIONS
from tests.help.paths import ROOT

FAMILIES = sorted({game.family.name for game in GAMES})
ASK = """
import json, sys
from game_core import api
for request in json.loads(sys.argv[1]):
    answer = json.loads(api.call(json.dumps(request)))
    assert answer["ok"], (request, answer)
print(*sys.modules)
"""
HURRIED = {"thought": "t", "milliseconds": 1, "hurry": True}


def make_requests(game: Game) -> dict[str, dict[str, Any]]:
    """A request for every operation, about a game of which one move was played."""
    start = game.start()
    move = start.moves()[0]
    record = str(Record(game).play(move))
    puzzle = {
        "id": "first", "record": str(Record(game)), "prompt": "Play this.", "goal": f"play {move}",
        "solution": {move: {}}, "themes": [], "difficulty": 1, "because": "", "ages": "8-14",
        "hints": [], "wrong": {}, "source": "", "beginner": True,
    }  # fmt: skip
    fields: dict[str, dict[str, Any]] = {
        "open": {},
        "choose": {"parts": []},
        "play": {"record": "", "move": move},
        "undo": {},
        "stop": {},
        "history": {},
        "visit": {"at": 1},
        "try": {"record": "", "move": move},
        "why": {"record": "", "move": move},
        "levels": {},
        "think": {"level": "greedy", "seed": 1} | HURRIED,
        "hint": HURRIED | {"hurry": False},
        "rate": {"at": 1} | HURRIED,
        "review": HURRIED,
        "worth": {},
        "attempt": {"puzzle": puzzle, "moves": [], "move": move},
        "answer-why": {"puzzle": puzzle},
        "transcript": {},
    }
    about = {"game": game.slug, "record": record}
    return {op: {"op": op} | about | each for op, each in fields.items()}


def find_loaded(requests: list[dict[str, Any]]) -> set[str]:
    """The families that a process has loaded once it has answered some requests."""
    command = [sys.executable, "-c", ASK, json.dumps(requests)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    modules = done.stdout.split()
    return {family for family in FAMILIES if f"game_core.families.{family}" in modules}


@pytest.mark.parametrize("family", FAMILIES)
def test_no_operation_loads_another_family(family: str) -> None:
    game = next(game for game in GAMES if game.family.name == family)
    requests = make_requests(game)
    assert requests.keys() == OPERATIONS.keys(), "every operation is asked"
    assert find_loaded([*requests.values()]) == {family}


def test_loading_is_noticed() -> None:
    requests = [make_requests(get(slug))["open"] for slug in ("oware", "amphora")]
    assert find_loaded(requests) == {"sowing", "amphora"}


def test_all_games_are_there_in_order() -> None:
    assert [game.slug for game in GAMES] == list(registry.OURS)
    assert [game.slug for game in registry.WITH_OPTIONS] == list(registry.OPTIONS)
    assert game_core.GAMES == registry.GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_game_is_always_the_same(game: Game) -> None:
    assert get(game.slug) is game


@pytest.mark.parametrize("module", [game_core, registry])
def test_what_is_not_there_is_no_attribute(module: object) -> None:
    with pytest.raises(AttributeError, match="SLUGS"):
        getattr(module, "SLUGS")  # noqa: B009
