"""The unit, `unit.md`: a weekly order of plans for two age groups, and a shopping list."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from game_core.messages import Value
from lesson_plans.curriculum.declared import declare, declare_items, declared, read_declared
from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.drafts import draft
from lesson_plans.curriculum.layers import UNIT, Curriculum
from lesson_plans.curriculum.plans.collection import find_plans
from lesson_plans.curriculum.plans.outline import Outline
from lesson_plans.curriculum.plans.plan import Plan, split
from lesson_plans.curriculum.plans.sections import Section, read_sections
from lesson_plans.curriculum.plans.standards import STANDARDS
from lesson_plans.curriculum.problem import Place, Problem, Report, name_file
from lesson_plans.curriculum.source import Fields, Text
from lesson_plans.curriculum.values import RANGE_OF_MINUTES, read_optional, read_words, whole_number


class AgeGroup(NamedTuple):
    """One of the paths through the unit: its title, and the ages of its players."""

    title: str
    ages: tuple[int, int]


FILE = "unit.md"
WEEKS = range(2, 41)
"""The number of weeks allowed; ours has ten."""
AGE_GROUPS = {
    "younger": AgeGroup("Ages 8 to 10", (8, 10)),
    "older": AgeGroup("Ages 11 to 14", (11, 14)),
}
"""The two paths, by front matter key."""
IDEAS = ("predict", "capture", "plan")
"""The ideas of the rubrics, in their order."""
OUTLINE = (
    Outline("Make the boards"),
    *(Outline(group.title) for group in AGE_GROUPS.values()),
    Outline("The last questions"),
)

type Served = Mapping[str, list[tuple[int, str]]]
"""For each path, the weeks that serve a standard, with the plan that does."""


def _read_slugs(fields: Fields, name: str) -> tuple[Text, ...]:
    return tuple(fields.texts(name))


@declared
class Week:
    """A week: its minutes, a plan for each age group, and what to do if it's canceled."""

    title: str = declare(read_words, begin=draft("what is this week about?"))
    minutes: int = declare(whole_number(RANGE_OF_MINUTES, "a whole number such as 60"), begin="60")
    younger: tuple[Text, ...] = declare(_read_slugs, begin='["{plan}"]')
    older: tuple[Text, ...] = declare(_read_slugs, begin='["{plan}"]')
    lost: str = declare(read_words, begin=draft("what if this week is lost?"))

    @property
    def plans(self) -> dict[str, tuple[str, ...]]:
        """The slugs of its plans by age group."""
        return {group: tuple(text.value for text in getattr(self, group)) for group in AGE_GROUPS}


@dataclass(frozen=True)
class Spare:
    """A plan beyond the weeks: when to use it, by age group."""

    text: Text | None
    when: Mapping[str, str]

    @property
    def plan(self) -> str:
        """The slug; empty if it's missing."""
        return self.text.value if self.text else ""


@declared
class Purchase:
    """A purchase for twenty children, and a free substitute."""

    item: str = declare(read_words, begin=draft("what do you need to buy?"))
    quantity: str = declare(read_words, begin=draft("how much of it?"))
    free: str = declare(read_words, begin=draft("what would do instead, for free?"))


@dataclass(frozen=True)
class Evidence:
    """Puzzles that show one idea of the rubrics, in the first week and, matched, in the last."""

    idea: str
    before: tuple[Text, ...]
    after: tuple[Text, ...]


def _read_weeks(fields: Fields, name: str) -> tuple[Week, ...]:
    weeks = fields.maps(name, required=True)
    if weeks and len(weeks) not in WEEKS:
        reason = f"must list {WEEKS[0]} to {WEEKS[-1]} weeks; there are {len(weeks)}."
        fields.where(name).blame(reason)
    return tuple(read_declared(Week, week) for week in weeks)


def _read_spare(item: Fields) -> Spare:
    slug = item.text("plan", required=True)
    when = {group: read_optional(item, group) for group in AGE_GROUPS}
    item.finish()
    if not any(when.values()):
        item.place.blame(f"must say when to take it: {' or '.join(AGE_GROUPS)}.")
    return Spare(slug, when)


def _read_evidence(item: Fields) -> Evidence:
    idea = item.text("idea", required=True)
    before, after = (tuple(item.texts(week, required=True)) for week in ("before", "after"))
    item.finish()
    if idea and idea.value not in IDEAS:
        idea.place.blame(f"isn't one of the rubrics' ideas: {', '.join(IDEAS)}.")
    if len(before) != len(after):
        reason = f"needs as many puzzles after as before; found {len(after)}, {len(before)}."
        item.place.blame(reason)
    return Evidence(idea.value if idea else "", before, after)


