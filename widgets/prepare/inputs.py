"""What a site is made of besides its pages, as one digest: where it is the same, the site is."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from lesson_plans.curriculum.layers import find_curriculum
from widgets import html
from widgets.messages.languages import COMPILED, PAGES, ROOT

KINDS = (".yml", ".md", ".json")
"""How the files of a curriculum end."""


def digest_inputs(home: Path, games: Iterable[str], options: Iterable[str]) -> str:
    """A digest of all files, by content, that a `Site` reads when it is opened, and of options.

    `games` are the files of games, as seen from `home`.
    """
    total = hashlib.sha256()
    layers = find_curriculum(home).layers
    found = [path for layer in layers for path in sorted(layer.rglob("*")) if path.suffix in KINDS]
    found += [home / game for game in games]
    found += [path for each in PAGES for path in sorted((ROOT / each).rglob("*.ftl"))]
    found += sorted(COMPILED.glob("*.json"))
    found += sorted(html.HERE.rglob("*.html"))
    for text in options:
        total.update(f"{text}\0".encode())
    for path in found:
        content = path.read_bytes() if path.is_file() else b""
        total.update(f"{path}\0{len(content)}\0".encode() + content)
    return total.hexdigest()
