"""The contents of the two distributions, and the rules installed alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

from game_core.messages.sources import compile_sources
from game_core.registry import OURS
from tests.help import distributions
from tests.help.distributions import Installed
from tests.help.paths import ROOT

LARGEST = 500_000
"""Bytes of the rules' wheel: its Python and endgame tables, compressed."""
TYPES = "widgets/browser/kit/messages.d.ts", "widgets/browser/engine/protocol.d.ts"
"""Files made for the type checker."""

ALONE = """\
import game_core
from game_core.messages import say
from importlib.util import find_spec

print(say("game-stopped"))
print(game_core.get("oware").start().play("C"))
print(sum(1 for game in game_core.GAMES if game.start().moves()))
print(*map(find_spec, ("lesson_plans", "widgets", "mkdocs", "yaml")))
"""


@pytest.fixture(scope="module")
def rules_path(installed: Installed) -> Path:
    """The file of the rules' wheel."""
    return installed.rules


@pytest.fixture(scope="module")
def rules(rules_path: Path) -> Iterator[ZipFile]:
    """The wheel of the rules."""
    with ZipFile(rules_path) as opened:
        yield opened


@pytest.fixture(scope="module")
def python(rules_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new environment with nothing but the rules."""
    folder = tmp_path_factory.mktemp("rules")
    return distributions.install([rules_path], folder / "env") / "python"


@pytest.fixture(scope="module")
def site(installed: Installed) -> Iterator[ZipFile]:
    """The wheel of the site generator."""
    with ZipFile(installed.site) as opened:
        yield opened


def list_files(*packages: str) -> set[str]:
    return {
        path.relative_to(ROOT).as_posix()
        for package in packages
        for path in (ROOT / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def list_top(wheel: ZipFile) -> set[str]:
    return {name.partition("/")[0].partition("-")[0] for name in wheel.namelist()}


def read_metadata(wheel: ZipFile) -> Message:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    return message_from_bytes(wheel.read(name))


class TestRules:
    def test_the_rules_are_in_it_and_nothing_else(self, rules: ZipFile) -> None:
        """Of messages there is what was compiled, and not its source."""
        ours = {
            name for name in list_files("game_core") if not name.endswith((".ftl", "/digest.txt"))
        }
        ours |= {f"game_core/messages/en/{room}.json" for room in compile_sources()}
        found = {name for name in rules.namelist() if name.startswith("game_core/")}
        assert found == ours
        assert list_top(rules) == {"game_core", "ubao_rules"}

    def test_type_checkers_may_read_it(self, rules: ZipFile) -> None:
        assert "game_core/py.typed" in rules.namelist()

    def test_it_needs_python_alone_unless_an_extra_is_asked_for(self, rules: ZipFile) -> None:
        needed = read_metadata(rules).get_all("Requires-Dist", [])
        assert [each for each in needed if "; extra == " not in each] == []

    def test_it_is_small(self, rules_path: Path) -> None:
        assert rules_path.stat().st_size < LARGEST

    def test_license_is_ours(self, rules: ZipFile) -> None:
        (name,) = (name for name in rules.namelist() if name.endswith("/licenses/LICENSE"))
        assert rules.read(name) == (ROOT / "LICENSE").read_bytes()

    def test_its_source_makes_the_same_wheel(self, rules_path: Path, tmp_path: Path) -> None:
        make = [sys.executable, "-m", "build", "--no-isolation", "--outdir"]
        distributions.run(*make, tmp_path, distributions.RULES, cwd=tmp_path)
        (wheel,) = tmp_path.glob("*.whl")
        assert wheel.read_bytes() == rules_path.read_bytes()


class TestInstalledAlone:
    def test_it_talks_and_plays_every_game_without_anything_else(
        self, python: Path, tmp_path: Path
    ) -> None:
        (tmp_path / "script.py").write_text(ALONE, encoding="utf-8")
        assert distributions.run(python, "script.py", cwd=tmp_path).splitlines() == [
            "Both players agree to stop.",
            "4,4,0,5,5,5/5,4,4,4,4,4 0-0 N",
            str(len(OURS)),
            "None None None None",
        ]

    def test_types_are_known(self, python: Path, tmp_path: Path) -> None:
        (tmp_path / "script.py").write_text(
            "import game_core\nmoves: tuple[str, ...] = game_core.get('oware').start().moves()\n"
        )
        done = subprocess.run(
            [sys.executable, "-m", "mypy", "--strict", "--python-executable", python, "script.py"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout


class TestSite:
    def test_everything_of_the_packages_is_in_it_but_the_rules(self, site: ZipFile) -> None:
        ours = {name for name in list_files("lesson_plans", "widgets") if name not in TYPES}
        assert ours <= set(site.namelist())
        assert list_top(site) == {"lesson_plans", "widgets", "ubao"}

    def test_it_has_the_words_of_the_rules_in_all_languages(self, site: ZipFile) -> None:
        words = {name for name in list_files("game_core") if name.endswith(".ftl")}
        assert {name for name in words if name.endswith("/pt.ftl")}
        installed = {name.replace("game_core", "widgets/messages/rules", 1) for name in words}
        assert installed <= set(site.namelist())

    def test_it_needs_the_rules_of_its_own_version(self, site: ZipFile, rules: ZipFile) -> None:
        needed = read_metadata(site).get_all("Requires-Dist") or []
        assert f"ubao-rules=={read_metadata(rules)['Version']}" in needed
        assert read_metadata(site)["Version"] == read_metadata(rules)["Version"]

    @pytest.mark.parametrize("name", ["bundle.js", "pyodide.asm.wasm"])
    def test_finished_bundle_is_in_it(self, site: ZipFile, name: str) -> None:
        folder = "widgets/runtime/bundle/"
        assert any(file.startswith(folder) and file.endswith(name) for file in site.namelist())

    @pytest.mark.parametrize("name", ["LICENSE", "LICENSE-lessons", "NOTICE"])
    def test_licenses_are_in_it(self, site: ZipFile, name: str) -> None:
        assert any(file.endswith(f".dist-info/licenses/{name}") for file in site.namelist())

    def test_mkdocs_finds_the_plugin(self, site: ZipFile) -> None:
        (entry_points,) = (name for name in site.namelist() if name.endswith("entry_points.txt"))
        text = site.read(entry_points).decode()
        assert "[mkdocs.plugins]\nubao = widgets.mkdocs.plugin:UbaoPlugin" in text
