"""The blocks of a Markdown text with their lines, according to CommonMark.

Pages are rendered by Python-Markdown, which doesn't report lines. Syntax of its extensions, such as
the indented text below `!!! note`, is indented code here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

CODE = "code"
"""The kind of indented code, and of fences without one."""
MOST = 200
"""Texts whose blocks are kept."""
CONTAINERS = "list_item_open", "list_item_close", "blockquote_open", "blockquote_close"


@cache
def _find_parser() -> MarkdownIt:
    """Return a parser of blocks alone, imported late because sites without plans don't need it."""
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark").disable("inline")


@dataclass(frozen=True, slots=True)
class Block:
    """A leaf block on the lines from `start` up to `end`, in `depth` list items and quotations."""

    start: int
    end: int
    depth: int

    @property
    def is_outermost(self) -> bool:
        """Whether it starts at the left margin, or in an item that does."""
        return not self.depth


@dataclass(frozen=True, slots=True)
class Heading(Block):
    """A heading, of level 1 to 6."""

    level: int
    title: str


@dataclass(frozen=True, slots=True)
class Fence(Block):
    """Fenced or indented code; `kind` is the first word of the info string."""

    kind: str


@dataclass(frozen=True, slots=True)
class Paragraph(Block):
    """Lines of prose; `item` is the marker of the list item they begin, such as `-`, or empty."""

    lines: tuple[str, ...]
    item: str

    @property
    def text(self) -> str:
        """The text on one line."""
        return " ".join(self.lines)

    @property
    def is_outermost(self) -> bool:
        """Whether it starts at the left margin, or in an item that does."""
        return self.depth <= bool(self.item)


@lru_cache(maxsize=MOST)
def scan(text: str, first: int) -> tuple[Block, ...]:
    """Return the blocks of a text in order; `first` is the number of its first line.

    They are cached, since authors change few files at a time.
    """
    return tuple(_scan(text, first))


def _scan(text: str, first: int) -> Iterator[Block]:
    opened = item = ""
    level = depth = 0
    for token in _find_parser().parse(text):
        start, end = (first + line for line in token.map or (0, 0))
        if token.type in CONTAINERS:
            depth += token.nesting
            item = token.info + token.markup if token.type == "list_item_open" else ""
        match token.type:
            case "heading_open":
                level = int(token.tag.removeprefix("h"))
            case "inline" if opened == "heading_open":
                yield Heading(start, end, depth, level, token.content)
            case "inline":
                lines = tuple(line.strip() for line in token.content.split("\n"))
                yield Paragraph(start, end, depth, lines, item)
                item = ""
            case "fence" | "code_block":
                yield Fence(start, end, depth, (token.info.split() or [CODE])[0])
            case "html_block" | "hr":
                yield Block(start, end, depth)
        opened = token.type
