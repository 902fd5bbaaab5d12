"""Pages that need not be built again while an author writes others: `mkdocs serve --dirty`.

MkDocs itself would go by the dates of files, and forget the titles of pages that it skips. Here a
page is skipped if its text is as it was, and so is what it shows of the curriculum, and all that
pages have in common; it keeps its title, its headings and its place in search.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import TableOfContents
from mkdocs.utils import CountHandler

from widgets.finish.search import INDEX
from widgets.recipes import Recipe

EVENTS = ("nav", "page_read_source", "page_markdown", "page_content", "env", "page_context")
"""Where a plugin may look at a page, or change it."""
KNOWN = ("material.plugins.search", "mkdocs.contrib.search", "mkdocs_autorefs", "mkdocstrings",
         "_mkdocstrings", "widgets.plugin")  # fmt: skip
"""The modules of plugins that do not mind when pages are skipped."""
WARNING = "A 'dirty' build"
"""How the warning begins that MkDocs gives each time; what it warns of is seen to here."""


@dataclass(frozen=True)
class Known:
    """What was known of a page when it was built; links are by the paths of pages in docs/."""

    source: str
    recipe: Recipe
    markdown: str | None
    meta: dict[str, Any]
    heading: str | None
    content: str | None
    parts: tuple[Any, ...]
    anchors: set[str] | None
    links: dict[str, dict[str, str]] | None

    @property
    def shown(self) -> tuple[object, ...]:
        """What other pages show of it."""
        return self.meta, self.heading

    def give(self, page: Page, files: Files) -> None:
        """Let a page have it again."""
        page.markdown, page.meta, page.content = self.markdown, {**self.meta}, self.content
        page._title_from_render = self.heading
        page.toc = TableOfContents([*self.parts])
        page.present_anchor_ids = self.anchors
        linked = {files.get_file_from_path(uri): each for uri, each in (self.links or {}).items()}
        page.links_to_anchors = {file: each for file, each in linked.items() if file}


class Kept:
    """What is known of the pages of the last build."""

    def __init__(self) -> None:
        self._known: dict[str, Known] = {}
        self._world: object = None
        self._entries: list[dict[str, Any]] = []
        self._fresh: set[str] = set()
        self._recipes: dict[str, Recipe] = {}
        self._is_whole = True
        self._flawed: set[str] = set()
        self._warnings = CountHandler(level=logging.WARNING)
        logging.getLogger("mkdocs").addHandler(self._warnings)
        logging.getLogger("mkdocs.commands.build").addFilter(
            lambda record: not str(record.msg).startswith(WARNING)
        )

    def begin(
        self,
        config: MkDocsConfig,
        files: Files,
        world: object,
        is_current: Callable[[Page, Recipe], bool],
    ) -> list[Page]:
        """Choose what is to be built: the pages that are skipped.

        `world` is what all pages depend on, and equal if it is as it was; `is_current` tells
        whether what a page was made of is.
        """
        if world != self._world or not _are_known(config):
            self.forget()
        self._world = world
        flawed, self._flawed = self._flawed, set()
        self._fresh, self._recipes = set(), {}
        self._is_whole = not self._known
        skipped = []
        for file in files.documentation_pages(inclusion=InclusionLevel.is_in_serve):
            uri = file.src_uri
            known = None if uri in flawed else self._find(file)
            page = file.page or Page(None, file, config)
            if known and is_current(page, known.recipe):
                known.give(page, files)
                skipped.append(page)
            else:
                self._fresh.add(uri)
            # MkDocs asks before it reads a page, and before it writes it.
            file.is_modified = partial(self._is_wanted, uri)  # type: ignore[method-assign]
        return skipped

    def count(self) -> int:
        """How many warnings there were until now."""
        return sum(number for _, number in self._warnings.get_counts())

    def blame(self, *uris: str) -> None:
        """Build pages again next time, since a warning was given about them."""
        self._flawed.update(uris)

    def note(self, uri: str, recipe: Recipe) -> None:
        """Keep what a page was made of."""
        self._recipes[uri] = recipe

    def settle(self, files: Files) -> None:
        """Now that pages were read: what others show of them decides whether those are built."""
        for uri in sorted(self._fresh):
            file = files.get_file_from_path(uri)
            if file is None or file.page is None or uri not in self._recipes:
                continue
            now = _describe(file.page, read_page(file), self._recipes[uri])
            before = self._known.get(uri)
            self._is_whole |= before is None or before.shown != now.shown
            self._known[uri] = now

    def finish(self, site: Path, files: Files) -> Collection[str]:
        """Complete search; the pages on the disk that were skipped."""
        pages = {file.src_uri: file for file in files.documentation_pages()}
        skipped = {} if self._is_whole else {u: f for u, f in pages.items() if u not in self._fresh}
        self._complete_search(site, {file.url for file in skipped.values()})
        return {file.dest_uri for file in skipped.values()}

    def forget(self) -> None:
        """Have all pages built next time."""
        self._known.clear()
        self._world = None

    def _find(self, file: File) -> Known | None:
        """What is known of a page, if its text is as it was, and the page is there."""
        known = self._known.get(file.src_uri)
        is_same = known and known.source == read_page(file) and Path(file.abs_dest_path).is_file()
        return known if is_same else None

    def _is_wanted(self, uri: str) -> bool:
        return self._is_whole or uri in self._fresh

    def _complete_search(self, site: Path, skipped: Collection[str]) -> None:
        """Put back what search knows of pages that were skipped; each place stands there once."""
        path = site / INDEX
        if not path.is_file():
            return
        index = json.loads(path.read_text(encoding="utf-8"))
        old = [entry for entry in self._entries if _find_page(entry) in skipped]
        new = {e["location"]: e for e in index["docs"] if _find_page(e) not in skipped}
        self._entries = index["docs"] = [*old, *new.values()]
        path.write_text(json.dumps(index), encoding="utf-8")


def _find_page(entry: dict[str, Any]) -> str:
    """The address of the page that an entry of search leads to, as MkDocs writes it."""
    return str(entry["location"]).partition("#")[0] or "./"


def read_page(file: File) -> str:
    """The text of a page; none of one that can't be read, of which is told elsewhere."""
    try:
        return file.content_string
    except (OSError, ValueError):
        return ""


def _describe(page: Page, source: str, recipe: Recipe) -> Known:
    links = page.links_to_anchors
    return Known(
        source,
        recipe,
        page.markdown,
        {**page.meta},
        page._title_from_render,
        page.content,
        tuple(page.toc),
        page.present_anchor_ids,
        None if links is None else {file.src_uri: each for file, each in links.items()},
    )


def _are_known(config: MkDocsConfig) -> bool:
    """Whether all that look at pages do not mind when some are skipped."""
    return all(module.startswith(KNOWN) for module in _list_modules(config))


def _list_modules(config: MkDocsConfig) -> Iterator[str]:
    """Where those are from; a hook is from a file of its own."""
    for event in EVENTS:
        for method in config.plugins.events[event]:
            yield type(getattr(method, "__self__", None)).__module__
