"""The pages of lesson plans: which there are, and what each is made from.

Every plan has three: the page, `run/` to teach from, and `print/`. Each is made from the same file,
so that MkDocs and the fences know its lines.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from html import escape
from pathlib import Path
from typing import Any

from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink

from game_core import Game
from lesson_plans.curriculum.declared import show_declared, show_tables
from lesson_plans.curriculum.plans import unit
from lesson_plans.curriculum.plans.collection import FILE, read_plans
from lesson_plans.curriculum.plans.outline import RUN as BLOCKS
from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.plans.schema import DEVICES, SERIES, SHEETS
from lesson_plans.curriculum.plans.unit import AGES, Unit, read_unit
from lesson_plans.curriculum.portrait import AGES as YEARS
from lesson_plans.curriculum.problem import Problem, Report
from widgets import paper
from widgets.fences.chooser import Choices, render_filter
from widgets.fences.page import PAGE, PRINT, RUN

INDEX, UNIT = "plans/index.md", "plans/unit.md"
VIEWS = {"plans/{}.md": PAGE, "plans/{}/run.md": RUN, "plans/{}/print.md": PRINT}
TEMPLATES = {PAGE: "plan.html", RUN: "plan-run.html", PRINT: "plan-print.html"}
TITLED = {PAGE: "{}", RUN: "Run: {}", PRINT: "Print: {}"}
UNIT_PARTS = {
    "weeks": "Week by week",
    "spare": "Plans to spare",
    "shopping": "What to get for 20 children",
}
"""What stands on the unit's page before its Markdown: the anchor and the title of each part."""
LISTED = {
    "BLOCKS": BLOCKS, "DEVICES": DEVICES, "SERIES": SERIES, "SHEETS": SHEETS, "WAYS": AGES,
    "UNIT_PARTS": UNIT_PARTS,
}  # fmt: skip
"""The closed lists that templates go through."""
CHOICES: Choices = {
    "minutes": ("Minutes you have", "any", {each: each for each in ("30", "45", "60", "90")}),
    "age": ("Age of your players", "any", {str(years): str(years) for years in YEARS}),
    "devices": ("Devices you have", "any", DEVICES),
}
"""What can be wished of a plan."""


class Lessons:
    """The plans of a site that has a page `plans/index.md`; no others until they are read."""

    def __init__(self, curriculum: Path) -> None:
        self.curriculum = curriculum
        self.plans: list[Plan] = []
        self.problems: list[Problem] = []
        self.unit: Unit | None = None
        self._pages: dict[str, tuple[Plan, str]] = {}

    def read(self, report: Report, games: Collection[Game]) -> None:
        """Read all plans, and keep those for the games that the site has.

        The unit is kept where the site has all plans that it names.
        """
        found = read_plans(self.curriculum, self.problems.append)
        self.plans = [plan for plan in found if {*plan.facts.games} <= {*games}]
        self.unit = read_unit(self.curriculum, found, self.problems.append)
        if self.unit and not self.unit.names <= {plan.slug for plan in self.plans}:
            self.unit = None
        for problem in self.problems:
            report(problem)
        self._pages = {
            pattern.format(plan.slug): (plan, view)
            for plan in self.plans
            for pattern, view in VIEWS.items()
        }

    def extend(self, nav: list[Any]) -> None:
        """List all plans in the part of the navigation that begins with their index."""
        for entry in nav:
            for part in entry.values() if isinstance(entry, dict) else ():
                if isinstance(part, list):
                    self.extend(part)
        if INDEX in nav:
            nav += [UNIT] if self.unit else []
            nav += [uri for uri, (_, view) in self._pages.items() if view == PAGE]

    def files(self) -> Iterator[tuple[str, Path, bool]]:
        """Each page: its path in docs/, the file it is made from, whether it is to be listed."""
        for uri, (plan, view) in self._pages.items():
            yield uri, self.curriculum / plan.slug / FILE, view == PAGE
        if self.unit:
            yield UNIT, self.curriculum / unit.FILE, True

    def find(self, uri: str) -> tuple[Plan | None, str]:
        """The plan that a page is made from, and as which view."""
        return self._pages.get(uri, (None, PAGE))

    def dress(self, page: Page) -> None:
        """Choose the template of a plan's page, and what the theme reads of it."""
        plan, view = self.find(page.file.src_uri)
        if self.unit and page.file.src_uri == UNIT:
            page.meta = {
                "title": self.unit.title,
                "description": self.unit.promise,
                "template": "unit.html",
                "hide": ["navigation"],
            }
        if plan is None:
            return
        page.meta = {
            "title": TITLED[view].format(plan.facts.title),
            "description": plan.facts.promise,
            "template": TEMPLATES[view],
            "hide": ["navigation"] if view == PAGE else ["navigation", "toc"],
            "search": {"exclude": view != PAGE},
        }

    def complete_contents(self, page: Page) -> None:
        """List in the unit's table of contents what its template adds to its Markdown."""
        if self.unit and page.file.src_uri == UNIT:
            page.toc.items[:0] = _list_parts(self.unit)

    def context(self, page: Page) -> dict[str, Any]:
        """What the template of this page may ask for."""
        plan, view = self.find(page.file.src_uri)
        games = plan.facts.games if plan and view == PRINT else ()
        titles = {plan.slug: plan.facts.title for plan in self.plans}
        return {
            "plan": plan,
            "glance": show_declared(plan.facts) if plan else (),
            "tables": {table.name: table for table in show_tables(plan.facts)} if plan else {},
            "plans": self.plans,
            "filter": render_filter("Which game today?", ("plan", "plans"), CHOICES),
            "titles": titles,
            "taught": [
                plan
                for plan in self.plans
                if page.file.src_uri in {f"games/{game.slug}.md" for game in plan.facts.games}
            ],
            "unit": self.unit,
            "board": paper.draw_boards(games),
            "pieces": paper.draw_pieces(games),
            **LISTED,
        }


def _list_parts(unit: Unit) -> Iterator[AnchorLink]:
    for name, title in UNIT_PARTS.items():
        part = AnchorLink(title, name, 2)
        if name == "weeks":
            part.children = [
                AnchorLink(f"Week {number}: {escape(week.title)}", f"week-{number}", 3)
                for number, week in enumerate(unit.weeks, start=1)
            ]
        if name != "spare" or unit.spare:
            yield part
