"""What games of all families can say is said in each language: refusals, slips, hints, endings."""

from __future__ import annotations

import re

import pytest

from game_core import get
from game_core.messages.fluent import Catalog
from tests.help.curriculum import FAMILIES
from tests.help.heard import Heard, hear
from tests.help.paths import ROOT
from tests.help.sheet import list_lines
from tests.help.talk import talk
from widgets.messages.languages import WHOLE, list_catalogs

ENGLISH = re.compile(r"\b(the|is|are|your|wins?|takes?|turn|cups?|seeds?|square|row|board)\b")
ROOMS = ("game", "search", "puzzles", "squares", *FAMILIES)
STANDING = re.compile("[“«][^”»]*[”»]|‹[^›]*›")
"""What somebody wrote, in any language; and names that stand for what nobody said here."""


@pytest.fixture(scope="module")
def heard() -> Heard:
    with hear() as found:
        talk([get(slug) for slug in FAMILIES.values()])
    return found


@pytest.fixture(scope="module")
def english() -> list[Catalog]:
    return list_catalogs(ROOT)


@pytest.mark.parametrize("code", WHOLE)
def test_all_that_games_say_is_said_in_the_language(
    heard: Heard, english: list[Catalog], code: str
) -> None:
    lines = list_lines(english, heard, code, list_catalogs(ROOT, code))
    said = [line for room in ROOMS for line in lines[room]]
    assert sum(line.is_heard for line in said) > 200
    bare = {line.entry.name: STANDING.sub("x", " ".join(line.sentences)) for line in said}
    assert all(bare.values())
    assert {name: words for name, words in bare.items() if ENGLISH.search(words)} == {}
    assert {name for name, words in bare.items() if re.search(r" [.,]|  |\{|\}", words)} == set()
