"""The pages of the built site."""

from __future__ import annotations

import re

from tests.help.paths import OTHER_SITES, SITE

ALIKE = re.compile(
    r"games/(?!oware/).+/(learn|puzzles)/|plans/(?!oware/).+/(run|wall|print)/"
    rf"|(?:{'|'.join(OTHER_SITES)})/.+(?<!games/oware/)(?<!games/oware/rules/)"
)
"""Pages that are made alike for each game and plan; those of Oware stand for all."""


def page_paths() -> list[str]:
    """Name every page as it is addressed below the site's root, the home page as an empty text."""
    found = (path.relative_to(SITE).parent.as_posix() for path in SITE.rglob("index.html"))
    paths = sorted("" if path == "." else f"{path}/" for path in found)
    return [path for path in paths if not ALIKE.fullmatch(path)]
