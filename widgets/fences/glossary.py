"""The block ```` ```glossary ````: all words explained on the site."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from lesson_plans.curriculum.glossary import Entry, load
from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.source import Fields
from widgets.fences.page import Kind, PageContext
from widgets.html import render


@dataclass(frozen=True)
class Glossary:
    """All words, explained."""

    entries: tuple[Entry, ...]
    caption: str


def read_glossary(fields: Fields, curriculum: Curriculum) -> Glossary:
    """Read a glossary, from `caption`."""
    caption = fields.text("caption", required=True)
    return Glossary(tuple(load(curriculum, fields.place.report)), caption.value if caption else "")


def write_glossary(block: Glossary, page: PageContext) -> Markup:
    """Return a heading and a paragraph for each word."""
    return render("blocks/glossary.html", entries=block.entries, caption=block.caption)


NAME = "glossary"


def make_kind(find: Callable[[], Curriculum]) -> Kind[Glossary]:
    """Return the kind of block, which needs a curriculum."""
    return Kind(NAME, lambda fields: read_glossary(fields, find()), write_glossary)
