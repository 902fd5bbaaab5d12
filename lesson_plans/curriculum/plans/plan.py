"""A lesson plan, `<slug>/plan.md`: YAML front matter and a body of named sections.

    plan = read("oware", text, "lesson_plans/oware/plan.md", problems.append)

Mistakes go to `report`; a plan with any must not be shown.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from lesson_plans.curriculum.declared import read_declared
from lesson_plans.curriculum.document import FRONT
from lesson_plans.curriculum.plans.checks import check
from lesson_plans.curriculum.plans.outline import AFTER, BEFORE, EXIT, PUZZLE, outline_plan
from lesson_plans.curriculum.plans.routes import check_lesson
from lesson_plans.curriculum.plans.schema import Facts
from lesson_plans.curriculum.plans.sections import Section, read_sections
from lesson_plans.curriculum.problem import Place, Report
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.source import read as read_fields

TITLE = re.compile(r"^## (.*?)\s*$", re.MULTILINE)


@dataclass(frozen=True)
class Plan:
    """A plan as its author wrote it; `lines` are the line numbers of front matter fields."""

    slug: str
    file: str
    facts: Facts
    sections: Mapping[str, Section]
    lines: Mapping[str, int]

    @property
    def short_name(self) -> str:
        """Its name for children: the game's, or the lesson's if it has several games."""
        games = self.facts.games
        return games[0].name if len(games) == 1 else self.facts.title.partition(":")[0]

    @property
    def blocks(self) -> dict[str, Section]:
        """The blocks of all routes by title, as far as written."""
        titles = self.facts.blocks
        return {title: self.sections[title] for title in titles if title in self.sections}

    @property
    def exits(self) -> dict[str, Section]:
        """The sections with an exit puzzle by title, the full lesson's first."""
        found = {title: each for title, each in self.sections.items() if PUZZLE in each.parts}
        return dict(sorted(found.items(), key=lambda item: item[0] != EXIT))


def read(slug: str, text: str, file: str, report: Report, *, short: bool = False) -> Plan | None:
    """Read a plan; return None if too little of it is readable."""
    fields, body, start = split(text, Place(file, 1, "", report))
    if fields is None:
        return None
    facts = read_declared(Facts, fields, leave_out=short, short=short)
    titles = {*facts.run, *TITLE.findall(body)}
    known = [block for block in facts.blocks if block in titles]
    check_lesson(fields, facts, known)
    routes = {
        minutes: {block: route[block] for block in route if block in known}
        for minutes, route in facts.routes.items()
    }
    facts = replace(facts, routes=routes)
    around = [outline.title for outline in (BEFORE, *AFTER)]
    sections = read_sections(body, start, outline_plan(facts.blocks), around if short else ())
    check(sections, facts, text, start)
    lines = {name: fields.where(name).line for name in fields.names}
    return Plan(slug, file, facts, sections, lines)


def split(text: str, start: Place) -> tuple[Fields | None, str, Place]:
    """Return the front matter of a text, the body, and the body's place."""
    front = FRONT.match(text)
    if front is None:
        start.blame("it must begin with a line ---, its fields, and another line ---.")
        return None, text, start
    fields = read_fields(front["fields"], start.file, 2, start.report)
    return fields, text[front.end() :], replace(start, line=1 + front[0].count("\n"))
