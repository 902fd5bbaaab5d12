"""The rules' own words in English, compiled, or in a checkout from its Fluent files if need be."""

from __future__ import annotations

import json
from functools import cache
from pkgutil import get_data

from game_core.messages.catalog import Grammar, Language, Room

GRAMMAR: Grammar = {"code": "en", "direction": "ltr", "plurals": f"xo{198 * 'x'}"}


def read_room(room: str) -> Room:
    """Return the compiled data of a room. Raises FileNotFoundError."""
    if _is_stale():
        from game_core.messages.sources import compile_sources

        try:
            return compile_sources()[room]
        except KeyError:
            raise FileNotFoundError(room) from None
    compiled: Room = json.loads(get_data(__package__, f"en/{room}.json") or b"")
    return compiled


@cache
def _is_stale() -> bool:
    """Return whether a checkout's Fluent files aren't those that `make messages` compiled."""
    try:
        get_data(__package__, "en.ftl")
    except OSError:  # They aren't installed; an archive raises it, too, for what it doesn't have.
        return False
    # A browser never gets here, and has no such module.
    from game_core.messages.sources import digest_sources

    try:
        return get_data(__package__, "en/digest.txt") != digest_sources().encode()
    except OSError:
        return True


@cache
def find_english() -> Language:
    """Return English, the language that is always available."""
    return Language(GRAMMAR, read_room)
