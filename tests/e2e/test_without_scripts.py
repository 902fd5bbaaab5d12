"""With scripts switched off, every page can still be read, boards and demos included."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.drawing import expect_drawing
from tests.e2e.server import StaticHost

pytestmark = pytest.mark.context(java_script_enabled=False)

START = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"


def test_a_board_is_drawn_and_described(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/")
    board = page.locator("ubao-board").first
    picture = board.get_by_role("img", name="Oware board")
    expect(picture).to_be_visible()
    expect(picture.locator("desc")).to_have_text(
        "Blue's cups A 4, B 4, C 4, D 4, E 4, F 4; 0 seeds in the store. "
        "Gold's cups a 4, b 4, c 4, d 4, e 4, f 4; 0 seeds in the store. Blue to move."
    )
    expect_drawing(picture, START)
    expect(board.get_by_role("button")).to_have_count(0)
    # No space is reserved for what only scripts could fill.
    box, drawn = board.bounding_box(), picture.bounding_box()
    assert box is not None
    assert drawn is not None
    assert box["height"] - drawn["height"] < 8


def test_a_demo_is_drawn_and_its_moves_are_listed_in_words(page: Page, site: str) -> None:
    page.goto(f"{site}authors/fences/")
    demo = page.locator("ubao-demo").first
    expect_drawing(demo.get_by_role("img"), "0,2,0,0,0,2/0,1,0,0,3,0 20-20 S")
    expect(demo.get_by_role("listitem")).to_have_text([
        "F Look at cup b: one seed and one more make two. Blue sows 2 seeds from cup F. "
        "The last seed falls in cup b, which now holds 2. Blue captures 2 seeds from cup b.",
        "e Gold sows 3 seeds from cup e. The last seed falls in cup B, which now holds 3. "
        "Gold captures 3 seeds from cup B.",
    ])  # fmt: skip
    for item in demo.get_by_role("listitem").all():
        expect(item).to_be_visible()


def test_nothing_of_python_is_downloaded(page: Page, server: StaticHost) -> None:
    page.goto(f"{server.url}games/oware/")
    expect(page.locator("ubao-board").first).to_be_visible()
    assert [path for path in server.requests if "runtime/" in path] == []
