"""All Fluent files of a source tree."""

from __future__ import annotations

from pathlib import Path

from game_core.messages.fluent import Catalog, FluentError, read_catalog

ENGLISH = "en"
PACKAGES = "game_core", "lesson_plans", "widgets"
"""Those that have words."""


def find_catalogs(root: Path, folder: str, code: str) -> list[Catalog]:
    """The rooms of a language in a folder of the source tree, by their files' order.

    Raises FluentError for what is wrong in one, or if two have the same name.
    """
    catalogs: dict[str, Catalog] = {}
    for path in sorted((root / folder).glob(f"**/messages/{code}.ftl")):
        catalog = read_catalog(path)
        # In a language that is only begun, all of a room may still be a comment.
        if not catalog.entries:
            continue
        if catalog.room in catalogs:
            other = catalogs[catalog.room].path
            raise FluentError(path, 1, f"The room “{catalog.room}” is also in {other}.")
        catalogs[catalog.room] = catalog
    return list(catalogs.values())


def list_catalogs(root: Path, code: str = ENGLISH) -> list[Catalog]:
    """Return all rooms of a language. Raises FluentError for what can't be read."""
    return [found for package in PACKAGES for found in find_catalogs(root, package, code)]
