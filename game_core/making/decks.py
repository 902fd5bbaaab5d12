"""All cards that there are, family by family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game_core.registry import OURS, get

if TYPE_CHECKING:
    from game_core.family import Cards


def list_decks() -> list[Cards[Any]]:
    """The cards of each family that has any, in the order of the curriculum."""
    families = dict.fromkeys(get(slug).family for slug in OURS)
    return [family.cards for family in families if family.cards]
