"""Check that plans fit their place in a unit: ages, time and order."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.problem import Problem
from lesson_plans.curriculum.source import Text


class Step(NamedTuple):
    """The slug of a plan in a unit, and the minutes of its week."""

    slug: Text
    minutes: int


@dataclass(frozen=True)
class Known:
    """The plans that a unit may name.

    `unread` are the slugs of those with mistakes that are reported elsewhere. `guests` are those of
    a site's own plans in our unit: they're to blame if they don't fit it.
    """

    plans: Sequence[Plan]
    unread: Collection[str] = ()
    guests: Collection[str] = ()

    def check_order(self, steps: Sequence[Step], years: tuple[int, int]) -> None:
        """Report the steps of a path that don't work for players of these ages.

        A step may be too young or too old, longer than its week, or before its prerequisite.
        """
        taught = set[str]()
        for slug, minutes in steps:
            plan = self.check_age(slug, years)
            if plan and plan.facts.minutes > minutes > 0:
                reason = f"takes {plan.facts.minutes} minutes; the week has {minutes}."
                self._blame(slug, plan, "run", reason)
            for first in plan.facts.after if plan else ():
                if plan and first not in taught:
                    reason = f"comes after “{first}”, which no week before it has."
                    self._blame(slug, plan, "after", reason)
            taught.add(slug.value)

    def check_age(self, slug: Text, years: tuple[int, int]) -> Plan | None:
        """Return the plan of this slug; report if there's none, or it isn't for all these ages."""
        plan = next((plan for plan in self.plans if plan.slug == slug.value), None)
        if plan is None:
            if slug.value not in self.unread:
                known = ", ".join(plan.slug for plan in self.plans)
                slug.place.blame(f"there is no plan “{slug.value}”; there are {known}.")
            return None
        low, high = plan.facts.ages
        if not (low <= years[0] and years[1] <= high):
            reason = f"is for ages {low} to {high}, and not for all from {years[0]} to {years[1]}."
            self._blame(slug, plan, "ages", reason)
        return plan

    def _blame(self, slug: Text, plan: Plan, field: str, reason: str) -> None:
        if plan.slug in self.guests:
            line = plan.lines.get(field, 1)
            reason = f"{reason} It is in Ubao's unit; “leave_out: [unit]” takes that away."
            slug.place.report(Problem(plan.file, line, field, reason))
        else:
            slug.place.blame(f"“{plan.slug}” {reason}")
