"""Packs for Kolibri: an HTML5 zip for each game and each lesson plan.

Kolibri wants `index.html` at the root, relative links, and no links between two of them; its guide
is https://ricecooker.readthedocs.io/en/latest/htmlapps.html.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from widgets.packs.archive import write_archive
from widgets.packs.cut import cut

FOLDER = "kolibri"
KINDS = {"games": "learn", "plans": "run"}
"""Folders of pages, and the room that shows that a page in one is a game, or a plan."""


def write_kolibri(anywhere: Path, target: Path) -> Iterator[tuple[str, int]]:
    """Write the zips to the folder `kolibri` in `target`; the name and bytes of each."""
    for pages in list_parts(anywhere):
        name = f"{FOLDER}/{pages.rstrip('/')}.zip"
        yield name, write_archive(target / name, cut(anywhere, pages))


def list_parts(anywhere: Path) -> Iterator[str]:
    """The folder of pages of each game and plan, such as `games/oware/`."""
    for kind, room in KINDS.items():
        for page in sorted((anywhere / kind).glob(f"*/{room}/index.html")):
            yield f"{kind}/{page.parents[1].name}/"
