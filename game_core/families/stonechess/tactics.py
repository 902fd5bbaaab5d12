"""The questions that search and puzzles ask about positions of chess with stones."""

from __future__ import annotations

from collections.abc import Iterator

from game_core.evaluation import Successor
from game_core.families.stonechess.game import StoneChessPosition
from game_core.notation import EMPTY
from game_core.search.successors import put_first
from game_core.squares.tactics import count_choices as count_choices
from game_core.squares.tactics import count_taken as count_taken
from game_core.squares.tactics import find_danger as find_danger
from game_core.squares.tactics import find_threatened as find_threatened
from game_core.squares.tactics import list_places as list_places


def find_successors(
    position: StoneChessPosition, first: str = ""
) -> Iterator[Successor[StoneChessPosition]]:
    """Yield every legal move: each chess move is made once, then each action that may end it."""
    return put_first(position, first, _finish_moves(position))


def _finish_moves(position: StoneChessPosition) -> Iterator[Successor[StoneChessPosition]]:
    if position.is_worn_out():
        return
    for half in position.situation.half_moves():
        text = str(half)
        for action in half.endings():
            yield (text + action.text if action else text), position.after(half, action)


def find_winners(
    position: StoneChessPosition, first: str = ""
) -> Iterator[Successor[StoneChessPosition]]:
    """Yield the moves that give check: a quick look instead of a search for replies."""
    for move, after in find_successors(position, first):
        if after.is_check():
            yield move, after


def is_irreversible(before: StoneChessPosition, after: StoneChessPosition) -> bool:
    """Return whether a piece was captured: captured pieces don't come back."""
    return before.board.count(EMPTY) != after.board.count(EMPTY)
