"""The messages of pages: a site's language, formatted during the build.

The Fluent files next to the page writers are installed and read directly, without compiling. The
rules' messages come from their compiled data.
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
from widgets.messages.languages import ENGLISH, describe_grammar, read_rooms

_spoken: ContextVar[Language | None] = ContextVar("spoken", default=None)
_read: dict[str, tuple[dict[str, Room], Language]] = {}
"""The languages last read, with the rooms they were made from."""


def find_language() -> Language:
    """Return the current language, by default English. Raises FluentError."""
    return _spoken.get() or (_read[ENGLISH][1] if ENGLISH in _read else read_language())


def read_language(code: str = ENGLISH, cache: BuildCache = NO_CACHE) -> Language:
    """Read a language for a build; unless files changed, it's the same object as before.

    Raises FluentError.
    """

    def make() -> dict[str, str]:
        made = {"rooms": read_rooms(code), "grammar": describe_grammar(code)}
        return {name: json.dumps(data) for name, data in made.items()}

    made = cache.get_or_make(f"language.{code}", (), make)
    rooms: dict[str, Room] = json.loads(made["rooms"])
    if code not in _read or _read[code][0] != rooms:
        _read[code] = rooms, Language(json.loads(made["grammar"]), lambda room: rooms[room])
    return _read[code][1]


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Format everything in this language while the context is open."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def say(name: str, escape: Callable[[str], str] = str, /, **arguments: Value | int) -> str:
    """Return a message by name; a bare number is a count."""
    return speak([make_message(name, arguments)], language=find_language(), escape=escape)


def tell(said: Said) -> str:
    """Return a message of the rules in words."""
    return speak(said, language=find_language())


def show(value: Value, escape: Callable[[str], str] = str) -> str:
    """Return a single value: a term, or an author's own words."""
    said = [Message("game-plain", (("words", value),))]
    return speak(said, language=find_language(), escape=escape)
