"""What pages say: the language of a site, and its sentences in words while the site is built.

The Fluent files beside what writes pages are read as they are, so nothing of them need be compiled
before; they are installed with it. What the rules have messages for, their compiled data has.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from game_core.messages import Message, Said, Value, speak
from game_core.messages.catalog import Language, Room
from game_core.messages.message import make_message
from widgets.build_cache import NO_CACHE, BuildCache
from widgets.messages.catalogs import ENGLISH
from widgets.messages.grammar import describe_grammar
from widgets.messages.languages import read_rooms

_spoken: ContextVar[Language | None] = ContextVar("spoken", default=None)
_read: dict[str, tuple[dict[str, Room], Language]] = {}
"""The languages as they were last read, with the sentences of which they were made."""


def find_language() -> Language:
    """Return the language that is spoken here, or English. Raises FluentError."""
    return _spoken.get() or (_read[ENGLISH][1] if ENGLISH in _read else read_language())


def read_language(code: str = ENGLISH, cache: BuildCache = NO_CACHE) -> Language:
    """Read a language for a build, as files may have changed. Raises FluentError.

    Where none has, it is the very same as before, so that what was said in it can be kept.
    """

    def make() -> dict[str, str]:
        return {
            "rooms": json.dumps(read_rooms(code)),
            "grammar": json.dumps(describe_grammar(code)),
        }

    made = cache.get_or_make(f"language.{code}", (), make)
    rooms: dict[str, Room] = json.loads(made["rooms"])
    if code not in _read or _read[code][0] != rooms:
        _read[code] = rooms, Language(json.loads(made["grammar"]), lambda room: rooms[room])
    return _read[code][1]


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Say everything in this language meanwhile."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


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
