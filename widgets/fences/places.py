"""The block ```` ```places ````: a map of the games' origins, and the same as a list.

Marks are no more precise than the sources: a country's is at its center, not in a town.
"""

from __future__ import annotations

import json
from typing import Any

from markupsafe import Markup

from game_core.registry import list_games
from lesson_plans.curriculum.layers import OWN
from lesson_plans.curriculum.portrait import load
from lesson_plans.curriculum.source import Fields
from widgets.fences.blocks import read_form
from widgets.fences.cards import Games, find_pages
from widgets.fences.page import Kind, PageContext
from widgets.html import render
from widgets.puzzles import Shelf

LAND = OWN / "land.json"
"""From `tools/make_map.py`: `size`, `land` as a path, and `spots` with labels, by name."""


def read_places(fields: Fields, shelf: Shelf) -> Games:
    """Read the map, from `caption`."""
    report, spots = fields.place.report, _read_land()["spots"]
    loaded = (load(game, shelf.curriculum, report) for game in list_games())
    found = tuple(portrait for portrait in loaded if portrait)
    for one in found:
        if one.spot and one.spot not in spots:
            fields.place.blame(
                f"the map does not know “{one.spot}”, where {one.game.name} is from."
            )
    return Games(found, caption=read_form(fields))


def write_places(block: Games, page: PageContext) -> Markup:
    """Return the map with a mark for each place with a game on this site, then the list."""
    at: dict[str, list[tuple[str, str]]] = {}
    called: dict[str, str] = {}
    for one, address in find_pages(block.portraits, page):
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


KIND = Kind("places", read_places, write_places, borrows=True)
