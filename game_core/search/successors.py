"""Lists of successors for the families' tactics."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress

from game_core.evaluation import Successor
from game_core.game import Position
from game_core.types import IllegalMove


def play_each[P: Position](position: P, first: str = "") -> Iterator[Successor[P]]:
    """Yield every legal move by its text; `first`, if it is one, comes first."""
    moves = position.moves()
    if first in moves:
        yield first, position.play(first)
    for move in moves:
        if move != first:
            yield move, position.play(move)


def put_first[P: Position](
    position: P, first: str, successors: Iterable[Successor[P]]
) -> Iterator[Successor[P]]:
    """Yield successors made without reading moves' texts; `first`, if legal, comes first."""
    if first:
        with suppress(IllegalMove):
            yield first, position.play(first)
    yield from (each for each in successors if each[0] != first)
