"""Numbers at the beginning of a line of prose, which Markdown takes for items of a list.

1. Sow C. Its last seed falls in d, and now the board holds
   23. and nobody captures.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from lesson_plans.curriculum.plans.sections import HEADING, Passage, Section, blame, walk
from lesson_plans.curriculum.problem import Place

NUMBERED = re.compile(r" *(?P<number>[0-9]+)\. +\S")


def check(sections: Mapping[str, Section], start: Place) -> None:
    """Report every such number in these sections; `start` is the place of the body."""
    for section in sections.values():
        for passage in section.passages():
            for line, number in find_strays(passage):
                reason = (
                    f"“{number}.” at the beginning of a line makes an item of a list; "
                    "break the line elsewhere, or begin a list after an empty line."
                )
                blame(start, line, passage.title, reason)


def find_strays(passage: Passage) -> Iterator[tuple[int, int]]:
    """Lines inside a paragraph or item that begin with a number and a full stop, with the number.

    Those that go on counting where the list has come to are its next items.
    """
    inside, last = False, 0
    for index, line, kind in walk(passage.lines):
        found = NUMBERED.match(line)
        number = int(found["number"]) if found else 0
        if kind or HEADING.fullmatch(line) or not line.strip():
            inside = False
        elif not inside:
            inside = True
            # What is indented belongs to the item above.
            last = last if line.startswith(" ") and not found else number
        elif found and (number != last + 1 or not last):
            yield passage.line + index, number
        elif found:
            last = number
