"""The block ```` ```places ````: a map of the games' origins, and the same as a list.

Marks are no more precise than the sources: a country's is at its center, not in a town.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from game_core.registry import list_games
from lesson_plans.curriculum import portrait
from lesson_plans.curriculum.layers import OWN
from lesson_plans.curriculum.portrait import Portrait
from lesson_plans.curriculum.source import Fields
from widgets.fences.blocks import read_form
from widgets.fences.page import Lender, PageContext
from widgets.html import render
from widgets.puzzles import Shelf

LAND = OWN / "land.json"
"""From `tools/make_map.py`: `size`, `land` as a path, and `spots` with labels, by name."""


@dataclass(frozen=True)
class Places:
    """The origins of the games."""

    portraits: tuple[Portrait, ...]
    caption: str


def read_places(fields: Fields, shelf: Shelf) -> Places:
    """Read the map, from `caption`."""
    report, spots = fields.place.report, _read_land()["spots"]
    loaded = (portrait.load(game, shelf.curriculum, report) for game in list_games())
    found = tuple(drawn for drawn in loaded if drawn)
    for one in found:
        if one.spot and one.spot not in spots:
            fields.place.blame(
                f"the map does not know “{one.spot}”, where {one.game.name} is from."
            )
    return Places(found, read_form(fields))


def write_places(block: Places, page: PageContext) -> Markup:
    """Return the map with a mark for each place with a game on this site, then the list."""
    at: dict[str, list[tuple[str, str]]] = {}
    called: dict[str, str] = {}
    for one in block.portraits:
        if address := page.link(f"games/{one.game.slug}.md"):
            at.setdefault(one.spot, []).append((one.game.name, address))
            called[one.spot] = one.where
    land = _read_land()
    return render(
        "blocks/places.html",
        size=land["size"],
        land=land["land"],
        marks=[
            (name, called[name], spot["shape"], spot["at"], spot["label"])
            for name, spot in land["spots"].items()
            if name in at
        ],
        at=at,
        caption=block.caption,
    )


def _read_land() -> dict[str, Any]:
    land: dict[str, Any] = json.loads(LAND.read_text(encoding="utf-8"))
    return land


LENDER = Lender("places", read_places, write_places)
