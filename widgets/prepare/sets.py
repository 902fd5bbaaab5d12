"""The sets of puzzles that lesson plans bring along, each with a short name for its link."""

from __future__ import annotations

from collections.abc import Sequence

from lesson_plans.curriculum.plans.plan import Plan


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
