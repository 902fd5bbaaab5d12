"""Build `ubao-rules`, the wheel of the rules, and describe it for other programs.

A site offers it at `pyodide/` to notebooks and pages with any version of Pyodide, along with a lock
file that contains its hash.
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
    """The wheel couldn't be built; the message ends with the builder's output."""


def build(target: Path) -> Path:
    """Write the wheel, with source, to `target`."""
    options = ["--wheel", "--no-isolation", "--outdir", str(target), str(PROJECT)]
    command = [sys.executable, "-m", "build", *options]
    # The builder's output and that of its subprocesses are on different streams.
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise Failed(f"python -m build:\n{done.stdout}")
    return next(target.glob("*.whl"))


def share(empty_lock: Path, wheel: Path, target: Path) -> None:
    """Write the wheel and a lock file to `target`, based on a lock file without packages."""
    target.mkdir()
    copy = Path(shutil.copy(wheel, target))
    lock = PyodideLockSpec.from_json(empty_lock)
    add_wheels_to_spec(lock, [copy]).to_json(target / LOCK)
