"""The block ```` ```glossary ````: all words explained on the site."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from lesson_plans.curriculum.glossary import Entry, load
from lesson_plans.curriculum.source import Fields
from widgets.fences.blocks import read_form
from widgets.fences.page import Lender, PageContext
from widgets.html import render
from widgets.puzzles import Shelf


@dataclass(frozen=True)
class Glossary:
    """All words, explained."""

    entries: tuple[Entry, ...]
    caption: str


def read_glossary(fields: Fields, shelf: Shelf) -> Glossary:
    """Read a glossary, from `caption`."""
    return Glossary(tuple(load(shelf.curriculum, fields.place.report)), read_form(fields))


def write_glossary(block: Glossary, page: PageContext) -> Markup:
    """Return a heading and a paragraph for each word."""
    return render("blocks/glossary.html", entries=block.entries, caption=block.caption)


LENDER = Lender("glossary", read_glossary, write_glossary)
