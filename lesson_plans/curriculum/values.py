"""Values shared by many fields: words, numbers, choices, games and positions.

Mistakes are reported at their place. The value returned then is empty or as typed: callers go on,
so that authors see all mistakes at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

import game_core
from game_core import Game, Position, PositionError, UnknownGame
from lesson_plans.curriculum.problem import suggest
from lesson_plans.curriculum.source import Fields, Text

NUMBER = re.compile("[1-9][0-9]{0,3}")
RANGE = re.compile("([0-9]{1,3})-([0-9]{1,3})")
"""A range of numbers below a thousand, such as `8-14`."""
RANGE_OF_MINUTES = range(1, 1000)
"""The minutes that a lesson, or a part of it, can take."""


def join_words(text: Text | None) -> str:
    """Return plain words; line breaks become spaces, non-breaking spaces stay."""
    return re.sub(r"[ \t\n]+", " ", text.value).strip(" ") if text else ""


def read_words(fields: Fields, name: str) -> str:
    """Read a required field of plain words."""
    return join_words(fields.text(name, required=True))


def read_optional(fields: Fields, name: str) -> str:
    """Read a field of plain words that may be left out."""
    return join_words(fields.text(name))


def read_names(fields: Fields, name: str, *, required: bool = False) -> tuple[str, ...]:
    """Read a list of names as typed, which may be left out unless it's `required`."""
    return tuple(text.value for text in fields.texts(name, required=required))


def choose(text: Text | None, known: Collection[str]) -> str:
    """Return a word of a closed list."""
    if text and text.value not in known:
        text.place.blame(f"“{text.value}” is not known here; {suggest(text.value, known)}")
    return text.value if text else ""


def count(text: Text | None, allowed: range, what: str) -> int:
    """Return a whole number, or 0 if there's none; `what` describes the allowed ones."""
    if text is None:
        return 0
    number = int(text.value) if NUMBER.fullmatch(text.value) else 0
    if number not in allowed:
        text.place.blame(f"must be {what}, found “{text.value}”.")
        return 0
    return number


def one_of(known: Collection[str]) -> Callable[[Fields, str], str]:
    """Return a reader of a required word from a closed list."""
    return lambda fields, name: choose(fields.text(name, required=True), known)


def several_of(
    known: Collection[str], *, required: bool = True
) -> Callable[[Fields, str], tuple[str, ...]]:
    """Return a reader of a list of words from a closed list."""
    return lambda fields, name: tuple(
        choose(text, known) for text in fields.texts(name, required=required)
    )


def whole_number(allowed: range, what: str) -> Callable[[Fields, str], int]:
    """Return a reader of a required whole number; `what` describes the allowed ones."""
    return lambda fields, name: count(fields.text(name, required=True), allowed, what)


def lines_of(number: range = range(1, 100)) -> Callable[[Fields, str], tuple[str, ...]]:
    """Return a reader of a required list of this many texts."""

    def read(fields: Fields, name: str) -> tuple[str, ...]:
        texts = fields.texts(name, required=True)
        if texts and len(texts) not in number:
            reason = f"there must be {number[0]} to {number[-1]}; {len(texts)} are listed."
            texts[-1].place.blame(reason)
        return tuple(map(join_words, texts))

    return read


def read_table[T](
    fields: Fields, name: str, read: Callable[[Fields, str], T], *, required: bool = True
) -> dict[str, T]:
    """Read a map whose fields have the author's own names, each with `read`."""
    table = fields.map(name, required=required)
    if table is None:
        return {}
    found = {own: read(table, own) for own in table.names}
    table.finish()
    return found


def read_range(fields: Fields, name: str) -> tuple[int, int]:
    """Read the ends of a required range such as `8-14`."""
    text = fields.text(name, required=True)
    if text is None:
        return (0, 0)
    found = RANGE.fullmatch(text.value)
    if not found or int(found[1]) > int(found[2]):
        text.place.blame(f"must be from-to such as 8-14, found “{text.value}”.")
        return (0, 0)
    return int(found[1]), int(found[2])


def find_game(slug: Text | None) -> Game | None:
    """Return the game of this slug."""
    if slug is None:
        return None
    try:
        return game_core.get(slug.value)
    except UnknownGame as error:
        slug.place.blame(str(error))
        return None


def parse_position(game: Game, text: Text | None) -> Position | None:
    """Parse a position; without a text, return the game's first."""
    if text is None:
        return game.start()
    try:
        return game.parse(text.value)
    except PositionError as error:
        text.place.blame(str(error))
        return None
