"""The rules for other programs that run Pyodide: notebooks, and pages of programmers.

A site has these files at `pyodide/`: the wheel of the rules as it is, for a Pyodide of any version,
the same compiled for the version of ours, which imports it sooner, and a lock file, which describes
the compiled one with its hash.
"""

from __future__ import annotations

import shutil
import sysconfig
from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

from widgets.runtime import SHARED, node

HERE = Path(__file__).parent
LOCK = "pyodide-lock.json"


def write(stage: Path, wheel: Path, target: Path) -> None:
    """Write these files to `target`; `stage` has a Pyodide with its whole library."""
    folder = stage / SHARED
    folder.mkdir()
    copy = Path(shutil.copy(wheel, folder))
    lock = PyodideLockSpec.from_json(stage / LOCK)
    add_wheels_to_spec(lock, [copy]).to_json(folder / LOCK)
    outside = sysconfig.get_path("purelib")
    node.run_python(stage, HERE / "precompile.py", SHARED, outside)
    shutil.move(folder, target)
