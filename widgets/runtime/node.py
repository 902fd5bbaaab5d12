"""Python scripts run in Pyodide under Node: the one Python whose bytecode Pyodide reads."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent


class Missing(Exception):
    """Something to be installed first."""


class Failed(Exception):
    """The script raised; the message ends with the traceback."""


def find_pyodide() -> Path:
    """The folder of npm's package."""
    folder = HERE.parent.parent / "node_modules" / "pyodide"
    if not folder.is_dir():
        raise Missing(f"{folder} is missing; “npm ci” in the project's folder installs it.")
    return folder


def run_python(folder: Path, script: Path, *args: str) -> str:
    """Run `script` in the Pyodide of `folder`, in that folder as working folder; what it printed.

    All packages of the folder's lock file are installed first.
    """
    program = shutil.which("node")
    if program is None:
        raise Missing("Node is missing; see nodejs.org.")
    command = [program, str(HERE / "pyodide.mjs"), ".", str(script.resolve()), *args]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"{script.name} in Pyodide:\n{done.stderr or done.stdout}")
    return done.stdout
