"""Where a curriculum lies: its folder, and the names of the files in it."""

from __future__ import annotations

from pathlib import Path

OWN = Path(__file__).parents[1]
"""The curriculum that comes with the package."""


def find_curriculum(home: Path) -> Path:
    """The folder of the curriculum: a site's own beside its mkdocs.yml, or else the package's."""
    own = home / OWN.name
    return own if own.is_dir() else OWN


def name_file(path: Path) -> str:
    """A file as its author knows it: seen from where the command was started."""
    here = Path.cwd()
    return path.relative_to(here).as_posix() if path.is_relative_to(here) else str(path)
