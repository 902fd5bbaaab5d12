"""Convert a plan's Markdown: sections, the parts of each block, answers and sources.

None of this affects pages that aren't plans.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import accumulate
from re import Match
from xml.etree.ElementTree import Element, SubElement

from markdown.util import HtmlStash
from markupsafe import Markup

from game_core.messages import listed, text
from lesson_plans.curriculum.plans.checks import CITED, SERVED
from lesson_plans.curriculum.plans.outline import CULTURE, NOTICE, QUESTION
from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.plans.standards import STANDARDS
from widgets.fences.framing import defer
from widgets.fences.page import PAGE, PRINT, RUN, WALL, PageContext
from widgets.fences.sheets import KEYS, call_part, copy_parts, lay_out
from widgets.fences.staging import stage
from widgets.messages.site import say

REPLIES = {
    "Right": "fences-plan-right",
    "Partly": "fences-plan-partly",
    "Not yet": "fences-plan-not-yet",
    "Perhaps": "fences-plan-perhaps",
}
"""The labels of children's answers, by the word before them in the plan."""

type Make = Callable[[Match[str], Plan, str], Element | str | None]
"""Returns what replaces a match in a view of a plan, or None to leave it as it is."""


def _cite(match: Match[str], plan: Plan, view: str) -> Element | str:
    """Return the numbers of the sources in `[source: handout]` as links; the wall has none."""
    if view == WALL:
        return ""
    keys = [source.key for source in plan.facts.sources]
    # The run view has no list of sources; the plan's page does.
    page = f"{plan.slug}.md" if view == RUN else ""
    sup = Element("sup", {"class": "plan-cited"})
    for name in match[1].split(","):
        key = name.strip()
        if key in keys:
            link = SubElement(sup, "a", {"href": f"{page}#source-{key}"})
            link.text = f"[{keys.index(key) + 1}]"
    return sup


def _set_apart(match: Match[str], plan: Plan, view: str) -> Element:
    """Set `Answer: …` or `Open: …` apart from the question, up to the end of the paragraph."""
    label = say("fences-plan-open" if match[1] == "Open" else "fences-plan-answer")
    answer = Element("span", {"class": "plan-answer", "data-before": label})
    answer.text = match[2]
    return answer


def _reply(match: Match[str], plan: Plan, view: str) -> Element:
    """Return a child's answer to a key question and the response, or the start of an answer."""
    whole = Element("span", {"class": "plan-reply" if match[1] else "plan-starter"})
    if match[1]:
        SubElement(whole, "b").text = say(REPLIES[match[1]])
        SubElement(whole, "span").text = match[2]
    SubElement(whole, "b").text = say("fences-plan-next" if match[1] else "fences-plan-start")
    SubElement(whole, "span").text = match[3]
    for part in whole:
        part.tail = " "
    return whole


def _serve(match: Match[str], plan: Plan, view: str) -> Element | None:
    """Return the standard in `[standard: MP7]` in words: title, list and code."""
    code = match[1]
    if code not in STANDARDS:
        return None
    served = Element("span", {"class": "plan-served"})
    served.text = say("fences-plan-served", standard=STANDARDS[code], code=text(code))
    return served


PATTERNS: tuple[tuple[str, str, Make], ...] = (
    ("ubao-reply", rf"^(?:({'|'.join(REPLIES)}):\s+(.*?)\s+Say:|Start with:)\s+(.*)$", _reply),
    ("ubao-answer", r"\b(Answer|Open):\s+(.*)$", _set_apart),
    ("ubao-source", CITED.pattern, _cite),
    ("ubao-standard", SERVED.pattern, _serve),
)
"""The patterns in plans, in the order in which they're tried: name, pattern, replacement."""


def arrange(root: Element, page: PageContext, stash: HtmlStash) -> None:
    """Wrap each heading of a plan and what belongs to it in an element."""
    plan, view = page.plan, page.view
    if plan is None:
        return
    sections = [_wrap(head, rest, plan, view) for head, rest in _group(list(root), "h2")]
    if plan.facts.sources:
        sections.append(_list_sources(plan))

    def fill(name: str) -> Element:
        """Return a slot that a template fills."""
        return defer(page.fills.get(name, Markup()), stash)

    if view in (RUN, WALL):
        taught = (*plan.facts.blocks, CULTURE)
        shown = [section for section in sections if section.get("data-title") in taught]
        root[:] = [stage(section, wall=view == WALL) for section in shown]
    elif view == PRINT:
        fills = {name: fill(name) for name in page.fills}
        fills["one page"] = _open(sections, fill("opening"))
        root[:] = lay_out(sections, plan, fills)
    else:
        root[:] = [_open(sections, fill("opening")), fill("facts"), *sections]
    if view != PAGE:
        _deepen(root)


