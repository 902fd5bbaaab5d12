"""What games, puzzles and plans say of one thing: it has one source, and nothing contradicts it.

From what age a game is played its portrait says. Puzzles go by it, and plans are held against it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from game_core import Game
from game_core.registry import list_games
from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.portrait import load
from lesson_plans.curriculum.problem import Problem, suggest
from lesson_plans.curriculum.puzzles.collection import FILE
from lesson_plans.curriculum.puzzles.reader import Written

OLDEST = 14
"""Up to what age a puzzle is for whose own ages end before its game begins."""
NAMED = re.compile(r"^- id: *([\w-]+)", re.MULTILINE)


def fit_ages(
    collection: Mapping[str, Sequence[Written]], curriculum: Curriculum
) -> dict[str, list[Written]]:
    """Puzzles by game, each for nobody younger than its game is."""
    ages = {game.slug: find_age(game, curriculum) for game in list_games()}
    return {
        slug: [
            replace(
                each, puzzle=replace(each.puzzle, ages=raise_ages(each.puzzle.ages, ages[slug]))
            )
            for each in puzzles
        ]
        for slug, puzzles in collection.items()
    }


def raise_ages(ages: str, youngest: int) -> str:
    """Ages of a puzzle, from–to, in a game from so many years.

    >>> raise_ages("8-10", 8), raise_ages("8-14", 10), raise_ages("8-10", 10)
    ('8-10', '10-14', '10-14')
    """
    low, high = map(int, ages.split("-"))
    return f"{max(low, youngest)}-{high if high > youngest else OLDEST}"


def find_age(game: Game, curriculum: Curriculum) -> int:
    """From what age a game is played; 0 where nothing says it."""
    portrait = load(game, curriculum, _ignore)
    return portrait.age if portrait else 0


def find_disagreements(plans: Sequence[Plan], curriculum: Curriculum) -> Iterator[Problem]:
    """Plans for players too young for their games, and sets of puzzles that are not there.

    Ours are not blamed for what a site leaves out.
    """
    for plan in plans:
        for game in plan.facts.games:
            age, youngest = find_age(game, curriculum), plan.facts.ages[0]
            if youngest < age:
                reason = f"begin at {youngest}; {game.name} is from {age}, as its portrait says."
                yield Problem(plan.file, plan.lines["ages"], "ages", reason)
        for name in plan.facts.puzzles:
            if name not in (known := _list_puzzles(name.partition("/")[0], curriculum)):
                reason = f"there is no puzzle “{name}”; {suggest(name, known)}"
                yield Problem(plan.file, plan.lines["set"], "set", reason)


def _list_puzzles(slug: str, curriculum: Curriculum) -> list[str]:
    """The full names of a game's puzzles, with those of ours that are left out."""
    texts = (read_file(path, _ignore) or "" for path in curriculum.find_all(f"{slug}/{FILE}"))
    return [f"{slug}/{name}" for text in texts for name in NAMED.findall(text)]


def _ignore(problem: Problem) -> None:
    """Leave a mistake in another file to the check of that file."""
