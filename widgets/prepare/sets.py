"""The sets of puzzles that lesson plans bring along, each with a short name for its link."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.translations import translate
from widgets.prepare.pages import PreparedPage, find_folder

ALL_PUZZLES, DOOR = "puzzles.md", "set.md"
"""The page of all puzzles; the page that opens a class's set, which goes with it."""


def find_door(
    has: Callable[[str], object], name: Callable[[Path], str], language: str
) -> Iterator[PreparedPage]:
    """Our page that opens a set, if the site lacks it; no navigation lists it.

    There is one if it was put into the site's language.
    """
    path = translate(find_folder() / DOOR, language)
    if path and not has(DOOR):
        yield PreparedPage(DOOR, path.read_text(encoding="utf-8"), name(path), listed=False)


def shorten(slug: str) -> str:
    """The short name of a plan's set: one word as it is, of several their first letters.

    >>> shorten("oware"), shorten("african-chess")
    ('oware', 'ac')
    """
    words = slug.split("-")
    return slug if len(words) == 1 else "".join(word[0] for word in words)


def list_sets(plans: Sequence[Plan]) -> list[dict[str, object]]:
    """Each plan's set as pages get it; of two with one short name, the first has it."""
    sets: dict[str, dict[str, object]] = {}
    for plan in plans:
        code = shorten(plan.slug)
        if plan.facts.puzzles:
            sets.setdefault(
                code,
                {"code": code, "title": plan.facts.title, "puzzles": [*plan.facts.puzzles]},
            )
    return [*sets.values()]


def find_short(plan: Plan, plans: Sequence[Plan]) -> str:
    """What leads to a plan's set: its short name, or all of its puzzles if another has that."""
    code = shorten(plan.slug)
    first = next(other for other in plans if shorten(other.slug) == code)
    return code if first is plan else f"set={','.join(plan.facts.puzzles)}"