def _open(sections: Sequence[Element], filled: Element) -> Element:
    """Return the page to run the lesson from, with all answers."""
    opening = Element("section", {"class": "plan-opening"})
    opening.append(filled)
    if parts := [*copy_parts(sections, KEYS)]:
        answers = SubElement(opening, "div", {"class": "plan-opening__answers"})
        head = SubElement(answers, "p", {"class": "plan-opening__head"})
        head.text = say("fences-plan-answers")
        answers.extend(parts)
    return opening


def _group(elements: Sequence[Element], tag: str) -> list[tuple[Element, list[Element]]]:
    """Return each heading of this level with what follows it, skipping what precedes the first."""
    groups: list[tuple[Element, list[Element]]] = []
    for element in elements:
        if element.tag == tag:
            groups.append((element, []))
        elif groups:
            groups[-1][1].append(element)
    return groups


def _wrap(head: Element, rest: list[Element], plan: Plan, view: str) -> Element:
    title = head.text or ""
    section = Element("section", {"class": "plan-section", "data-title": title})
    section.append(head)
    head.text = call_part(title)
    if title in plan.facts.blocks:
        section.set("class", "plan-section plan-block")
        ways = {way: route[title] for way, route in plan.facts.ways.items() if title in route}
        whole = plan.facts.minutes
        section.set("data-minutes", str(ways.get(whole, 0)))
        if view in (RUN, WALL):
            section.set("data-ways", json.dumps(ways))
        if whole not in ways and view not in (RUN, WALL):
            only = SubElement(section, "p", {"class": "plan-time"})
            only.text = say("fences-plan-only", minutes=listed(text(str(way)) for way in ways))
        shown = {RUN: ways, WALL: ()}.get(view, ways.keys() & {whole})
        section.extend(_tell_time(plan, title, way) for way in shown)
    parts = _group(rest, "h3")
    section.extend(rest[: rest.index(parts[0][0])] if parts else rest)
    for heading, content in parts:
        name = heading.text or ""
        part = SubElement(section, "div", {"class": "plan-part", "data-part": name})
        # It isn't a heading: the table of contents would list “Say” six times.
        label = SubElement(part, "p", {"class": "plan-label", "role": "heading", "aria-level": "3"})
        label.text = call_part(name)
        if name == NOTICE and any(other.text == QUESTION for other, _ in parts):
            label.text = say("fences-plan-more")
        part.extend(content)
        if name == QUESTION:
            _mark_question(part)
    return section


def _mark_question(part: Element) -> None:
    """Set a key question, which the class sees, apart from children's answers."""
    question = Element("div", {"class": "plan-question"})
    replies = next((at for at, each in enumerate(part) if each.tag == "ul"), len(part))
    question.extend(part[1:replies])
    expected = Element("p", {"class": "plan-expected"})
    expected.text = say("fences-plan-replies")
    part[1:replies] = [question, expected]


def _tell_time(plan: Plan, block: str, way: int) -> Element:
    """Return the time of a block on a route; only the full lesson's is visible at first."""
    route = plan.facts.ways[way]
    start = dict(zip(route, accumulate(route.values(), initial=0), strict=False))[block]
    time = Element("p", {"class": "plan-time", "data-way": str(way)})
    if way != plan.facts.minutes:
        time.set("hidden", "")
    end = start + route[block]
    time.text = say("fences-plan-time", minutes=route[block], start=start, end=end)
    return time


def _list_sources(plan: Plan) -> Element:
    section = Element("section", {"class": "plan-section", "data-title": "Sources"})
    SubElement(section, "h2").text = say("fences-plan-sources")
    sources = SubElement(section, "ol")
    for source in plan.facts.sources:
        item = SubElement(sources, "li", {"id": f"source-{source.key}"})
        into = SubElement(item, "a", {"href": source.link}) if source.link else item
        into.text = source.cite
    return section


def _deepen(root: Element) -> None:
    """Fix links for views one folder below the plan's page."""
    for link in root.iter("a"):
        href = link.get("href", "")
        if href and not href.startswith(("#", "/")) and ":" not in href:
            link.set("href", f"../{href}")
