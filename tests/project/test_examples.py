"""The examples that programmers read do what they say."""

from __future__ import annotations

import re

import pytest

from tests.help import examples
from tests.help.paths import ROOT

PAGES = [
    "README.md",
    "packaging/rules/README.md",
    "docs/python/index.md",
    "docs/maintainers/solver.md",
]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_what_happens(page: str) -> None:
    assert examples.run_page(ROOT / page) == ""


def test_every_section_for_programmers_has_an_example() -> None:
    text = (ROOT / "docs/python/index.md").read_text(encoding="utf-8")
    _, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    assert len(sections) == 10
    assert [section for section in sections if ">>> " not in section] == []


def test_a_wrong_example_is_noticed() -> None:
    assert "Expected:\n    3" in examples.run(">>> 1 + 1\n3\n", "wrong")
