"""A plan's blocks as taught: what the class sees, apart from the teacher's notes.

What the class sees is a series of cards, shown one at a time: a task, its boards, or both. Other
than those, the wall holds only questions without answers: what it must not show isn't in its page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element, SubElement

from markdown.util import HTML_PLACEHOLDER_RE

from lesson_plans.curriculum.plans import outline
from widgets.messages.site import say

LONG_TASK = 210
"""Characters above which a task gets half of the wall's width, and scrolls for the teacher."""
LONG_SCRIPT = 620
"""Characters above which what to say gets more room, in smaller letters."""


type _Card = tuple[Sequence[Element], Sequence[Element]]
"""A card for the class: a task and its boards; either may be empty."""


def _build(card: _Card, *, wall: bool) -> Element:
    """Return the card; its classes describe the layout."""
    task, boards = card
    long = sum(map(_measure, task)) > LONG_TASK
    kinds = {"told": task, "long": long, "pair": len(boards) > 1}
    names = ["plan-card", *(f"plan-card--{kind}" for kind, holds in kinds.items() if holds)]
    built = Element("div", {"class": " ".join(names)})
    if task:
        text = SubElement(built, "div", {"class": "plan-text"})
        text.extend(task)
        if long and not wall:
            _let_scroll(text, say("fences-plan-task"))
    if boards:
        SubElement(built, "div", {"class": "plan-boards"}).extend(boards)
    return built


def stage(section: Element, *, wall: bool) -> Element:
    """Arrange a section of a plan: heading, script, cards, notes."""
    parts = {part.get("data-part", ""): part for part in section.findall("div")}
    own = [element for element in section if element.tag != "div"]
    head = [element for element in own if element.tag == "h2" or element.get("class")]
    boards = [element for element in own if is_board(element)]
    cards: list[_Card] = [((), boards)] if boards else []
    for name in (outline.CHALLENGE, outline.SHOW, outline.PUZZLE):
        if name in parts:
            cards += _deal(parts.pop(name))
    said = parts.pop(outline.SAY, None)
    done = parts.pop(outline.DO, None)
    if done is not None:
        shown = [element for element in done if is_board(element)]
        for board in shown:
            done.remove(board)
        cards += [((), [board]) for board in shown]
        parts = {outline.DO: done, **parts}
    notes = [element for element in own if element not in head and element not in boards]
    synthesis = parts.pop(outline.SYNTHESIS, None)
    if said is not None and synthesis is not None:
        said.extend(synthesis)
    notes += parts.values()

    arranged = Element("section", dict(section.attrib))
    SubElement(arranged, "header", {"class": "plan-head"}).extend(head)
    if said is not None and not wall:
        arranged.append(said)
        if _measure(said) > LONG_SCRIPT:
            arranged.set("class", f"{arranged.get('class')} plan-block--much")
    if cards:
        built = SubElement(arranged, "div", {"class": "plan-stage"})
        built.extend(_build(card, wall=wall) for card in cards)
    if wall:
        asked = [name for name in (outline.QUESTION, outline.NOTICE) if name in parts]
        notes = [_hide_answers(parts[name]) for name in asked]
    if notes:
        panel = SubElement(arranged, "div", {"class": "plan-notes"})
        panel.extend(notes)
        if not wall:
            _let_scroll(panel, say("fences-plan-notes"))
    for link in [*arranged.iter("a")] if wall else ():
        link.tag = "span"
        link.attrib.clear()
    return arranged


def _measure(element: Element) -> int:
    """Return the number of characters in an element."""
    return len("".join(element.itertext()))


def _let_scroll(element: Element, name: str) -> None:
    """Let an element that is too tall scroll, also by keyboard."""
    element.attrib.update({"role": "region", "tabindex": "0", "aria-label": name})


def _deal(part: Element) -> Iterator[_Card]:
    """Yield a part's tasks, each with its board, and the text after the last board."""
    task: list[Element] = []
    for element in part[1:]:
        if is_board(element):
            yield task, [element]
            task = []
        else:
            task.append(element)
    if task:
        yield task, ()


def is_board(element: Element) -> bool:
    """Return whether this is a fenced block, which stays behind a placeholder until the end."""
    return HTML_PLACEHOLDER_RE.fullmatch(element.text or "") is not None


def _hide_answers(part: Element) -> Element:
    """Return the questions of a part, without answers but with their starts."""
    kept = Element("div", part.attrib)
    if part.get("data-part") == outline.QUESTION:
        kept.append(part[1])
        questions = [*part[1]]
    else:
        questions = [*part.iter("li")]
        SubElement(kept, "ol").extend(questions)
    for question in questions:
        _cut(question)
    return kept


def _cut(element: Element) -> bool:
    """Cut an answer and all after it out of an element; return whether there was one."""
    for place, child in enumerate(element):
        is_answer = child.get("class") == "plan-answer"
        if is_answer or _cut(child):
            del element[place + (not is_answer) :]
            child.tail = None
            return True
    return False
