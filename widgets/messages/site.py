"""What pages say: the language of a site, and its sentences in words while the site is built.

The Fluent files beside what writes pages are read as they are, so nothing of them need be compiled
before; they are installed with it. What the rules have messages for, their compiled data has.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ClassVar

from game_core.messages import Message, Said, Value, speak
from game_core.messages.catalog import Language, Room
from game_core.messages.message import make_message
from widgets.build_cache import NO_CACHE, BuildCache
from widgets.messages.catalogs import ENGLISH
from widgets.messages.grammar import describe_grammar
from widgets.messages.languages import read_rooms


class _Chosen:
    """The language of the site that is built, and what it was made of."""

    code = ENGLISH
    rooms: ClassVar[dict[str, Room]] = {}
    language: Language | None = None


def find_language() -> Language:
    """The language of the site, read when it is first needed. Raises FluentError."""
    if _Chosen.language is None:
        read_language()
        assert _Chosen.language is not None
    return _Chosen.language


def read_language(code: str = ENGLISH, cache: BuildCache = NO_CACHE) -> None:
    """Read the language for a build that begins, as files may have changed. Raises FluentError.

    Where none has, it stays the very same, so that what was said in it can be kept.
    """

    def make() -> dict[str, str]:
        return {
            "rooms": json.dumps(read_rooms(code)),
            "grammar": json.dumps(describe_grammar(code)),
        }

    made = cache.get_or_make(f"language.{code}", (), make)
    rooms: dict[str, Room] = json.loads(made["rooms"])
    if _Chosen.language is None or (code, rooms) != (_Chosen.code, _Chosen.rooms):
        _Chosen.code, _Chosen.rooms = code, rooms
        _Chosen.language = Language(json.loads(made["grammar"]), lambda room: rooms[room])


@contextmanager
def keep_language() -> Iterator[None]:
    """After what is done here, speak again the language of before: it is the whole process's."""
    before = _Chosen.code, _Chosen.rooms, _Chosen.language
    try:
        yield
    finally:
        _Chosen.code, _Chosen.rooms, _Chosen.language = before


def say(name: str, escape: Callable[[str], str] = str, /, **arguments: Value | int) -> str:
    """A sentence, a heading, a label by the name of its message; a bare number is a count."""
    return speak([make_message(name, arguments)], language=find_language(), escape=escape)


def tell(said: Said) -> str:
    """What the rules say, in words."""
    return speak(said, language=find_language())


def show(value: Value, escape: Callable[[str], str] = str) -> str:
    """What stands by itself: a term, an author's own words."""
    said = [Message("game-plain", (("words", value),))]
    return speak(said, language=find_language(), escape=escape)
