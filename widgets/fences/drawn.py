"""A cache of drawings in this process: authors save pages often, and few boards change.

A key is everything a drawing depends on: the game, its record or position as text, the viewpoint
and the language. Games from files are reloaded after each change, so they're told apart by
identity.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game_core import Game, Position, Record
from game_core.messages.catalog import Language
from widgets.messages.site import find_language

MOST = 5000
"""The most drawings kept; a site with all games has about 1,400."""

_kept: dict[tuple[object, ...], tuple[tuple[Game, Language], Any]] = {}


def remember[T](
    kind: str, game: Game, shown: Record | Position, viewpoint: str, draw: Callable[[], T]
) -> T:
    """Return what `draw` makes of a record or position, possibly cached; it must not be changed."""
    language = find_language()
    # The objects are kept too, so that their ids can't be reused.
    key = kind, id(game), str(shown), viewpoint, id(language)
    if key in _kept:
        kept: T = _kept[key][1]
        return kept
    made = draw()
    if len(_kept) >= MOST:
        del _kept[next(iter(_kept))]
    _kept[key] = (game, language), made
    return made
