"""Find puzzles in one file that are too much alike."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from operator import ne

from game_core.puzzles.model import Puzzle
from lesson_plans.curriculum.puzzles.reader import Written

NEAR = 2
"""Positions that differ in no more places look alike: one piece has moved."""


def find_twins(puzzles: Sequence[Written]) -> None:
    """Report puzzles that ask the same of nearly the same position as an earlier one.

    A prompt with the same words counts, too.
    """
    for first, second in combinations(puzzles, 2):
        place = first.fields.place
        same = place.file == second.fields.place.file
        where = f"in line {place.line}" if same else f"in {place.file}, line {place.line}"
        if are_alike(first.puzzle, second.puzzle):
            field = "position" if second.fields.has("position") else "record"
            reason = f"is nearly the one of “{first.puzzle.id}” {where}, with the same goal."
            second.fields.where(field).blame(reason)
        if find_words(first.puzzle.prompt) == find_words(second.puzzle.prompt):
            reason = f"has the same words as that of “{first.puzzle.id}” {where}."
            second.fields.where("prompt").blame(reason)


def are_alike(first: Puzzle, second: Puzzle) -> bool:
    """Return whether two puzzles of a game ask the same of nearly the same position."""
    if (first.side, str(first.task)) != (second.side, str(second.task)):
        return False
    list_places = first.record.game.family.tactics.list_places
    boards = (list_places(puzzle.record.position) for puzzle in (first, second))
    return count_differences(*boards) <= NEAR


def count_differences(board: Sequence[object], other: Sequence[object]) -> int:
    """Return the number of places in which two boards of the same size differ."""
    return sum(map(ne, board, other))


def find_words(prompt: str) -> list[str]:
    """Return the words of a prompt in order, without capitals and punctuation."""
    return re.findall(r"\w+", prompt.lower())
