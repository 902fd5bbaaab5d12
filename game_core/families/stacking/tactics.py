"""The questions that search and puzzles ask about positions of African Chess."""

from __future__ import annotations

from collections.abc import Iterator

from game_core.evaluation import Successor
from game_core.families.stacking.game import StackingPosition
from game_core.search.successors import put_first
from game_core.squares.tactics import count_choices as count_choices
from game_core.squares.tactics import count_taken as count_taken
from game_core.squares.tactics import find_danger as find_danger
from game_core.squares.tactics import find_threatened as find_threatened
from game_core.squares.tactics import list_places as list_places


def find_successors(
    position: StackingPosition, first: str = ""
) -> Iterator[Successor[StackingPosition]]:
    """Yield every legal move with its position, `first` before the others."""
    moves = ((text, position.after(move)) for text, move in position.plays.items())
    return put_first(position, first, moves)


find_winners = find_successors


def is_irreversible(before: StackingPosition, after: StackingPosition) -> bool:
    """Return whether a stone was captured: captured stones don't come back."""
    return after.quiet == 0
