"""A part of the folder *anywhere* that stands alone: some pages, and what they load.

A link to a page that is not in it becomes plain words, and so does a link to another site, with its
address behind it: where such parts are played, a link would lead nowhere.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

from markupsafe import Markup

from widgets import html
from widgets.finish.search import INDEX
from widgets.packs import unlinked
from widgets.packs.parts import PUZZLES, read_shelf, shelve

COMMON = ("assets/", "licences/")
FIRST = "index.html"
TABS = re.compile(r'<nav class="md-tabs".*?</nav>|<nav class="md-footer__inner.*?</nav>', re.S)
"""Navigation through the whole site."""


def cut(folder: Path, pages: str) -> Iterator[tuple[str, bytes]]:
    """The files of a part, path and content; `pages` is its folder, such as `games/oware/`."""
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
            yield name, unlink(name, path.read_text(encoding="utf-8"), inside).encode()
        else:
            yield name, path.read_bytes()
    page = (folder / first).read_text(encoding="utf-8")
    title = Markup(page.partition("<title>")[2].partition("</title>")[0]).unescape()
    language = re.search(r'<html[^>]* lang="([^"]*)"', page)
    forward = html.render(
        "start.html", name=title, language=language[1] if language else "en", first=first
    )
    yield FIRST, forward.encode()
    yield from _cut_data(folder, pages, slug)


def _cut_data(folder: Path, pages: str, slug: str) -> Iterator[tuple[str, bytes]]:
    """What search and the list of puzzles know of the part."""
    index = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    index["docs"] = [each for each in index["docs"] if each["location"].startswith(pages)]
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    yield INDEX, text.encode()
    yield INDEX.removesuffix("on"), f"var __index={text};\n".encode()
    puzzles = read_shelf(folder, "index")
    puzzles["games"] = [game for game in puzzles["games"] if game["slug"] == slug]
    yield shelve("index", puzzles)
    prompts = read_shelf(folder, "prompts")
    own = {name: prompt for name, prompt in prompts.items() if name.startswith(f"{slug}/")}
    yield shelve("prompts", own)


def unlink(name: str, page: str, inside: set[str]) -> str:
    """A page without links that lead out of a part; `inside` are the files in it."""
    here = posixpath.dirname(name)

    def leads(address: str) -> bool:
        path = unquote(re.split("[?#]", address)[0])
        return not path or posixpath.normpath(posixpath.join(here, path)) in inside

    return unlinked.unlink(TABS.sub("", page), leads)