@declared
class Unit:
    """The unit as its author wrote it."""

    file: str
    title: str = declare(read_words, begin=draft("what is it called?"))
    promise: str = declare(read_words, begin=draft("what will be true after it?"))
    weeks: tuple[Week, ...] = declare(_read_weeks, begin="{weeks}")
    spare: tuple[Spare, ...] = declare(
        lambda fields, name: tuple(map(_read_spare, fields.maps(name)))
    )
    shopping: tuple[Purchase, ...] = declare_items(Purchase)
    safety: str = declare(read_words, begin=draft("what must nobody eat or swallow?"))
    evidence: tuple[Evidence, ...] = declare(
        lambda fields, name: tuple(map(_read_evidence, fields.maps(name)))
    )
    sections: Mapping[str, Section]

    @property
    def names(self) -> set[str]:
        """The slugs of all its plans."""
        taught = {slug for week in self.weeks for slugs in week.plans.values() for slug in slugs}
        return taught | {spare.plan for spare in self.spare}

    def map_standards(self, plans: Sequence[Plan]) -> Iterator[tuple[Value, Served]]:
        """Yield each standard that its weeks serve, and where."""
        named = {plan.slug: {each.code for each in plan.facts.standards} for plan in plans}
        for code, standard in STANDARDS.items():
            served = {
                group: [
                    (number, slug)
                    for number, week in enumerate(self.weeks, start=1)
                    for slug in week.plans[group]
                    if code in named[slug]
                ]
                for group in AGE_GROUPS
            }
            if any(served.values()):
                yield standard, served


def _find_misfits(
    unit: Unit, group: str, plans: Mapping[str, Plan]
) -> Iterator[tuple[Text, str, str]]:
    """Yield the plans of a path that don't suit it: each slug, the field at fault, and why."""
    young, old = AGE_GROUPS[group].ages
    weekly = [(text, week.minutes) for week in unit.weeks for text in getattr(week, group)]
    spare = [each.text for each in unit.spare if each.text and each.when[group]]
    for slug in (*(text for text, _ in weekly), *spare):
        if plan := plans.get(slug.value):
            low, high = plan.facts.ages
            if not low <= young <= old <= high:
                reason = f"is for ages {low} to {high}, not for everyone from {young} to {old}."
                yield slug, "ages", reason
    taught = set[str]()
    for slug, minutes in weekly:
        if plan := plans.get(slug.value):
            if plan.facts.minutes > minutes > 0:
                yield slug, "run", f"takes {plan.facts.minutes} minutes; the week has {minutes}."
            for first in plan.facts.after:
                if first not in taught:
                    reason = f"comes after “{first}”, which isn't in any week before it."
                    yield slug, "after", reason
        taught.add(slug.value)


def find_unit(curriculum: Curriculum) -> Path | None:
    """Return the unit's file in the curriculum's language."""
    path = curriculum.find(FILE, UNIT)
    return curriculum.choose(path) if path else None


def read_unit(curriculum: Curriculum, plans: Sequence[Plan], report: Report) -> Unit | None:
    """Read the unit of a curriculum with these plans; None if it's absent or too incomplete."""
    path = find_unit(curriculum)
    if path is None:
        return None
    file, text = name_file(path), read_file(path, report)
    if text is None:
        return None
    fields, body, start = split(text, Place(file, 1, "", report))
    sections = read_sections(body, start, OUTLINE)
    if fields is None:
        return None
    unit = read_declared(Unit, fields, file=file, sections=sections)
    known, files = {plan.slug: plan for plan in plans}, find_plans(curriculum)
    named = [text for week in unit.weeks for group in AGE_GROUPS for text in getattr(week, group)]
    named += [each.text for each in unit.spare if each.text and any(each.when.values())]
    for slug in named:
        # The mistakes of a plan that can't be read are reported elsewhere.
        if slug.value not in known and slug.value not in files:
            slug.place.blame(f"there is no plan “{slug.value}”; there are {', '.join(known)}.")
    own = {slug for slug, each in files.items() if not curriculum.is_ours(each)}
    for group in AGE_GROUPS:
        for slug, field, reason in _find_misfits(unit, group, known):
            if curriculum.is_ours(path) and slug.value in own:
                # A site's plan is to blame if it doesn't fit our unit.
                plan = known[slug.value]
                reason = f"{reason} It is in Ubao's unit; “leave_out: [unit]” takes that away."
                report(Problem(plan.file, plan.lines.get(field, 1), field, reason))
            else:
                slug.place.blame(f"“{slug.value}” {reason}")
    is_layered = len(curriculum.layers) > 1
    for plan in plans:
        # A site's plans don't have to be in our unit, nor ours in a site's.
        if not (is_layered or plan.slug in unit.names):
            reason = f"“{plan.slug}” has no place; name it in a week or under spare."
            fields.where("weeks").blame(reason)
    return unit
