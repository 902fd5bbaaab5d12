"""Blocks for choosing a game: cards, small cards, a filter, and the reasons for its facts.

They are ```` ```games ````, ```` ```gallery ````, ```` ```chooser ```` and ```` ```reasons ````,
with facts from `lesson_plans/<slug>/portrait.yml`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup

from game_core import Game
from game_core.registry import list_games
from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.portrait import DEVICES, LEARN, Portrait, load, locate
from lesson_plans.curriculum.source import Fields, Text
from lesson_plans.curriculum.values import find_game, read_words
from widgets.fences.blocks import Picture, read_caption
from widgets.fences.boards import write_picture
from widgets.fences.page import Kind, PageContext
from widgets.html import render
from widgets.messages.site import say, show
from widgets.puzzles import Shelf

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
    sowing, squares = say("fences-wish-family-sowing"), say("fences-wish-family-squares")
    families = {"sowing": sowing, "squares": squares}
    return {
        "minutes": ("fences-wish-minutes", "fences-wish-minutes-any", minutes),
        "age": ("fences-wish-age", "fences-wish-age-any", ages),
        "learn": ("fences-wish-learn", "fences-wish-learn-any", learn),
        "devices": ("fences-wish-devices", "fences-wish-devices-any", devices),
        "family": ("fences-wish-family", "fences-wish-family-any", families),
    }


def read_games(fields: Fields, shelf: Shelf) -> Games:
    """Read cards, from `games`, by default all."""
    return Games(_load(fields, shelf.curriculum))


def read_chooser(fields: Fields, shelf: Shelf) -> Games:
    """Read cards with a filter, from `question` and `games`."""
    return Games(_load(fields, shelf.curriculum), read_words(fields, "question"))


def read_captioned(fields: Fields, shelf: Shelf) -> Games:
    """Read small cards or the table, from `caption` and `games`."""
    return Games(_load(fields, shelf.curriculum), caption=read_caption(fields))


def _load(fields: Fields, curriculum: Curriculum) -> tuple[Portrait, ...]:
    """Return the portraits of the games named, or of all that have one."""
    names = fields.texts("games")
    games = [game for name in names if (game := _find_drawn(name, curriculum))] or list_games()
    found = (load(game, curriculum, fields.place.report) for game in games)
    return tuple(portrait for portrait in found if portrait)


def _find_drawn(name: Text, curriculum: Curriculum) -> Game | None:
    """Return the game of this name, if it has a portrait."""
    game = find_game(name)
    if game is None or locate(game, curriculum):
        return game
    name.place.blame(f"{game.name} has no portrait, of which a card could be made.")
    return None


def write_games(block: Games, page: PageContext) -> Markup:
    """Return the cards of games with a page on this site, below the filter if there's one.

    Each has a game's data for the filter's script, by field.
    """
    cards = [
        (
            portrait,
            {
                "minutes": portrait.minutes,
                "age": portrait.age,
                "learn": portrait.learn,
                "devices": "|".join(portrait.devices),
                "family": portrait.family,
            },
            address,
            _draw(portrait, page),
        )
        for portrait, address in find_pages(block.portraits, page)
    ]
    question = block.question
    form = render_filter(question, "games", list_choices()) if question else None
    return render("blocks/games.html", cards=cards, filter=form, LEARN=LEARN)


def _draw(portrait: Portrait, page: PageContext) -> Markup:
    game = portrait.game
    return write_picture(Picture(game, portrait.position, game.sides[0], ""), page)


def write_gallery(block: Games, page: PageContext) -> Markup:
    """Return each game's board, name and place as one link."""
    cards = [
        (portrait, address, _draw(portrait, page))
        for portrait, address in find_pages(block.portraits, page)
    ]
    return render("blocks/gallery.html", cards=cards, caption=block.caption)


def write_reasons(block: Games, page: PageContext) -> Markup:
    """Return each game's minutes and difficulty, with reasons."""
    found = list(find_pages(block.portraits, page))
    return render("blocks/reasons.html", found=found, caption=block.caption, LEARN=LEARN)


def find_pages(portraits: Sequence[Portrait], page: PageContext) -> Iterator[tuple[Portrait, str]]:
    """Yield the portraits of games with a page on this site, and its address."""
    for portrait in portraits:
        if address := page.link(f"games/{portrait.game.slug}.md"):
            yield portrait, address


KINDS = (
    Kind("games", read_games, write_games, borrows=True),
    Kind("chooser", read_chooser, write_games, borrows=True),
    Kind("gallery", read_captioned, write_gallery, borrows=True),
    Kind("reasons", read_captioned, write_reasons, borrows=True),
)

type Choices = Mapping[str, tuple[str, str, Mapping[str, str]]]
"""Name → messages for the label and for any value, and words for each value."""


def render_filter(question: str, items: Literal["games", "plans"], choices: Choices) -> Markup:
    """Return the form of a `<ubao-chooser>`, to be followed by its list of `items`.

    It is hidden until its script runs, so that without scripts there is just the list. The script
    defines each field's meaning, and the data it needs of each item.
    """
    return render("chooser.html", question=question, items=items, choices=choices)
