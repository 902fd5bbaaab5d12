"""Values that many fields hold: words, numbers, words of a closed list, games and positions.

A mistake is reported at its place. What is given back then is empty or what the author typed: the
caller goes on, so that an author sees all mistakes at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence

import game_core
from game_core import Game, Position, PositionError, UnknownGame
from lesson_plans.curriculum.problem import suggest
from lesson_plans.curriculum.source import Fields, Text

RANGE = re.compile("([0-9]{1,3})-([0-9]{1,3})")
"""Two numbers below a thousand, as in `8-14`."""
RANGE_OF_MINUTES = range(1, 1000)
"""How many minutes a lesson, or a part of it, can take."""


def join_words(text: Text | None) -> str:
    """Plain words; line breaks count as spaces. Spaces that keep signs with their word stay."""
    return re.sub(r"[ \t\n]+", " ", text.value).strip(" ") if text else ""


def read_words(fields: Fields, name: str) -> str:
    """The plain words of a field that must be there."""
    return join_words(fields.text(name, required=True))


def read_item(item: Fields, *names: str) -> list[str]:
    """The words of an item that has these fields and no others."""
    values = [read_words(item, name) for name in names]
    item.finish()
    return values


def choose(text: Text | None, known: Collection[str]) -> str:
    """A word of a closed list."""
    if text and text.value not in known:
        text.place.blame(f"“{text.value}” is not known here; {suggest(text.value, known)}")
    return text.value if text else ""


def count(text: Text | None, allowed: range, what: str) -> int:
    """A whole number, 0 where there is none; `what` says which are allowed."""
    numbers = {str(number): number for number in allowed}
    if text and text.value not in numbers:
        text.place.blame(f"must be {what}, found “{text.value}”.")
    return numbers.get(text.value, 0) if text else 0


def one_of(known: Collection[str]) -> Callable[[Fields, str], str]:
    """Reads a field that must hold a word of a closed list."""
    return lambda fields, name: choose(fields.text(name, required=True), known)


def several_of(known: Collection[str]) -> Callable[[Fields, str], tuple[str, ...]]:
    """Reads a field that must list words of a closed list."""
    return lambda fields, name: tuple(
        choose(text, known) for text in fields.texts(name, required=True)
    )


def whole_number(allowed: range, what: str) -> Callable[[Fields, str], int]:
    """Reads a field that must hold a whole number; `what` says which are allowed."""
    return lambda fields, name: count(fields.text(name, required=True), allowed, what)


def lines_of(number: range = range(1, 100)) -> Callable[[Fields, str], tuple[str, ...]]:
    """Reads a field that must list so many texts."""

    def read(fields: Fields, name: str) -> tuple[str, ...]:
        texts = fields.texts(name, required=True)
        if texts and len(texts) not in number:
            reason = f"there must be {number[0]} to {number[-1]}; {len(texts)} are listed."
            texts[-1].place.blame(reason)
        return tuple(map(join_words, texts))

    return read


def read_range(fields: Fields, name: str) -> tuple[int, int]:
    """The lowest and the highest of a field such as `8-14`, which must be there."""
    text = fields.text(name, required=True)
    if text is None:
        return (0, 0)
    found = RANGE.fullmatch(text.value)
    if not found or int(found[1]) > int(found[2]):
        text.place.blame(f"must be from-to such as 8-14, found “{text.value}”.")
        return (0, 0)
    return int(found[1]), int(found[2])


def find_game(slug: Text | None) -> Game | None:
    """The game of this short name."""
    if slug is None:
        return None
    try:
        return game_core.get(slug.value)
    except UnknownGame as error:
        slug.place.blame(str(error))
        return None


def find_games(slugs: Sequence[Text]) -> tuple[Game, ...]:
    """The games of these short names, as far as there are any."""
    return tuple(game for slug in slugs if (game := find_game(slug)))


def parse_position(game: Game, text: Text | None) -> Position | None:
    """The position in `text`, or the first of the game."""
    if text is None:
        return game.start()
    try:
        return game.parse(text.value)
    except PositionError as error:
        text.place.blame(str(error))
        return None
