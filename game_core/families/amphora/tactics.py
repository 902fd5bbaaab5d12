"""The questions that search and puzzles ask about positions of Amphora."""

from __future__ import annotations

from game_core.families.amphora.game import AmphoraPosition
from game_core.search.successors import play_each
from game_core.squares.tactics import count_choices as count_choices
from game_core.squares.tactics import count_taken as count_taken
from game_core.squares.tactics import find_danger as find_danger
from game_core.squares.tactics import find_threatened as find_threatened
from game_core.squares.tactics import list_places as list_places

find_successors = find_winners = play_each


def is_irreversible(before: AmphoraPosition, after: AmphoraPosition) -> bool:
    """Return True: no position can be repeated."""
    return True
