"""Check that games, puzzles and plans agree with each other.

A game's portrait sets its minimum age; puzzles inherit it, and plans are checked against it.
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
from lesson_plans.curriculum.plans.unit import Unit
from lesson_plans.curriculum.portrait import load
from lesson_plans.curriculum.problem import Problem, ignore, suggest
from lesson_plans.curriculum.puzzles.collection import FILE
from lesson_plans.curriculum.puzzles.reader import Written

OLDEST = 14
"""The upper age of a puzzle whose own range ends below its game's minimum."""
NAMED = re.compile(r"^- id: *([\w-]+)", re.MULTILINE)


def fit_ages(
    collection: Mapping[str, Sequence[Written]], curriculum: Curriculum
) -> dict[str, list[Written]]:
    """Return the puzzles by game, none of them for players younger than the game is for."""
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
    """Raise an age range to a game's minimum age.

    >>> raise_ages("8-10", 8), raise_ages("8-14", 10), raise_ages("8-10", 10)
    ('8-10', '10-14', '10-14')
    """
    low, high = map(int, ages.split("-"))
    return f"{max(low, youngest)}-{high if high > youngest else OLDEST}"


def find_age(game: Game, curriculum: Curriculum) -> int:
    """Return a game's minimum age, or 0 if it has no portrait."""
    portrait = load(game, curriculum, ignore)
    return portrait.age if portrait else 0


def find_disagreements(
    plans: Sequence[Plan], unit: Unit | None, curriculum: Curriculum
) -> Iterator[Problem]:
    """Yield plans for players too young for their games, and plans whose puzzle sets don't exist.

    Our own plans aren't blamed for what a site leaves out.
    """
    for plan in plans:
        for game in plan.facts.games:
            age, youngest = find_age(game, curriculum), plan.facts.ages[0]
            if youngest < age:
                reason = f"begin at {youngest}; {game.name} begins at {age}, as its portrait says."
                yield Problem(plan.file, plan.lines["ages"], "ages", reason)
        for name in plan.facts.puzzles:
            if name not in (known := _list_puzzles(name.partition("/")[0], curriculum)):
                reason = f"there is no puzzle “{name}”; {suggest(name, known)}"
                yield Problem(plan.file, plan.lines["set"], "set", reason)
    for each in unit.evidence if unit else ():
        for text in (*each.before, *each.after):
            name, place = text.value, text.place
            if name not in (known := _list_puzzles(name.partition("/")[0], curriculum)):
                reason = f"there is no puzzle “{name}”; {suggest(name, known)}"
                yield Problem(place.file, place.line, place.field, reason)


def _list_puzzles(slug: str, curriculum: Curriculum) -> list[str]:
    """Return the full names of a game's puzzles, including ours that are left out."""
    texts = (read_file(path, ignore) or "" for path in curriculum.find_all(f"{slug}/{FILE}"))
    return [f"{slug}/{name}" for text in texts for name in NAMED.findall(text)]
