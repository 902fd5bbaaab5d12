"""The pages of the built site."""

from __future__ import annotations

import re

from tests.help.paths import OTHER_SITES, SITE

ALIKE = re.compile(
    r"games/(?!oware/).+/(learn|puzzles)/|plans/(?!oware/).+/(run|wall|print)/"
    rf"|(?:{'|'.join(OTHER_SITES)})/.+(?<!games/oware/)(?<!games/oware/rules/)"
)
"""Pages that exist for every game and plan in the same form; Oware's represent all of them."""


def page_paths() -> list[str]:
    """Return the address of every page below the site's root; the home page's is empty."""
    found = (path.relative_to(SITE).parent.as_posix() for path in SITE.rglob("index.html"))
    paths = sorted("" if path == "." else f"{path}/" for path in found)
    return [path for path in paths if not ALIKE.fullmatch(path)]
