"""Blocks of games to choose from: cards, small ones, some with a filter, and why they say so.

They are ```` ```games ````, ```` ```gallery ````, ```` ```chooser ```` and ```` ```reasons ````.
What they say comes from `lesson_plans/<slug>/portrait.yml`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

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

MINUTES = 15, 30, 45
YOUNGEST, OLDEST = range(8, 11), 11
"""Ages that can be wished for, and the one that stands for all above it."""


@dataclass(frozen=True)
class Games:
    """Cards of games; with a `question`, a filter that asks it stands above them."""

    portraits: tuple[Portrait, ...]
    question: str = ""


@dataclass(frozen=True)
class Gallery:
    """Small cards of games, and a line below them."""

    portraits: tuple[Portrait, ...]
    caption: str


@dataclass(frozen=True)
class Reasons:
    """A table of what stands on the cards, and why."""

    portraits: tuple[Portrait, ...]
    caption: str


def list_choices() -> Choices:
    """What can be wished of a game."""
    ages = {str(age): str(age) for age in YOUNGEST}
    return {
        "minutes": (
            say("fences-wish-minutes"),
            say("fences-wish-minutes-any"),
            {str(each): say("fences-card-minutes", minutes=each) for each in MINUTES},
        ),
        "age": (
            say("fences-wish-age"),
            say("fences-wish-age-any"),
            {**ages, str(OLDEST): say("fences-wish-age-oldest", age=OLDEST)},
        ),
        "learn": (
            say("fences-wish-learn"),
            say("fences-wish-learn-any"),
            {
                "easy": say("fences-wish-learn-easy"),
                "middle": say("fences-wish-learn-middle"),
            },
        ),
        "devices": (
            say("fences-wish-devices"),
            say("fences-wish-devices-any"),
            {name: show(device) for name, device in DEVICES.items()},
        ),
        "family": (
            say("fences-wish-family"),
            say("fences-wish-family-any"),
            {
                "sowing": say("fences-wish-family-sowing"),
                "squares": say("fences-wish-family-squares"),
            },
        ),
    }


def read_games(fields: Fields, curriculum: Curriculum) -> Games:
    """Cards, from `games`; without it, of all games."""
    return Games(_load(fields, curriculum))


def read_chooser(fields: Fields, curriculum: Curriculum) -> Games:
    """Cards with a filter, from `question` and `games`."""
    return Games(_load(fields, curriculum), read_words(fields, "question"))


def read_gallery(fields: Fields, curriculum: Curriculum) -> Gallery:
    """Small cards, from `caption` and `games`."""
    return Gallery(_load(fields, curriculum), read_caption(fields))


def read_reasons(fields: Fields, curriculum: Curriculum) -> Reasons:
    """The table, from `caption` and `games`."""
    return Reasons(_load(fields, curriculum), read_caption(fields))


def _load(fields: Fields, curriculum: Curriculum) -> tuple[Portrait, ...]:
    """The portraits of the games that are named, or of all that have one."""
    names = fields.texts("games")
    games = [game for name in names if (game := _find_drawn(name, curriculum))] or list_games()
    found = (load(game, curriculum, fields.place.report) for game in games)
    return tuple(portrait for portrait in found if portrait)


def _find_drawn(name: Text, curriculum: Curriculum) -> Game | None:
    """The game of this name, if it has a portrait."""
    game = find_game(name)
    if game is None or locate(game, curriculum):
        return game
    name.place.blame(f"{game.name} has no portrait, of which a card could be made.")
    return None


def write_games(block: Games, page: PageContext) -> Markup:
    """The cards of those games that have a page on this site, below the filter if there is one."""
    cards = [
        (portrait, _describe(portrait), address, _draw(portrait, page))
        for portrait, address in _find_pages(block.portraits, page)
    ]
    question = block.question
    form = render_filter(question, "games", list_choices()) if question else None
    return render("blocks/games.html", cards=cards, filter=form, LEARN=LEARN)


def _describe(portrait: Portrait) -> dict[str, object]:
    """What the filter's script is told of a game, by the names of the wishes."""
    return {
        "minutes": portrait.minutes,
        "age": portrait.age,
        "learn": portrait.learn,
        "devices": "|".join(portrait.devices),
        "family": portrait.family,
    }


def _draw(portrait: Portrait, page: PageContext) -> Markup:
    game = portrait.game
    return write_picture(Picture(game, portrait.position, game.sides[0], ""), page)


def write_gallery(block: Gallery, page: PageContext) -> Markup:
    """Each game's board, name and place, all of it a link."""
    cards = [
        (portrait, address, _draw(portrait, page))
        for portrait, address in _find_pages(block.portraits, page)
    ]
    return render("blocks/gallery.html", cards=cards, caption=block.caption)


def write_reasons(block: Reasons, page: PageContext) -> Markup:
    """Minutes and rules of each game, and why we say so."""
    found = list(_find_pages(block.portraits, page))
    return render("blocks/reasons.html", found=found, caption=block.caption, LEARN=LEARN)


def _find_pages(portraits: Sequence[Portrait], page: PageContext) -> Iterator[tuple[Portrait, str]]:
    """Those of games that have a page on this site, and its address."""
    for portrait in portraits:
        if address := page.link(f"games/{portrait.game.slug}.md"):
            yield portrait, address


NAMES = ("games", "chooser", "gallery", "reasons")


def make_kinds(find: Callable[[], Curriculum]) -> tuple[Kind[Any], ...]:
    """The kinds of blocks of games, which need a curriculum."""
    return (
        Kind("games", lambda fields: read_games(fields, find()), write_games),
        Kind("chooser", lambda fields: read_chooser(fields, find()), write_games),
        Kind("gallery", lambda fields: read_gallery(fields, find()), write_gallery),
        Kind("reasons", lambda fields: read_reasons(fields, find()), write_reasons),
    )


type Choices = Mapping[str, tuple[str, str, Mapping[str, str]]]
"""Name → label, words for no wish, and words for each wish."""


def render_filter(question: str, items: Literal["games", "plans"], choices: Choices) -> Markup:
    """Return the form of a `<ubao-chooser>`, which its list of `items` follows.

    It is hidden until the script has woken it, so without scripts there is just the list. The
    script knows what each wish means, and what an item of the list must tell of itself for it.
    """
    return render("chooser.html", question=question, items=items, choices=choices)
