"""Read all puzzles of a curriculum, in the order of the games."""

from __future__ import annotations

from collections.abc import Sequence

from game_core.registry import list_games
from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.layers import PUZZLES, Curriculum
from lesson_plans.curriculum.problem import Problem, Report, name_file
from lesson_plans.curriculum.puzzles.duplicates import find_twins
from lesson_plans.curriculum.puzzles.reader import Written, read_puzzles

FILE = "puzzles.yml"


def read_collection(
    curriculum: Curriculum, report: Report, slugs: Sequence[str] = ()
) -> dict[str, list[Written]]:
    """Return the puzzles of each game, or of some; mistakes in their files are reported.

    Games whose files can't be read at all are left out.
    """
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
                    if not any(
                        curriculum.leaves_out(PUZZLES, name) for name in (slug, each.puzzle.name)
                    )
                ]
            # An id in a higher layer replaces the one below.
            taken = {written.puzzle.id for written in puzzles}
            below = [each for each in found.get(slug, []) if each.puzzle.id not in taken]
            found[slug] = below + puzzles
        find_twins(found.get(slug, []))
    if not slugs:
        curriculum.check_left(PUZZLES, ours)
    return found
