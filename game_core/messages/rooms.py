"""The rules' own words, in English: compiled in what is installed, Fluent files in a checkout."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pkgutil import get_data

from game_core.messages.catalog import Grammar, Language, Room

GRAMMAR: Grammar = {"code": "en", "direction": "ltr", "plurals": f"xo{198 * 'x'}"}


def read_room(room: str) -> Room:
    """Return what the rules say in a room. Raises FileNotFoundError."""
    try:
        data = get_data("game_core.messages", f"en/{room}.json")
    except FileNotFoundError as error:
        if room in (rooms := compile_sources()):
            return rooms[room]
        raise error from None
    compiled: Room = json.loads(data or b"")
    return compiled


@cache
def compile_sources() -> Mapping[str, Room]:
    """Return all rooms of a checkout; of what is installed, none.

    Raises ModuleNotFoundError where a checkout can't be read because fluent.syntax is not there.
    """
    from pathlib import Path  # A browser never comes here, and has no such module.

    paths = sorted(Path(__file__).parents[1].glob("**/messages/en.ftl"))
    if not paths:
        return {}
    try:
        from game_core.messages.fluent import read_catalog
    except ModuleNotFoundError as error:
        reason = f"{error}: in a checkout, the rules' words are read with fluent.syntax."
        raise ModuleNotFoundError(reason, name=error.name) from None
    return {catalog.room: catalog.compile() for catalog in map(read_catalog, paths)}


@cache
def find_english() -> Language:
    """Return the language that is always there."""
    return Language(GRAMMAR, read_room)
