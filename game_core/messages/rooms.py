"""The rules' own words in English, compiled, or in a checkout from its Fluent files if need be."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pkgutil import get_data

from game_core.messages.catalog import Grammar, Language, Room

GRAMMAR: Grammar = {"code": "en", "direction": "ltr", "plurals": f"xo{198 * 'x'}"}


def read_room(room: str) -> Room:
    """Return the compiled data of a room. Raises FileNotFoundError."""
    if _is_stale():
        try:
            return compile_sources()[room]
        except KeyError:
            raise FileNotFoundError(room) from None
    compiled: Room = json.loads(get_data(__package__, f"en/{room}.json") or b"")
    return compiled


@cache
def _is_stale() -> bool:
    """Return whether `make messages` hasn't compiled a checkout's Fluent files as they are now."""
    try:
        get_data(__package__, "en.ftl")
    except OSError:  # They aren't installed; an archive raises it, too, for what it doesn't have.
        return False
    from pathlib import Path  # A browser never gets here, and has no such module.

    home = Path(__file__).parents[1]
    made = [path.stat().st_mtime for path in home.glob("messages/en/*.json")]
    written = max(path.stat().st_mtime for path in home.glob("**/messages/en.ftl"))
    return not made or min(made) < written


@cache
def compile_sources() -> Mapping[str, Room]:
    """Return all rooms of a checkout; none if installed.

    Raises ModuleNotFoundError if a checkout can't be read because fluent.syntax is missing.
    """
    from pathlib import Path

    paths = sorted(Path(__file__).parents[1].glob("**/messages/en.ftl"))
    if not paths:
        return {}
    try:
        from game_core.messages.fluent import read_catalog
    except ModuleNotFoundError as error:
        reason = f"{error}: run “make messages”, which compiles the rules' words."
        raise ModuleNotFoundError(reason, name=error.name) from None
    return {catalog.room: catalog.compile() for catalog in map(read_catalog, paths)}


@cache
def find_english() -> Language:
    """Return English, the language that is always available."""
    return Language(GRAMMAR, read_room)
