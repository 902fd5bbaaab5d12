"""All Fluent files of a source tree, and what is compiled from them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path

from widgets.messages.fluent import Catalog, FluentError, read_catalog
from widgets.messages.grammar import describe_grammar

ENGLISH = "en"
COMPILED = Path("game_core", "messages")
"""Where the compiled data of the rules' rooms lies, a folder for each language: it is installed."""


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


def list_installed(code: str) -> list[str]:
    """The rooms of a language that are installed with the rules."""
    folder = files("game_core.messages").joinpath(code)
    names = {each.name.removesuffix(".json") for each in folder.iterdir()}
    return sorted(names - {"grammar"})


def compile_installed(catalogs: Iterable[Catalog], code: str) -> dict[str, str]:
    """The files of compiled data for a language, by name: its grammar, and each of its rooms."""
    rooms = {catalog.room: catalog.compile() for catalog in catalogs}
    return {
        f"{name}.json": write_lines(data)
        for name, data in {"grammar": describe_grammar(code), **rooms}.items()
    }


def write_lines(data: Mapping[str, object]) -> str:
    """A line for each message, so that a change shows what it changes."""
    lines = (
        f"{json.dumps(name)}:{json.dumps(value, ensure_ascii=False, separators=(',', ':'))}"
        for name, value in data.items()
    )
    return f"{{\n{',\n'.join(lines)}\n}}\n"
