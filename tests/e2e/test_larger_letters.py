"""Pages in a browser with larger letters: nothing shrinks, is cut off or out of reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import Board
from tests.e2e.training import Puzzle

pytestmark = pytest.mark.undrawn

CUT = """() => [...document.querySelectorAll('ubao-board .ubao-tools > button')]
  .filter((button) => button.checkVisibility() && button.scrollWidth > button.clientWidth)
  .map((button) => button.textContent)"""
INSIDE = """(shelf) => {
  const { top, bottom, left, right } = shelf.getBoundingClientRect();
  return top >= -1 && bottom <= innerHeight + 1 && left >= 0 && right <= innerWidth;
}"""
LETTERS = """() => ['.ubao-words', '.ubao-task > p', '.ubao-said'].map((part) => (
  Number.parseFloat(getComputedStyle(document.querySelector(`ubao-board ${part}`)).fontSize)
))"""
HIDDEN = """() => [...document.querySelectorAll('ubao-board .ubao-words, ubao-board .ubao-said')]
  .filter((box) => box.scrollHeight > box.clientHeight).map((box) => box.className)"""
SIZES = [(20, 1366, 625), (20, 360, 740), (24, 1024, 768), (24, 740, 360)]


def enlarge(page: Page, size: int, width: int, height: int) -> None:
    """Set the browser's own letter size, in pixels, and the window's."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": size}})
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.usefixtures("without_python")
@pytest.mark.parametrize("language", ["", "fr/"])
@pytest.mark.parametrize(("size", "width", "height"), SIZES)
def test_buttons_and_what_is_under_more_are_seen(
    page: Page, site: str, language: str, size: int, width: int, height: int
) -> None:
    enlarge(page, size, width, height)
    page.goto(f"{site}{language}games/oware/")
    page.locator('ubao-board [data-tool="more"]').click()
    shelf = page.locator(".ubao-shelf")
    expect(shelf).to_be_visible()
    assert shelf.evaluate(INSIDE)
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("size", "width", "height"), [SIZES[0], SIZES[2]])
def test_the_coach_has_room_for_words_and_more_is_beside_other_buttons(
    page: Page, site: str, size: int, width: int, height: int
) -> None:
    enlarge(page, size, width, height)
    page.goto(f"{site}games/oware/")
    board = Board(page)
    board.expect_state("ready")
    page.get_by_role("tab", name="Coach").click()
    told = board.loc.locator(".ubao-coach > p").first
    panel, words = board.loc.locator(".ubao-record").bounding_box(), told.bounding_box()
    assert panel
    assert words
    assert words["y"] + words["height"] <= panel["y"] + panel["height"]
    tops = [button.bounding_box() for button in board.tools.locator("> button:visible").all()]
    assert len({round(box["y"]) for box in tops if box}) == 2
    assert len(tops) == 8


def test_a_step_s_words_do_not_shrink(page: Page, site: str) -> None:
    enlarge(page, *SIZES[0])
    page.goto(f"{site}games/oware/learn/")
    puzzle = Puzzle(page)
    puzzle.expect_stage("open")
    # Boxes count as scrolling until they have been measured.
    expect(page.locator("ubao-board :is(.ubao-words, .ubao-said)[tabindex]")).to_have_count(0)
    for screen in (SIZES[0], SIZES[2], (32, 360, 740)):
        enlarge(page, *screen)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        words, *others = page.evaluate(LETTERS)
        assert min(others) >= words
        assert page.evaluate(HIDDEN) == []
