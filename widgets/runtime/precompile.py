"""Runs inside Pyodide: pyodide-build compiles the wheels of a folder for the Python that runs it.

Compiling writes the version of the Python that does it; so it can't be the one outside.

Arguments: the folder, with a lock file that describes the wheels, and where the packages of the
Python outside are installed, pyodide-build among them.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

PACKAGES = "/packages"


def main() -> None:
    """Lay compiled wheels beside the others, and describe these in the lock file."""
    folder, outside = sys.argv[1:]
    import_module("pyodide_js").mountNodeFS(PACKAGES, outside)
    sys.path.append(PACKAGES)
    sys.dont_write_bytecode = True
    # Files in the wheel are all from 1980, so that the same source gives the same bytes.
    os.environ["SOURCE_DATE_EPOCH"] = "315532800"
    tool = import_module("pyodide_build._py_compile")
    tool._py_compile_archive_dir(Path(folder), keep=True, verbose=False)


if __name__ == "__main__":
    main()
