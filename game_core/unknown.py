"""What is said of a slug that no game has."""

from __future__ import annotations

from difflib import get_close_matches

from game_core.games import PLACES, PLACES_WITH_OPTIONS
from game_core.types import UnknownGame


def refuse(slug: str) -> UnknownGame:
    """The refusal of a slug: it names the nearest slugs, or the rule options there are."""
    name, _, option = slug.partition(":")
    if name not in PLACES:
        near = get_close_matches(name.lower(), PLACES, cutoff=0.4) or PLACES
        return UnknownGame(f"“{name}” is not a game. Did you mean {', '.join(near)}?")
    options = [known for known in PLACES_WITH_OPTIONS if known.startswith(f"{name}:")]
    known = ", ".join(options) or "none"
    return UnknownGame(f"{name} has no rule option “{option}”; known: {known}.")
