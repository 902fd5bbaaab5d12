"""The block ```` ```places ````: a map of where the games are from, and the same as a list.

The marks say no more than the sources do: a country's mark is in its middle, not in a town.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from html import escape
from typing import Any

from game_core import GAMES
from lesson_plans.curriculum import portrait
from lesson_plans.curriculum.folder import OWN
from lesson_plans.curriculum.portrait import Portrait
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import read_words
from widgets.cardmarkup import Link

LAND = OWN / "land.json"
"""Made by `tools/make_map.py`: `size`, `land` as a path, and `spots` by name."""
LABELS = {
    "Cape Verde": (0, -16, "middle"),
    "Liberia": (-16, 20, "end"),
    "Ghana": (0, 46, "middle"),
    "Nigeria": (4, -30, "middle"),
    "Somalia": (-20, 48, "middle"),
    "Egypt": (0, -16, "middle"),
    "New York": (16, 22, "start"),
}
"""Where the name of a spot stands, seen from its mark, so that no two names meet."""


@dataclass(frozen=True)
class Places:
    """Where the games are from."""

    portraits: tuple[Portrait, ...]
    caption: str


def read_places(fields: Fields) -> Places:
    """The map, from `caption`."""
    report = fields.place.report
    found = [drawn for game in GAMES if (drawn := portrait.load(game, report))]
    for one in found:
        if one.spot and one.spot not in LABELS:
            fields.place.blame(
                f"the map does not know “{one.spot}”, where {one.game.name} is from."
            )
    return Places(tuple(found), read_words(fields, "caption"))


def render_places(block: Places, link: Link) -> str:
    """The map with a mark for each place that has a game on this site, then the list."""
    at: dict[str, list[str]] = {}
    for one in block.portraits:
        if address := link(f"games/{one.game.slug}.md"):
            name = f'<a href="{escape(address)}">{escape(one.game.name)}</a>'
            at.setdefault(one.spot, []).append(name)
    land: dict[str, Any] = json.loads(LAND.read_text(encoding="utf-8"))
    wide, high = land["size"]
    named = [spot for spot in LABELS if spot in at]
    shapes = "".join(
        f'<path class="country" d="{land["spots"][name]["shape"]}"/>' for name in named
    )
    marks = "".join(_mark(name, *land["spots"][name]["at"]) for name in named)
    items = [f"<li><strong>{escape(name)}:</strong> {', '.join(at[name])}</li>" for name in named]
    if "" in at:
        items.append(f"<li><strong>No place in our source:</strong> {', '.join(at[''])}</li>")
    label = "Map of Africa and the Atlantic Ocean. The list below says the same in words."
    return (
        f'<figure class="ubao-figure ubao-places"><svg viewBox="0 0 {wide} {high}" role="img" '
        f'aria-label="{label}"><rect class="sea" width="{wide}" height="{high}"/>'
        f'<path class="land" d="{land["land"]}"/>{shapes}{marks}</svg>'
        f"<figcaption>{escape(block.caption)}</figcaption></figure><ul>{''.join(items)}</ul>"
    )


def _mark(name: str, x: int, y: int) -> str:
    right, down, anchor = LABELS[name]
    return (
        f'<circle class="mark" cx="{x}" cy="{y}" r="8"/>'
        f'<text x="{x + right}" y="{y + down}" text-anchor="{anchor}">{escape(name)}</text>'
    )
