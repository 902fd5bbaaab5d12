"""Our pages in a site of somebody else: those that its navigation names and its docs/ lacks.

So a school chooses games by naming their pages in the `nav` of its mkdocs.yml, and a page of its
own under the same name takes the place of ours. Links from our pages to pages that the site does
not have become plain words.
"""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor

CHECKOUT = Path(__file__).parent.parent / "docs"
INSTALLED = Path(__file__).parent / "pages"
"""Where the installed package carries what is in docs/."""


def find_folder() -> Path:
    """Our pages: those of the installed package, or else of the checkout."""
    return INSTALLED if INSTALLED.is_dir() else CHECKOUT


def find_missing(nav: Any, has: Callable[[str], object]) -> Iterator[tuple[str, Path]]:
    """The pages of ours that a navigation names and the site lacks: path in docs/, and file."""
    folder = find_folder()
    for uri in dict.fromkeys(_list_pages(nav)):
        path = folder / uri
        if not has(uri) and path.is_file() and path.suffix == ".md":
            yield uri, path


def _list_pages(nav: Any) -> Iterator[str]:
    """The paths in a navigation, which is made of texts, lists and maps."""
    match nav:
        case str():
            if not posixpath.isabs(nav) and ".." not in nav.split("/"):
                yield nav
        case list():
            for entry in nav:
                yield from _list_pages(entry)
        case dict():
            for entry in nav.values():
                yield from _list_pages(entry)


class Unlinker(Extension):
    """Makes words of links to pages that a site does not have.

    `page` is the path in docs/ of the page being converted, empty for pages that are not ours;
    `has` says whether the site has a page.
    """

    def __init__(self) -> None:
        super().__init__()
        self.page = ""
        self.has: Callable[[str], object] = bool

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the name is Python-Markdown's
        """Come after links are made (20), and before MkDocs resolves them (0)."""
        md.treeprocessors.register(_Unlinking(md, self), "ubao-unlink", 10)


class _Unlinking(Treeprocessor):
    def __init__(self, md: Markdown, extension: Unlinker) -> None:
        super().__init__(md)
        self.extension = extension

    def run(self, root: Element) -> None:
        """Look at all links."""
        folder = posixpath.dirname(self.extension.page)
        for link in root.iter("a") if self.extension.page else ():
            path = link.get("href", "").partition("#")[0]
            if path.endswith(".md") and ":" not in path:
                uri = posixpath.normpath(posixpath.join(folder, path))
                if not self.extension.has(uri):
                    link.tag = "span"
                    link.attrib.pop("href")
