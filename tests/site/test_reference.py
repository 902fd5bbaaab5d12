"""The reference for Python programmers, as it is built."""

from __future__ import annotations

import re

import pytest

import game_core
from tests.help.paths import SITE


@pytest.fixture(scope="module")
def page() -> str:
    """The page's HTML."""
    return (SITE / "python/reference/index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [*game_core.__all__, "Record.play", "Position.moves"])
def test_every_public_name_can_be_linked_to(page: str, name: str) -> None:
    anchors = re.findall(r'id="game_core\.([\w.]+)"', page)
    # Of modules, what they offer is listed.
    assert name in anchors or any(anchor.startswith(f"{name}.") for anchor in anchors)


def test_nothing_private_is_listed(page: str) -> None:
    assert re.findall(r'id="game_core(?:\.\w+)*\._\w+"', page) == []


def test_no_page_loads_another_style_sheet_for_it(page: str) -> None:
    assert "_mkdocstrings.css" not in page
