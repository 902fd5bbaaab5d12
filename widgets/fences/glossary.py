"""The block ```` ```glossary ````, which explains all words, and the links of other pages to it.

The first occurrence of each word on a page is linked. Headings, links and code stay as they are,
and so do blocks, except for what their templates mark as prose.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element, tostring

from markdown.util import HTML_PLACEHOLDER_RE, HtmlStash
from markupsafe import Markup, escape

from lesson_plans.curriculum.glossary import Entry, load
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import read_words
from widgets.exercises import Exercises
from widgets.fences.page import Kind, PageContext
from widgets.html import PROSE, render

LEFT_ALONE = re.compile(
    "a|h[1-6]|code|pre|script|style|button|summary|label|select|th|figcaption|form"
)


def read_glossary(fields: Fields, exercises: Exercises) -> tuple[Sequence[Entry], str]:
    """Read a glossary, from `caption`: all words explained on the site, and the words above."""
    return load(exercises.curriculum, fields.place.report), read_words(fields, "caption")


def write_glossary(block: tuple[Sequence[Entry], str], page: PageContext) -> Markup:
    """Return a heading and a paragraph for each word."""
    entries, caption = block
    return render("blocks/glossary.html", entries=entries, caption=caption)


KIND = Kind("glossary", read_glossary, write_glossary, uses_curriculum=True)


class Glossary:
    """Finds the words it explains in texts."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.anchors = {
            form.lower(): entry.anchor for entry in entries for form in (entry.word, *entry.forms)
        }
        """The anchor that explains each form of a word."""
        # Longest first, so that “facing cup” isn't taken for “cup”
        forms = sorted(self.anchors, key=len, reverse=True)
        self._pattern = re.compile(
            rf"(?<![\w-])(?:{'|'.join(map(re.escape, forms))})(?![\w-])", re.I
        )

    def find(self, text: str) -> Iterator[tuple[int, int, str]]:
        """Yield the words in a text, in order: start, end, and anchor."""
        for found in self._pattern.finditer(text):
            yield found.start(), found.end(), self.anchors[found[0].lower()]


def link_words(
    root: Element, page: PageContext, stash: HtmlStash, glossary: Glossary | None
) -> None:
    """Link the first of each word on a page, if there are words and the glossary's address."""
    blocks = stash.rawHtmlBlocks
    if glossary and glossary.anchors and page.glossary:
        _Walk(glossary, page.glossary, blocks).enter(root)
    for place, block in enumerate(blocks):
        if isinstance(block, Markup):
            blocks[place] = PROSE.sub(r"\1", block)


class _Walk:
    """A walk through a page that remembers the words already linked."""

    def __init__(self, glossary: Glossary, address: str, blocks: list[str | Element]) -> None:
        self.glossary = glossary
        self.address = address
        self.blocks = blocks
        self.seen: set[str] = set()

    def enter(self, element: Element) -> None:
        """Link words in an element's own text, in its children, and between them."""
        element.text, children = self._link(element.text)
        for child in element:
            if not LEFT_ALONE.fullmatch(child.tag):
                self.enter(child)
            child.tail, links = self._link(child.tail)
            children += [child, *links]
        element[:] = children

    def _link(self, text: str | None) -> tuple[str | None, list[Element]]:
        """Return a text up to its first link, and the links; link words in its blocks, too."""
        if text is None:
            return None, []
        for placeholder in HTML_PLACEHOLDER_RE.finditer(text):
            place = int(placeholder[1])
            if isinstance(block := self.blocks[place], Markup):
                self.blocks[place] = Markup(PROSE.sub(self._link_prose, block))
        cuts = []
        for found in self.glossary.find(text):
            if found[2] not in self.seen:
                self.seen.add(found[2])
                cuts.append(found)
        ends = [start for start, _, _ in cuts] + [len(text)]
        links = []
        for (start, end, anchor), until in zip(cuts, ends[1:], strict=True):
            link = Element("a", {"class": "ubao-word", "href": f"{self.address}#{anchor}"})
            link.text, link.tail = text[start:end], text[end:until]
            links.append(link)
        return text[: ends[0]], links

    def _link_prose(self, prose: re.Match[str]) -> Markup:
        text, links = self._link(Markup(prose[1]).unescape())
        return escape(text) + Markup("").join(Markup(tostring(link, "unicode")) for link in links)
