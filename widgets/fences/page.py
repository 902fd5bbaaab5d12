"""Kinds of blocks, and what they are told of the page whose text is converted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from markupsafe import Markup

from lesson_plans.curriculum.plans.plan import Plan
from lesson_plans.curriculum.source import Fields

type Link = Callable[[str], str | None]
"""The address of a page by its path in docs/; None where the site does not have the page."""

PAGE, RUN, WALL, PRINT = "page", "run", "wall", "print"
"""As what a plan is shown: its page, what the teacher and what the class see while the lesson runs,
what is printed."""


@dataclass(frozen=True)
class Room:
    """That a page is a room of a game: the game's name, and the bar that leads to its rooms."""

    name: str
    bar: Markup


@dataclass(frozen=True)
class PageContext:
    """A text, and the site that it is for; by default a text alone.

    Two are equal if one text becomes the same page in both, in sites that have the same pages.
    """

    file: str = "text"
    """Its file, as its author knows it."""
    line: int = field(default=1, compare=False)
    """The line of the file on which it begins."""
    link: Link = field(default=str, compare=False)
    """The addresses of pages, seen from this one; by default each is its path in docs/."""
    own: str = ""
    """The path in docs/ of a page of ours: its links to pages that the site lacks become words, or
    lead to what there is in the original's language."""
    original: Link = field(default=lambda _: None, compare=False)
    """The addresses of pages in the original's language alone, seen from this one."""
    anchored: Callable[[str], bool] = field(default=lambda _: True, compare=False)
    """Whether the anchors that this page names are there in another: it may be in a language in
    which headings, and so their anchors, are others."""
    words: str | None = None
    """The address of the page that explains words; None where words are not linked to it."""
    coached: bool = True
    """Whether boards help those who play, with hints and ratings."""
    plan: Plan | None = None
    """The plan that it is the text of, shown as `view`."""
    view: str = PAGE
    room: Room | None = None
    before: Markup = Markup()  # noqa: RUF009 - no Markup changes
    """What stands before its text."""
    after: Markup = Markup()  # noqa: RUF009
    """What stands after its text."""
    fills: Mapping[str, Markup] = field(default_factory=dict)
    """What the sheets of a printed plan begin with, by sheet."""


class HasPage(Protocol):
    """What is told of each page before its text is converted."""

    page: PageContext


@dataclass(frozen=True)
class Kind[Block]:
    """Blocks that open with ```` ```name ````.

    `read` takes a block's fields and returns what it found. Whatever is wrong is reported, and only
    a block without any report is written; None means that there was nothing to go on with. `write`
    makes HTML of it for a page: complete and readable without scripts.
    """

    name: str
    read: Callable[[Fields], Block | None]
    write: Callable[[Block, PageContext], Markup]
