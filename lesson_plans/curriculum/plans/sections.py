"""The body of a plan or of a unit: cut at its headings and held against the outline."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from lesson_plans.curriculum.plans.outline import Outline
from lesson_plans.curriculum.problem import Place, suggest

HEADING = re.compile(r"(?P<level>#{1,6}) +(?P<title>.*?)(?: +#+)? *")
FENCE = re.compile(r"(?P<indent> *)(?P<fence>`{3,}|~{3,}) *(?P<kind>[a-z-]*).*")
BOARDS = frozenset(("board", "demo", "picture", "puzzle"))
"""The kinds of fenced block that show a board."""
ITEM = re.compile(r" *(?:[-*+]|[0-9]+[.)]) +")


@dataclass(frozen=True)
class Passage:
    """The text below one heading: its lines, of which the first is line `line` of the file."""

    title: str
    line: int
    lines: tuple[str, ...]

    def fences(self) -> list[str]:
        """The kinds of the fenced blocks in it, in order."""
        return [kind for _, _, kind in walk(self.lines) if kind]

    def paragraphs(self) -> Iterator[tuple[int, str]]:
        """Paragraphs and items of lists, on one line each, with the line on which they begin."""
        start, words = 0, list[str]()
        for number, line, kind in walk(self.lines):
            plain = not (kind or HEADING.fullmatch(line)) and line.strip()
            if words and (not plain or ITEM.match(line)):
                yield self.line + start, " ".join(words)
                words = []
            if plain:
                start = start if words else number
                words.append(ITEM.sub("", line, count=1).strip() if not words else line.strip())
        if words:
            yield self.line + start, " ".join(words)

    def items(self) -> list[tuple[int, str]]:
        """The items of its lists: the paragraphs that begin with a number or a dash."""
        return [
            (line, text)
            for line, text in self.paragraphs()
            if ITEM.match(self.lines[line - self.line])
        ]


@dataclass(frozen=True)
class Section(Passage):
    """A section of a plan; `parts` are by title. Its own lines are those before the first part."""

    parts: Mapping[str, Passage]

    def passages(self) -> Iterator[Passage]:
        """The section's own text and that of its parts, in order."""
        yield self
        yield from self.parts.values()


def cut(text: str, start: Place, outlines: Sequence[Outline]) -> dict[str, Section]:
    """The sections of a body by title; `start` is the place of its first line.

    What the outline asks for and is not there, and what is there beyond it, is reported.
    """
    lines = text.split("\n")
    for passage in _split(lines, start.line, 1)[1]:
        reason = "the title stands in the front matter; sections begin with ##."
        blame(start, passage.line - 1, passage.title, reason)
    before, sections = _split(lines, start.line, 2)
    first = next((number for number, line in enumerate(before) if line.strip()), None)
    if first is not None:
        reason = f"words stand before the first section, ## {outlines[0].title}."
        blame(start, start.line + first, "", reason)
    known = {outline.title: outline for outline in outlines}
    found: dict[str, Section] = {}
    for passage in sections:
        own, parts = _split(passage.lines, passage.line, 3)
        by_title = {part.title: part for part in parts}
        section = Section(passage.title, passage.line, tuple(own), by_title)
        found[passage.title] = section
        if outline := known.get(passage.title):
            _compare(start, parts, outline.parts, passage)
            _fill(start, section, outline)
    end = Passage("", start.line + text.count("\n"), ())
    _compare(start, sections, tuple(known), end)
    return found


def blame(start: Place, line: int, title: str, reason: str) -> None:
    """Report a mistake in the passage called `title`."""
    Place(start.file, line, title, start.report).blame(reason)


def _compare(
    start: Place, found: Sequence[Passage], asked: tuple[str, ...], parent: Passage
) -> None:
    """Report what is missing, unknown or out of order."""
    known = [passage for passage in found if passage.title in asked]
    for number, passage in enumerate(found):
        if passage.title in [other.title for other in found[:number]]:
            blame(start, passage.line - 1, passage.title, "stands here for the second time.")
        if passage.title not in asked:
            hint = suggest(passage.title, asked, _list(asked))
            blame(start, passage.line - 1, passage.title, f"is not asked for here; {hint}")
    titles = [passage.title for passage in known]
    for title in asked:
        if title not in titles:
            named = ", ".join(filter(None, (parent.title, title)))
            blame(start, max(1, parent.line - 1), named, "is missing.")
    for earlier, later in pairwise(known):
        if asked.index(later.title) < asked.index(earlier.title):
            reason = f"belongs before “{earlier.title}”; {_list(asked)}"
            blame(start, later.line - 1, later.title, reason)


def _fill(start: Place, section: Section, outline: Outline) -> None:
    """Report passages without a word."""
    for passage in section.passages():
        empty = not any(line.strip() for line in passage.lines)
        if empty and (passage is not section or not outline.parts):
            named = section.title if passage is section else f"{section.title}, {passage.title}"
            blame(start, passage.line - 1, named, "is empty.")


def _list(asked: tuple[str, ...]) -> str:
    return f"the order is {', '.join(asked)}." if asked else "it has no parts."


def _split(lines: Sequence[str], first: int, level: int) -> tuple[list[str], list[Passage]]:
    """The lines before the first heading of this level, and the passage below each."""
    heads = [
        (number, heading["title"])
        for number, line, kind in walk(lines)
        if not kind and (heading := HEADING.fullmatch(line)) and len(heading["level"]) == level
    ]
    ends = [*(number for number, _ in heads), len(lines)]
    passages = [
        Passage(title, first + number + 1, tuple(lines[number + 1 : end]))
        for (number, title), end in zip(heads, ends[1:], strict=True)
    ]
    return list(lines[: ends[0]]), passages


def walk(lines: Sequence[str]) -> Iterator[tuple[int, str, str]]:
    """Line by line: number, text and, for the line that opens a fenced block, its kind.

    The lines inside such a block are left out.
    """
    closing = ""
    for number, line in enumerate(lines):
        fence = FENCE.fullmatch(line)
        if closing:
            if line.strip() == closing:
                closing = ""
        elif fence:
            closing = fence["fence"]
            yield number, line, fence["kind"] or "code"
        else:
            yield number, line, ""
