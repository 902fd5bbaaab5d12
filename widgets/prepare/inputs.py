"""What a site is made of besides its pages, as digests: where they are the same, the site is.

A site that is copied or moved has the same as before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from lesson_plans.curriculum.layers import find_curriculum
from widgets import html
from widgets.messages.catalogs import PACKAGES
from widgets.messages.languages import ROOT

KINDS = (".yml", ".md", ".json")
"""How the files of a curriculum end."""


def digest_inputs(home: Path, games: Iterable[str], options: Iterable[str]) -> str:
    """A digest of all files, by content, that each page of a site may be made of, and of options.

    `games` are the files of games, as seen from `home`. What is in the curriculum is not among
    them: a page shows little of that.
    """
    found = [home / game for game in games]
    found += [path for each in PACKAGES for path in sorted((ROOT / each).rglob("*.ftl"))]
    found += sorted(html.HERE.rglob("*.html"))
    return _digest(home, found, *options)


def digest_curriculum(home: Path) -> str:
    """A digest of all files of a site's curriculum, by content."""
    layers = find_curriculum(home).layers
    found = (path for layer in layers for path in sorted(layer.rglob("*")) if path.suffix in KINDS)
    return _digest(home, found)


def _digest(home: Path, found: Iterable[Path], *texts: str) -> str:
    total = hashlib.sha256()
    for text in texts:
        total.update(f"{text}\0".encode())
    for path in found:
        content = path.read_bytes() if path.is_file() else b""
        name = path.relative_to(home) if path.is_relative_to(home) else path
        total.update(f"{name}\0{len(content)}\0".encode() + content)
    return total.hexdigest()
