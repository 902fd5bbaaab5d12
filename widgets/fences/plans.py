"""A plan's Markdown as a page: sections, the parts of each block, answers and sources marked.

All this does nothing where the page is no plan.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import accumulate
from re import Match
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor

from game_core.messages import text
from lesson_plans.curriculum.plans.checks import CITED
from lesson_plans.curriculum.plans.outline import ANSWER, CHALLENGE, KEY, PUZZLE, SECTIONS
from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.plans.schema import SHEETS
from widgets.fences.page import PAGE, RUN, WALL, HasPage
from widgets.fences.staging import stage
from widgets.messages.site import say

OWN_SHEETS = {"Home": "home", "Rule card": "rule card"}
"""Sections that are sheets of their own on paper."""
PARTS_OF_SHEETS = {
    "puzzles": (("Study play", CHALLENGE), ("Exit puzzle", PUZZLE)),
    "key": (("Study play", KEY), ("Exit puzzle", ANSWER)),
}
"""What is printed once more, by sheet: section and part."""
AFTER = ("Exit puzzle", "Culture")
"""What the run view holds besides the blocks of the hour: both are needed while it closes."""
LABELS = {"Notice": "fences-plan-notice", "Say": "fences-plan-say", "Do": "fences-plan-do"}
"""What the parts of a block are called on the page, as messages, where it is not their title."""


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
    """`Answer: …` to the end of the paragraph, set apart from the question."""

    def __init__(self, md: Markdown, host: HasPage) -> None:
        super().__init__(r"\bAnswer:\s+(.*)$", md, host)

    def handleMatch(  # type: ignore[override]  # noqa: N802
        self, match: Match[str], data: str
    ) -> tuple[Element | None, int | None, int | None]:
        """The answer."""
        if self.host.page.plan is None:
            return None, None, None
        answer = Element("span", {"class": "plan-answer", "data-before": say("fences-plan-answer")})
        answer.text = match[1]
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
        sections = [_wrap(head, rest, plan) for head, rest in _group(list(root), "h2")]
        sections.append(_list_sources(plan))
        root[:] = []
        match view:
            case "run" | "wall":
                wall = view == WALL
                root.extend(stage(section, wall=wall) for section in sections if _is_run(section))
            case "print":
                root.extend(self._lay_out(sections, plan))
            case _:
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
            if fill := self.host.page.fills.get(name):
                SubElement(sheet, "p").text = self.md.htmlStash.store(fill)
            if name == "plan":
                sheet.extend(own[title] for title in own if title not in OWN_SHEETS)
            for section, part in PARTS_OF_SHEETS.get(name, ()):
                sheet.append(_copy(own[section], part))
            sheet.extend(own[title] for title in own if OWN_SHEETS.get(title) == name)
            yield sheet


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


def _wrap(head: Element, rest: list[Element], plan: Plan) -> Element:
    """A section of the plan with its parts."""
    title = head.text or ""
    outline = SECTIONS.get(title)
    section = Element("section", {"class": "plan-section", "data-title": title})
    section.append(head)
    if outline and outline.run:
        section.set("class", "plan-section plan-block")
        section.set("data-minutes", str(plan.facts.run[outline.run]))
        section.append(_tell_time(plan, outline.run))
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
        label.text = say(LABELS[name]) if name in LABELS else name
        part.extend(content)
    return section


def _tell_time(plan: Plan, block: str) -> Element:
    run = plan.facts.run
    ends = dict(zip(run, accumulate(run.values()), strict=True))
    time = Element("p", {"class": "plan-time"})
    start, end = ends[block] - run[block], ends[block]
    time.text = say("fences-plan-time", minutes=run[block], start=start, end=end)
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


def _is_run(section: Element) -> bool:
    outline = SECTIONS.get(section.get("data-title", ""))
    return outline is not None and (bool(outline.run) or outline.title in AFTER)


def _copy(section: Element, part: str) -> Element:
    """A part of a section once more, under the section's name."""
    (found,) = (div for div in section.findall("div") if div.get("data-part") == part)
    copy = deepcopy(found)
    copy[0].text = section.get("data-title", "")
    return copy


def _deepen(root: Element) -> None:
    """Links are written as seen from the plan's page; the other views lie one folder deeper."""
    for link in root.iter("a"):
        href = link.get("href", "")
        if href and not href.startswith(("#", "/")) and ":" not in href:
            link.set("href", f"../{href}")
