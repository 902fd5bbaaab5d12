"""A site in two languages, as somebody goes from one to the other."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.board import Board

SOWN = "4,4,0,5,5,5/5,4,4,4,4,4 0-0 N"


def test_a_game_under_way_goes_along_to_the_other_language_and_back(page: Page, site: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{site}games/oware/")
    board = Board(page)
    board.expect_state("ready")
    board.play("C")
    board.expect_rest(SOWN)
    page.get_by_role("link", name="Português").focus()
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    board.expect_state("ready")
    expect(board.loc).to_have_js_property("position", SOWN)
    expect(board.said).to_contain_text("vez")
    page.get_by_role("link", name="English").focus()
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(board.loc).to_have_js_property("position", SOWN)
