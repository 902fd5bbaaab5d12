"""The languages of sites: English, what it was put into so far, and English in disguise.

Another language's Fluent files lie beside the English ones. What a language lacks is said in
English, so one that is only begun can be looked at.
"""

from __future__ import annotations

from pathlib import Path

from game_core.messages.catalog import Room
from widgets.messages.catalogs import ENGLISH, list_catalogs
from widgets.messages.pseudo import DIRECTIONS, disguise_rooms

ROOT = Path(__file__).resolve().parents[2]
INSTALLED = ROOT / "widgets" / "messages" / "rules"
"""Where the rules' Fluent files are installed, since the rules themselves come without."""
RULES = INSTALLED if INSTALLED.is_dir() else ROOT / "game_core"
WHOLE = ("fr", "it", "pt")
"""The languages besides English in which everything can be said; `make check` sees to it."""


def list_languages() -> list[str]:
    """The codes of all languages that a site may have, English first."""
    return [ENGLISH, *list_begun(), *DIRECTIONS]


def list_begun() -> list[str]:
    """The codes of the languages that English was put into, wholly or in part."""
    return sorted({path.stem for path in RULES.glob("messages/*.ftl")} - {ENGLISH})


def choose_language(wanted: str) -> str:
    """The language of a site whose theme is in `wanted`; `pt` for `pt-BR`, English for others."""
    codes = list_languages()
    return next((code for code in (wanted, wanted.partition("-")[0]) if code in codes), ENGLISH)


def read_rooms(code: str) -> dict[str, Room]:
    """All rooms of a language, in disguise if that is asked for. Raises FluentError."""
    rooms: dict[str, Room] = {each.room: each.compile() for each in list_catalogs(ROOT)}
    if code in list_begun():
        said: dict[str, Room] = {each.room: each.compile() for each in list_catalogs(ROOT, code)}
        rooms = {name: {**room, **said.get(name, {})} for name, room in rooms.items()}
    return disguise_rooms(rooms, code)
