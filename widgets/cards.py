"""Blocks of games to choose from: cards, cards with a filter, and why the cards say what they say.

They are ```` ```games ````, ```` ```chooser ```` and ```` ```reasons ````, read and checked like
all blocks (see `widgets.blocks`). What they say comes from `lesson_plans/<slug>/portrait.yml`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game_core import GAMES
from lesson_plans.curriculum.portrait import Portrait, load
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import find_games, read_words
from widgets.blocks import read_caption


@dataclass(frozen=True)
class Games:
    """Cards of games; with a `question`, a filter that asks it stands above them."""

    portraits: tuple[Portrait, ...]
    question: str = ""


@dataclass(frozen=True)
class Reasons:
    """A table of what stands on the cards, and why."""

    portraits: tuple[Portrait, ...]
    caption: str


def read_games(fields: Fields) -> Games:
    """Cards, from `games`; without it, of all games."""
    return Games(_load(fields))


def read_chooser(fields: Fields) -> Games:
    """Cards with a filter, from `question` and `games`."""
    return Games(_load(fields), read_words(fields, "question"))


def read_reasons(fields: Fields) -> Reasons:
    """The table, from `caption` and `games`."""
    return Reasons(_load(fields), read_caption(fields))


type Cards = Games | Reasons

READERS: dict[str, Callable[[Fields], Cards | None]] = {
    "games": read_games,
    "chooser": read_chooser,
    "reasons": read_reasons,
}
"""What each kind of fenced block is read with."""


def _load(fields: Fields) -> tuple[Portrait, ...]:
    games = find_games(fields.texts("games")) or GAMES
    found = (load(game, fields.place.report) for game in games)
    return tuple(portrait for portrait in found if portrait)
