"""Our pages in a school's site: those in its navigation that its docs/ lacks.

A school chooses games by listing their pages in the `nav` of its mkdocs.yml, and its own page
replaces ours of the same name.
"""

from __future__ import annotations

import json
import posixpath
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from lesson_plans.curriculum.translations import find_other

type Nav = str | list[Nav] | dict[str, Nav] | None
"""A navigation as in mkdocs.yml: paths in docs/, with titles, in titled sections."""

GAMES = "games/index.md"
"""The list of games."""
GLOSSARY = "glossary.md"
PARTNERS = {"puzzles.md": ("set.md",), "class/sets.md": ("set.md", "class/results.md")}
"""Pages, and those they link to, which are added automatically."""
FOR_MAKERS = ("authors/", "decisions/", "maintainers/", "python/")
"""Pages for authors and maintainers, which others rarely look for."""
CHECKOUT = Path(__file__).parents[2] / "docs"
INSTALLED = Path(__file__).parents[1] / "pages"
"""The copy of docs/ in the installed package."""


@dataclass(frozen=True)
class PreparedPage:
    """A page added to a site: its path in docs/, and its Markdown with front matter.

    `file` is its source as authors know it; `line` is the source line where the text after the
    front matter begins, 0 if the front matter is from there too.
    """

    uri: str
    text: str
    file: str
    line: int = 0
    listed: bool = True
    """Whether an automatic navigation lists it."""
    draft: bool = False


def write_front(fields: Mapping[str, object]) -> str:
    """Return front matter; JSON is valid YAML."""
    lines = (f"{name}: {json.dumps(value, ensure_ascii=False)}\n" for name, value in fields.items())
    return f"---\n{''.join(lines)}---\n"


def make_page(uri: str, title: str, description: str, lead: str, block: str = "") -> PreparedPage:
    """Return a page that is no file's: the lead, below the block."""
    front = {"title": title, "description": description, "hide": ["navigation", "toc"]}
    text = f"{write_front(front)}\n{block}{lead}\n{{ .ubao-lead }}\n"
    return PreparedPage(uri, text, uri, listed=False)


def find_folder() -> Path:
    """Return the folder of our pages, in the installed package or the checkout."""
    return INSTALLED if INSTALLED.is_dir() else CHECKOUT


def find_missing(
    nav: Nav, has: Callable[[str], object], language: str
) -> Iterator[tuple[str, Path]]:
    """Yield our pages in a navigation that the site lacks: path in docs/, and file.

    The pages they need follow. Translations to the site's language are preferred.
    """
    folder = find_folder()
    named = [*list_pages(nav)]
    partners = [
        partner
        for page, others in PARTNERS.items()
        if page in named or has(page)
        for partner in others
    ]
    for uri in dict.fromkeys([*named, *partners]):
        path = folder / uri
        if not has(uri) and path.is_file() and path.suffix == ".md":
            yield uri, find_other(path, language) or path


def follow(nav: Nav, index: str, uris: Iterable[str]) -> Nav:
    """Add pages to a navigation, in the section with their index, unless they're listed."""
    named = {*list_pages(nav)}
    added = [uri for uri in uris if uri not in named]

    def append(part: Nav) -> Nav:
        match part:
            case dict():
                return {title: append(inner) for title, inner in part.items()}
            case list():
                return [*map(append, part), *(added if index in part else ())]
            case _:
                return part

    return append(nav)


def list_pages(nav: Nav) -> Iterator[str]:
    """Yield the paths in a navigation."""
    match nav:
        case str():
            if not posixpath.isabs(nav) and ".." not in nav.split("/"):
                yield nav
        case list():
            for entry in nav:
                yield from list_pages(entry)
        case dict():
            for entry in nav.values():
                yield from list_pages(entry)
