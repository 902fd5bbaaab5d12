"""The blocks of a Markdown text with their lines, as CommonMark has them.

Pages are made by Python-Markdown, which tells no lines. What only its extensions know, such as the
indented text below `!!! note`, is indented code here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

CODE = "code"
"""The kind of a fenced block that names none, and of indented code."""

CONTAINERS = frozenset(
    f"{name}_{end}" for name in ("list_item", "blockquote") for end in ("open", "close")
)


@cache
def _find_parser() -> MarkdownIt:
    """Looks at blocks, and not at what stands inside of them. Sites without plans import none."""
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark").disable("inline")


@dataclass(frozen=True, slots=True)
class Block:
    """A block that holds no others: lines `start` to `end`, which is not among them.

    `depth` says in how many items and quotations it lies.
    """

    start: int
    end: int
    depth: int

    @property
    def is_outermost(self) -> bool:
        """Whether it begins at the left margin, or is an item that does."""
        return not self.depth


@dataclass(frozen=True, slots=True)
class Heading(Block):
    """A heading, of level 1 to 6."""

    level: int
    title: str


@dataclass(frozen=True, slots=True)
class Fence(Block):
    """A fenced block, or indented code; `kind` is its first word."""

    kind: str


@dataclass(frozen=True, slots=True)
class Paragraph(Block):
    """Lines of prose, without what makes them an item.

    `item` is the mark of the item that begins with it, such as `-` or `12.`; empty elsewhere.
    """

    lines: tuple[str, ...]
    item: str

    @property
    def text(self) -> str:
        """It on one line."""
        return " ".join(self.lines)

    @property
    def is_outermost(self) -> bool:
        """Whether it begins at the left margin, or is an item that does."""
        return self.depth <= bool(self.item)


def scan(text: str, first: int) -> Iterator[Block]:
    """The blocks of a text in order; `first` is the number of its first line."""
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
