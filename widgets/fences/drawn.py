"""What was drawn before in this process: an author saves a page many times, and few boards change.

A drawing is known by all that it is made of: the game, its record or position as text, how it is
looked at, and the language. Games of files are read anew with each change, so they are told apart
as objects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game_core import Game, Position, Record
from game_core.messages.catalog import Language
from widgets.messages.site import find_language

MOST = 5000
"""How many drawings are kept; a site with all games has some fourteen hundred."""

_kept: dict[tuple[object, ...], tuple[tuple[Game, Language], Any]] = {}


def remember[T](
    kind: str, game: Game, shown: Record | Position, viewpoint: str, draw: Callable[[], T]
) -> T:
    """What `draw` makes of a record or position, perhaps from before; it must not be changed."""
    language = find_language()
    # The objects themselves are kept too, so that no other can have their identity.
    key = kind, id(game), str(shown), viewpoint, id(language)
    if key in _kept:
        kept: T = _kept[key][1]
        return kept
    made = draw()
    if len(_kept) >= MOST:
        del _kept[next(iter(_kept))]
    _kept[key] = (game, language), made
    return made
