"""Every family of games answers what families are asked, and comes with its games alone."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib import import_module

import pytest

import game_core
from game_core import GAMES, Game, get, registry
from game_core.sentences import tell_stage
from tests.help.paths import ROOT

FAMILIES = sorted({game.family for game in GAMES})
OPTIONAL = {"families.{}.words.tell_stage", "families.{}.words.sum_up"}
"""Questions whose own body answers for most families."""
QUESTIONS = {
    path
    for file in (ROOT / "game_core").rglob("*.py")
    for path in re.findall(r'@answered_by\("(.+)"\)', file.read_text(encoding="utf-8"))
}
ASKED = {
    "record": "",
    "level": "greedy",
    "seed": 1,
    "thought": "",
    "milliseconds": 1,
    "hurry": True,
}
PLAY = """
import json, sys
from game_core import api
for op in ("open", "levels", "think"):
    answer = json.loads(api.call(json.dumps({"op": op, **json.loads(sys.argv[1])})))
    assert answer["ok"], answer
print(*sys.modules)
"""


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_answers_every_question(family: str) -> None:
    missing = []
    for path in sorted(QUESTIONS - OPTIONAL):
        module, _, name = path.format(family).rpartition(".")
        file = f"game_core/{module.replace('.', '/')}.py"
        if not (ROOT / file).is_file():
            missing.append(file)
        elif not hasattr(import_module(f"game_core.{module}"), name):
            missing.append(f"“{name}” in {file}")
    assert not missing, f"The family “{family}” lacks {', '.join(missing)}"


def test_the_questions_are_found() -> None:
    assert {"families.{}.drawing.describe", "families.{}.words.name_turn", *OPTIONAL} <= QUESTIONS


def test_what_a_family_leaves_out_the_question_itself_answers() -> None:
    assert tell_stage(get("amphora").start()) == ""
    assert tell_stage(get("rio-kadalis").start()) == "Round 1."


@pytest.mark.parametrize("family", FAMILIES)
def test_a_game_against_the_computer_loads_no_other_family(family: str) -> None:
    slug = next(game.slug for game in GAMES if game.family == family)
    request = json.dumps(ASKED | {"game": slug})
    command = [sys.executable, "-c", PLAY, request]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout
    assert {other for other in FAMILIES if f"game_core.families.{other}" in loaded.split()} == {
        family
    }


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
