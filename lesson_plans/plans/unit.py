"""The unit, `unit.md`: ten weeks that order the plans, for two ages, and what to buy for them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from lesson_plans.plans.body import Section, cut
from lesson_plans.plans.outline import Outline
from lesson_plans.plans.plan import split
from lesson_plans.puzzles.collection import name_file
from lesson_plans.source import Fields, Place, Report
from lesson_plans.values import read_item, read_words

FILE = "unit.md"
WEEKS = 10
AGES = {"younger": "Ages 8 to 10", "older": "Ages 11 to 14"}
"""The two ways through the unit: their name in the front matter, and their title."""
OUTLINE = (
    Outline("Make the boards"),
    *(Outline(title) for title in AGES.values()),
    Outline("The last questions"),
)


@dataclass(frozen=True)
class Week:
    """A week: the plans for each age, and what to do when it is lost."""

    title: str
    plans: Mapping[str, tuple[str, ...]]
    lost: str


@dataclass(frozen=True)
class Purchase:
    """What to buy for twenty children, and what costs nothing in its place."""

    item: str
    quantity: str
    free: str


@dataclass(frozen=True)
class Unit:
    """The unit as its author wrote it."""

    file: str
    title: str
    promise: str
    weeks: tuple[Week, ...]
    shopping: tuple[Purchase, ...]
    safety: str
    sections: Mapping[str, Section]

    @property
    def names(self) -> set[str]:
        """The slugs of all plans in it."""
        return {slug for week in self.weeks for slugs in week.plans.values() for slug in slugs}


def read_unit(curriculum: Path, slugs: Collection[str], report: Report) -> Unit | None:
    """The unit of a curriculum that has these plans; None where there is none, or too little."""
    path = curriculum / FILE
    if not path.is_file():
        return None
    file = name_file(path)
    fields, body, start = split(path.read_text(encoding="utf-8"), Place(file, 1, "", report))
    sections = cut(body, start, OUTLINE)
    if fields is None:
        return None
    weeks = fields.maps("weeks", required=True)
    if weeks and len(weeks) != WEEKS:
        fields.where("weeks").blame(f"must list {WEEKS} weeks; there are {len(weeks)}.")
    unit = Unit(
        file=file,
        title=read_words(fields, "title"),
        promise=read_words(fields, "promise"),
        weeks=tuple(_read_week(week, slugs) for week in weeks),
        shopping=tuple(
            Purchase(*read_item(item, "item", "quantity", "free"))
            for item in fields.maps("shopping", required=True)
        ),
        safety=read_words(fields, "safety"),
        sections=sections,
    )
    fields.finish()
    return unit


def _read_week(week: Fields, slugs: Collection[str]) -> Week:
    title = read_words(week, "title")
    plans: dict[str, tuple[str, ...]] = {}
    for age in AGES:
        texts = week.texts(age)
        for text in texts:
            if text.value not in slugs:
                known = ", ".join(slugs)
                text.place.blame(f"there is no plan “{text.value}”; there are {known}.")
        plans[age] = tuple(text.value for text in texts)
    lost = read_words(week, "lost")
    week.finish()
    return Week(title, plans, lost)
