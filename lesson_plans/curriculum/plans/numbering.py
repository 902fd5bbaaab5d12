"""Find prose lines that begin with a number, which Markdown takes for list items.

This, for instance, would become item 23:

    1. Sow C. Its last seed falls in d, and now the board holds
       23. and nobody captures.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from lesson_plans.curriculum.markdown import Block, Paragraph
from lesson_plans.curriculum.plans.sections import Section, blame
from lesson_plans.curriculum.problem import Place

NUMBERED = re.compile(r"(?P<number>[0-9]+)\. +\S")


def check(sections: Mapping[str, Section], start: Place) -> None:
    """Report every such number in these sections; `start` is the place of the body."""
    for section in sections.values():
        for passage in section.passages():
            for line, number in find_strays(passage.blocks):
                reason = (
                    f"“{number}.” at the beginning of a line makes an item of a list; "
                    "break the line elsewhere, or begin a list after an empty line."
                )
                blame(start, line, passage.title, reason)


def find_strays(blocks: Iterable[Block]) -> Iterator[tuple[int, int]]:
    """Yield lines within a paragraph or item that begin with a number and a period, and the number.

    Those that continue the list's count are its next items.
    """
    last, end = 0, -1
    for block in blocks:
        inside = block.start == end
        end = block.end if isinstance(block, Paragraph) else -1
        for line, number in _list_numbers(block):
            if not inside:
                # Indented text belongs to the item above.
                last = number if number or block.is_outermost else last
                inside = True
            elif number and (number != last + 1 or not last):
                yield line, number
            elif number:
                last = number


def _list_numbers(block: Block) -> Iterator[tuple[int, int]]:
    """Yield the lines of a paragraph, each with its leading number, or 0."""
    if isinstance(block, Paragraph):
        for line, text in enumerate(block.lines, start=block.start):
            mark = f"{block.item} " if line == block.start else ""
            found = NUMBERED.match(mark + text)
            yield line, int(found["number"]) if found else 0
