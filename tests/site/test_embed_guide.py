"""docs/authors/embed.md lists everything that a page can use of a board."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

from game_core.api.protocol import Refusal
from tests.help.paths import ROOT
from widgets.prepare import assets

CODES = {
    code
    for refusal in get_args(Refusal.__value__)
    for code in get_args(get_type_hints(refusal)["code"])
}
GUIDE = ROOT / "docs" / "authors" / "embed.md"
OWN = {"runtime"}
"""Codes that don't come from the rules."""


def read_table(heading: str) -> set[str]:
    """The first column of the table below a heading."""
    section = GUIDE.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2]
    rows = re.findall(r"^\| (`.*?) \|", section.partition("\n## ")[0], re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`([\w-]+)", row)}


def read_script(name: str) -> str:
    return (assets.BROWSER / name).read_text(encoding="utf-8")


def test_every_property_is_told() -> None:
    part = (
        read_script("elements/board.js")
        .partition("--- The interface for pages")[2]
        .partition("\n  // ---")[0]
    )
    names = re.findall(r"^  (?:get |async )?(\w+)\(.*\) \{$", part, re.MULTILINE)
    assert {"game", "position", "play"} < set(names)
    assert read_table("Properties") == set(names)


def test_every_event_is_told() -> None:
    sent = re.findall(r"send\('([\w-]+)'", read_script("elements/board.js"))
    assert read_table("Events") == set(sent)


def test_every_word_for_a_script_is_told() -> None:
    told = GUIDE.read_text(encoding="utf-8").partition("The codes are ")[2]
    told = told.partition(" if Python")[0]
    assert set(re.findall(r"`([\w-]+)`", told)) == CODES | OWN


def test_every_variable_is_told() -> None:
    first = read_script("styles/board.css").partition(":where(")[2].partition("\n}")[0]
    assert read_table("Colors and sizes") == set(re.findall(r"^  (--[\w-]+):", first, re.MULTILINE))


def test_sizes_for_plain_pages_are_larger_by_a_quarter() -> None:
    styles = {Path(uri).name: text for uri, text in assets.read_styles()}
    ours, plain = styles["ubao.css"], styles["plain.css"]
    assert "min-height: 2.2rem;" in ours
    assert "min-height: 2.75rem;" in plain
    # The conditions of @media count in units that no page can change.
    conditions = re.findall(r"@media [^{]*\dem[^{]*\{", ours)
    assert conditions
    assert re.findall(r"@media [^{]*\dem[^{]*\{", plain) == conditions
