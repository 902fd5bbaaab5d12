"""Check that games, puzzles, tutorials and plans agree with each other.

A game's portrait sets its minimum age; puzzles inherit it, and plans are checked against it.

No two puzzles or steps may share their three characters in progress codes, which the browser writes
(`training/progress-code.js`). They depend on the name alone, so codes outlive changes to a site;
three characters are 18 bits, so among 500 names a collision has a chance of two in five.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from game_core import Game
from game_core.registry import list_games
from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.plans.unit import Unit
from lesson_plans.curriculum.portrait import load
from lesson_plans.curriculum.problem import Place, Problem, ignore, suggest
from lesson_plans.curriculum.puzzles.collection import FILE, IDS
from lesson_plans.curriculum.puzzles.reader import Written
from lesson_plans.curriculum.tutorials import Step

OLDEST = 14
"""The upper age of a puzzle whose own range ends below its game's minimum."""

SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
BITS = 18
BASIS, PRIME = 0x811C9DC5, 0x01000193
"""The constants of 32-bit FNV-1a (Fowler, Noll and Vo)."""


def fit_ages(
    collection: Mapping[str, Sequence[Written]], curriculum: Curriculum
) -> dict[str, list[Written]]:
    """Return the puzzles by game, none of them for players younger than the game is for."""

    def fit(written: Written, youngest: int) -> Written:
        puzzle = written.puzzle
        return replace(written, puzzle=replace(puzzle, ages=raise_ages(puzzle.ages, youngest)))

    ages = {game.slug: find_age(game, curriculum) for game in list_games()}
    return {slug: [fit(each, ages[slug]) for each in found] for slug, found in collection.items()}


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
    """Yield plans for players too young for their games, and plans with unknown puzzle sets."""
    named: list[tuple[str, int, str, str]] = []
    games = {game for plan in plans for game in plan.facts.games}
    ages = {game: find_age(game, curriculum) for game in games}
    for plan in plans:
        for game in plan.facts.games:
            age, youngest = ages[game], plan.facts.ages[0]
            if youngest < age:
                reason = f"begin at {youngest}; {game.name} begins at {age}, as its portrait says."
                yield Problem(plan.file, plan.lines["ages"], "ages", reason)
        named += [(plan.file, plan.lines["set"], "set", name) for name in plan.facts.puzzles]
    for each in unit.evidence if unit else ():
        for text in (*each.before, *each.after):
            named.append((text.place.file, text.place.line, text.place.field, text.value))
    slugs = {name.partition("/")[0] for *_, name in named}
    known = {slug: _list_puzzles(slug, curriculum) for slug in slugs}
    for file, line, field, name in named:
        if name not in (of_game := known[name.partition("/")[0]]):
            reason = f"there is no puzzle “{name}”; {suggest(name, of_game)}"
            yield Problem(file, line, field, reason)


def _list_puzzles(slug: str, curriculum: Curriculum) -> list[str]:
    """Return the full names of a game's puzzles, including ours that are left out."""
    texts = (read_file(path, ignore) or "" for path in curriculum.find_all(f"{slug}/{FILE}"))
    return [f"{slug}/{name}" for text in texts for name in IDS.findall(text)]


def sign(name: str) -> str:
    """Return a name's three characters: FNV-1a, its upper bits folded in, cut to 18 bits."""
    value = BASIS
    for byte in name.encode():
        value = (value ^ byte) * PRIME & 0xFFFFFFFF
    value ^= value >> 15
    return "".join(SIGNS[value >> shift & 63] for shift in range(BITS - 6, -1, -6))


def check_signs(
    collection: Mapping[str, Sequence[Written]], tutorials: Mapping[str, Sequence[Step]]
) -> None:
    """Report each puzzle or step whose three characters an earlier name has."""
    puzzles = (each for of_game in collection.values() for each in of_game)
    named = [(each.puzzle.name, each.fields.where("id")) for each in puzzles]
    named += [(step.name, step.place) for steps in tutorials.values() for step in steps]
    taken: dict[str, tuple[str, Place]] = {}
    for name, place in named:
        first, there = taken.setdefault(sign(name), (name, place))
        if first != name:
            place.blame(
                f"“{name}” has the same characters in progress codes, {sign(name)}, as “{first}” "
                f"({there.file}:{there.line}); give one of the two another name."
            )
