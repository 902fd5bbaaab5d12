"""Labels as they are said to the side to move: whose a thing is, seen from there."""

from __future__ import annotations

from game_core.evaluation import Playable


def find_addressee(position: Playable) -> str:
    """The side to move; empty when the game is over."""
    return "" if position.result() else position.turn


def address(label: str, side: str) -> str:
    """`{S}'s cup C`, said to South, is `Your cup C`; said to nobody, it stays as it is."""
    if not side:
        return label
    name = f"{{{side}}}"
    if label.startswith(f"{name}'s"):
        label = label.replace(f"{name}'s", "Your", 1)
    return label.replace(f"{name}'s", "your").replace(f"of {name}", "of yours")
