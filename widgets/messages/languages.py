"""The languages of sites: English, translations, and pseudolocales; their Fluent files and grammar.

A translation's Fluent files are next to the English ones. Missing messages fall back to English, so
incomplete languages can be tried.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from babel import Locale

from game_core.messages.catalog import CATEGORIES, Grammar, Room, find_category
from game_core.messages.fluent import Catalog, FluentError, read_catalog
from widgets import ROOT
from widgets.messages.pseudo import DIRECTIONS, disguise_rooms

ENGLISH = "en"
PACKAGES = "game_core", "lesson_plans", "widgets"
"""Packages with messages."""
BROWSER = "widgets/browser"
"""The folder of the browser side's messages."""
INSTALLED = ROOT / "widgets" / "messages" / "rules"
"""The rules' installed Fluent files; the rules' own package has none."""
RULES = INSTALLED if INSTALLED.is_dir() else ROOT / "game_core"
WHOLE = ("fr", "it", "pt")
"""The complete languages besides English; `make check` enforces it."""
LETTERS = {category: letter for letter, category in CATEGORIES.items()}
TRIED = 10_000
"""Numbers for which the short form of plural rules is checked against CLDR's."""


def find_catalogs(root: Path, folder: str, code: str) -> list[Catalog]:
    """Return a language's rooms in a folder, in the order of files. Raises FluentError."""
    found = map(read_catalog, sorted((root / folder).glob(f"**/messages/{code}.ftl")))
    # In an incomplete language, a whole room may still be a comment.
    return [catalog for catalog in found if catalog.entries]


def list_catalogs(root: Path, code: str = ENGLISH) -> list[Catalog]:
    """Return all rooms of a language. Raises FluentError, also for a room in two files."""
    catalogs: dict[str, Catalog] = {}
    for catalog in (each for package in PACKAGES for each in find_catalogs(root, package, code)):
        other = catalogs.setdefault(catalog.room, catalog).path
        if other != catalog.path:
            raise FluentError(catalog.path, 1, f"The room “{catalog.room}” is also in {other}.")
    return [*catalogs.values()]


def list_languages() -> list[str]:
    """Return the codes of all languages that a site may have, English first."""
    return [ENGLISH, *list_begun(), *DIRECTIONS]


def list_begun() -> list[str]:
    """Return the codes of complete and incomplete translations."""
    return sorted({path.stem for path in RULES.glob("messages/*.ftl")} - {ENGLISH})


def choose_language(wanted: str) -> str:
    """Return the language for a theme in `wanted`: `pt` for `pt-BR`, English for unknown ones."""
    codes = list_languages()
    return next((code for code in (wanted, wanted.partition("-")[0]) if code in codes), ENGLISH)


def read_rooms(code: str) -> dict[str, Room]:
    """Return all rooms of a language or pseudolocale. Raises FluentError."""
    rooms: dict[str, Room] = {each.room: each.compile() for each in list_catalogs(ROOT)}
    if code in list_begun():
        said: dict[str, Room] = {each.room: each.compile() for each in list_catalogs(ROOT, code)}
        rooms = {name: {**room, **said.get(name, {})} for name, room in rooms.items()}
    return disguise_rooms(rooms, code)


@cache
def describe_grammar(code: str) -> Grammar:
    """Return a language's grammar; `code` is as in `pt` or `pt_BR`.

    It must not be changed. Raises ValueError or babel's UnknownLocaleError for an invalid code, and
    ValueError if numbers below two hundred don't determine the plurals.
    """
    if code in DIRECTIONS:
        return {**describe_grammar("en"), "code": code, "direction": DIRECTIONS[code]}
    locale = Locale.parse(code)
    plurals = "".join(LETTERS[locale.plural_form(number)] for number in range(200))
    for number in range(TRIED):
        if find_category(plurals, number) != locale.plural_form(number):
            raise ValueError(f"{code} counts {number} in a way of its own.")
    is_rightward = locale.text_direction == "rtl"
    return {"code": code, "direction": "rtl" if is_rightward else "ltr", "plurals": plurals}
