"""Games from installed packages: entry points of the group `ubao.games`.

A package's pyproject.toml names each by its slug:

    [project.entry-points."ubao.games"]
    hill-game = "hill.game:HILL_GAME"
"""

from __future__ import annotations

import sys
from collections.abc import Container, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from game_core.game import Game
from game_core.types import GameError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "ubao.games"


def find(slug: str) -> Game | None:
    """Return the game that a package offers under this slug, or None.

    Raises GameError if what it offers can't be imported, or isn't the game with that slug.
    """
    entry = _find_entries().get(slug)
    if entry is None:
        return None
    try:
        game: Game = entry.load()
    except Exception as error:
        raise _refuse(entry, f"can't be imported. {type(error).__name__}: {error}") from error
    if getattr(game, "slug", None) != slug:
        raise _refuse(entry, "isn't a game with that slug.")
    return game


def list_slugs(taken: Container[str] = ()) -> list[str]:
    """List the slugs of the games that packages offer.

    Raises GameError for a slug that is taken, or that another package offers too.
    """
    entries = _find_entries()
    for entry in entries.values():
        if entry.name in taken:
            raise _refuse(entry, "has the slug of another game.")
    return [*entries]


def read_source(slug: str) -> str | None:
    """Return the source of the module that a package's game is in; None for other games.

    Raises GameError if that isn't a file of Python source.
    """
    entry = _find_entries().get(slug)
    if entry is None:
        return None
    from pathlib import Path  # A browser never gets here, and has no such module.

    file = import_module(entry.module).__file__ or ""
    if not file.endswith(".py"):
        raise _refuse(entry, "is in no file of Python source, so no page can carry it.")
    return Path(file).read_text(encoding="utf-8")


@cache
def _find_entries() -> Mapping[str, EntryPoint]:
    """Return the entry points by slug; none in a browser, where no package is installed."""
    if sys.platform == "emscripten":
        return {}
    # It pulls in half of the standard library, which a browser would have to fetch.
    from importlib.metadata import entry_points

    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        if found.setdefault(entry.name, entry).value != entry.value:
            raise _refuse(entry, f"has the slug of “{found[entry.name].value}”.")
    return found


def _refuse(entry: EntryPoint, reason: str) -> GameError:
    package = f"the package “{entry.dist.name}”" if entry.dist else "a package"
    return GameError(package, 0, f"its game “{entry.name} = {entry.value}” {reason}")
