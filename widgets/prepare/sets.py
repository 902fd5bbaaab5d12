"""The sets of puzzles in lesson plans and the unit, each with a short name for its link."""

from __future__ import annotations

from collections.abc import Sequence

from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.plans.unit import Unit
from widgets.messages.site import say, show


def shorten(slug: str) -> str:
    """Return the short name of a plan's set: a single word, or the initials of several.

    >>> shorten("oware"), shorten("african-chess")
    ('oware', 'ac')
    """
    words = slug.split("-")
    return slug if len(words) == 1 else "".join(word[0] for word in words)


def list_sets(plans: Sequence[Plan], unit: Unit | None = None) -> list[dict[str, object]]:
    """Return the sets as in pages; if short names collide, the first keeps it.

    The unit has two that match, for its first and its last week, with each puzzle's idea and the
    standards that the weeks between serve.
    """
    sets: dict[str, dict[str, object]] = {}
    for plan in plans:
        code = shorten(plan.slug)
        if plan.facts.puzzles:
            sets.setdefault(
                code, {"code": code, "title": plan.facts.title, "puzzles": [*plan.facts.puzzles]}
            )
    if unit and unit.evidence:
        ideas = [each.idea for each in unit.evidence for _ in each.before]
        before = [name.value for each in unit.evidence for name in each.before]
        after = [name.value for each in unit.evidence for name in each.after]
        standards = [show(standard) for standard, _ in unit.map_standards(plans)]
        for week, puzzles in (1, before), (len(unit.weeks), after):
            title = say("prepare-set-week", week=week)
            sets[f"week{week}"] = {
                "code": f"week{week}", "title": title, "puzzles": puzzles, "ideas": ideas,
                "standards": standards,
            }  # fmt: skip
    return [*sets.values()]


def find_short(plan: Plan, plans: Sequence[Plan]) -> str:
    """Return the end of a set's link: its short name, or its puzzles if another plan has that."""
    code = shorten(plan.slug)
    first = next(other for other in plans if shorten(other.slug) == code)
    return code if first is plan else f"set={','.join(plan.facts.puzzles)}"
