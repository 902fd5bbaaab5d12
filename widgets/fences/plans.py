"""A plan's Markdown as a page: sections, the parts of each block, answers and sources marked.

All this does nothing where the page is no plan.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from copy import deepcopy
from itertools import accumulate
from re import Match
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor

from game_core.messages import text
from lesson_plans.curriculum.plans.checks import CITED
from lesson_plans.curriculum.plans.outline import (
    ANSWER,
    CHALLENGE,
    DO,
    EXPECT,
    KEY,
    NOTICE,
    PUZZLE,
    SAY,
    WATCH,
)
from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.plans.schema import SHEETS
from widgets.fences.page import PAGE, RUN, WALL, HasPage
from widgets.fences.staging import stage
from widgets.messages.site import say

OWN_SHEETS = {"Home": "home", "Rule card": "rule card"}
"""Sections that are sheets of their own on paper."""
PARTS_OF_SHEETS = {"puzzles": (CHALLENGE, PUZZLE), "key": (KEY, ANSWER)}
"""What is printed once more, by sheet: all parts of these names."""
AFTER = ("Exit puzzle", "Culture")
"""What the run view holds besides the blocks of the hour: both are needed while it closes."""
LABELS = {
    NOTICE: "fences-plan-notice",
    SAY: "fences-plan-say",
    DO: "fences-plan-do",
    EXPECT: "fences-plan-expect",
    WATCH: "fences-plan-watch",
    CHALLENGE: "fences-plan-challenge",
    KEY: "fences-plan-key",
    PUZZLE: "fences-plan-puzzle",
    ANSWER: "fences-plan-solution",
    "Rehearse": "fences-plan-rehearse",
    "If the network fails": "fences-plan-network",
    "Adapt": "fences-plan-adapt",
    "Easier": "fences-plan-easier",
    "Harder": "fences-plan-harder",
    "English learners": "fences-plan-learners",
    "Low vision and motor": "fences-plan-vision",
    "Odd numbers": "fences-plan-odd",
    "Mixed ages": "fences-plan-mixed",
    "Latecomers": "fences-plan-late",
    "Look for": "fences-plan-look",
    "Exit puzzle": "fences-plan-exit",
    "Reflection": "fences-plan-reflection",
    "Rubric": "fences-plan-rubric",
    "Beginning": "fences-plan-beginning",
    "Developing": "fences-plan-developing",
    "Secure": "fences-plan-secure",
    "Culture": "fences-plan-culture",
    "People and place": "fences-plan-people",
    "The name": "fences-plan-name",
    "What is uncertain": "fences-plan-uncertain",
    "Home": "fences-plan-home",
    "Rule card": "fences-plan-card",
}
"""What the sections of all plans, and the parts of them, are called on the page, as messages.

