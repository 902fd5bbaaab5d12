"""Examples in texts: lines after `>>>`, run as one session, and their expected output."""

from __future__ import annotations

import doctest
from collections.abc import Mapping
from pathlib import Path


def run(text: str, name: str, names: Mapping[str, object] | None = None) -> str:
    """Return what differs from the text, with its line; empty if all is well.

    `names` are known from the start.
    """
    example = doctest.DocTestParser().get_doctest(text, dict(names or {}), name, name, 0)
    assert example.examples, f"{name} has no examples."
    said: list[str] = []
    doctest.DocTestRunner(verbose=False).run(example, out=said.append)
    return "".join(said)


def run_page(path: Path) -> str:
    """Do the same for a page in Markdown."""
    return run(path.read_text(encoding="utf-8"), path.name)
