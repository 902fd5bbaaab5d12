"""Games that installed packages bring: entry points of the group `ubao.games`.

[project.entry-points."ubao.games"]
hill-game = "hill.game:HILL_GAME"
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from game_core.types import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "ubao.games"


def find(slug: str) -> Game | None:
    """The game that a package offers under this slug; None where none does.

    Raises ValueError where what it offers is not the game of that slug.
    """
    entry = _find_entries().get(slug)
    if entry is None:
        return None
    game: Game = entry.load()
    if getattr(game, "slug", None) != slug:
        raise ValueError(f"The entry point “{slug}” = “{entry.value}” is no game of that slug.")
    return game


def list_slugs() -> list[str]:
    """The slugs of the games that packages offer."""
    return [*_find_entries()]


@cache
def _find_entries() -> Mapping[str, EntryPoint]:
    """The entry points by slug; none in a browser, where no package is installed."""
    if sys.platform == "emscripten":
        return {}
    # It brings half of the standard library, which a browser would have to fetch.
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in entry_points(group=GROUP)}
