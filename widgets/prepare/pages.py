"""Our pages in a school's site: those that its navigation names and its docs/ lacks.

So a school chooses games by naming their pages in the `nav` of its mkdocs.yml, and a page of its
own under the same name takes the place of ours.
"""

from __future__ import annotations

import json
import posixpath
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from lesson_plans.curriculum.translations import find_other

type Nav = str | list[Nav] | dict[str, Nav] | None
"""A navigation as mkdocs.yml has it: paths in docs/, with their titles, in parts with titles."""

GAMES = "games/index.md"
"""The page that lists the games."""
WORDS = "glossary.md"
"""The page that explains words."""
PARTNERS = {"puzzles.md": ("set.md",), "class/sets.md": ("set.md", "class/results.md")}
"""Pages, and those that they lead to: these come along without being named."""
FOR_MAKERS = ("authors/", "decisions/", "maintainers/", "python/")
"""Pages for those who write and maintain the site; others hardly ever look for them."""
CHECKOUT = Path(__file__).parents[2] / "docs"
INSTALLED = Path(__file__).parents[1] / "pages"
"""Where the installed package carries what is in docs/."""


@dataclass(frozen=True)
class PreparedPage:
    """A page that a site gets: its path in docs/, and its Markdown with front matter.

    `file` is what it is made from, as an author knows that; `line` is the line there on which what
    follows the front matter begins, 0 where the front matter is from there too.
    """

    uri: str
    text: str
    file: str
    line: int = 0
    listed: bool = True
    """Whether a navigation that names no pages lists it."""
    draft: bool = False


def write_front(fields: Mapping[str, object]) -> str:
    """Front matter; JSON is YAML, whatever it holds."""
    lines = (f"{name}: {json.dumps(value, ensure_ascii=False)}\n" for name, value in fields.items())
    return f"---\n{''.join(lines)}---\n"


def find_folder() -> Path:
    """Our pages: those of the installed package, or else of the checkout."""
    return INSTALLED if INSTALLED.is_dir() else CHECKOUT


def find_missing(
    nav: Nav, has: Callable[[str], object], language: str
) -> Iterator[tuple[str, Path]]:
    """The pages of ours that a navigation names and the site lacks: path in docs/, and file.

    Their partners follow. What there is in the site's language comes in it.
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
    """A navigation in which pages follow by themselves, in the part that has their index.

    A page that it names anywhere stays where it is.
    """
    named = {*list_pages(nav)}
    return _append(nav, index, [uri for uri in uris if uri not in named])


def _append(nav: Nav, index: str, uris: Sequence[str]) -> Nav:
    match nav:
        case dict():
            return {title: _append(part, index, uris) for title, part in nav.items()}
        case list():
            return [*(_append(part, index, uris) for part in nav), *(uris if index in nav else ())]
        case _:
            return nav


def list_pages(nav: Nav) -> Iterator[str]:
    """Yield the paths in a navigation, which is made of texts, lists and maps."""
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
