"""The Markdown extension: replaces blocks with HTML, and reports mistakes.

Every mistake goes to `report`, and a box listing a block's mistakes replaces it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from textwrap import indent
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import HTML_PLACEHOLDER, AtomicString, HtmlStash, code_escape

from lesson_plans.curriculum.layers import find_curriculum
from lesson_plans.curriculum.problem import Problem, Report, refuse
from lesson_plans.curriculum.source import read
from widgets.exercises import Exercises
from widgets.fences import (
    boards,
    compare,
    door,
    framing,
    game_cards,
    glossary,
    labs,
    matchboxes,
    plans,
    player,
    puzzles,
)
from widgets.fences.glossary import Glossary, link_words
from widgets.fences.page import Kind, PageContext
from widgets.fences.scanner import Fence, find, find_slips
from widgets.html import render

KINDS: dict[str, Kind[Any]] = {
    kind.name: kind
    for kind in (
        *boards.KINDS, door.KIND, *labs.KINDS, matchboxes.KIND, player.KIND, *compare.KINDS,
        *game_cards.KINDS, glossary.KIND, *puzzles.KINDS,
    )
}  # fmt: skip
PLACEHOLDER = re.compile(rf"(?:^\n)?^( *)({HTML_PLACEHOLDER % '[0-9]+'})\n\n?", re.MULTILINE)
"""A stored block in indented code, with the empty lines added around it."""


class FenceExtension(Extension):
    """Adds blocks to a Markdown converter, arranges plans, and links words.

    `page` is the context of the text to be converted next. `report` receives every mistake; by
    default the first is raised as a SourceError. Puzzles come from `exercises`, or else from the
    curriculum of the working directory.
    """

    def __init__(
        self,
        report: Report = refuse,
        page: PageContext = PageContext(),  # noqa: B008 - it is frozen
        exercises: Exercises | None = None,
        glossary: Glossary | None = None,
    ) -> None:
        super().__init__()
        self.report = report
        self.page = page
        self.glossary = glossary
        self.exercises = exercises or Exercises(find_curriculum(Path.cwd()), report)

    def read_shown(self, text: str) -> tuple[object, ...]:
        """Return what a text's blocks show of the curriculum, to be compared."""
        problems: list[Problem] = []
        blocks = [
            self.read(fence, "", 1, problems.append)
            for fence in find(text.split("\n"), KINDS)
            if KINDS[fence.kind].uses_curriculum
        ]
        return *blocks, *problems

    def read(self, fence: Fence, file: str, line: int, report: Report) -> object:
        """Return the value of a block whose content begins on this line of the file, if any."""
        fields = read(fence.content, file, line, report)
        if fields is None:
            return None
        kind = KINDS[fence.kind]
        block: object = (
            kind.read(fields, self.exercises) if kind.uses_curriculum else kind.read(fields)
        )
        fields.finish()
        return block

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the name is Python-Markdown's
        """Register the processors; those with lower numbers run later."""
        # After line ends and tabs are normalized (30), before other fences (25) and raw HTML (20).
        finder = Finder(md, self)
        md.preprocessors.register(finder, "ubao-find", 28)
        # Before links (160), which begin with the same bracket.
        for place, (name, pattern, make) in enumerate(plans.PATTERNS):
            found = PlanPattern(pattern, md, self, make)
            md.inlinePatterns.register(found, name, 167 - place)
        for name, change, priority in (
            # Before indented code is highlighted (30).
            ("ubao-settle", finder.settle, 40),
            # After inline patterns (20), before the table of contents (5).
            ("ubao-plan", plans.arrange, 15),
            # After that, since it doesn't know what surrounds a plan.
            ("ubao-frame", framing.frame, 12),
            # After links are made (20), before the generator resolves them (0).
            ("ubao-unlink", framing.unlink, 10),
            # After that: the generator doesn't know pages in other languages.
            ("ubao-relink", framing.relink, -5),
            # After that, when the address of the glossary is resolved.
            ("ubao-glossary", partial(link_words, glossary=self.glossary), -10),
            # After MkDocs has read the title from the heading (1).
            ("ubao-room", framing.frame_room, -15),
        ):
            md.treeprocessors.register(PageProcessor(md, self, change), name, priority)


class PageProcessor(Treeprocessor):
    """Changes a page's elements, given its context and what's behind placeholders."""

    def __init__(
        self,
        md: Markdown,
        extension: FenceExtension,
        change: Callable[[Element, PageContext, HtmlStash], None],
    ) -> None:
        super().__init__(md)
        self.extension = extension
        self.change = change

    def run(self, root: Element) -> None:
        """Change the page."""
        self.change(root, self.extension.page, self.md.htmlStash)


class PlanPattern(InlineProcessor):
    """A pattern that applies to plans only: `make` returns what replaces a match, if anything."""

    def __init__(
        self, pattern: str, md: Markdown, extension: FenceExtension, make: plans.Make
    ) -> None:
        super().__init__(pattern, md)
        self.extension = extension
        self.make = make

    def handleMatch(  # type: ignore[override]  # noqa: N802
        self, match: re.Match[str], data: str
    ) -> tuple[Element | str | None, int | None, int | None]:
        """Return the replacement."""
        page = self.extension.page
        made = self.make(match, page.plan, page.view) if page.plan else None
        return (None, None, None) if made is None else (made, match.start(), match.end())


class Finder(Preprocessor):
    """Replaces blocks with placeholders, and puts their HTML into the converter's stash."""

    def __init__(self, md: Markdown, extension: FenceExtension) -> None:
        super().__init__(md)
        self.extension = extension
        self.stored: dict[str, tuple[str, list[Problem]]] = {}
        """The source and the mistakes of the block behind each placeholder."""

    def run(self, lines: list[str]) -> list[str]:
        """Replace all blocks."""
        page = self.extension.page
        for line, reason in find_slips(lines, KINDS):
            self.extension.report(Problem(page.file, page.line + line, "", reason))
        result: list[str] = []
        done = 0
        for fence in find(lines, KINDS):
            source = "\n".join(line[fence.indent :] for line in lines[fence.start : fence.end])
            problems: list[Problem] = []
            placeholder = self.md.htmlStash.store(self._convert(fence, problems))
            self.stored[placeholder] = source, problems
            # Empty lines make it a paragraph of its own.
            result += [*lines[done : fence.start], "", " " * fence.indent + placeholder, ""]
            done = fence.end
        return result + lines[done:]

    def _convert(self, fence: Fence, problems: list[Problem]) -> str:
        """Return the HTML of a block, and add its mistakes to `problems`."""
        page = self.extension.page
        line = page.line + fence.start
        block = None
        if fence.flaw:
            problems.append(Problem(page.file, line, "", fence.flaw))
        else:
            block = self.extension.read(fence, page.file, line + 1, problems.append)
        if block is None or problems:
            problems.sort()
            return render("problems.html", kind=fence.kind, problems=problems)
        return KINDS[fence.kind].write(block, page)

    def settle(self, root: Element, page: PageContext, stash: HtmlStash) -> None:
        """Restore blocks that turned out to be indented code, and report all others' mistakes."""

        def restore(match: re.Match[str]) -> str:
            source, _ = self.stored.pop(match[2])
            return indent(code_escape(source), match[1]) + "\n"

        for code in root.findall(".//pre/code"):
            code.text = AtomicString(PLACEHOLDER.sub(restore, code.text or ""))
        found = [problem for _, problems in self.stored.values() for problem in problems]
        self.stored.clear()
        for problem in found:
            self.extension.report(problem)
