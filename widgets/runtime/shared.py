"""The rules for other programs that run Pyodide: notebooks, and pages of programmers.

A site has two files at `pyodide/`: the wheel of the rules, for a Pyodide of any version, and a lock
file, which describes it with its hash.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

LOCK = "pyodide-lock.json"


def write(empty_lock: Path, wheel: Path, target: Path) -> None:
    """Write both to the folder `target`, beginning with a lock file that names no package."""
    target.mkdir()
    copy = Path(shutil.copy(wheel, target))
    lock = PyodideLockSpec.from_json(empty_lock)
    add_wheels_to_spec(lock, [copy]).to_json(target / LOCK)
