"""A plan on paper: sheets in the order of the stack, with the copies needed of each.

A script reads the copies from attributes: `data-number` per `data-each` children, or in all if
that's 0; `data-up` of them fit on a page. If a sheet's parts differ, they have the attributes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import deepcopy
from xml.etree.ElementTree import Element, SubElement

from game_core.messages import text
from lesson_plans.curriculum.plans import outline
from lesson_plans.curriculum.plans.copies import Copies
from lesson_plans.curriculum.plans.outline import ANSWER, CARD, CHALLENGE, HOME, KEY, PUZZLE
from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.plans.schema import SHEETS
from widgets.fences.staging import is_board
from widgets.messages.site import say

LABELS = {
    outline.NOTICE: "fences-plan-notice",
    outline.SAY: "fences-plan-say",
    outline.DO: "fences-plan-do",
    outline.EXPECT: "fences-plan-expect",
    outline.WATCH: "fences-plan-watch",
    outline.SHOW: "fences-plan-show",
    outline.CHALLENGE: "fences-plan-challenge",
    outline.KEY: "fences-plan-key",
    outline.PUZZLE: "fences-plan-puzzle",
    outline.ANSWER: "fences-plan-solution",
    outline.QUESTION: "fences-plan-question",
    outline.MATHEMATICS: "fences-plan-mathematics",
    outline.SYNTHESIS: "fences-plan-synthesis",
    outline.SKIP: "fences-plan-skip",
    outline.REHEARSE: "fences-plan-rehearse",
    "Adapt": "fences-plan-adapt",
    "Easier": "fences-plan-easier",
    "Harder": "fences-plan-harder",
    "English learners": "fences-plan-learners",
    "Low vision and motor": "fences-plan-vision",
    "Odd numbers": "fences-plan-odd",
    "Mixed ages": "fences-plan-mixed",
    "Latecomers": "fences-plan-late",
    outline.EXIT: "fences-plan-exit",
    "Rubric": "fences-plan-rubric",
    "Beginning": "fences-plan-beginning",
    "Developing": "fences-plan-developing",
    "Secure": "fences-plan-secure",
    outline.CULTURE: "fences-plan-culture",
    "People and place": "fences-plan-people",
    "The name": "fences-plan-name",
    "What is uncertain": "fences-plan-uncertain",
    outline.HOME: "fences-plan-home",
    outline.CARD: "fences-plan-card",
}
"""The messages for the titles of plans' sections and parts, which are English in all files."""


def call_part(title: str) -> str:
    """Return the title of a section or part; a block of the lesson has its own."""
    return say(LABELS[title]) if title in LABELS else title


KEYS = KEY, ANSWER
"""The parts that have answers."""
OWN = HOME, CARD
"""Sections with sheets of their own."""
SIDES = {"rule card": 2, "exit tickets": 4, "short exit tickets": 4}
"""Copies per page of some sheets."""
ALL, PLAYER, PAIR = 0, 1, 2
CHILDREN = {
    "one page": ALL, "plan": ALL, "rule card": PAIR, "board": PAIR, "big board": PAIR,
    "pieces": PAIR, "puzzles": PAIR, "exit tickets": PLAYER,
    "short exit tickets": PLAYER, "home": PLAYER, "key": ALL,
}  # fmt: skip
"""Children per sheet by default."""
NAME, LINES = "fences-plan-own-name", ("fences-plan-line", "fences-plan-why")
"""What to write on the lines for the name and for an answer."""
PROPS = "props"
"""The sheet whose parts have their own numbers."""


def lay_out(
    sections: Sequence[Element], plan: Plan, fills: Mapping[str, Element]
) -> Iterator[Element]:
    """Yield the sheets of a plan with these sections; `fills` are some sheets' first elements."""
    own = {section.get("data-title", ""): section for section in sections}
    asked = {sheet.sheet: sheet.copies for sheet in plan.facts.sheets}
    exits = [own[title] for title in plan.exits if title in own]
    for name, called in SHEETS.items():
        inner: list[Element] = [fills[name]] if name in fills else []
        match name:
            case "plan":
                inner += [own[title] for title in own if title not in OWN]
            case "rule card" if CARD in own:
                inner = [_repeat(own[CARD], plan, name, "wide")]
            case "puzzles" if puzzles := [*copy_parts(sections, (CHALLENGE,))]:
                inner = [_draw_line(NAME), *_add_lines(puzzles)]
            case "exit tickets" | "short exit tickets":
                chosen = exits[:1] if name == "exit tickets" else exits[1:]
                tickets = map(_make_ticket, chosen)
                inner = [_repeat(each, plan, "exit tickets", "upright") for each in tickets]
            case "home" if HOME in own:
                inner = [_name(own[HOME], plan), *inner]
            case "key":
                inner = list(copy_parts(sections, KEYS))
        if inner:
            slug = name.replace(" ", "-")
            kind = {"class": "plan-sheet", "data-sheet": slug, "id": f"sheet-{slug}"}
            sheet = Element("section", kind)
            head = SubElement(sheet, "p", {"class": "plan-sheet__head"})
            head.text = say("fences-plan-sheet", sheet=called, plan=text(plan.facts.title))
            if name != PROPS:
                copies = asked.get(name, Copies("", 1, CHILDREN[name]))
                sheet.set("data-number", str(copies.number))
                sheet.set("data-each", str(copies.children))
                sheet.set("data-up", str(SIDES.get(name, 1)))
            sheet.extend(inner)
            yield sheet


def copy_parts(sections: Sequence[Element], parts: Collection[str]) -> Iterator[Element]:
    """Yield copies of parts of sections, each under its section's name."""
    for section in sections:
        for found in section.findall("div"):
            if found.get("data-part") in parts:
                copy = deepcopy(found)
                copy[0].text = call_part(section.get("data-title", ""))
                yield copy


def _name(section: Element, plan: Plan) -> Element:
    """Return a section whose heading names its subject."""
    named = deepcopy(section)
    head = named.find("h2")
    if head is not None:
        head.text = plan.short_name
        head.attrib.pop("id", None)
        head[:] = []
    return named


def _repeat(section: Element, plan: Plan, name: str, lying: str) -> Element:
    """Return a page with several copies of a section, to cut apart."""
    leaf = Element(
        "div", {"class": f"plan-leaf plan-leaf--{lying} plan-{name.replace(' ', '-').rstrip('s')}s"}
    )
    leaf.extend(_name(section, plan) for _ in range(SIDES[name]))
    return leaf


def _make_ticket(section: Element) -> Element:
    """Return an exit puzzle with lines for the name and the answer."""
    ticket = Element("section", {"class": "plan-section plan-ticket"})
    SubElement(ticket, "h2")
    ticket.append(_draw_line(NAME))
    for part in copy_parts((section,), (PUZZLE,)):
        ticket.extend(part[1:])
    ticket.extend(map(_draw_line, LINES))
    return ticket


def _draw_line(message: str) -> Element:
    line = Element("p", {"class": "plan-line"})
    line.text = say(message)
    return line


def _add_lines(parts: Sequence[Element]) -> Iterator[Element]:
    """Yield parts in which each board has its task and lines for the answer."""
    for part in parts:
        told = [*part]
        part[:] = []
        for element in told:
            if not is_board(element):
                part.append(element)
                continue
            task = Element("div", {"class": "plan-puzzle"})
            task.append(element)
            # The paragraph directly above a board asks for something.
            if len(part) > 1 and part[-1].tag == "p" and not part[-1].get("class"):
                task.append(part[-1])
                part.remove(part[-1])
            task.extend(map(_draw_line, LINES))
            part.append(task)
        yield part
