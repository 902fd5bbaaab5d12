"""Boards in Markdown: fenced blocks such as ```` ```board ```` with YAML inside.

An extension of Python-Markdown, which needs nothing else:

    markdown.markdown(text, extensions=[FenceExtension()])

Blocks count at the left margin and indented, in lists, admonitions and tabs. A block stays text
in a longer fence, a `~~~` fence, an HTML comment and indented code. Every mistake goes to `report`,
and a box that lists the mistakes takes the place of the block.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import indent
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import HTML_PLACEHOLDER, AtomicString, code_escape

from lesson_plans.curriculum.folder import find_curriculum
from lesson_plans.curriculum.problem import Problem, Report, refuse
from lesson_plans.curriculum.source import Fields, read
from widgets import blocks, cards, compare
from widgets.atlas import read_places
from widgets.cardmarkup import Link
from widgets.glossary import read_glossary
from widgets.markup import render, render_problems
from widgets.puzzles import Shelf

READERS = {
    **blocks.READERS,
    **compare.READERS,
    **cards.READERS,
    "glossary": read_glossary,
    "places": read_places,
}
PUZZLE = "puzzle"
KINDS = (*READERS, PUZZLE)
OPENING = re.compile(r"(?P<indent> *)(?P<fence>`{3,}|~{3,}) *(?P<info>[^`]*)")
CODE_SPAN = re.compile(r"(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)")
OPEN_COMMENT = re.compile(r"<!--(?!.*-->)")
PLACEHOLDER = re.compile(rf"(?:^\n)?^( *)({HTML_PLACEHOLDER % '[0-9]+'})\n\n?", re.MULTILINE)
"""A stored block in indented code, with the empty lines that were put around it."""


@dataclass(frozen=True)
class Fence:
    """A block of ours: `lines[start:end]`, fences included; `content` is without its indent."""

    kind: str
    start: int
    end: int
    indent: int
    content: str
    flaw: str = ""
    """What is wrong with the fence itself, as a sentence."""


def find(lines: list[str]) -> Iterator[Fence]:
    """The blocks of ours in a text, in order."""
    index = 0
    while index < len(lines):
        opening = OPENING.fullmatch(lines[index])
        if opening is None:
            index = _skip_comment(lines, index)
        elif opening["fence"].startswith("~") or _kind(opening) not in KINDS:
            index = _skip_code(lines, index, opening)
        else:
            fence = _cut(lines, index, opening)
            yield fence
            index = fence.end


def _kind(opening: re.Match[str]) -> str:
    return opening["info"].partition(" ")[0]


def _skip_comment(lines: list[str], index: int) -> int:
    """The line after this one and after a comment that begins in it."""
    if OPEN_COMMENT.search(CODE_SPAN.sub("", lines[index])):
        for end in range(index + 1, len(lines)):
            if "-->" in lines[end]:
                return end + 1
    return index + 1


def _skip_code(lines: list[str], index: int, opening: re.Match[str]) -> int:
    """The line after somebody else's fenced block; after this one if the block is never closed."""
    closing = opening["indent"] + opening["fence"]
    for end in range(index + 1, len(lines)):
        if lines[end].rstrip() == closing:
            return end + 1
        if not _lies_inside(lines[end], len(opening["indent"])):
            break
    return index + 1


def _cut(lines: list[str], start: int, opening: re.Match[str]) -> Fence:
    """The block of ours that begins in line `start`."""
    ticks, width = opening["fence"], len(opening["indent"])
    flaw = f"this block is not closed; a line {ticks} is missing at its end."
    end = start + 1
    while end < len(lines):
        if re.fullmatch(f" *{ticks}`* *", lines[end]):
            end += 1
            flaw = ""
            break
        if OPENING.fullmatch(lines[end]) or not _lies_inside(lines[end], width):
            break
        end += 1
    kind, _, rest = opening["info"].strip().partition(" ")
    if rest:
        flaw = flaw or f"“{rest}” belongs inside the block, as a field."
    content = "\n".join(line[width:] for line in lines[start + 1 : end if flaw else end - 1])
    return Fence(kind, start, end, width, content, flaw)


def _lies_inside(line: str, width: int) -> bool:
    return not line.strip() or line.startswith(" " * width)


