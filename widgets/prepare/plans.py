"""The pages of lesson plans: their list, their sources, and their frames.

Every plan has four: the page, `run/` to teach from, `run/wall/` for the class, `print/`, all made
from one file's text. A game with plans has a room for teachers, which links to them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from markupsafe import Markup

from game_core import Game
from game_core.messages import Value, listed, term, text
from lesson_plans.curriculum.agreement import find_disagreements
from lesson_plans.curriculum.drafts import is_marked
from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.plans import schema
from lesson_plans.curriculum.plans.collection import find_plans, read_plans
from lesson_plans.curriculum.plans.plan import Plan, split
from lesson_plans.curriculum.plans.routes import HOUR, SHORTER
from lesson_plans.curriculum.plans.standards import STANDARDS
from lesson_plans.curriculum.plans.unit import AGE_GROUPS, Unit, find_unit, read_unit
from lesson_plans.curriculum.portrait import AGES
from lesson_plans.curriculum.problem import Place, Problem, Report, refuse
from widgets.fences.game_cards import Choices
from widgets.fences.page import PAGE, PRINT, RUN, WALL, Link, PageContext
from widgets.fences.sheets import call_part
from widgets.html import anchor, render
from widgets.messages.site import say, show
from widgets.prepare import paper
from widgets.prepare.opening import describe_opening
from widgets.prepare.pages import Nav, PreparedPage, follow, make_page, write_front
from widgets.prepare.rooms import TEACH, name_page
from widgets.prepare.training import find_short

type Part = tuple[str, str, list[tuple[str, str]]]
"""A heading: its title, its anchor, and those below it."""

INDEX, UNIT = "plans/index.md", "plans/unit.md"
VIEWS = {
    PAGE: ("plans/{}.md", "main.html", ""),
    RUN: ("plans/{}/run.md", "plan-run.html", "prepare-run-title"),
    WALL: ("plans/{}/run/wall.md", "plan-wall.html", "prepare-wall-title"),
    PRINT: ("plans/{}/print.md", "plan-print.html", "prepare-print-title"),
}
"""The pages of a plan: path, the theme's template for the frame, and message for the title."""
CUT = "rule card", "board", "pieces"
"""The sheets for playing a game on a table."""
UNIT_PARTS = {
    "weeks": "prepare-weeks",
    "standards": "prepare-standards",
    "spare": "prepare-spare",
    "shopping": "prepare-shopping",
}
"""The parts of the unit's page above its Markdown: anchor and title of each."""
AGE_TITLES = {"younger": "prepare-week-younger", "older": "prepare-week-older"}
"""The two paths through the unit, and their titles."""
UNIT_SECTIONS = {
    "Make the boards": "prepare-boards",
    **{AGE_GROUPS[group].title: title for group, title in AGE_TITLES.items()},
    "The last questions": "prepare-week-questions",
}
"""The titles of the unit's Markdown sections on its page. Files in all languages use these keys."""
SERIES = {
    schema.SOWING: term("prepare-sowing"),
    schema.SQUARES: term("prepare-squares"),
    schema.ACROSS: term("prepare-across"),
}
"""The series of plans in order, and their titles."""
LISTED = {
    "SERIES": SERIES, "SHEETS": schema.SHEETS, "AGE_TITLES": AGE_TITLES, "UNIT_PARTS": UNIT_PARTS,
    "FOODS": schema.FOODS, "WITHOUT": schema.WITHOUT, "DEVICES": tuple(schema.DEVICES),
    "CONNECTIVITY": schema.CONNECTIVITY, "NOISE": schema.NOISE, "STANDARDS": STANDARDS,
}  # fmt: skip
"""The closed lists used in templates."""
MINUTES = *SHORTER, HOUR
"""The durations to filter by."""


def call_sections(markdown: str) -> str:
    """Return the unit's text with translated section titles; their anchors stay."""
    for title, message in UNIT_SECTIONS.items():
        name = title.lower().replace(" ", "-")
        markdown = markdown.replace(f"## {title}\n", f"## {say(message)} {{ #{name} }}\n")
    return markdown


def list_choices(plans: Sequence[Plan]) -> Choices:
    """Return the filter's fields for plans, without choices of devices that every plan fits."""
    minutes = {str(each): str(each) for each in MINUTES}
    ages = {str(age): str(age) for age in AGES}
    devices = {
        name: show(device)
        for name, device in schema.DEVICES.items()
        if any(name not in plan.facts.devices for plan in plans)
    }
    things = {name: show(thing) for name, thing in schema.WITHOUT.items()}
    choices = {
        "minutes": ("prepare-wish-minutes", "prepare-wish-minutes-any", minutes),
        "age": ("prepare-wish-age", "prepare-wish-age-any", ages),
        "devices": ("prepare-wish-devices", "prepare-wish-devices-any", devices),
        "without": ("prepare-wish-without", "prepare-wish-without-any", things),
    }
    return {field: choice for field, choice in choices.items() if choice[2]}