Files in all languages have the same titles.
"""


class _Pattern(InlineProcessor):
    """A pattern that holds in plans alone."""

    def __init__(self, pattern: str, md: Markdown, host: HasPage) -> None:
        super().__init__(pattern, md)
        self.host = host


class Cited(_Pattern):
    """`[source: handout]` as the numbers of the sources, each a link to it."""

    def __init__(self, md: Markdown, host: HasPage) -> None:
        super().__init__(CITED.pattern, md, host)

    def handleMatch(  # type: ignore[override]  # noqa: N802
        self, match: Match[str], data: str
    ) -> tuple[Element | None, int | None, int | None]:
        """The links."""
        plan = self.host.page.plan
        if plan is None:
            return None, None, None
        keys = [source.key for source in plan.facts.sources]
        # The run view leaves the list of sources out; it stands on the plan's page.
        page = f"{plan.slug}.md" if self.host.page.view == RUN else ""
        sup = Element("sup", {"class": "plan-cited"})
        for name in match[1].split(","):
            key = name.strip()
            if key in keys:
                link = SubElement(sup, "a", {"href": f"{page}#source-{key}"})
                link.text = f"[{keys.index(key) + 1}]"
        return sup, match.start(), match.end()


class Answer(_Pattern):
    """`Answer: …` or `Open: …` to the end of the paragraph, set apart from the question."""

    def __init__(self, md: Markdown, host: HasPage) -> None:
        super().__init__(r"\b(Answer|Open):\s+(.*)$", md, host)

    def handleMatch(  # type: ignore[override]  # noqa: N802
        self, match: Match[str], data: str
    ) -> tuple[Element | None, int | None, int | None]:
        """The answer."""
        if self.host.page.plan is None:
            return None, None, None
        label = say("fences-plan-open" if match[1] == "Open" else "fences-plan-answer")
        answer = Element("span", {"class": "plan-answer", "data-before": label})
        answer.text = match[2]
        return answer, match.start(), match.end()


class Arranger(Treeprocessor):
    """Puts what belongs to a heading into an element of its own."""

    def __init__(self, md: Markdown, host: HasPage) -> None:
        super().__init__(md)
        self.host = host

    def run(self, root: Element) -> None:
        """Arrange the page, if it is a plan."""
        plan, view = self.host.page.plan, self.host.page.view
        if plan is None:
            return
        sections = [_wrap(head, rest, plan, view) for head, rest in _group(list(root), "h2")]
        sections.append(_list_sources(plan))
        root[:] = []
        match view:
            case "run" | "wall":
                wall = view == WALL
                root.extend(
                    stage(section, wall=wall) for section in sections if _is_run(section, plan)
                )
            case "print":
                root.extend(self._lay_out(sections, plan))
            case _:
                root.append(self._open(sections))
                root.append(self._fill("facts"))
                root.extend(sections)
        if view != PAGE:
            _deepen(root)

    def _lay_out(self, sections: list[Element], plan: Plan) -> Iterator[Element]:
        """The sheets of paper, in the order of SHEETS; puzzles and their key are apart."""
        own = {section.get("data-title", ""): section for section in sections}
        for name, called in SHEETS.items():
            slug = name.replace(" ", "-")
            sheet = Element("section", {"class": "plan-sheet", "data-sheet": slug})
            sheet.set("id", f"sheet-{slug}")
            head = SubElement(sheet, "p", {"class": "plan-sheet__head"})
            head.text = say("fences-plan-sheet", sheet=called, plan=text(plan.facts.title))
            if name == "one page":
                sheet.append(self._open(sections))
            elif name in self.host.page.fills:
                sheet.append(self._fill(name))
            if name == "plan":
                sheet.extend(own[title] for title in own if title not in OWN_SHEETS)
            sheet.extend(_copy(sections, PARTS_OF_SHEETS.get(name, ())))
            sheet.extend(own[title] for title in own if OWN_SHEETS.get(title) == name)
            yield sheet

    def _open(self, sections: Sequence[Element]) -> Element:
        """The page from which the hour can be run: what is filled in, and all answers."""
        opening = Element("section", {"class": "plan-opening"})
        opening.append(self._fill("opening"))
        answers = SubElement(opening, "div", {"class": "plan-opening__answers"})
        head = SubElement(answers, "p", {"class": "plan-opening__head"})
        head.text = say("fences-plan-answers")
        answers.extend(_copy(sections, PARTS_OF_SHEETS["key"]))
        return opening

    def _fill(self, name: str) -> Element:
        """Where something is filled in that templates have made."""
        place = Element("p")
        place.text = self.md.htmlStash.store(self.host.page.fills.get(name, ""))
        return place


def _group(elements: Sequence[Element], tag: str) -> Iterator[tuple[Element, list[Element]]]:
    """Each heading of this level, with what follows it; what is before the first is left out."""
    head, rest = None, list[Element]()
    for element in elements:
        if element.tag == tag:
            if head is not None:
                yield head, rest
            head, rest = element, []
        else:
            rest.append(element)
    if head is not None:
        yield head, rest


def _wrap(head: Element, rest: list[Element], plan: Plan, view: str) -> Element:
    """A section of the plan with its parts."""
    title = head.text or ""
    section = Element("section", {"class": "plan-section", "data-title": title})
    section.append(head)
    head.text = _call(title)
    if title in plan.facts.run:
        section.set("class", "plan-section plan-block")
        section.set("data-minutes", str(plan.facts.run[title]))
        ways = {
            way: leg.minutes
            for way, route in plan.facts.ways.items()
            for leg in route
            if leg.block == title
        }
        if view in (RUN, WALL):
            section.set("data-ways", json.dumps(ways))
        shown = ways if view == RUN else [plan.facts.minutes]
        section.extend(_tell_time(plan, title, way) for way in shown)
    own = rest
    parts = list(_group(rest, "h3"))
    if parts:
        own = rest[: rest.index(parts[0][0])]
    section.extend(own)
    for heading, content in parts:
        name = heading.text or ""
        part = SubElement(section, "div", {"class": "plan-part", "data-part": name})
        # Not a heading for the table of contents, which would list “Say” six times.
        label = SubElement(part, "p", {"class": "plan-label", "role": "heading", "aria-level": "3"})
        label.text = _call(name)
        part.extend(content)
    return section


def _call(title: str) -> str:
    """What a section or a part is called; a block of the hour has its own title."""
    return say(LABELS[title]) if title in LABELS else title


def _tell_time(plan: Plan, block: str, way: int) -> Element:
    """When a block is on, on a way through the plan; only the whole is shown from the start."""
    route = plan.facts.ways[way]
    starts = accumulate((leg.minutes for leg in route), initial=0)
    start, leg = next(
        (start, leg) for start, leg in zip(starts, route, strict=False) if leg.block == block
    )
    time = Element("p", {"class": "plan-time", "data-way": str(way)})
    if way != plan.facts.minutes:
        time.set("hidden", "")
    end = start + leg.minutes
    time.text = say("fences-plan-time", minutes=leg.minutes, start=start, end=end)
    if leg.how:
        how = SubElement(time, "b")
        how.text = say("fences-plan-how", how=text(leg.how))
        how.tail = ""
    return time


def _list_sources(plan: Plan) -> Element:
    """Where claims come from; they name it by number."""
    section = Element("section", {"class": "plan-section", "data-title": "Sources"})
    SubElement(section, "h2").text = say("fences-plan-sources")
    sources = SubElement(section, "ol")
    for source in plan.facts.sources:
        item = SubElement(sources, "li", {"id": f"source-{source.key}"})
        into = SubElement(item, "a", {"href": source.link}) if source.link else item
        into.text = source.cite
    return section


def _is_run(section: Element, plan: Plan) -> bool:
    title = section.get("data-title", "")
    return title in plan.facts.run or title in AFTER


def _copy(sections: Sequence[Element], parts: Collection[str]) -> Iterator[Element]:
    """Parts of sections once more, each under its section's name."""
    for section in sections:
        for found in section.findall("div"):
            if found.get("data-part") in parts:
                copy = deepcopy(found)
                copy[0].text = _call(section.get("data-title", ""))
                yield copy


def _deepen(root: Element) -> None:
    """Links are written as seen from the plan's page; the other views lie one folder deeper."""
    for link in root.iter("a"):
        href = link.get("href", "")
        if href and not href.startswith(("#", "/")) and ":" not in href:
            link.set("href", f"../{href}")
