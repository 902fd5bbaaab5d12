"""The sets of puzzles in lesson plans, each with a short name for its link."""

from __future__ import annotations

from collections.abc import Sequence

from lesson_plans.curriculum.plans.plan import Plan


def shorten(slug: str) -> str:
    """Return the short name of a plan's set: a single word, or the initials of several.

    >>> shorten("oware"), shorten("african-chess")
    ('oware', 'ac')
    """
    words = slug.split("-")
    return slug if len(words) == 1 else "".join(word[0] for word in words)


def list_sets(plans: Sequence[Plan]) -> list[dict[str, object]]:
    """Return the plans' sets as in pages; if short names collide, the first keeps it."""
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
    """Return the end of a set's link: its short name, or its puzzles if another plan has that."""
    code = shorten(plan.slug)
    first = next(other for other in plans if shorten(other.slug) == code)
    return code if first is plan else f"set={','.join(plan.facts.puzzles)}"
