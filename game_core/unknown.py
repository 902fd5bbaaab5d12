"""The refusal of a slug that no game has.

It's a module of its own because most pages never need it, and it takes longer to import than a
game.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from difflib import get_close_matches

from game_core.messages import listed, say, text
from game_core.types import UnknownGame


def refuse(slug: str, slugs: Sequence[str], with_options: Collection[str]) -> UnknownGame:
    """Return the refusal of a slug, naming the nearest slugs, or the rule options there are."""
    name, _, option = slug.partition(":")
    if name not in slugs:
        near = get_close_matches(name.lower(), slugs, cutoff=0.4) or slugs
        return UnknownGame(say("game-unknown", slug=text(name), near=listed(map(text, near))))
    options = [known for known in with_options if known.startswith(f"{name}:")]
    if not options:
        return UnknownGame(say("game-option-none", slug=text(name), option=text(option)))
    known = listed(map(text, options))
    return UnknownGame(
        say("game-option-unknown", slug=text(name), option=text(option), known=known)
    )
