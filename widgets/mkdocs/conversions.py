"""A cache of converted Markdown while a site is served: conversion is over half of a build.

MkDocs rebuilds every page after every save. A page is converted again only if something that
affects its HTML has changed: its text or front matter, its blocks' context and parts of the
curriculum, or what all pages share. Contents are compared, never dates.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from markdown.extensions import Extension
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink, TableOfContents
from mkdocs.utils import CountHandler

KNOWN = ("markdown.", "pymdownx.", "mkdocs_autorefs.", "mkdocstrings", "_mkdocstrings", "widgets.")
"""Modules of Markdown extensions that depend on the text alone …"""
READERS = ("pymdownx.b64", "pymdownx.snippets")
"""… except for these, which read other files."""
DOCSTRINGS = re.compile(r"^ *::: ", re.MULTILINE)
"""The syntax by which pages include docstrings through mkdocstrings."""
INHERITED = re.compile(r"^INHERIT: *[\"']?([^\"'\n]+)", re.MULTILINE)


@dataclass(frozen=True)
class Source:
    """What a page is converted from."""

    text: tuple[str, dict[str, Any]]
    """Its Markdown and front matter."""
    context: object
    """Its context from the site."""
    warnings: int
    """The number of warnings before its conversion."""


@dataclass(frozen=True)
class Conversion:
    """A converted page."""

    source: Source
    content: str
    title: str | None
    toc: tuple[AnchorLink, ...]
    anchors: set[str] | None
    links: dict[str, dict[str, str]]
    """Links to anchors in other pages, by those pages' paths in docs/."""

    def restore(self, page: Page, files: Files) -> str:
        """Make a page what it was after its conversion; return its HTML."""
        page.markdown, _ = self.source.text
        page.title, page.content = self.title, self.content
        page.toc = TableOfContents([*self.toc])
        page.present_anchor_ids = self.anchors
        found = {files.get_file_from_path(uri): links for uri, links in self.links.items()}
        page.links_to_anchors = {file: links for file, links in found.items() if file}
        return self.content


class Conversions:
    """Conversions of the last builds, by the path of each page in docs/."""

    def __init__(self, count_mistakes: Callable[[], int]) -> None:
        self._kept: dict[str, Conversion] = {}
        self._shared: object = None
        self._is_new = True
        self._count_mistakes = count_mistakes
        self._warnings = CountHandler(level=logging.WARNING)

    def begin(self, config: MkDocsConfig, files: Files, shared: object, *, is_new: bool) -> None:
        """Begin a build; `shared` affects every page, `is_new` says if contexts may differ."""
        shared = (
            shared,
            _read(Path(config.config_file_path)),
            repr(config.nav),
            [(file.src_uri, file.inclusion) for file in files],
        )
        if shared != self._shared or not all(map(_is_pure, config.markdown_extensions)):
            self.clear()
        self._shared, self._is_new = shared, is_new
        logging.getLogger("mkdocs").addHandler(self._warnings)

    def end(self) -> None:
        """End a build, whether it succeeded or not."""
        logging.getLogger("mkdocs").removeHandler(self._warnings)

    def clear(self) -> None:
        """Convert all pages next time."""
        self._kept.clear()

    def find(
        self, page: Page, markdown: str, find_context: Callable[[], object]
    ) -> Conversion | Source:
        """Return the cached conversion of a page, or what to convert and `store`."""
        text = markdown, {**page.meta}
        if (
            (kept := self._kept.get(page.file.src_uri))
            and kept.source.text == text
            and (not self._is_new or kept.source.context == find_context())
        ):
            return kept
        return Source(text, find_context(), self._count())

    def store(self, page: Page, source: Source) -> None:
        """Cache a converted page, unless it has warnings, which must be repeated."""
        if self._count() == source.warnings and not DOCSTRINGS.search(source.text[0]):
            links = page.links_to_anchors or {}
            self._kept[page.file.src_uri] = Conversion(
                source,
                page.content or "",
                page.title,
                tuple(page.toc),
                page.present_anchor_ids,
                {file.src_uri: each for file, each in links.items()},
            )

    def _count(self) -> int:
        """Return how many warnings there were so far."""
        return self._count_mistakes() + sum(number for _, number in self._warnings.get_counts())


@cache
def _find_module(extension: str) -> str:
    """Return the module of an extension, which may have a short name."""
    found = [*entry_points(group="markdown.extensions", name=extension)]
    return found[0].module if found else extension


def _is_pure(extension: str | Extension) -> bool:
    """Return whether an extension depends on the text alone."""
    is_name = isinstance(extension, str)
    module = _find_module(extension) if is_name else type(extension).__module__
    return module.startswith(KNOWN) and module not in READERS


def _read(path: Path) -> str:
    """Return the text of mkdocs.yml, and of what it inherits from."""
    text = path.read_text(encoding="utf-8", errors="replace")
    above = INHERITED.search(text)
    return text + (_read(path.parent / above[1]) if above else "")
