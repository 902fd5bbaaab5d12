"""The browser side's modules as a site serves them: minified, where the bundle was made of them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from widgets.runtime import BUNDLE, node

BROWSER = Path(__file__).parent.parent / "browser"
SOURCES = "sources.json"
"""Says of each minified module what it was made of: name → digest."""

OTHERS = ("qr.js",)
"""Modules that are not ours; `minify.mjs` says what npm calls them."""


def minify(target: Path) -> None:
    """Write all modules to the folder `target`, and what they were made of."""
    node.run(node.HERE / "minify.mjs", str(BROWSER), str(target))
    digests = {path.name: _digest(path) for path in find()}
    (target / SOURCES).write_text(json.dumps(digests), encoding="utf-8")


def find() -> list[Path]:
    """The modules' sources."""
    return sorted(BROWSER.glob("*.js"))


def read(path: Path) -> str:
    """A module as it is served. One that has changed since the bundle was made is left as it is."""
    digests = json.loads((BUNDLE / SOURCES).read_text(encoding="utf-8"))
    fresh = digests.get(path.name) == _digest(path)
    return (BUNDLE / path.name if fresh else path).read_text(encoding="utf-8")


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
