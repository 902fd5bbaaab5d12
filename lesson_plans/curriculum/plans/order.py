"""Check that plans fit their place in a unit: ages, time and order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.source import Text


class Step(NamedTuple):
    """The slug of a plan in a unit, and the minutes of its week."""

    slug: Text
    minutes: int


def check_order(steps: Sequence[Step], years: tuple[int, int], plans: Sequence[Plan]) -> None:
    """Report the steps of a path that don't work for players of these ages.

    A step may be too young or too old, longer than its week, or before its prerequisite.
    """
    taught = set[str]()
    for slug, minutes in steps:
        plan = check_age(slug, years, plans)
        if plan and plan.facts.minutes > minutes > 0:
            reason = f"“{plan.slug}” takes {plan.facts.minutes} minutes; the week has {minutes}."
            slug.place.blame(reason)
        for first in plan.facts.after if plan else ():
            if first not in taught:
                reason = f"“{slug.value}” comes after “{first}”, which no week before it has."
                slug.place.blame(reason)
        taught.add(slug.value)


def check_age(slug: Text, years: tuple[int, int], plans: Sequence[Plan]) -> Plan | None:
    """Return the plan of this slug; report if there's none, or if it isn't for all these ages."""
    plan = next((plan for plan in plans if plan.slug == slug.value), None)
    if plan is None:
        known = ", ".join(plan.slug for plan in plans)
        slug.place.blame(f"there is no plan “{slug.value}”; there are {known}.")
        return None
    low, high = plan.facts.ages
    if not (low <= years[0] and years[1] <= high):
        all_of = f"all from {years[0]} to {years[1]}"
        slug.place.blame(f"“{plan.slug}” is for ages {low} to {high}, and not for {all_of}.")
    return plan
