"""On a narrow phone nothing is cut off, and everything is large enough for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import Board
from tests.e2e.demo import Demo
from tests.e2e.dialogs import Dialog
from tests.e2e.targets import find_small

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
    """Check that nothing scrolls sideways and nothing is cut off at the right."""
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
        # It follows automatically.
        (None, "Not now"), (oware.stop, "Yes, stop"),
    ]:  # fmt: skip
        if button:
            oware.use(button)
        expect(dialog.loc.get_by_role("button", name=answer, exact=True)).to_be_visible()
        expect_fit(page)
        expect_finger_sized(dialog.loc.locator("button, input[type=text], label:has([type=radio])"))
        dialog.answer(answer)
    oware.expect_turn(None)
    expect_fit(page)
    # Names may be long.
    oware.new.tap()
    oware.use(oware.players)
    boxes = dialog.loc.get_by_role("textbox")
    expect(boxes).to_have_count(2)
    for box in boxes.all():
        box.fill("WWWWWWWWWWWWWWWWWWWW")
    dialog.answer("Done")
    oware.expect_turn("WWWWWWWWWWWWWWWWWWWW")
    expect_fit(page)


def test_a_demo(page: Page, site: str) -> None:
    page.goto(f"{site}authors/fences/")
    demo = Demo(page)
    demo.loc.scroll_into_view_if_needed()
    expect_finger_sized(demo.loc.locator("button"))
    demo.show.tap()
    demo.try_it.tap()
    demo.board.expect_state("ready")
    expect_fit(page)


CLOSE = """board => {
  const { left, top, right, bottom } = board.querySelector('.ubao-view').getBoundingClientRect();
  return [...board.querySelectorAll('[data-legal] .square')].map((square) => {
    const box = square.getBoundingClientRect();
    const { x, y, width } = box;
    return box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom
      ? [square.parentElement.dataset.cell, x + width / 2, y + width / 2, width]
      : null;
  }).filter(Boolean);
}"""
"""The squares that can be chosen, where those lie that are seen whole, and how large they are."""


def test_squares_smaller_than_a_finger_come_closer(page: Page, site: str) -> None:
    page.goto(f"{site}games/double-eighteen-stone-chess/")
    board = Board(page)
    board.expect_state("ready")
    expect(board.loc.locator(".ubao-typing")).to_have_count(1)
    for width, height in [(412, 780), (360, 640), (740, 360)]:
        page.set_viewport_size({"width": width, "height": height})
        expect_closer(board, width)


def expect_closer(board: Board, width: int) -> None:
    """Touch some squares in a window of this width, and leave the board as it was."""
    page = board.page
    closer = board.loc.locator(".ubao-view[data-closer]")
    drawn = board.svg.bounding_box()
    unclear = None
    places = board.loc.evaluate(CLOSE)
    # Sixteen pawns, four knights.
    assert len(places) == 20
    for cell, x, y, small in places[::5]:
        assert small < 36
        # Like fingers, it hits a corner of the square.
        corner = x + small / 2 - 1, y + small / 2 - 1
        page.touchscreen.tap(*corner)
        if closer.count():
            unclear = corner
            expect(board.said).to_have_text("Now the squares are larger. Touch the one you mean.")
            near = {name: (at, size) for name, *at, size in board.loc.evaluate(CLOSE)}
            at, large = near[cell]
            assert large >= 43.5
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            page.touchscreen.tap(*at)
            expect(closer).to_have_count(0)
        # Otherwise nothing else was near, and the touch was unambiguous.
        expect(board.cup(cell)).to_have_attribute("data-chosen", "")
        assert board.svg.bounding_box() == drawn
        board.take_back.tap()
        expect(board.chosen).to_have_count(0)
    # A touch next to it leads back.
    assert unclear
    page.touchscreen.tap(*unclear)
    expect(closer).to_have_count(1)
    board.said.tap()
    expect(closer).to_have_count(0)
    # A mouse hits small squares.
    board.choose(places[0][0])
    expect(board.cup(places[0][0])).to_have_attribute("data-chosen", "")
    expect(closer).to_have_count(0)
    board.take_back.click()
    expect(board.chosen).to_have_count(0)


PLACES = (
    "", "games/", "games/oware/", "games/oware/learn/", "games/oware/puzzles/",
    "games/oware/rules/", "games/oware/teach/", "puzzles/", "plans/", "plans/oware/",
    "plans/oware/run/", "class/tournament/", "class/results/", "class/sets/", "class/tables/",
    "class/certificates/", "class/show-match/", "class/poster/", "class/score-sheets/", "set/",
    "class/record/", "class/trial/",
    "labs/rules/", "labs/matchbox/", "labs/player/", "labs/numbers/", "authors/puzzle-maker/",
    "ready/", "map/", "questions/", "glossary/", "help/", "packs/", "privacy/",
)  # fmt: skip
"""A page of each kind."""


@pytest.mark.usefixtures("without_python")
def test_whatever_is_touched_is_as_large_as_a_finger(page: Page, site: str) -> None:
    for path in PLACES:
        page.goto(site + path)
        for width, height in [(360, 640), (412, 780)]:
            page.set_viewport_size({"width": width, "height": height})
            assert find_small(page) == [], f"{path} at {width}×{height}"
    page.get_by_role("button", name="Select language").tap()
    assert find_small(page) == [], "with the languages"
    page.locator("label.md-header__button[for=__drawer]").tap()
    expect(page.locator("nav.md-nav--primary")).to_be_in_viewport()
    assert find_small(page) == [], "with the list of pages"


@pytest.mark.usefixtures("without_python")
def test_no_word_on_a_door_is_broken(page: Page, site: str) -> None:
    for language in ("", "fr/", "it/", "pt/"):
        page.goto(site + language)
        words = page.locator(".ubao-doors + ul strong").filter(visible=True)
        broken = words.evaluate_all(
            """(words) => words.map((word) => {
              const range = document.createRange();
              range.selectNodeContents(word);
              return [word.textContent, range.getClientRects().length];
            }).filter(([text, lines]) => lines > text.split(' ').length)"""
        )
        assert words.count() >= 3
        assert broken == []


@pytest.mark.usefixtures("without_python")
@pytest.mark.parametrize("width", [360, 1366])
def test_a_board_on_a_card_has_the_shape_of_its_drawing(page: Page, site: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 700})
    for path in ("games/", ""):
        page.goto(site + path)
        shapes = page.evaluate(
            """() => [...document.querySelectorAll(':is(.ubao-cards, .ubao-gallery) .ubao-svg')]
              .map((svg) => {
                const { width, height } = svg.getBoundingClientRect();
                const drawn = svg.viewBox.baseVal;
                return [width / height, drawn.width / drawn.height];
              })"""
        )
        assert len(shapes) == 13
        for shown, drawn in shapes:
            assert shown == pytest.approx(drawn, rel=0.02)


@pytest.mark.usefixtures("without_python")
@pytest.mark.context(viewport={"width": 740, "height": 360})
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_in_landscape_the_header_is_beside_a_square_board(
    page: Page, site: str, direction: str
) -> None:
    page.goto(f"{site}games/african-chess/")
    page.evaluate("dir => { document.body.dir = document.documentElement.dir = dir; }", direction)
    header, view = (page.locator(part).bounding_box() for part in (".md-header", ".ubao-view"))
    assert header is not None
    assert view is not None
    (_, first), (second, _) = sorted((box["x"], box["x"] + box["width"]) for box in (header, view))
    assert first <= second
