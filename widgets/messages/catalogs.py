"""Read all Fluent files of a source tree."""

from __future__ import annotations

from pathlib import Path

from game_core.messages.fluent import Catalog, FluentError, read_catalog

ENGLISH = "en"
PACKAGES = "game_core", "lesson_plans", "widgets"
"""Packages with messages."""


def find_catalogs(root: Path, folder: str, code: str) -> list[Catalog]:
    """Return a language's rooms in a folder of the source tree, by their files' order.

    Raises FluentError for mistakes in a file, and for duplicate names.
    """
    catalogs: dict[str, Catalog] = {}
    for path in sorted((root / folder).glob(f"**/messages/{code}.ftl")):
        catalog = read_catalog(path)
        # In an incomplete language, a whole room may still be a comment.
        if not catalog.entries:
            continue
        if catalog.room in catalogs:
            other = catalogs[catalog.room].path
            raise FluentError(path, 1, f"The room “{catalog.room}” is also in {other}.")
        catalogs[catalog.room] = catalog
    return list(catalogs.values())


def list_catalogs(root: Path, code: str = ENGLISH) -> list[Catalog]:
    """Return all rooms of a language. Raises FluentError for unreadable files."""
    return [found for package in PACKAGES for found in find_catalogs(root, package, code)]
