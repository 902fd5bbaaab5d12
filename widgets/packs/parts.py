"""Cut games and lesson plans out of *anywhere*, as parts that work alone.

Links to missing pages become plain words, and so do links to other sites, followed by the address:
players of such parts can't follow links.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from widgets import html
from widgets.finish.links import BOARD
from widgets.finish.page import read_page
from widgets.finish.search import INDEX
from widgets.messages.languages import ENGLISH
from widgets.packs.folder import shelve
from widgets.packs.pages import unlink, write_index

LISTED = re.compile(r'<li [^>]*data-age="(\d+)-(\d+)".*?href="([^"/]+)/index\.html"', re.DOTALL)
"""A plan in the list of plans: its age range, and its folder."""
PUZZLES = "puzzles"


@dataclass(frozen=True)
class Part:
    """A game or plan, of kind `games` or `plans`, with its age range if the site has one."""

    kind: str
    slug: str
    title: str
    description: str
    ages: tuple[int, int] | None

    @property
    def pages(self) -> str:
        """Its folder, such as `games/oware/`."""
        return f"{self.kind}/{self.slug}/"


def list_parts(anywhere: Path) -> Iterator[Part]:
    """Yield the games and plans in a folder *anywhere*, each kind by name."""
    ages = _read_ages(anywhere)
    plans = {path.parent / FIRST for path in anywhere.glob("plans/*/run")}
    for path in sorted((*anywhere.glob(f"games/*/{FIRST}"), *plans)):
        kind, slug, _ = path.relative_to(anywhere).parts
        page = read_page(path.read_text(encoding="utf-8"))
        # A page about games may be among theirs.
        if path in plans or any((tag.name, tag.slug) == (BOARD, slug) for tag in page.tags):
            title = page.title.rpartition(" - ")[0] or slug
            yield Part(kind, slug, title, page.description, ages.get(f"{kind}/{slug}/"))


def _read_ages(anywhere: Path) -> dict[str, tuple[int, int]]:
    """Return the ages of plans, from their list, and of games, from their puzzles."""
    ages: dict[str, tuple[int, int]] = {}
    listed = anywhere / "plans" / "index.html"
    if listed.is_file():
        for youngest, oldest, slug in LISTED.findall(listed.read_text(encoding="utf-8")):
            ages[f"plans/{slug}/"] = (int(youngest), int(oldest))
    for name, (_, told) in read_shelf(anywhere, "prompts").items():
        pages = f"games/{name.partition('/')[0]}/"
        numbers = (*map(int, told.split("-")), *ages.get(pages, ()))
        ages[pages] = (min(numbers), max(numbers))
    return ages


def read_shelf(anywhere: Path, name: str) -> dict[str, Any]:
    """Return a data file on puzzles; empty if it doesn't exist."""
    path = anywhere / PUZZLES / f"{name}.json.js"
    if not path.is_file():
        return {}
    text = path.read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text.partition("=")[2].partition("=")[2].rstrip(";\n"))
    return found


def write_shelf(name: str, data: object) -> tuple[str, bytes]:
    """Return the path and content of a data file on puzzles."""
    return shelve(f"{PUZZLES}/{name}.json", json.dumps(data))


COMMON = ("assets/", "licenses/")
FIRST = "index.html"
TABS = re.compile(r'<nav class="md-tabs".*?</nav>|<nav class="md-footer__inner.*?</nav>', re.S)
"""Navigation through the full site."""


def read_part(folder: Path, pages: str) -> Iterator[tuple[str, bytes]]:
    """Yield a part's files, path and content; `pages` is its folder, such as `games/oware/`."""
    first = f"{pages}{FIRST}"
    slug = posixpath.basename(pages.rstrip("/"))
    inside = {
        path.relative_to(folder).as_posix()
        for shelf in (*COMMON, pages, f"{PUZZLES}/{slug}/")
        for path in (folder / shelf).rglob("*")
        if path.is_file()
    }
    for name in sorted(inside):
        path = folder / name
        if name.endswith(".html"):
            yield name, unlink_part(name, path.read_text(encoding="utf-8"), inside).encode()
        else:
            yield name, path.read_bytes()
    page = read_page((folder / first).read_text(encoding="utf-8"))
    language = page.language or ENGLISH
    forward = html.render("start.html", name=page.title, language=language, first=first)
    yield FIRST, forward.encode()
    if (folder / INDEX).is_file():
        index = json.loads((folder / INDEX).read_text(encoding="utf-8"))
        index["docs"] = [each for each in index["docs"] if each["location"].startswith(pages)]
        yield from write_index(index)
    puzzles = read_shelf(folder, "index")
    puzzles["games"] = [game for game in puzzles["games"] if game["slug"] == slug]
    yield write_shelf("index", puzzles)
    prompts = read_shelf(folder, "prompts")
    own = {name: prompt for name, prompt in prompts.items() if name.startswith(f"{slug}/")}
    yield write_shelf("prompts", own)


def unlink_part(name: str, page: str, inside: set[str]) -> str:
    """Return a page without links out of a part; `inside` are the part's files."""
    here = posixpath.dirname(name)

    def leads(address: str) -> bool:
        path = unquote(re.split("[?#]", address)[0])
        return not path or posixpath.normpath(posixpath.join(here, path)) in inside

    return unlink(TABS.sub("", page), leads)
