"""Our pages in a site of somebody else: those that its navigation names and its docs/ lacks.

So a school chooses games by naming their pages in the `nav` of its mkdocs.yml, and a page of its
own under the same name takes the place of ours.
"""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

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
