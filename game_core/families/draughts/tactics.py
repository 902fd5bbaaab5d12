"""The questions that search and puzzles ask about positions of African Queen."""

from __future__ import annotations

from game_core.families.draughts.game import DraughtsPosition
from game_core.search.successors import play_each
from game_core.squares.tactics import count_choices as count_choices
from game_core.squares.tactics import count_taken as count_taken
from game_core.squares.tactics import find_danger as find_danger
from game_core.squares.tactics import find_threatened as find_threatened
from game_core.squares.tactics import list_places as list_places

find_successors = find_winners = play_each


def is_irreversible(before: DraughtsPosition, after: DraughtsPosition) -> bool:
    """Return whether a move captured a piece or put a ring on a man: neither is ever undone."""
    return after.layout.quiet == 0
