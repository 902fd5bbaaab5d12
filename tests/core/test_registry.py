"""Games that packages and programs add to ours, and mistakes in them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game_core import UnknownGame, get, registry
from game_core.families.sowing.game import SowingGame
from game_core.families.sowing.games.oware import OWARE
from tests.help.own_games import TEXT
from tests.help.paths import ROOT

HILL = replace(OWARE, slug="hill-game", name="Hill Game")


@pytest.fixture
def hill() -> Iterator[SowingGame]:
    registry.register(HILL)
    yield HILL
    registry.unregister(HILL.slug)


# At run time


def test_a_game_that_is_registered_is_known(hill: SowingGame) -> None:
    assert get("hill-game") is hill
    assert registry.has(hill)
    assert registry.list_slugs() == [*registry.OURS, "hill-game"]
    assert registry.list_games("amphora") == (get("amphora"),)
    registry.register(hill)
    assert registry.list_slugs().count("hill-game") == 1


def test_a_game_that_is_unregistered_is_not(hill: SowingGame) -> None:
    registry.unregister("hill-game")
    with pytest.raises(UnknownGame, match="“hill-game” is not a game"):
        get("hill-game")
    assert not registry.has(hill)


def test_what_may_have_been_meant_is_asked_of_all_games(hill: SowingGame) -> None:
    with pytest.raises(UnknownGame, match=r"Did you mean hill-game\?"):
        get("hillgame")


@pytest.mark.parametrize("slug", ["oware", "mangala:continue_on=even", "hill-game"])
def test_a_slug_that_is_taken_is_refused(hill: SowingGame, slug: str) -> None:
    with pytest.raises(ValueError, match=f"There is a game called “{slug}” already"):
        registry.register(replace(hill, slug=slug))
    assert get("hill-game") is hill
    assert get("oware") is OWARE


@pytest.mark.parametrize("slug", ["", "Hill", "hill game", "9hill", "hill--game", "hill/game"])
def test_what_is_no_slug_is_refused(slug: str) -> None:
    with pytest.raises(ValueError, match="isn't a slug"):
        registry.register(replace(HILL, slug=slug))


# From packages

LOOK = """
from game_core import GameError, get, registry
try:
    print(*registry.list_slugs()[len(registry.OURS):])
    game = get("twins")
    print(game.name, game.start().play("C"))
    print(registry.list_games()[-1] is game)
    get("twin")
except (GameError, ValueError) as error:
    print(error)
"""


def install(folder: Path, package: str, entries: str, **modules: str) -> None:
    """Write a distribution as pip installs it."""
    about = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[ubao.games]\n{entries}\n")
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")


def look(folder: Path) -> list[str]:
    """Return what a process finds with a folder of distributions on its path."""
    code = f"import sys; sys.path.insert(0, {str(folder)!r})\n{LOOK}"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return done.stdout.splitlines()


def test_a_package_brings_a_game(tmp_path: Path) -> None:
    install(tmp_path, "twin-games", "twins = twin_cups:TWINS", twin_cups=TEXT)
    slugs, played, listed, refused = look(tmp_path)
    assert slugs == "twins"
    assert played == "Twins 4,4,0,5,5,0/0,4,4,4,4,4 10-0 N"
    assert listed == "True"
    assert refused == "“twin” is not a game. Did you mean twins?"


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("twins = nowhere:TWINS", "can't be imported. ModuleNotFoundError: No module named"),
        ("twins = twin_cups:TRIPLETS", "can't be imported. AttributeError: "),
        ("twins = broken:TWINS", "can't be imported. ZeroDivisionError: division by zero"),
        ("twins = twin_cups:take_twins", "isn't a game with that slug."),
        ("oware = twin_cups:TWINS", "has the slug of another game."),
    ],
)
def test_a_package_with_a_game_that_is_none_is_named(
    tmp_path: Path, entry: str, reason: str
) -> None:
    install(tmp_path, "twin-games", entry, twin_cups=TEXT, broken="TWINS = 1 / 0\n")
    said = look(tmp_path)[-1]
    assert said.startswith(f"the package “twin-games”: its game “{entry}” {reason}")


def test_two_packages_with_one_slug_are_refused(tmp_path: Path) -> None:
    install(tmp_path, "twin-games", "twins = twin_cups:TWINS", twin_cups=TEXT)
    install(tmp_path, "more-games", "twins = more_cups:TWINS", more_cups=TEXT)
    (said,) = look(tmp_path)
    assert said.startswith("the package “")
    assert "has the slug of “" in said
