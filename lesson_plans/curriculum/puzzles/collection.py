"""All puzzles of a curriculum: the file of every game, read in the order of the games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game_core.registry import list_games
from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.folder import name_file
from lesson_plans.curriculum.problem import Problem, Report
from lesson_plans.curriculum.puzzles.duplicates import find_twins
from lesson_plans.curriculum.puzzles.reader import Written, read_puzzles

FILE = "puzzles.yml"


def read_collection(
    curriculum: Path, report: Report, slugs: Sequence[str] = ()
) -> dict[str, list[Written]]:
    """The puzzles of each game, or of some; every mistake in their files is reported.

    A game whose file can't be read at all is left out.
    """
    known = {game.slug: game for game in list_games()}
    found: dict[str, list[Written]] = {}
    for path in curriculum.glob(f"*/{FILE}"):
        if path.parent.name not in known:
            reason = f"“{path.parent.name}” is not a game."
            report(Problem(name_file(path), 1, "", reason))
    for slug, game in known.items():
        path = curriculum / slug / FILE
        if path.is_file() and (slug in slugs or not slugs):
            text = read_file(path, report)
            if text is None:
                continue
            puzzles = read_puzzles(text, name_file(path), game, report)
            if puzzles is not None:
                found[slug] = puzzles
                find_twins(puzzles)
    return found
