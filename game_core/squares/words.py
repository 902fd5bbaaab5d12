"""Words that families of games on squares share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game_core.game import Position
from game_core.types import Noun, join_names

PIECE = Noun("piece", "pieces")
IN_CHECK = "{%s}'s King was in check, so this turn had to save him."
"""Why a move was played; `%s` is the letter of the side that played it."""
GIVES_CHECK = "It gives check to {%s}'s King."
"""What a move does; `%s` is the letter of the other side."""


def tell_no_stage(position: Position) -> str:
    """An empty text: these games have no rounds and no phases."""
    return ""


def name_cells(cells: Sequence[str]) -> str:
    """`on e2 and e4`."""
    return f"on {join_names(cells)}"


def join_counted(names: Iterable[str]) -> str:
    """`a Pawn`, `2 Pawns and a Guard`."""
    counts = Counter(names)
    words = [f"a {name}" if count == 1 else f"{count} {name}s" for name, count in counts.items()]
    return " and ".join(words)
