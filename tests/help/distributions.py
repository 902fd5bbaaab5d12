"""Our two distributions, built as `make dist` does and installed far from the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.help.paths import ROOT

RULES = ROOT / "packaging" / "rules"
"""The project of `ubao-rules`; that of `ubao` is the checkout itself."""


def build(project: Path, folder: Path) -> Path:
    """The wheel of a project, written to `folder`, which holds no other of that name."""
    make = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir"]
    run(*make, folder, project, cwd=folder)
    name = "ubao_rules" if project == RULES else "ubao"
    (wheel,) = folder.glob(f"{name}-*-py3-none-any.whl")
    return wheel


def install(wheels: Iterable[Path], folder: Path) -> Path:
    """Make an environment of nothing but these wheels; the folder of its commands."""
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
    commands = folder / "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(commands / "python"), "install"]
    run(*pip, "--no-index", "--no-deps", *wheels, cwd=folder)
    return commands


def run(*command: str | Path, cwd: Path) -> str:
    """What a command says that succeeds, with nothing that leads to the checkout, and no Node."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PATH")}
    done = subprocess.run(
        command,
        cwd=cwd,
        env=kept | {"NO_MKDOCS_2_WARNING": "1", "PATH": "/nowhere"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr
