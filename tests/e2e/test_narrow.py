"""On a narrow phone nothing is cut off, and everything is large enough for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import Board
from tests.e2e.demo import Demo
from tests.e2e.dialogs import Dialog

pytestmark = pytest.mark.context(viewport={"width": 360, "height": 640}, has_touch=True)

# What reaches beyond the right edge of the window, unless an ancestor scrolls or clips it.
OVERFLOWING = """() => {
  const within = (element) => {
    const box = element.closest('dialog[open]') ?? document.documentElement;
    for (let up = element; up && up !== box; up = up.parentElement) {
      if (getComputedStyle(up).overflowX !== 'visible') return true;
    }
    return false;
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .filter((element) => !within(element))
    .map((element) => element.outerHTML.slice(0, 200));
}"""


def expect_fit(page: Page) -> None:
    """Nothing scrolls sideways and nothing is cut off at the right."""
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert page.evaluate(OVERFLOWING) == []


def expect_finger_sized(targets: Locator, least: int = 44) -> None:
    """Wait until all targets are there to touch; each is at least so many pixels each way."""
    for target in targets.all():
        expect(target).to_be_visible()
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= least, target


def test_a_board_and_all_that_belongs_to_it(oware: Board) -> None:
    page, dialog = oware.page, Dialog(oware.page)
    expect_fit(page)
    expect_finger_sized(oware.cups)
    oware.cup("C").tap()
    oware.expect_game("C")
    oware.more.tap()
    expect_finger_sized(oware.loc.locator("button:visible"))
    expect_fit(page)
    for button, answer in [
        (oware.players, "Done"), (oware.new, "Go on playing"), (oware.toss, "New game"),
        (oware.toss, "Not now"), (oware.stop, "Yes, stop"),
    ]:  # fmt: skip
        if not dialog.loc.is_visible():
            oware.use(button)
        expect(dialog.loc).to_be_visible()
        expect_fit(page)
        expect_finger_sized(dialog.loc.locator("button, input[type=text], label:has([type=radio])"))
        dialog.answer(answer)
    oware.expect_turn(None)
    expect_fit(page)


def test_names_may_be_long(oware: Board) -> None:
    oware.use(oware.players)
    boxes = oware.page.locator("dialog").get_by_role("textbox")
    expect(boxes).to_have_count(2)
    for box in boxes.all():
        box.fill("WWWWWWWWWWWWWWWWWWWW")
    Dialog(oware.page).answer("Done")
    oware.expect_turn("WWWWWWWWWWWWWWWWWWWW")
    expect_fit(oware.page)


@pytest.mark.context(reduced_motion="reduce")
def test_a_demo(page: Page, site: str) -> None:
    page.goto(f"{site}authors/fences/")
    demo = Demo(page)
    demo.loc.scroll_into_view_if_needed()
    expect_finger_sized(demo.loc.locator("button"))
    demo.show.tap()
    demo.try_it.tap()
    demo.board.expect_state("ready")
    expect_fit(page)
