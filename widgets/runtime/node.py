"""Run programs in Node, and Python in Pyodide under Node, whose bytecode matches the browser's."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from widgets import ROOT

HERE = Path(__file__).parent


class Missing(Exception):
    """Something must be installed first."""


class Failed(Exception):
    """The program failed; the message ends with its output, for Python the traceback."""


def find_pyodide() -> Path:
    """Return the folder of npm's package."""
    folder = ROOT / "node_modules" / "pyodide"
    if not folder.is_dir():
        raise Missing(f"{folder} is missing; “npm ci” in the project's folder installs it.")
    return folder


def run_python(folder: Path, script: Path, *args: str) -> str:
    """Run `script` in the Pyodide of `folder`, with that working folder; return its output."""
    return run(HERE / "pyodide.mjs", ".", str(script.resolve()), *args, folder=folder)


def run(program: Path, *args: str, folder: Path | None = None) -> str:
    """Run a program in Node, with `folder` as working folder; return its output."""
    node = shutil.which("node")
    if node is None:
        raise Missing("Node is missing; see nodejs.org.")
    done = subprocess.run(
        [node, str(program), *args], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Failed(f"{program.name} {' '.join(args)}:\n{done.stderr or done.stdout}")
    return done.stdout
