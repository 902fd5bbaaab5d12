"""The languages of sites: English, what it was put into so far, and English in disguise.

Another language's Fluent files lie beside the English ones. What the rules say is compiled from
them into one file a language, since the rules are installed with English alone. What a language
lacks is said in English, so one that is only begun can be looked at.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from game_core.messages.catalog import Room, read_installed
from widgets.messages.catalogs import ENGLISH, find_catalogs, list_installed
from widgets.messages.fluent import Catalog
from widgets.messages.pseudo import DIRECTIONS, disguise_rooms

ROOT = Path(__file__).resolve().parents[2]
RULES = "game_core"
PAGES = "lesson_plans", "widgets"
"""What has words, as folders of the source tree; those that write pages are installed so, too."""
FOLDER = Path("widgets", "messages", "languages")
"""Where what the rules say in other languages lies, a file for each; it is installed, too."""
COMPILED = ROOT / FOLDER
WHOLE = ("fr", "it", "pt")
"""The languages besides English in which everything can be said; `make check` sees to it."""


def list_languages() -> list[str]:
    """The codes of all languages that a site may have, English first."""
    return [ENGLISH, *list_begun(), *DIRECTIONS]


def list_begun() -> list[str]:
    """The codes of the languages that English was put into, wholly or in part."""
    return sorted(path.stem for path in COMPILED.glob("*.json"))


def choose_language(wanted: str) -> str:
    """The language of a site whose theme is in `wanted`; `pt` for `pt-BR`, English for others."""
    codes = list_languages()
    return next((code for code in (wanted, wanted.partition("-")[0]) if code in codes), ENGLISH)


def read_rooms(code: str) -> dict[str, Room]:
    """All rooms of a language, in disguise if that is asked for. Raises FluentError."""
    rooms: dict[str, Room] = {
        name: read_installed(ENGLISH, name) for name in list_installed(ENGLISH)
    }
    rooms |= {catalog.room: catalog.compile() for catalog in read_pages(ENGLISH)}
    if code in list_begun():
        text = (COMPILED / f"{code}.json").read_text(encoding="utf-8")
        said: dict[str, Room] = json.loads(text)
        said |= {catalog.room: catalog.compile() for catalog in read_pages(code)}
        rooms = {name: {**room, **said.get(name, {})} for name, room in rooms.items()}
    return disguise_rooms(rooms, code)


def read_pages(code: str) -> list[Catalog]:
    """The rooms of what writes pages, in a language. Raises FluentError."""
    return [found for package in PAGES for found in find_catalogs(ROOT, package, code)]


def compile_rules(root: Path, code: str) -> str:
    """The rules' rooms in a language, by name, as a text. Raises FluentError."""
    rooms: Mapping[str, Room] = {
        catalog.room: catalog.compile() for catalog in find_catalogs(root, RULES, code)
    }
    return json.dumps(rooms, ensure_ascii=False, indent=1) + "\n"
