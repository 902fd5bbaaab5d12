"""Words that families of games on squares share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game_core.game import Position
from game_core.messages import NOTHING, Said, Value, cell, listed, term

THING = "squares-piece"
"""The term for what is captured, if a family has no other."""


def tell_no_stage(position: Position) -> Said:
    """Return nothing: these games have no rounds and no phases."""
    return NOTHING


def place_cells(cells: Sequence[str]) -> Value:
    """Return `on e2 and e4`, as a term."""
    return term("squares-places", cells=listed(map(cell, cells)))


def list_counted(names: Iterable[str]) -> Value:
    """Return terms by name with their counts, in the order in which they first come."""
    return listed(term(name, count=count) for name, count in Counter(names).items())
