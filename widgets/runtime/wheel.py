"""The wheel of the rules, `ubao-rules`: built for the browser, and described for other programs.

A site offers it at `pyodide/` to notebooks and pages of programmers that run a Pyodide of any
version, with a lock file that describes it with its hash.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

PROJECT = Path(__file__).parents[2] / "packaging" / "rules"
LOCK = "pyodide-lock.json"


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


def share(empty_lock: Path, wheel: Path, target: Path) -> None:
    """Write wheel and lock file to the folder `target`, from a lock file that names no package."""
    target.mkdir()
    copy = Path(shutil.copy(wheel, target))
    lock = PyodideLockSpec.from_json(empty_lock)
    add_wheels_to_spec(lock, [copy]).to_json(target / LOCK)
