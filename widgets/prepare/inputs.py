"""Digests of everything a site is made from, besides its pages.

Copying or moving a site doesn't change them.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from lesson_plans.curriculum.layers import find_curriculum
from lesson_plans.curriculum.problem import name_file
from widgets import html
from widgets.build_cache import digest
from widgets.messages.languages import PACKAGES, ROOT

KINDS = (".yml", ".md", ".json")
"""The suffixes of curriculum files."""


def digest_inputs(home: Path, games: Iterable[str], options: Iterable[str]) -> str:
    """Digest the contents of all files that may affect each page of a site, and the options.

    `games` are files of games, relative to `home`. The curriculum isn't included: a page shows
    little of it.
    """
    found = [home / game for game in games]
    found += [path for each in PACKAGES for path in sorted((ROOT / each).rglob("*.ftl"))]
    found += sorted(html.HERE.rglob("*.html"))
    return _digest(home, found, *options)


def digest_curriculum(home: Path) -> str:
    """Digest the contents of a site's curriculum."""
    layers = find_curriculum(home).layers
    found = (path for layer in layers for path in sorted(layer.rglob("*")) if path.suffix in KINDS)
    return _digest(home, found)


def _digest(home: Path, found: Iterable[Path], *texts: str) -> str:
    parts: list[str | bytes] = [*texts]
    for path in found:
        parts += name_file(path, home), path.read_bytes() if path.is_file() else b""
    return digest(*parts)
