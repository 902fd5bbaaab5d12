"""French typography is as readers expect it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.help.paths import ROOT

PLACES = ("docs", "game_core", "lesson_plans", "widgets")
CODE = re.compile(
    r"^```(?:py\w*|sh|yaml|fluent|ebnf)\n.*?^```$|^ {10,}(?:#|\"\"\").*$", re.M | re.S
)
COMMENT = re.compile(r"^#.*$", re.M)
LOOSE = re.compile(r"(?<=[^\s|]) (?=[;:!?»](?![\w/=-]))|« (?=\S)")
"""A breaking space where a punctuation mark belongs to its word."""


def test_no_line_begins_with_a_sign_that_ends_a_sentence() -> None:
    found = [f"{name}: “{line.strip()}”" for name, line in _read_lines() if LOOSE.search(line)]
    assert not found, "write a narrow no-break space (U+202F) here:\n" + "\n".join(found)


def test_a_loose_space_is_seen() -> None:
    assert LOOSE.search("Qui gagne ?")
    assert LOOSE.search("Dis « oui\u202f».")
    assert LOOSE.search("**Grenier :** vide")
    assert not LOOSE.search("Qui gagne\u202f? Regarde\u202f: | a | :--- |")


def _read_lines() -> Iterator[tuple[str, str]]:
    for path in _list_files():
        text = path.read_text(encoding="utf-8")
        cut = COMMENT if path.suffix == ".ftl" else CODE
        for line in cut.sub("", text).splitlines():
            yield str(path.relative_to(ROOT)), line


def _list_files() -> list[Path]:
    found = [
        path
        for place in PLACES
        for pattern in ("**/*.fr.md", "**/*.fr.yml", "**/fr.ftl")
        for path in sorted((ROOT / place).glob(pattern))
    ]
    assert len(found) > 100
    return found
