"""The languages of a site: a site for each, in a folder of its own, and what each has of a page.

    plugins:
      - ubao:
          languages: {en: "", pt: pt}

The first is the original's. A configuration for each inherits from the first's, sets the language
of the theme, and is built into the folder: `INHERIT: mkdocs.yml`.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urljoin

from babel import Locale

from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.translations import ORIGINAL, find_other
from widgets.prepare.pages import find_folder

MADE = {
    r"games/([^/]+)/learn\.md": "tutorial.yml",
    r"games/([^/]+)/puzzles\.md": "puzzles.yml",
    r"plans/([^/]+)(/run|/run/wall|/print)?\.md": "plan.md",
}
"""Pages that are made from a file of the curriculum, which lies in the folder of that name."""


@dataclass(frozen=True)
class Door:
    """A way to a page in another language: its address, and whether it is the same page.

    `whole` is the address with its host, where that is known.
    """

    code: str
    name: str
    address: str
    whole: str
    same: bool


class Languages:
    """The folders of a site by language; `docs` holds its own pages, in all of them."""

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
        """Whether a file of docs/ is a page in another language than the original's."""
        return any(uri.endswith(f".{code}.md") for code in self.folders)

    def find(self, uri: str) -> Path | None:
        """The file that has a page of docs/ in the language of this site."""
        return find_other(self.docs / uri, self.language)

    def speaks(self, code: str, uri: str) -> bool:
        """Whether a page is there in a language."""
        if code != ORIGINAL:
            return any(find_other(source, code) for source in self._find_sources(uri))
        return any(source.is_file() for source in self._find_sources(uri))

    def _find_sources(self, uri: str) -> Iterator[Path]:
        """The files in the original's language that a page may be made from."""
        yield self.docs / uri
        yield find_folder() / uri
        for pattern, name in MADE.items():
            if found := re.fullmatch(pattern, uri):
                yield from self.curriculum.find_all(f"{found[1]}/{name}")
        if uri == "plans/unit.md":
            yield from self.curriculum.find_all("unit.md")

    def locate(self, code: str, target: str, url: str) -> str:
        """The address of `target` in a language, as seen from the page at `url` in this one.

        Both are seen from the first page of their site, which is `./` itself.
        """
        here = posixpath.join("/", self.folders[self.language], url)
        there = posixpath.join("/", self.folders[code], target)
        folder = posixpath.relpath(posixpath.dirname(there), posixpath.dirname(here))
        return f"{folder}/{posixpath.basename(there)}"

    def list_doors(self, uri: str, url: str, whole: str | None) -> list[Door]:
        """The ways from a page to the other languages, each to the same page if it is there.

        The page's own address is `url` in its site, and `whole` with its host.
        """
        return [
            Door(
                code,
                name_language(code),
                address,
                urljoin(whole, address) if whole else "",
                same,
            )
            for code in self.folders
            if code != self.language
            for same in [self.speaks(code, uri)]
            for address in [self.locate(code, url if same else "./", url)]
        ]

    def link_original(self, uri: str, url: str, find_url: Callable[[str], str]) -> str | None:
        """The address in the original's language of a page that this one lacks.

        None where there is no other language, or no such page; `find_url` gives its address there.
        """
        if self.language == ORIGINAL or ORIGINAL not in self.folders:
            return None
        if not self.speaks(ORIGINAL, uri):
            return None
        return self.locate(ORIGINAL, find_url(uri), url)


def name_language(code: str) -> str:
    """What a language calls itself."""
    locale = Locale.parse(code, sep="-")
    return str(locale.get_display_name(code.replace("-", "_")) or code).capitalize()
