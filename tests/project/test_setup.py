"""Setting up a new machine: the scripts in tools/, the Makefile's stamps, the locks."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import ClassVar

import pytest

from tests.help.paths import ROOT

TOOLS = ROOT / "tools"

# A Python that says it is older than it is: the probe of find-python.sh runs with a false version.
OLD_PYTHON = f"""exec {sys.executable} -c '
import sys
sys.version_info = (3, 11, 9)
exec(sys.argv[1])' "$2"
"""
BARE_PYTHON = f"""exec {sys.executable} -c '
import sys
sys.modules["ensurepip"] = None
exec(sys.argv[1])' "$2"
"""


def install(folder: Path, **programs: str) -> Path:
    """Put shell scripts into a folder, as programs with these names."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, script in programs.items():
        path = folder / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
    return path


@pytest.fixture
def bin_folder(tmp_path: Path) -> Path:
    """A PATH with only what every system has."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("dirname", "chmod", "cat"):
        found = shutil.which(name)
        assert found
        (folder / name).symlink_to(found)
    return folder


def run(script: Path, path: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", script],
        env={"PATH": str(path), "HOME": str(path.parent), **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    # The flags of the make that runs these tests aren't meant for this one.
    environment = {name: value for name, value in os.environ.items() if "MAKE" not in name}
    return subprocess.run(
        ["make", *arguments], env=environment, capture_output=True, text=True, check=False
    )


def assert_one_line(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    for word in words:
        assert word in done.stderr


class TestFindPython:
    script = TOOLS / "find-python.sh"

    def test_plain_name(self, bin_folder: Path) -> None:
        install(bin_folder, python3=f'exec {sys.executable} "$@"')
        done = run(self.script, bin_folder)
        assert (done.returncode, done.stdout) == (0, sys.executable + "\n")

    @pytest.mark.parametrize("name", ["python3.12", "python3.13", "python3.14"])
    def test_versioned_name_beside_an_old_python(self, bin_folder: Path, name: str) -> None:
        install(bin_folder, **{"python3": OLD_PYTHON, name: f"echo {name}"})
        assert run(self.script, bin_folder).stdout == name + "\n"

    @pytest.mark.parametrize("variable", ["HOME", "PYENV_ROOT"])
    def test_pyenv(self, bin_folder: Path, tmp_path: Path, variable: str) -> None:
        root = tmp_path / "pyenv"
        versions = (root / ".pyenv" if variable == "HOME" else root) / "versions"
        install(versions / "3.11.9" / "bin", python=OLD_PYTHON)
        install(versions / "3.12.1" / "bin", python="echo right")
        install(versions / "3.13.0" / "bin", python="exit 1")
        assert run(self.script, bin_folder, **{variable: str(root)}).stdout == "right\n"

    def test_uv_has_one(self, bin_folder: Path) -> None:
        python = install(bin_folder, managed="echo managed")
        install(bin_folder, uv=f'[ "$2" = find ] && echo {python}')
        assert run(self.script, bin_folder).stdout == "managed\n"

    def test_uv_installs_one(self, bin_folder: Path, tmp_path: Path) -> None:
        python = install(tmp_path / "later", python="echo managed")
        python.chmod(0o600)
        install(bin_folder, uv=f'[ "$2" = find ] && echo {python} || chmod 755 {python}')
        assert run(self.script, bin_folder).stdout == "managed\n"

    def test_none(self, bin_folder: Path) -> None:
        assert_one_line(run(self.script, bin_folder), "Python 3.12 or newer", "install")

    def test_only_an_old_one(self, bin_folder: Path) -> None:
        install(bin_folder, python3=OLD_PYTHON)
        assert_one_line(run(self.script, bin_folder), "Python 3.12 or newer", "install")

    def test_only_one_without_venv(self, bin_folder: Path) -> None:
        install(bin_folder, python3=BARE_PYTHON)
        assert_one_line(run(self.script, bin_folder), "python3-venv")


class TestFindChromium:
    @pytest.fixture
    def script(self, tmp_path: Path) -> Path:
        """The script in a project of its own, without an environment."""
        (tmp_path / "tools").mkdir()
        return Path(shutil.copy(TOOLS / "find-chromium.sh", tmp_path / "tools"))

    @pytest.fixture(autouse=True)
    def no_root(self, bin_folder: Path) -> None:
        install(bin_folder, id="echo 1000")

    def test_variable_comes_first(self, script: Path, bin_folder: Path) -> None:
        install(bin_folder, chromium="exit 0")
        mine = install(bin_folder / "mine", browser="exit 0")
        done = run(script, bin_folder, UBAO_CHROMIUM=str(mine))
        assert done.stdout == f"{mine}\n"

    def test_wrong_variable(self, script: Path, bin_folder: Path) -> None:
        install(bin_folder, chromium="exit 0")
        done = run(script, bin_folder, UBAO_CHROMIUM="/no/browser")
        assert_one_line(done, "UBAO_CHROMIUM", "/no/browser")

    @pytest.mark.parametrize(
        "name",
        [
            "chromium-headless-shell",
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
        ],
    )
    def test_existing_browser(self, script: Path, bin_folder: Path, name: str) -> None:
        path = install(bin_folder, **{name: "exit 0"})
        assert run(script, bin_folder).stdout == f"{path}\n"

    def test_stub_is_passed_over(self, script: Path, bin_folder: Path) -> None:
        install(bin_folder, **{"chromium-browser": "echo install the snap; exit 1"})
        path = install(bin_folder, **{"google-chrome": "exit 0"})
        assert run(script, bin_folder).stdout == f"{path}\n"

    def test_the_shell_is_preferred(self, script: Path, bin_folder: Path) -> None:
        shell = install(bin_folder, **{"chromium": "exit 0", "chromium-headless-shell": "exit 0"})
        assert shell.name == "chromium-headless-shell"
        assert run(script, bin_folder).stdout == f"{shell}\n"

    @pytest.mark.parametrize("name", ["chromium-headless-shell", "chromium"])
    def test_root_installs_debians(self, script: Path, bin_folder: Path, name: str) -> None:
        """A system that has no package of the name refuses it."""
        browser = install(bin_folder, **{name: "exit 0"})
        browser.chmod(0o600)
        installed = f'case "$*" in *" {name}") chmod 755 {browser};; *update) ;; *) exit 100;; esac'
        install(bin_folder, id="echo 0", **{"apt-get": f"echo much talk; {installed}"})
        assert run(script, bin_folder).stdout == f"{browser}\n"

    def test_playwright_downloads(self, script: Path, bin_folder: Path, tmp_path: Path) -> None:
        browser = install(tmp_path / "downloads", chrome="exit 0")
        browser.chmod(0o600)
        python = f'[ "$1" = -c ] && echo {browser} || chmod 755 {browser}'
        install(tmp_path / ".venv" / "bin", python=python)
        install(bin_folder, **{"apt-get": "exit 1"})
        assert run(script, bin_folder).stdout == f"{browser}\n"

    def test_none(self, script: Path, bin_folder: Path) -> None:
        assert_one_line(run(script, bin_folder), "Chromium", "install", "UBAO_CHROMIUM")


class TestStamps:
    """Nothing is made twice, and no change is missed."""

    targets: ClassVar = {
        "environment": ".venv/dev.stamp",
        "npm": "node_modules/dev.stamp",
        "bench": ".venv/bench.stamp",
        "bundle": "widgets/runtime/bundle/bundle.js",
    }

    @pytest.fixture
    def project(self, tmp_path: Path) -> Path:
        """A project where everything was made a while ago, after its sources."""
        shutil.copy(ROOT / "Makefile", tmp_path)
        sources = [
            "requirements.lock",
            "pyproject.toml",
            "packaging/rules/pyproject.toml",
            "package.json",
            "package-lock.json",
            ".npmrc",
            "game_core/families/sowing/games/oware.py",
            "game_core/record.py",
            "game_core/puzzles/collection.py",
            "widgets/browser/elements/board.js",
            "widgets/runtime/build.py",
        ]
        for name in sources:
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
        for folder in (".venv/bin", "node_modules", ".stamps"):
            (tmp_path / folder).mkdir(parents=True)
        (tmp_path / "widgets/runtime/bundle").mkdir()
        for path in tmp_path.rglob("*"):
            os.utime(path, (1000, 1000))
        make("--touch", "--directory", str(tmp_path), *self.targets.values())
        return tmp_path

    def stale(self, project: Path) -> set[str]:
        """Return what make would remake."""
        return {
            name
            for name, target in self.targets.items()
            if make("--question", "--directory", str(project), target).returncode
        }

    def test_nothing_to_do(self, project: Path) -> None:
        assert self.stale(project) == set()

    @pytest.mark.parametrize(
        ("changed", "stale"),
        [
            ("requirements.lock", {"environment", "bench", "bundle"}),
            ("pyproject.toml", {"environment", "bench", "bundle"}),
            ("packaging/rules/pyproject.toml", {"environment", "bench", "bundle"}),
            ("package-lock.json", {"npm", "bundle"}),
            ("game_core/families/sowing/games/oware.py", {"bundle"}),
            ("widgets/browser/elements/board.js", {"bundle"}),
            ("widgets/runtime/build.py", {"bundle"}),
            ("game_core/families/sowing/games/__pycache__/oware.pyc", set()),
        ],
    )
    def test_change(self, project: Path, changed: str, stale: set[str]) -> None:
        path = project / changed
        path.parent.mkdir(exist_ok=True)
        path.touch()
        os.utime(path, (time.time() + 10,) * 2)
        assert self.stale(project) == stale

    def test_removed_module(self, project: Path) -> None:
        (project / "game_core/families/sowing/games/oware.py").unlink()
        assert self.stale(project) == {"bundle"}

    def test_linked_packages_are_left_to_their_owner(self, project: Path, tmp_path: Path) -> None:
        for name in ("node_modules", ".venv"):
            (project / name).rename(tmp_path / f"owned-{name}")
            (project / name).symlink_to(tmp_path / f"owned-{name}")
        (project / "tools").symlink_to(TOOLS)
        for name in ("package.json", "requirements.lock"):
            os.utime(project / name, (time.time() + 10,) * 2)
        stamps = [project / "node_modules/.stamp", project / ".venv/dev.stamp"]
        before = [stamp.stat().st_mtime for stamp in stamps]
        done = make("--directory", str(project), "node_modules/.stamp", ".venv/dev.stamp")
        assert done.returncode == 0, done.stderr
        assert [stamp.stat().st_mtime for stamp in stamps] == before

    def test_interpreter_that_went_away(self, project: Path) -> None:
        python = project / ".venv/bin/python"
        python.unlink()
        python.symlink_to("/no/such/python")
        assert self.stale(project) == {"environment", "bench", "bundle"}

    def test_missing_npm_is_named(self, project: Path, bin_folder: Path) -> None:
        for name in ("make", "find", "cksum", "cut"):
            found = shutil.which(name)
            assert found
            (bin_folder / name).symlink_to(found)
        (project / "node_modules/.stamp").unlink()
        done = subprocess.run(
            ["make", "--directory", str(project), "node_modules/.stamp"],
            env={"PATH": str(bin_folder)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert "Ubao needs Node.js 20 or newer, with npm" in done.stderr


class TestLocks:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")

    def test_every_package_has_a_version_and_a_hash(self) -> None:
        entries = re.split(r"\n(?=\S)", self.lock)
        assert len(entries) > 100
        for entry in entries:
            assert re.match(r"[a-z0-9-]+==\S+ (; .+)?\\\n    --hash=sha256:", entry), entry

    def test_no_registry_or_folder_is_named(self) -> None:
        assert not re.search(r"://|^-|^/|@ ", self.lock, re.MULTILINE)

    def test_every_group_is_locked(self) -> None:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        groups = re.search(r"^GROUPS := (.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
        assert groups
        assert set(groups[1].split()) == set(project["dependency-groups"])

    def test_npm_lock_names_no_registry(self) -> None:
        text = (ROOT / "package-lock.json").read_text()
        assert '"resolved"' not in text
        assert "://registry" not in text

    def test_npm_versions_are_exact(self) -> None:
        package = json.loads((ROOT / "package.json").read_text())
        for version in (package["dependencies"] | package["devDependencies"]).values():
            assert re.fullmatch(r"\d+\.\d+\.\d+", version)


def test_ci_runs_make_test(tmp_path: Path, bin_folder: Path) -> None:
    install(bin_folder, make='echo "$PWD: make $*"')
    done = subprocess.run(
        [ROOT / ".ci" / "run"],
        cwd=tmp_path,
        env={"PATH": str(bin_folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{ROOT}: make test\n"


def test_help_names_every_target() -> None:
    said = make("--directory", str(ROOT), "help").stdout
    phony = re.search(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert phony
    assert set(re.findall(r"^make ([\w-]+)", said, re.MULTILINE)) == set(phony[1].split())
