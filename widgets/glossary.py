"""Links from words in the texts to the page that explains them: the first of each word on a page.

Headings, links, code and boards are left as they are. So is every page for those who write and
maintain the site, where such words mean other things.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from lesson_plans.curriculum.glossary import Entry, load
from lesson_plans.curriculum.source import Fields

PAGE = "glossary.md"
TOKEN = re.compile(
    r"<svg\b.*?</svg>|<!--.*?-->|<(?P<end>/?)(?P<tag>[a-z][a-z0-9-]*)[^>]*>", re.DOTALL
)
LEFT_ALONE = re.compile(
    "a|h[1-6]|code|pre|script|style|button|summary|label|select|th|figcaption|form|ubao-.*"
)


@dataclass(frozen=True)
class Glossary:
    """All words, explained."""

    entries: tuple[Entry, ...]
    caption: str


def read_glossary(fields: Fields) -> Glossary:
    """All words, from `caption`."""
    caption = fields.text("caption", required=True)
    return Glossary(tuple(load(fields.place.report)), caption.value if caption else "")


def render_glossary(block: Glossary) -> str:
    """A heading and a paragraph for each word."""
    items = "".join(
        f'<h3 id="{entry.anchor}">{escape(entry.word)}</h3><p>{escape(entry.means)}</p>'
        for entry in block.entries
    )
    return f'<p>{escape(block.caption)}</p><div class="ubao-glossary">{items}</div>'


class Words:
    """Knows the words, and finds them in pages."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._anchors = {
            form.lower(): entry.anchor for entry in entries for form in (entry.word, *entry.forms)
        }
        # Longer ones first, so that “facing cup” is not taken for “cup”
        forms = sorted(self._anchors, key=len, reverse=True)
        self._pattern = re.compile(
            rf"(?<![\w-])(?:{'|'.join(map(re.escape, forms))})(?![\w-])", re.I
        )

    def link(self, html: str, address: str) -> str:
        """A page's HTML with links to `address`, the page of all words."""
        seen: set[str] = set()

        def replace(found: re.Match[str]) -> str:
            anchor = self._anchors[found[0].lower()]
            if anchor in seen:
                return found[0]
            seen.add(anchor)
            return f'<a class="ubao-word" href="{escape(address)}#{anchor}">{found[0]}</a>'

        return "".join(
            self._pattern.sub(replace, text) if is_text else text for text, is_text in _cut(html)
        )


def _cut(html: str) -> Iterator[tuple[str, bool]]:
    """The parts of a page, and whether each is text that may hold links."""
    depth = done = 0
    for token in TOKEN.finditer(html):
        yield html[done : token.start()], not depth
        yield token[0], False
        done = token.end()
        if token["tag"] and LEFT_ALONE.fullmatch(token["tag"]):
            depth += -1 if token["end"] else 1
    yield html[done:], not depth
