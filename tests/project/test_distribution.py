"""What the installable distribution carries."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from zipfile import ZipFile

import pytest

from tests.help.paths import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ZipFile]:
    """The wheel as `make dist` builds it."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation"]
    done = subprocess.run(
        [*build, "--outdir", folder, ROOT], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (path,) = folder.glob("ubao-*-py3-none-any.whl")
    with ZipFile(path) as opened:
        yield opened


def test_everything_of_the_packages_is_in_it(wheel: ZipFile) -> None:
    packages = [ROOT / name for name in ("game_core", "lesson_plans", "widgets")]
    files = {
        path.relative_to(ROOT).as_posix()
        for package in packages
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert files <= set(wheel.namelist())


@pytest.mark.parametrize("name", ["bundle.js", "pyodide.asm.wasm"])
def test_finished_bundle_is_in_it(wheel: ZipFile, name: str) -> None:
    folder = "widgets/runtime/bundle/"
    assert any(file.startswith(folder) and file.endswith(name) for file in wheel.namelist())


@pytest.mark.parametrize("name", ["LICENSE", "LICENSE-lessons", "NOTICE"])
def test_licences_are_in_it(wheel: ZipFile, name: str) -> None:
    assert any(file.endswith(f".dist-info/licenses/{name}") for file in wheel.namelist())


def test_mkdocs_finds_the_plugin(wheel: ZipFile) -> None:
    (entry_points,) = (name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    assert "[mkdocs.plugins]\nubao = widgets.plugin:UbaoPlugin" in wheel.read(entry_points).decode()


def test_tests_and_tools_are_not(wheel: ZipFile) -> None:
    top = {name.partition("/")[0].partition("-")[0] for name in wheel.namelist()}
    assert top == {"game_core", "lesson_plans", "widgets", "ubao"}
