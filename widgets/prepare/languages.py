"""Multilingual sites: a site per language, in a folder each, and the translations of a page.

    plugins:
      - ubao:
          languages: {en: "", pt: pt}

The first is the original. Each configuration inherits from the first's, sets the theme's language,
and is built into its folder: `INHERIT: mkdocs.yml`.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urljoin

from babel import Locale, UnknownLocaleError

from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.translations import ORIGINAL, find_other, translate
from widgets.prepare.pages import find_folder
from widgets.prepare.plans import UNIT, VIEWS
from widgets.prepare.rooms import LEARN, PUZZLES, ROOMS

MADE = {
    ROOMS[LEARN][0]: "{}/tutorial.yml",
    ROOMS[PUZZLES][0]: "{}/puzzles.yml",
    **{page: "{}/plan.md" for page, _, _ in VIEWS.values()},
    UNIT: "unit.md",
}
"""Pages made from a curriculum file, both by the slug of a game or plan."""


@dataclass(frozen=True)
class LanguageLink:
    """A link to another language, maybe to the `same` page; `whole` is the URL, if known."""

    code: str
    name: str
    address: str
    whole: str
    same: bool


class Languages:
    """The folders of a site by language; `docs` holds the pages of all."""

    def __init__(
        self, folders: Mapping[str, str], language: str, docs: Path, curriculum: Curriculum
    ) -> None:
        self.folders = folders
        self.language = language
        self.docs = docs
        self.curriculum = curriculum

    def __bool__(self) -> bool:
        """Whether there are several."""
        return len(self.folders) > 1

    def is_other(self, uri: str) -> bool:
        """Return whether a file of docs/ is a translation."""
        return any(uri.endswith(f".{code}.md") for code in self.folders)

    def find(self, uri: str) -> Path | None:
        """Return a page's file in the language of this site."""
        return find_other(self.docs / uri, self.language)

    def speaks(self, code: str, uri: str) -> bool:
        """Return whether a page exists in a language."""
        return any(translate(source, code) for source in self._find_sources(uri))

    def _find_sources(self, uri: str) -> Iterator[Path]:
        """Yield the original files that a page may be made from."""
        yield self.docs / uri
        yield find_folder() / uri
        for page, file in MADE.items():
            pattern = re.escape(page).replace(r"\{\}", "([^/]+)")
            if found := re.fullmatch(pattern, uri):
                yield from self.curriculum.find_all(file.format(*found.groups()))

    def locate(self, code: str, target: str, url: str) -> str:
        """Return the address of `target` in a language, relative to the page at `url` in this one.

        Both are relative to the first page of their site, which is `./` itself.
        """
        here = posixpath.join("/", self.folders[self.language], url)
        there = posixpath.join("/", self.folders[code], target)
        folder = posixpath.relpath(posixpath.dirname(there), posixpath.dirname(here))
        return f"{folder}/{posixpath.basename(there)}"

    def list_links(self, uri: str, url: str, whole: str | None) -> list[LanguageLink]:
        """Return links from a page to the other languages, to the same page if it exists.

        `url` is the page's address in its site, `whole` its full URL.
        """
        return [
            LanguageLink(
                code, name_language(code), address, urljoin(whole, address) if whole else "", same
            )
            for code in self.folders
            if code != self.language
            for same in [self.speaks(code, uri)]
            for address in [self.locate(code, url if same else "./", url)]
        ]

    def link_original(self, uri: str, url: str, find_url: Callable[[str], str]) -> str | None:
        """Return the original language's address of a page that this one lacks.

        None if there's no other language, or no such page; `find_url` returns its address there.
        """
        if self.language != ORIGINAL and ORIGINAL in self.folders and self.speaks(ORIGINAL, uri):
            return self.locate(ORIGINAL, find_url(uri), url)
        return None


def name_language(code: str) -> str:
    """Return a language's own name, or its code if Babel has none.

    Raises ValueError for what can't be a code.
    """
    try:
        name = Locale.parse(code, sep="-").get_display_name(code.replace("-", "_")) or code
    except UnknownLocaleError:
        name = code
    return name[0].upper() + name[1:]
