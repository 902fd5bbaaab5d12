"""Read all puzzles of a curriculum, in the order of the games, and find those too much alike."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from operator import ne

from game_core.puzzles.model import Puzzle
from game_core.registry import list_games
from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.layers import PUZZLES, Curriculum
from lesson_plans.curriculum.problem import Problem, Report, name_file
from lesson_plans.curriculum.puzzles.reader import Written, read_puzzles

FILE = "puzzles.yml"
IDS = re.compile(r"^[- ] +id: *[\"']?(.*?)[\"']?(?: +#.*)? *$", re.MULTILINE)
"""The ids in such a file, right or wrong, even if it isn't YAML."""
NEAR = 2
"""Positions that differ in no more places look alike: one piece has moved."""


def read_collection(
    curriculum: Curriculum, report: Report, slugs: Sequence[str] = ()
) -> dict[str, list[Written]]:
    """Return the puzzles of each game with a readable file, or of some; mistakes are reported."""
    known = {game.slug: game for game in list_games()}
    for slug, path in curriculum.find_each(FILE).items():
        if slug not in known:
            report(Problem(name_file(path), 1, "", f"“{slug}” is not a game."))
    ours: set[str] = {*known}
    found: dict[str, list[Written]] = {}
    for slug, game in known.items():
        for path in curriculum.find_all(f"{slug}/{FILE}") if slug in slugs or not slugs else ():
            text = read_file(path, report)
            if text is None:
                continue
            translate = curriculum.translate(path, report)
            puzzles = read_puzzles(text, name_file(path), game, report, translate)
            if puzzles is None:
                continue
            if curriculum.is_ours(path):
                ours |= {written.puzzle.name for written in puzzles}
                puzzles = [
                    each
                    for each in puzzles
                    if not curriculum.leaves_out(PUZZLES, slug, each.puzzle.name)
                ]
            # An id in a higher layer replaces the one below.
            taken = {written.puzzle.id for written in puzzles}
            below = [each for each in found.get(slug, []) if each.puzzle.id not in taken]
            found[slug] = below + puzzles
        find_twins(found.get(slug, []))
    if not slugs:
        curriculum.check_left(PUZZLES, ours)
    return found


def find_twins(puzzles: Sequence[Written]) -> None:
    """Report puzzles that repeat an earlier one's words, or ask the same of nearly its board."""
    for first, second in combinations(puzzles, 2):
        place = first.fields.place
        same = place.file == second.fields.place.file
        where = f"on line {place.line}" if same else f"in {place.file}, line {place.line}"
        if are_alike(first.puzzle, second.puzzle):
            field = "position" if second.fields.has("position") else "record"
            reason = f"is nearly that of “{first.puzzle.id}” {where}, with the same goal."
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
