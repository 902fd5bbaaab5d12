"""What each page is made of besides its text and what all pages have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from widgets.fences.borrowed import Borrowed
from widgets.fences.page import PageContext
from widgets.pages import link_original, link_page
from widgets.prepare.plans import Part
from widgets.prepare.site import Site


@dataclass(frozen=True)
class Recipe:
    """What was known of a page, and what it has got from the curriculum.

    `doors` lead to the page in other languages, `parts` are headings that stand before its text.
    """

    context: PageContext
    doors: object
    parts: Sequence[Part]
    borrowed: tuple[Borrowed, ...]


class Recipes:
    """Those of the pages of one build, whose site `is_new` or the very same as for the last one."""

    def __init__(self, site: Site, files: Files, config: MkDocsConfig, *, is_new: bool) -> None:
        self.site, self.files, self.config, self.is_new = site, files, config, is_new

    def begin(self, page: Page, line: int) -> None:
        """Tell the fences of the page that comes; its text begins on that line of its file."""
        self.site.extension.page = self._describe(page.file, line)
        self.site.extension.borrowed = []
        if doors := self._list_doors(page):
            page.meta["languages"] = doors

    def finish(self, page: Page) -> Recipe:
        """What the page was made of, now that its text was converted."""
        extension = self.site.extension
        return Recipe(
            extension.page,
            self._list_doors(page),
            self.site.list_parts(page.file.src_uri),
            tuple(extension.borrowed),
        )

    def is_current(self, page: Page, recipe: Recipe) -> bool:
        """Whether a page would be made of the same now, in a world that is as it was."""
        kinds = self.site.extension.kinds
        return not self.is_new or (
            self._describe(page.file, recipe.context.line) == recipe.context
            and self._list_doors(page) == recipe.doors
            and self.site.list_parts(page.file.src_uri) == recipe.parts
            and all(block.is_current(kinds) for block in recipe.borrowed)
        )

    def _describe(self, file: File, line: int) -> PageContext:
        languages = self.site.languages
        path = file.abs_src_path
        return self.site.describe(
            file.src_uri,
            file=self.site.name(Path(path)) if path else file.src_uri,
            line=line,
            link=link_page(file, self.files),
            original=link_original(file, languages, self.config) if languages else None,
        )

    def _list_doors(self, page: Page) -> object:
        languages, uri = self.site.languages, page.file.src_uri
        return languages.list_doors(uri, page.file.url, page.canonical_url) if languages else None
