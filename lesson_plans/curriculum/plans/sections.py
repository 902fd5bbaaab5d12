"""Split the body of a plan or unit at its headings, and check it against the outline."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
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
    """The text below one heading; its first line has the number `line`.

    `blocks` are its Markdown blocks.
    """

    title: str
    line: int
    lines: tuple[str, ...]
    blocks: tuple[Block, ...]

    @property
    def heading_line(self) -> int:
        """The number of the line above it, which is its heading's; at least 1."""
        return max(1, self.line - 1)

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
    text: str, start: Place, outlines: Sequence[Outline], at_will: Collection[str] = ()
) -> dict[str, Section]:
    """Return the sections of a body by title; `start` is the place of its first line.

    Differences from the outline are reported. Sections in `at_will` may be left out.
    """
    blocks = tuple(scan(text, start.line))
    body = Passage("", start.line, tuple(text.split("\n")), blocks)
    for passage in _split(body, 1)[1]:
        reason = "the title goes in the front matter; sections begin with ##."
        blame(start, passage.heading_line, passage.title, reason)
    before, sections = _split(body, 2)
    if before.blocks:
        reason = f"there are words before the first section, ## {outlines[0].title}."
        blame(start, before.blocks[0].start, "", reason)
    known = {outline.title: outline for outline in outlines}
    found: dict[str, Section] = {}
    for passage in sections:
        own, parts = _split(passage, 3)
        by_title = {part.title: part for part in parts}
        section = Section(own.title, own.line, own.lines, own.blocks, by_title)
        found[passage.title] = section
        if outline := known.get(passage.title):
            _compare(start, parts, outline.parts, passage, outline.at_will)
            _fill(start, section, outline)
    end = Passage("", start.line + text.count("\n"), (), ())
    _compare(start, sections, tuple(known), end, at_will)
    return found


def blame(start: Place, line: int, title: str, reason: str) -> None:
    """Report a mistake in the passage called `title`."""
    Place(start.file, line, title, start.report).blame(reason)


def _compare(
    start: Place,
    found: Sequence[Passage],
    asked: tuple[str, ...],
    parent: Passage,
    at_will: Collection[str] = (),
) -> None:
    """Report missing, unknown and misplaced parts."""
    known = [passage for passage in found if passage.title in asked]
    seen: set[str] = set()
    for passage in found:
        if passage.title in seen:
            blame(start, passage.heading_line, passage.title, "is here for the second time.")
        seen.add(passage.title)
        if passage.title not in asked:
            hint = suggest(passage.title, asked, _list(asked))
            blame(start, passage.heading_line, passage.title, f"doesn't belong here; {hint}")
    titles = [passage.title for passage in known]
    for title in asked:
        if title not in titles and title not in at_will:
            named = ", ".join(filter(None, (parent.title, title)))
            blame(start, parent.heading_line, named, "is missing.")
    for earlier, later in pairwise(known):
        if asked.index(later.title) < asked.index(earlier.title):
            reason = f"belongs before “{earlier.title}”; {_list(asked)}"
            blame(start, later.heading_line, later.title, reason)


def _fill(start: Place, section: Section, outline: Outline) -> None:
    """Report passages without text."""
    for passage in section.passages():
        if not passage.blocks and (passage is not section or not outline.parts):
            named = section.title if passage is section else f"{section.title}, {passage.title}"
            blame(start, passage.heading_line, named, "is empty.")
        for line, text in passage.paragraphs():
            if is_draft(text):
                blame(start, line, passage.title, REFUSED)


def _list(asked: tuple[str, ...]) -> str:
    return f"the order is {', '.join(asked)}." if asked else "it has no parts."


def _split(passage: Passage, level: int) -> tuple[Passage, list[Passage]]:
    """Return the text before the first heading of this level, and the passage below each."""
    last = passage.line + len(passage.lines)
    heads = [
        block
        for block in passage.blocks
        if isinstance(block, Heading) and block.level == level and block.is_outermost
    ]
    ends = [*(head.start for head in heads), last]
    parts = [
        _take(passage, head.title, head.end, end) for head, end in zip(heads, ends[1:], strict=True)
    ]
    return _take(passage, passage.title, passage.line, ends[0]), parts


def _take(passage: Passage, title: str, start: int, end: int) -> Passage:
    lines = passage.lines[start - passage.line : end - passage.line]
    return Passage(title, start, lines, tuple(b for b in passage.blocks if start <= b.start < end))


def check_numbers(sections: Mapping[str, Section], start: Place) -> None:
    """Report prose lines that begin with a number, which Markdown takes for list items.

    This, for instance, would become item 23; `start` is the place of the body:

        1. Sow C. Its last seed falls in d, and now the board holds
           23. and nobody captures.
    """
    for section in sections.values():
        for passage in section.passages():
            for line, number in find_strays(passage.blocks):
                reason = (
                    f"“{number}.” at the beginning of a line starts a list item; "
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
