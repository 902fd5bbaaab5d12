"""Split the body of a plan or unit at its headings, and check it against the outline."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from lesson_plans.curriculum.drafts import REFUSED, is_draft
from lesson_plans.curriculum.markdown import Block, Fence, Heading, Paragraph, scan
from lesson_plans.curriculum.plans.outline import Outline
from lesson_plans.curriculum.problem import Place, suggest

BOARDS = frozenset(("board", "demo", "picture", "puzzle"))
"""The fence kinds that show a board."""
NUMBERED = re.compile(r"(?P<number>[0-9]+)\. +\S")


@dataclass(frozen=True)
class Passage:
    """The text below one heading, from line `line` on; `body` is where the whole text begins."""

    title: str
    body: Place
    line: int
    lines: tuple[str, ...]
    blocks: tuple[Block, ...]

    def blame(self, reason: str, line: int = 0, title: str = "") -> None:
        """Report a mistake: in its heading, which is the line above, unless told otherwise."""
        line = line or max(1, self.line - 1)
        replace(self.body, line=line, field=title or self.title).blame(reason)

    def fences(self) -> list[str]:
        """Return the kinds of its fenced blocks in order."""
        return [block.kind for block in self.blocks if isinstance(block, Fence)]

    def paragraphs(self) -> Iterator[tuple[int, str]]:
        """Yield paragraphs and list items, joined to one line, each with its line number."""
        return ((each.start, each.text) for each in self._paragraphs())

    def items(self) -> list[tuple[int, str]]:
        """Return its list items: paragraphs after a number or dash."""
        return [(each.start, each.text) for each in self._paragraphs() if each.item]

    def _paragraphs(self) -> Iterator[Paragraph]:
        return (block for block in self.blocks if isinstance(block, Paragraph))


@dataclass(frozen=True)
class Section(Passage):
    """A section with its `parts` by title; its own lines are those before the first part."""

    parts: Mapping[str, Passage]

    def passages(self) -> Iterator[Passage]:
        """Yield the section's own text and each part's, in order."""
        yield self
        yield from self.parts.values()


def read_sections(
    text: str, start: Place, outlines: Sequence[Outline], optional: Collection[str] = ()
) -> dict[str, Section]:
    """Return the sections of a body by title; `start` is the place of its first line.

    Differences from the outline are reported. Sections in `optional` may be left out.
    """
    lines = tuple(text.split("\n"))
    body = Passage("", start, start.line, lines, scan(text, start.line))
    for passage in _split(body, 1)[1]:
        passage.blame("the title goes in the front matter; sections begin with ##.")
    before, sections = _split(body, 2)
    if before.blocks:
        reason = f"there are words before the first section, ## {outlines[0].title}."
        before.blame(reason, before.blocks[0].start)
    known = {outline.title: outline for outline in outlines}
    found: dict[str, Section] = {}
    for passage in sections:
        own, parts = _split(passage, 3)
        section = Section(**vars(own), parts={part.title: part for part in parts})
        found[passage.title] = section
        if outline := known.get(passage.title):
            _compare(section, parts, outline.parts, outline.optional)
            _check_filled(section, outline)
        _check_numbers(section)
    end = replace(body, line=start.line + len(lines) - 1)
    _compare(end, sections, tuple(known), optional)
    return found


def _compare(
    parent: Passage, found: Sequence[Passage], asked: tuple[str, ...], optional: Collection[str]
) -> None:
    """Report missing, unknown and misplaced parts."""
    order = f"the order is {', '.join(asked)}." if asked else "it has no parts."
    titles = [passage.title for passage in found]
    for number, passage in enumerate(found):
        if passage.title in titles[:number]:
            passage.blame("is here for the second time.")
        if passage.title not in asked:
            passage.blame(f"doesn't belong here; {suggest(passage.title, asked, order)}")
    for title in asked:
        if title not in titles and title not in optional:
            parent.blame("is missing.", title=", ".join(filter(None, (parent.title, title))))
    for earlier, later in pairwise(passage for passage in found if passage.title in asked):
        if asked.index(later.title) < asked.index(earlier.title):
            later.blame(f"belongs before “{earlier.title}”; {order}")


def _check_filled(section: Section, outline: Outline) -> None:
    """Report passages without text, or with a placeholder."""
    for passage in section.passages():
        if not passage.blocks and (passage is not section or not outline.parts):
            named = section.title if passage is section else f"{section.title}, {passage.title}"
            passage.blame("is empty.", title=named)
        for line, text in passage.paragraphs():
            if is_draft(text):
                passage.blame(REFUSED, line)


def _split(passage: Passage, level: int) -> tuple[Passage, list[Passage]]:
    """Return the text before the first heading of this level, and the passage below each."""
    heads = [
        block
        for block in passage.blocks
        if isinstance(block, Heading) and block.level == level and block.is_outermost
    ]
    ends = [*(head.start for head in heads), passage.line + len(passage.lines)]
    below = zip(heads, ends[1:], strict=True)
    parts = [_take(passage, head.title, head.end, end) for head, end in below]
    return _take(passage, passage.title, passage.line, ends[0]), parts


def _take(passage: Passage, title: str, start: int, end: int) -> Passage:
    lines = passage.lines[start - passage.line : end - passage.line]
    blocks = tuple(block for block in passage.blocks if start <= block.start < end)
    return replace(passage, title=title, line=start, lines=lines, blocks=blocks)


def _check_numbers(section: Section) -> None:
    """Report prose lines that begin with a number, which Markdown takes for list items.

    This, for instance, would become item 23:

        1. Sow C. Its last seed falls in d, and now the board holds
           23. and nobody captures.
    """
    for passage in section.passages():
        for line, number in find_strays(passage.blocks):
            reason = (
                f"“{number}.” at the beginning of a line starts a list item; "
                "break the line elsewhere, or begin a list after an empty line."
            )
            passage.blame(reason, line)


def find_strays(blocks: Iterable[Block]) -> Iterator[tuple[int, int]]:
    """Yield the lines inside a paragraph that begin with a number out of turn, and the number."""
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
