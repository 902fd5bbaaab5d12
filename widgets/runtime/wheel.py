"""The browser's wheel, which holds `game_core` alone, and its entry in Pyodide's lock file."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

PROJECT = Path(__file__).parent / "browser_wheel"
NAME = "ubao-game-core"


class Failed(Exception):
    """The wheel could not be built; the message ends with what the builder said."""


def build(target: Path) -> Path:
    """Write the wheel, with source, to the folder `target`."""
    options = ["--wheel", "--no-isolation", "--outdir", str(target), str(PROJECT)]
    command = [sys.executable, "-m", "build", *options]
    # The builder's own words are in one stream, those of what it calls in the other.
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise Failed(f"python -m build:\n{done.stdout}")
    return next(target.glob("*.whl"))


def lock(path: Path, wheel: Path) -> None:
    """Make the wheel the only package of the lock file at `path`."""
    spec = PyodideLockSpec.from_json(path)
    spec.packages = {}
    add_wheels_to_spec(spec, [wheel]).to_json(path)


def name_compiled(path: Path, wheel: Path) -> Path:
    """The wheel's path once its source is bytecode for the lock file's Python only."""
    major, minor, _ = PyodideLockSpec.from_json(path).info.python.split(".")
    return wheel.with_name(wheel.name.replace("-py3-", f"-cp{major}{minor}-"))


def relock(path: Path, wheel: Path) -> None:
    """Let the lock file name this wheel, and its hash, in place of the one it was made from."""
    spec = PyodideLockSpec.from_json(path)
    package = spec.packages[NAME]
    package.file_name = wheel.name
    package.sha256 = hashlib.sha256(wheel.read_bytes()).hexdigest()
    spec.to_json(path)
