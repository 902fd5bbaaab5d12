"""The kinds of blocks: each is what reads it and what writes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from lesson_plans.curriculum.source import Fields
from widgets.fences.page import PageContext


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
