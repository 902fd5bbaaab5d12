"""Where a curriculum lies: its folders, and the files in them, as their authors know them."""

from __future__ import annotations

from pathlib import Path

OWN = Path(__file__).parents[1]
"""The curriculum that comes with the package."""


def name_file(path: Path) -> str:
    """A file as its author knows it: seen from where the command was started."""
    here = Path.cwd()
    return path.relative_to(here).as_posix() if path.is_relative_to(here) else str(path)
