"""Nothing jumps while a page loads, and boards further down can be used, too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import Board
from tests.e2e.server import StaticHost, hold

PLACES = """board => [board, board.querySelector('svg')].map((part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return { x, y: y + scrollY, width, height };
})"""

SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

SCREENS = [(1280, 720), (768, 1024), (360, 640)]
OTHERS = [(740, 360), (1920, 1080)]


@pytest.mark.parametrize(
    ("game", "last"),
    [("oware", (1280, 720)), ("amphora", (768, 1024)), ("double-eighteen-stone-chess", (360, 640))],
)
def test_a_board_keeps_its_place(
    page: Page, site: str, server: StaticHost, game: str, last: tuple[int, int]
) -> None:
    """It loads in windows of all kinds; in the last of them, Python does, too."""
    # Each visit is the first one.
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    board, runtime = Board(page), hold("*/runtime/*")
    screens = sorted(SCREENS, key=lambda screen: screen == last)
    before = {}
    for screen in screens:
        set_size(page, screen)
        scripts = hold("assets/ubao/ubao.js")
        server.faults[:] = [scripts, runtime]
        page.goto(f"{site}games/{game}/", wait_until="commit")
        expect(page.locator("footer").first).to_be_attached()
        page.evaluate("() => document.fonts.ready")
        before[screen] = board.loc.evaluate(PLACES)
        scripts.release()
        expect(board.loading).to_be_visible()
        expect_places(board, before[screen])
    runtime.release()
    board.expect_state("ready")
    expect(board.loading).to_be_hidden()
    expect_places(board, before[last])
    # Windows of other shapes leave no trace.
    for screen in (*screens, *OTHERS, *screens):
        set_size(page, screen)
        if screen in before:
            expect_places(board, before[screen])


def expect_places(board: Board, before: list[dict[str, float]]) -> None:
    """Check that the board and its drawing are where they were."""
    for ours, first in zip(board.loc.evaluate(PLACES), before, strict=True):
        assert ours == pytest.approx(first, abs=1), (
            "The heights of empty parts in board.css are not those of the filled ones."
        )


def set_size(page: Page, screen: tuple[int, int]) -> None:
    """Resize the window, and let the page settle."""
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    page.evaluate(SETTLED)


def test_a_board_may_be_played_before_it_was_set_up(page: Page, site: str) -> None:
    """A script can query the last board of a page as soon as the element is defined."""
    page.add_init_script("""
      customElements.whenDefined('ubao-board').then(() => {
        [...document.querySelectorAll('ubao-board')].at(-1).play('A');
      });
    """)
    page.goto(f"{site}authors/fences/")
    last = page.locator("ubao-board").last
    expect(last).to_have_js_property("moves", ["C", "b", "F", "d", "A"])
