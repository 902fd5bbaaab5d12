"""Kinds of blocks, and the context of the page being converted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from markupsafe import Markup

from lesson_plans.curriculum.plans.plan import Plan

type Link = Callable[[str], str | None]
"""Returns the address of a page by its path in docs/, or None if the site lacks it."""

PAGE, RUN, WALL, PRINT = "page", "run", "wall", "print"
"""The views of a plan: its page, the teacher's and the class's in the lesson, and the prints."""


@dataclass(frozen=True)
class Room:
    """The room of a game on a page: the game's name, and the bar with links to its rooms."""

    name: str
    bar: Markup


@dataclass(frozen=True)
class PageContext:
    """A text and the site it's for; by default a text alone.

    Contexts are equal if a text becomes the same page in both, in sites with the same pages.
    """

    file: str = "text"
    """Its file as the author knows it."""
    line: int = field(default=1, compare=False)
    """The line of the file on which it begins."""
    link: Link = field(default=str, compare=False)
    """The addresses of pages relative to this one; by default their paths in docs/."""
    own: str = ""
    """The path in docs/ if the page is ours: its links to missing pages become words, or lead to
    the original language."""
    original: Link = field(default=lambda _: None, compare=False)
    """The addresses of pages that exist in the original language only, relative to this one."""
    anchored: Callable[[str], bool] = field(default=lambda _: True, compare=False)
    """Whether this page's anchors exist in another, which may be in another language."""
    glossary: str | None = None
    """The address of the glossary, or None to link no words."""
    coached: bool = True
    """Whether boards offer hints and ratings."""
    plan: Plan | None = None
    """The plan it's the text of, shown as `view`."""
    view: str = PAGE
    room: Room | None = None
    before: Markup = Markup()  # noqa: RUF009 - no Markup changes
    """HTML above its text."""
    after: Markup = Markup()  # noqa: RUF009
    """HTML below its text."""
    fills: Mapping[str, Markup] = field(default_factory=dict)
    """The first elements of a printed plan's sheets, by sheet."""


@dataclass(frozen=True)
class Kind[Block]:
    """Blocks that open with ```` ```name ````.

    `read` turns a block's fields into a value, or None if it can't go on. Mistakes are reported,
    and only blocks without any are written. `write` turns the value into HTML for a page: complete
    and readable without scripts.
    """

    name: str
    read: Callable[..., Block | None]
    write: Callable[[Block, PageContext], Markup]
    uses_curriculum: bool = False
    """Whether the blocks show parts of a curriculum: `read` also gets its `Exercises`."""
