"""The curriculum's folders, and its file names as authors know them."""

from __future__ import annotations

from pathlib import Path

OWN = Path(__file__).parents[1]
"""The packaged curriculum."""


def name_file(path: Path) -> str:
    """Return a path relative to where the command was started."""
    here = Path.cwd()
    return path.relative_to(here).as_posix() if path.is_relative_to(here) else str(path)