@dataclass
class Lessons:
    """A curriculum's plans for these games, and its unit if it needs no others; by default none."""

    curriculum: Curriculum
    games: Collection[Game] = ()
    plans: Sequence[Plan] = ()
    unit: Unit | None = None
    problems: Sequence[Problem] = ()

    @classmethod
    def read(cls, curriculum: Curriculum, games: Collection[Game], report: Report) -> Lessons:
        """Read the plans and the unit, reporting mistakes in all of them."""
        problems: list[Problem] = []
        found = read_plans(curriculum, problems.append)
        plans = [plan for plan in found if {*plan.facts.games} <= {*games}]
        unit = read_unit(curriculum, found, problems.append)
        problems += find_disagreements(found, unit, curriculum)
        for problem in problems:
            report(problem)
        is_whole = unit and unit.names <= {plan.slug for plan in plans}
        return cls(curriculum, games, plans, unit if is_whole else None, problems)

    def __post_init__(self) -> None:
        self._views = {
            page.format(plan.slug): (plan, view)
            for plan in self.plans
            for view, (page, _, _) in VIEWS.items()
        }
        self._taught = {
            name_page(game, TEACH): (game, plans)
            for game in self.games
            if (plans := [plan for plan in self.plans if game in plan.facts.games])
        }
        self.pages = [*self._write_all()]

    def extend(self, nav: Nav) -> Nav:
        """Return the navigation with all plans in the section with their index."""
        pages = [uri for uri, (_, view) in self._views.items() if view == PAGE]
        return follow(nav, INDEX, [*([UNIT] if self.unit else []), *pages])

    def _write_all(self) -> Iterator[PreparedPage]:
        """Yield all pages; one with mistakes shows only them."""
        paths = find_plans(self.curriculum) if self.plans else {}
        for uri, (plan, view) in self._views.items():
            path, title = paths[plan.slug], plan.facts.title
            _, template, message = VIEWS[view]
            front = {
                "title": say(message, plan=text(title)) if message else title,
                "description": plan.facts.promise,
                "template": template,
                "hide": ["navigation"] if view == PAGE else ["navigation", "toc"],
                "search": {"exclude": view != PAGE},
            }
            page = self._write(uri, path, plan.file, front, listed=view == PAGE)
            yield replace(page, draft=is_marked(path.read_text("utf-8", errors="replace")))
        if self.unit and (whole := find_unit(self.curriculum)):
            front = {
                "title": self.unit.title,
                "description": self.unit.promise,
                "hide": ["navigation"],
            }
            page = self._write(UNIT, whole, self.unit.file, front, listed=True)
            yield replace(page, text=call_sections(page.text))
        for uri, (game, _) in self._taught.items():
            name = text(game.name)
            title, lead = say("prepare-teach", game=name), say("prepare-teach-lead", game=name)
            yield make_page(uri, title, say("prepare-teach-description", game=name), lead)

    def _write(
        self, uri: str, path: Path, file: str, front: Mapping[str, object], *, listed: bool
    ) -> PreparedPage:
        """Return a file's text under other front matter; lines are counted as in the file."""
        problems = [found for found in self.problems if found.file == file]
        if problems:
            told = render("problems.html", kind="plan", problems=problems)
            return PreparedPage(uri, told, file, listed=listed)
        _, body, start = split(path.read_text(encoding="utf-8"), Place(file, 1, "", refuse))
        lines = len(body) - len(body.lstrip("\n"))
        return PreparedPage(
            uri, write_front(front) + body.lstrip("\n"), file, start.line + lines, listed=listed
        )

    def describe(self, uri: str, page: PageContext) -> PageContext:
        """Return a page's context with its plan, and the HTML above and below its text."""
        plan, view = self._views.get(uri, (None, PAGE))
        if plan and any(found.file == plan.file for found in self.problems):
            return page
        if plan:
            # The class should find out what to play. And nothing leads away from a running lesson:
            # the wall has no links.
            if view in (RUN, WALL):
                page = replace(page, coached=False, glossary=None)
            before = self._render(
                f"{view}.html", page.link, plan=plan, **paper.describe_choice(plan)
            )
            page = replace(page, plan=plan, view=view, before=before)
            return replace(page, fills=self._fill(plan, page))
        if self.unit and uri == UNIT:
            served = self.unit.map_standards(self.plans)
            return replace(page, before=self._render("unit.html", page.link, served=served))
        if uri == INDEX:
            form = render(
                "chooser.html",
                question=say("prepare-filter"),
                items="plans",
                choices=list_choices(self.plans),
            )
            return replace(page, after=self._render("index.html", page.link, filter=form))
        if uri in self._taught:
            game, plans = self._taught[uri]
            body = self._render("teach.html", page.link, game=game, taught=plans, cut=CUT)
            return replace(page, after=body)
        return page

    def _fill(self, plan: Plan, page: PageContext) -> dict[str, Markup]:
        """Return the contents of a plan's page, and the first elements of its sheets."""
        if page.view in (RUN, WALL):
            return {}
        facts = self._render("facts.html", page.link, plan=plan)
        opening = self._render("opening.html", page.link, plan=plan, **describe_opening(plan, page))
        if page.view == PAGE:
            return {"facts": facts, "opening": opening}
        return {"opening": opening, "plan": facts, **paper.fill_sheets(plan, page.link)}

    def _render(self, template: str, link: Link, **values: object) -> Markup:
        titles = {plan.slug: plan.facts.title for plan in self.plans}

        def name_plans(slugs: Collection[str]) -> Value:
            """Return plans as links, for messages."""
            return listed(anchor(link(f"plans/{slug}.md") or "", titles[slug]) for slug in slugs)

        return render(
            f"plans/{template}",
            link=link,
            name_plans=name_plans,
            find_short=partial(find_short, plans=self.plans),
            show_devices=schema.show_devices,
            call_part=call_part,
            titles=titles,
            plans=self.plans,
            unit=self.unit,
            **LISTED,
            **values,
        )

    def list_parts(self, uri: str) -> list[Part]:
        """Return the headings above a page's text."""
        if self.unit is None or uri != UNIT:
            return []
        weeks = [
            (say("prepare-week", week=number, title=text(week.title)), f"week-{number}")
            for number, week in enumerate(self.unit.weeks, start=1)
        ]
        return [
            (say(title), name, weeks if name == "weeks" else [])
            for name, title in UNIT_PARTS.items()
            if name != "spare" or self.unit.spare
        ]
