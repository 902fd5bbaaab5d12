"""The parts of a site that can stand alone: its games and its lesson plans."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from widgets.packs.folder import SHELF

KINDS = {"games": "learn", "plans": "run"}
"""Folders of pages, and the room that shows that a page in one is a game, or a plan."""
TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
DESCRIPTION = re.compile(r'<meta name="description" content="([^"]*)"')
LISTED = re.compile(r'<li [^>]*data-age="(\d+)-(\d+)".*?href="([^"/]+)/index\.html"', re.DOTALL)
"""A plan in the list of plans: its youngest and oldest, and its folder."""
PUZZLES = "puzzles"


@dataclass(frozen=True)
class Part:
    """A game or a plan, and what is said of it.

    `pages` is its folder, such as `games/oware/`, `kind` is `games` or `plans`.
    `ages` are the youngest and the oldest that it is for; none where the site does not say.
    `puzzles` are the whole names of a game's puzzles.
    """

    pages: str
    kind: str
    slug: str
    title: str
    description: str
    ages: tuple[int, int] | None
    puzzles: tuple[str, ...]


def list_parts(anywhere: Path) -> Iterator[Part]:
    """The games and plans in a folder *anywhere*, each kind by its name."""
    ages = _read_ages(anywhere)
    puzzles = {
        game["slug"]: tuple(puzzle["id"] for puzzle in game["puzzles"])
        for game in read_shelf(anywhere, "index").get("games", [])
    }
    for kind, room in KINDS.items():
        for path in sorted((anywhere / kind).glob(f"*/{room}/index.html")):
            slug = path.parents[1].name
            pages = f"{kind}/{slug}/"
            text = (anywhere / pages / "index.html").read_text(encoding="utf-8")
            title, description = TITLE.search(text), DESCRIPTION.search(text)
            yield Part(
                pages,
                kind,
                slug,
                html.unescape(title[1]).rpartition(" - ")[0] if title else slug,
                html.unescape(description[1]) if description else "",
                ages.get(pages),
                puzzles.get(slug, ()) if kind == "games" else (),
            )


def _read_ages(anywhere: Path) -> dict[str, tuple[int, int]]:
    """The ages of plans, as the list of plans has them, and of games, as their puzzles have."""
    ages: dict[str, tuple[int, int]] = {}
    listed = anywhere / "plans" / "index.html"
    if listed.is_file():
        for youngest, oldest, slug in LISTED.findall(listed.read_text(encoding="utf-8")):
            ages[f"plans/{slug}/"] = (int(youngest), int(oldest))
    for name, (_, told) in read_shelf(anywhere, "prompts").items():
        pages = f"games/{name.partition('/')[0]}/"
        numbers = [*map(int, re.findall(r"\d+", told)), *ages.get(pages, ())]
        if numbers:
            ages[pages] = (min(numbers), max(numbers))
    return ages


def read_shelf(anywhere: Path, name: str) -> dict[str, Any]:
    """A file of data on puzzles: what `shelve` or the folder's maker wrote. Empty without one."""
    path = anywhere / PUZZLES / f"{name}.json.js"
    if not path.is_file():
        return {}
    text = path.read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text.partition("=")[2].partition("=")[2].rstrip(";\n"))
    return found


def shelve(name: str, data: object) -> tuple[str, bytes]:
    """A file of data on puzzles, path and content."""
    path = f"{PUZZLES}/{name}.json"
    return f"{path}.js", f'{SHELF}["{path}"]={json.dumps(data)};\n'.encode()
