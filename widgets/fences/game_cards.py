"""Blocks for choosing a game: cards, small cards, a filter, the reasons for its facts, and a map.

They are ```` ```games ````, ```` ```gallery ````, ```` ```chooser ````, ```` ```reasons ```` and
```` ```places ````, with facts from `lesson_plans/<slug>/portrait.yml`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from game_core import Game
from game_core.registry import list_games
from lesson_plans.curriculum.layers import OWN
from lesson_plans.curriculum.portrait import DEVICES, LEARN, Portrait, load, locate
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import find_game, read_words
from widgets.exercises import Exercises
from widgets.fences.blocks import Picture, read_caption, read_form
from widgets.fences.boards import write_picture
from widgets.fences.page import Kind, PageContext
from widgets.html import render
from widgets.messages.site import say, show

type Choices = Mapping[str, tuple[str, str, Mapping[str, str]]]
"""A filter's fields: name → messages for the label and for any value, and words for each value."""

LAND = OWN / "land.json"
"""From `tools/make_map.py`: `size`, `land` as a path, and `spots` with labels, by name."""
MINUTES = 15, 30, 45
YOUNGEST, OLDEST = range(8, 11), 11
"""The ages to filter by, and the one that stands for all above."""


@dataclass(frozen=True)
class Games:
    """Games to show: as cards, with a filter above them if there's a `question`, or captioned."""

    portraits: tuple[Portrait, ...]
    question: str = ""
    caption: str = ""


def list_choices() -> Choices:
    """Return the filter's fields for games."""
    minutes = {str(each): say("fences-card-minutes", minutes=each) for each in MINUTES}
    ages = {str(age): str(age) for age in YOUNGEST}
    ages[str(OLDEST)] = say("fences-wish-age-oldest", age=OLDEST)
    learn = {"easy": say("fences-wish-learn-easy"), "middle": say("fences-wish-learn-middle")}
    devices = {name: show(device) for name, device in DEVICES.items()}
    families = {
        "sowing": say("fences-wish-family-sowing"),
        "squares": say("fences-wish-family-squares"),
    }
    return {
        "minutes": ("fences-wish-minutes", "fences-wish-minutes-any", minutes),
        "age": ("fences-wish-age", "fences-wish-age-any", ages),
        "learn": ("fences-wish-learn", "fences-wish-learn-any", learn),
        "devices": ("fences-wish-devices", "fences-wish-devices-any", devices),
        "family": ("fences-wish-family", "fences-wish-family-any", families),
    }


def read_games(fields: Fields, exercises: Exercises) -> Games:
    """Read cards, from `games`, by default all."""
    return Games(_load_named(fields, exercises))


def read_chooser(fields: Fields, exercises: Exercises) -> Games:
    """Read cards with a filter, from `question` and `games`."""
    return Games(_load_named(fields, exercises), read_words(fields, "question"))


def read_captioned(fields: Fields, exercises: Exercises) -> Games:
    """Read small cards or the table, from `caption` and `games`."""
    return Games(_load_named(fields, exercises), caption=read_caption(fields))


def _load_named(fields: Fields, exercises: Exercises) -> tuple[Portrait, ...]:
    """Return the portraits of the games named, or of all that have one."""
    games = []
    for name in fields.texts("games"):
        if (game := find_game(name)) and not locate(game, exercises.curriculum):
            name.place.blame(f"{game.name} has no portrait.yml, so there's no card to show.")
        elif game:
            games.append(game)
    return _load(fields, exercises, games or list_games())


def _load(fields: Fields, exercises: Exercises, games: Iterable[Game]) -> tuple[Portrait, ...]:
    found = (load(game, exercises.curriculum, fields.place.report) for game in games)
    return tuple(portrait for portrait in found if portrait)


def write_games(block: Games, page: PageContext) -> Markup:
    """Return the cards of games with a page on this site, with data for a filter above them."""
    return render(
        "blocks/games.html",
        cards=_draw_cards(block, page),
        question=block.question,
        choices=list_choices(),
        LEARN=LEARN,
    )


def write_gallery(block: Games, page: PageContext) -> Markup:
    """Return each game's board, name and place as one link."""
    return render("blocks/gallery.html", cards=_draw_cards(block, page), caption=block.caption)


def write_reasons(block: Games, page: PageContext) -> Markup:
    """Return each game's minutes and difficulty, with reasons."""
    found = list(_find_pages(block, page))
    return render("blocks/reasons.html", found=found, caption=block.caption, LEARN=LEARN)


def _draw_cards(block: Games, page: PageContext) -> list[tuple[Portrait, str, Markup]]:
    """Return the portrait of each game with a page on this site, its address, and its board."""
    return [
        (one, address, write_picture(Picture(one.game, one.position, one.game.sides[0], ""), page))
        for one, address in _find_pages(block, page)
    ]


def _find_pages(block: Games, page: PageContext) -> Iterator[tuple[Portrait, str]]:
    """Yield the portraits of games with a page on this site, and its address."""
    for portrait in block.portraits:
        if address := page.link(f"games/{portrait.game.slug}.md"):
            yield portrait, address


def read_places(fields: Fields, exercises: Exercises) -> Games:
    """Read the map, from `caption`."""
    found = _load(fields, exercises, list_games())
    spots = _read_land()["spots"]
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
    for one, address in _find_pages(block, page):
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


KINDS = (
    Kind("games", read_games, write_games, uses_curriculum=True),
    Kind("chooser", read_chooser, write_games, uses_curriculum=True),
    Kind("gallery", read_captioned, write_gallery, uses_curriculum=True),
    Kind("reasons", read_captioned, write_reasons, uses_curriculum=True),
    Kind("places", read_places, write_places, uses_curriculum=True),
)
