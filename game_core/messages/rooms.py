"""The rules' own words in English, compiled, or in a checkout from its Fluent files if need be."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pkgutil import get_data
from typing import TYPE_CHECKING

from game_core.messages.catalog import Grammar, Language, Room

if TYPE_CHECKING:
    # A browser, which has only the compiled words, has no such module.
    from pathlib import Path

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
    """Return whether a checkout's Fluent files aren't those that `make messages` compiled."""
    try:
        get_data(__package__, "en.ftl")
    except OSError:  # They aren't installed; an archive raises it, too, for what it doesn't have.
        return False
    try:
        return get_data(__package__, "en/digest.txt") != digest_sources().encode()
    except OSError:
        return True


def _find_sources() -> list[Path]:
    from pathlib import Path

    return sorted(Path(__file__).parents[1].glob("**/messages/en.ftl"))


def digest_sources() -> str:
    """Digest a checkout's Fluent files."""
    from zlib import crc32

    return str(crc32(b"\0".join(path.read_bytes() for path in _find_sources())))


@cache
def compile_sources() -> Mapping[str, Room]:
    """Return all rooms of a checkout; none if installed.

    Raises ModuleNotFoundError if a checkout can't be read because fluent.syntax is missing.
    """
    paths = _find_sources()
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