class FenceExtension(Extension):
    """Adds the blocks to a Markdown converter.

    `file` and `line` say what the next text is and on which line of the file it begins; `report`
    hears of every mistake, and by default the first one is raised as a SourceError. Puzzles are
    taken from a `shelf`, or else from the curriculum of the folder where the command was started.
    `link` knows the addresses of pages, seen from that text; by default each is its path in docs/.
    `coached` is whether boards there help those who play, with hints and ratings.
    """

    def __init__(
        self,
        report: Report = refuse,
        file: str = "text",
        line: int = 1,
        shelf: Shelf | None = None,
    ) -> None:
        super().__init__()
        self.shelf = shelf
        self.report = report
        self.file = file
        self.line = line
        self.link: Link = str
        self.coached = True

    def find_reader(self, kind: str) -> Callable[[Fields], Any]:
        """What reads a kind of block."""
        if kind != PUZZLE:
            return READERS[kind]
        if self.shelf is None:
            self.shelf = Shelf(find_curriculum(Path.cwd()), self.report)
        return self.shelf.read

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the name is Python-Markdown's
        """Register both halves: one finds blocks, the other knows which of them were code."""
        stored: dict[str, Stored] = {}
        # After line ends and tabs are normal (30), before other fences (25) and raw HTML (20).
        md.preprocessors.register(Finder(md, self, stored), "ubao-find", 28)
        # Before indented code is highlighted (30).
        md.treeprocessors.register(Settler(md, self, stored), "ubao-settle", 40)


@dataclass(frozen=True)
class Stored:
    """A block that a placeholder stands for: its source, and what is wrong with it."""

    source: str
    problems: tuple[Problem, ...]


class Finder(Preprocessor):
    """Puts a placeholder where a block was, and its HTML into the converter's stash."""

    def __init__(self, md: Markdown, extension: FenceExtension, stored: dict[str, Stored]) -> None:
        super().__init__(md)
        self.extension = extension
        self.stored = stored

    def run(self, lines: list[str]) -> list[str]:
        """Replace all blocks."""
        result: list[str] = []
        done = 0
        for fence in find(lines):
            source = "\n".join(line[fence.indent :] for line in lines[fence.start : fence.end])
            placeholder = self._store(fence, source)
            # Empty lines make it a paragraph of its own, whatever stands next to it.
            result += [*lines[done : fence.start], "", " " * fence.indent + placeholder, ""]
            done = fence.end
        return result + lines[done:]

    def _store(self, fence: Fence, source: str) -> str:
        problems: list[Problem] = []
        html = self._convert(fence, problems)
        placeholder: str = self.md.htmlStash.store(html)
        self.stored[placeholder] = Stored(source, tuple(problems))
        return placeholder

    def _convert(self, fence: Fence, problems: list[Problem]) -> str:
        """The HTML of a block; `problems` gets what is wrong with it."""
        file, line = self.extension.file, self.extension.line + fence.start
        block = None
        if fence.flaw:
            problems.append(Problem(file, line, "", fence.flaw))
        elif fields := read(fence.content, file, line + 1, problems.append):
            block = self.extension.find_reader(fence.kind)(fields)
            fields.finish()
        if block is None or problems:
            problems.sort()
            return render_problems(fence.kind, problems)
        return render(block, self.extension.link, coached=self.extension.coached)


class Settler(Treeprocessor):
    """Gives indented code its blocks back as text, and reports the mistakes of all others.

    Only now, with the page parsed, is it known which indented blocks are code.
    """

    def __init__(self, md: Markdown, extension: FenceExtension, stored: dict[str, Stored]) -> None:
        super().__init__(md)
        self.extension = extension
        self.stored = stored

    def run(self, root: Element) -> None:
        """Settle what every placeholder is."""
        for code in root.findall(".//pre/code"):
            code.text = AtomicString(PLACEHOLDER.sub(self._restore, code.text or ""))
        found = [problem for block in self.stored.values() for problem in block.problems]
        self.stored.clear()
        for problem in found:
            self.extension.report(problem)

    def _restore(self, match: re.Match[str]) -> str:
        block = self.stored.pop(match[2])
        return indent(code_escape(block.source), match[1]) + "\n"


def makeExtension(**options: Any) -> FenceExtension:  # noqa: N802 - the name is Python-Markdown's
    """The extension, for those who name it as `widgets.fences`."""
    return FenceExtension(**options)
