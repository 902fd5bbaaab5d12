"""What axe-core can check: no serious or critical finding, in light and in dark colors."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.demo import Demo
from tests.e2e.dialogs import Dialog
from tests.e2e.pages import page_paths
from tests.e2e.server import StaticHost, refuse
from tests.e2e.shared import Share

PAGES = ["games/oware/", "plans/oware/"]
"""Pages with boards; all pages are checked before Python has loaded."""

OF_COLORS = "color-contrast", "link-in-text-block"
"""The rules that may find something in other colors alone."""


def expect_no_findings(page: Page, where: str, *, within: str = "html") -> None:
    """Check that axe-core finds nothing in any colors, apart from what's on all pages."""
    assert axe(page, within=within) == [], where
    body = page.locator("body")
    page.emulate_media(color_scheme="dark")
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    assert axe(page, *OF_COLORS, within=within) == [], f"{where}, dark"
    page.emulate_media(color_scheme="light")
    expect(body).to_have_attribute("data-md-color-scheme", "default")


def test_boards_at_rest(share: Share) -> None:
    for path in PAGES:
        page = share(path)
        for board in page.locator("ubao-board").all():
            Board(page, board).expect_state("ready")
        expect_no_findings(page, path, within="ubao-board")


def test_a_board_in_all_its_states(page: Page, oware: Board) -> None:
    dialog = Dialog(page)
    oware.play("C")
    oware.play("d")
    oware.choose("C")
    oware.expect_said("Cup C is empty.")
    for button, title, answer in [
        (oware.players, "Who is playing?", "Done"),
        (oware.new, "Start a new game?", "Go on playing"),
        (oware.toss, "Start a new game?", "New game"),
        (oware.stop, "Do you both want to stop?", "Yes, stop"),
    ]:
        oware.use(button)
        dialog.expect_title(title)
        expect_no_findings(page, title)
        dialog.answer(answer)
        if button is oware.toss:
            dialog.expect_title("Who begins?")
            expect_no_findings(page, "Who begins?")
            dialog.answer("The left fist")
            expect_no_findings(page, "The left fist")
            dialog.answer("Let's play")
    oware.expect_turn(None)
    expect_no_findings(page, "the end")


def test_a_board_that_explains_and_one_that_is_set(page: Page, oware: Board) -> None:
    oware.more.click()
    expect_no_findings(page, "More")
    settings = oware.open_settings()
    expect_no_findings(page, "Settings")
    for switch in (settings.preview, settings.large, settings.left, settings.table):
        switch.click()
    settings.answer("Done")
    oware.choose("C")
    expect(oware.play_it).to_be_visible()
    expect_no_findings(page, "a preview")
    oware.play_it.click()
    oware.expect_game("C")
    oware.choose("C")
    oware.expect_signs(no=1, here=6)
    expect_no_findings(page, "a refusal")
    oware.what.click()
    oware.next.click()
    expect_no_findings(page, "what happened")
    oware.use(oware.full_screen)
    expect_no_findings(page, "the full screen")


@pytest.mark.faulty
def test_a_board_that_failed_and_a_demo_that_is_tried(page: Page, server: StaticHost) -> None:
    server.faults.append(refuse("assets/ubao/runtime/*"))
    page.goto(f"{server.url}authors/fences/")
    demo = Demo(page)
    demo.loc.scroll_into_view_if_needed()
    demo.show.click()
    expect(demo.next).to_be_visible()
    Board(page).expect_state("failed")
    expect_no_findings(page, "no Python")
    demo.try_it.click()
    demo.board.expect_state("failed")
    expect_no_findings(page, "a demo without Python")


def test_the_pages_looked_at_are_pages() -> None:
    assert set(PAGES) <= set(page_paths())
