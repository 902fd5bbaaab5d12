"""The wheel of the rules, `ubao-rules`, which the browser gets too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[2] / "packaging" / "rules"


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
