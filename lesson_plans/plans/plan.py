"""A lesson plan, `<slug>/plan.md`: YAML between two `---`, and a body of named sections.

    plan = read("oware", text, "lesson_plans/oware/plan.md", problems.append)

Every mistake goes to `report`; a plan with any is not to be shown.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from lesson_plans.plans import facts, words
from lesson_plans.plans.body import Section, cut
from lesson_plans.plans.facts import Facts
from lesson_plans.source import Place, Report
from lesson_plans.source import read as read_fields

FRONT = re.compile(r"---[ \t]*\n(?P<fields>.*?)^---[ \t]*$\n?", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Plan:
    """A plan as its author wrote it; `file` is the path as the author knows it."""

    slug: str
    file: str
    facts: Facts
    sections: Mapping[str, Section]


def read(slug: str, text: str, file: str, report: Report) -> Plan | None:
    """The plan that `text` holds; None where there is too little to go on with."""
    text = text.replace("\r\n", "\n")
    start = Place(file, 1, "", report)
    front = FRONT.match(text)
    if front is None:
        start.blame("a plan begins with a line ---, its fields, and another line ---.")
        return None
    fields = read_fields(front["fields"], file, 2, report)
    body = text[front.end() :]
    first = 1 + front[0].count("\n")
    sections = cut(body, Place(file, first, "", report))
    if fields is None:
        return None
    found = facts.read(fields)
    words.check(sections, found, Place(file, first, "", report))
    return Plan(slug, file, found, sections)
