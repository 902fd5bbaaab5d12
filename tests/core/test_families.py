"""A page with one game loads one family, whatever it requests; and the list of all games."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import game_core
from game_core import GAMES, Game, get, registry
from game_core.api import OPERATIONS
from tests.help.curriculum import FAMILIES
from tests.help.paths import ROOT
from tests.help.requests import make_requests

ASK = """
import json, sys
from game_core import api
for request in json.loads(sys.argv[1]):
    answer = json.loads(api.call(json.dumps(request)))
    assert answer["ok"], (request, answer)
print(*sys.modules)
"""


def find_loaded(requests: list[dict[str, Any]]) -> set[str]:
    """Return the families that a process has loaded after answering some requests."""
    command = [sys.executable, "-c", ASK, json.dumps(requests)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    modules = done.stdout.split()
    return {family for family in FAMILIES if f"game_core.families.{family}" in modules}


@pytest.mark.parametrize(("family", "slug"), FAMILIES.items(), ids=FAMILIES)
def test_no_operation_loads_another_family(family: str, slug: str) -> None:
    requests = make_requests(get(slug))
    assert requests.keys() == OPERATIONS.keys(), "every operation is asked"
    assert find_loaded([*requests.values()]) == {family}


def test_loading_is_noticed() -> None:
    requests = [make_requests(get(slug))["open"] for slug in ("oware", "amphora")]
    assert find_loaded(requests) == {"sowing", "amphora"}


def test_all_games_are_there_in_order() -> None:
    assert [game.slug for game in GAMES] == list(registry.OURS)
    assert game_core.GAMES == registry.GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_game_is_always_the_same(game: Game) -> None:
    assert get(game.slug) is game


@pytest.mark.parametrize("module", [game_core, registry])
def test_what_is_not_there_is_no_attribute(module: object) -> None:
    with pytest.raises(AttributeError, match="SLUGS"):
        getattr(module, "SLUGS")  # noqa: B009
