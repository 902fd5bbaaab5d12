"""The pages of the built site."""

from __future__ import annotations

from pathlib import Path

SITE = Path(__file__).parents[2] / "site"


def page_paths() -> list[str]:
    """Name every page as it is addressed below the site's root, the home page as an empty text."""
    found = (path.relative_to(SITE).parent.as_posix() for path in SITE.rglob("index.html"))
    return sorted("" if path == "." else f"{path}/" for path in found)
