"""Make a release of both packages in dist/: checked, tested, with notes. Nothing is uploaded.

Each wheel is tried in clean environments of Python 3.12 and 3.13: the rules alone, and a new site
that's built. Missing Pythons are named and skipped. The notes, dist/NOTES.md, are the newest part
of CHANGELOG.md.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
NOTES = DIST / "NOTES.md"
VERSIONS = ("3.12", "3.13")
LOCK = ROOT / "requirements.lock"
RULES = "import game_core; print(game_core.get('oware').start().play('C'))"
"""A test of the rules alone."""


class Failed(Exception):
    """A step that failed: a sentence, and its output."""


def main() -> None:
    """Check and test what's in dist/."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    files = sorted(DIST.glob(f"ubao*-{version}*"))
    wheels = {path.name.partition("-")[0]: path for path in files if path.suffix == ".whl"}
    if {*wheels} != {"ubao", "ubao_rules"}:
        raise Failed(f"dist/ does not hold both wheels of {version}; “make dist” makes them.")
    run("twine", sys.executable, "-m", "twine", "check", "--strict", *files)
    for minor in VERSIONS:
        if python := find_python(minor):
            with TemporaryDirectory() as folder:
                try_rules(python, wheels["ubao_rules"], Path(folder))
                try_site(python, [*wheels.values()], Path(folder))
            print(f"Python {minor}: the rules play, a site is begun and built.", flush=True)
        else:
            print(f"Python {minor} is not here, so nothing was tried with it.", flush=True)
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    NOTES.write_text(write_notes(changes, version), encoding="utf-8")
    print(f"{version} is ready: {', '.join(path.name for path in files)}; notes in dist/NOTES.md.")


def find_python(minor: str) -> str:
    """Return a Python of this version from the path or pyenv's folder, or an empty string."""
    home = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    kept = sorted(home.glob(f"versions/{minor}.*/bin/python"))
    candidates = (shutil.which(f"python{minor}"), *map(str, reversed(kept)))
    return next((python for python in candidates if python and answers(python, minor)), "")


def answers(python: str, minor: str) -> bool:
    """Return whether a Python runs and has this version, since pyenv's shims may be broken."""
    tell = "import sys, venv; print('%d.%d' % sys.version_info[:2])"
    try:
        done = subprocess.run([python, "-c", tell], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return done.stdout.strip() == minor


def try_rules(python: str, wheel: Path, folder: Path) -> None:
    """Install the rules alone, offline, and play a turn."""
    inside = make_environment(python, folder / "rules")
    run("rules", inside, "-m", "pip", "install", "--quiet", "--no-index", wheel)
    run("rules", inside, "-c", RULES, cwd=folder)
    run("rules", inside, "-m", "game_core", "--version", cwd=folder)


def try_site(python: str, wheels: list[Path], folder: Path) -> None:
    """Install both packages with the locked versions, then begin and build a school's site."""
    inside = make_environment(python, folder / "site")
    # Don't use our own project's settings, which leave out the rules.
    uv = (sys.executable, "-m", "uv", "pip", "install", "--quiet", "--no-config")
    run("site", *uv, "--python", inside, "--constraints", LOCK, *wheels)
    run("site", inside, "-m", "widgets", "new", "school", "--games", "oware", cwd=folder)
    run("site", inside, "-m", "widgets", "build", cwd=folder / "school")


def make_environment(python: str, folder: Path) -> str:
    """Create an environment with only pip; return its Python."""
    run("venv", python, "-m", "venv", folder)
    scripts = "Scripts" if os.name == "nt" else "bin"
    return str(folder / scripts / "python")


def run(name: str, *command: str | Path, cwd: Path | None = None) -> None:
    """Run a step away from the checkout. Raises Failed with its output."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=cwd or DIST, env=kept, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Failed(f"{name}: it failed.\n{done.stdout}{done.stderr}")


def write_notes(changes: str, version: str) -> str:
    """Return a version's part of the changelog, or the unreleased part."""
    parts = dict(re.findall(r"(?ms)^## ([^\n]+)\n(.*?)(?=^## |\Z)", changes))
    found = next((text for title, text in parts.items() if title.startswith(version)), None)
    return f"# Ubao {version}\n\n{(found or parts['Unreleased']).strip()}\n"


if __name__ == "__main__":
    try:
        main()
    except Failed as error:
        sys.exit(str(error))
