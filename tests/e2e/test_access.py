"""What axe-core can check: no serious or critical finding, in light and in dark colours."""

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
"""Pages with boards; all pages are asked before Python has come."""


@pytest.fixture(params=["light", "dark"])
def colours(request: pytest.FixtureRequest, page: Page) -> str:
    page.emulate_media(color_scheme=request.param)
    return str(request.param)


def expect_colours(page: Page, colours: str) -> None:
    scheme = {"light": "default", "dark": "slate"}[colours]
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", scheme)


def test_boards_at_rest(share: Share) -> None:
    for path in PAGES:
        page = share(path)
        for board in page.locator("ubao-board").all():
            Board(page, board).expect_state("ready")
        page.emulate_media(color_scheme="light")
        expect_colours(page, "light")
        assert axe(page, within="ubao-board") == [], path
        page.emulate_media(color_scheme="dark")
        expect_colours(page, "dark")
        assert axe(page, within="ubao-board") == [], path


def test_a_board_in_all_its_states(page: Page, oware: Board, colours: str) -> None:
    expect_colours(page, colours)
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
        assert axe(page) == [], title
        dialog.answer(answer)
        if button is oware.toss:
            dialog.expect_title("Who begins?")
            assert axe(page) == []
            dialog.answer("The left fist")
            assert axe(page) == []
            dialog.answer("Let's play")
    oware.expect_turn(None)
    assert axe(page) == []


def test_a_board_that_explains_and_one_that_is_set(page: Page, oware: Board, colours: str) -> None:
    expect_colours(page, colours)
    oware.more.click()
    assert axe(page) == []
    settings = oware.open_settings()
    assert axe(page) == []
    for switch in (settings.preview, settings.large, settings.left, settings.table):
        switch.click()
    settings.answer("Done")
    oware.choose("C")
    expect(oware.play_it).to_be_visible()
    assert axe(page) == []
    oware.play_it.click()
    oware.expect_game("C")
    oware.choose("C")
    oware.expect_signs(no=1, here=6)
    assert axe(page) == []
    oware.what.click()
    oware.next.click()
    assert axe(page) == []
    oware.use(oware.full_screen)
    assert axe(page) == []


@pytest.mark.faulty
@pytest.mark.context(reduced_motion="reduce")
def test_a_board_that_failed_and_a_demo_that_is_tried(
    page: Page, server: StaticHost, colours: str
) -> None:
    server.faults.append(refuse("assets/ubao/runtime/*"))
    page.goto(f"{server.url}authors/fences/")
    expect_colours(page, colours)
    demo = Demo(page)
    demo.loc.scroll_into_view_if_needed()
    demo.show.click()
    expect(demo.next).to_be_visible()
    Board(page).expect_state("failed")
    assert axe(page) == []
    demo.try_it.click()
    demo.board.expect_state("failed")
    assert axe(page) == []


def test_the_pages_looked_at_are_pages() -> None:
    assert set(PAGES) <= set(page_paths())
