"""Moves can be typed in notation, and illegal ones are explained."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.board import Board
from tests.e2e.shared import Share


def turn_on(board: Board) -> None:
    settings = board.open_settings()
    settings.loc.get_by_role("switch", name="Type moves").click()
    settings.answer("Done")


def test_moves_are_typed(page: Page, oware: Board) -> None:
    field = oware.loc.get_by_role("textbox", name="Type a move")
    expect(field).to_be_hidden()
    turn_on(oware)
    field.fill("C")
    page.keyboard.press("Enter")
    oware.expect_game("C")
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    # Blue's cup, on Gold's turn.
    field.fill("D")
    page.keyboard.press("Enter")
    expect(oware.said).to_contain_text("Cup D is in Blue's row: Gold plays a–f.")
    expect(field).to_have_value("D")
    field.fill("cup d")
    page.keyboard.press("Enter")
    oware.expect_game("C", "d")


def test_the_field_leaves_its_room_to_the_result(page: Page, oware: Board) -> None:
    turn_on(oware)
    field = oware.loc.get_by_role("textbox", name="Type a move")
    position = "0,1,0,0,0,2/0,1,3,0,0,0 23-18 S"
    page.evaluate("position => { location.hash = `#p=${position}`; }", position)
    oware.expect_rest(position)
    field.fill("F")
    page.keyboard.press("Enter")
    card = oware.loc.get_by_role("dialog")
    expect(card).to_be_focused()
    expect(field).to_be_hidden()
    oware.undo.click()
    expect(field).to_be_visible()


def test_a_turn_of_several_parts_is_typed_whole(share: Share) -> None:
    page = share("games/double-eighteen-stone-chess/")
    board = Board(page)
    turn_on(board)
    field = board.loc.get_by_role("textbox", name="Type a move")
    field.fill("E2-E4")
    page.keyboard.press("Enter")
    expect(board.loc).to_have_js_property("moves", ["e2e4"])
    field.fill("z9")
    page.keyboard.press("Enter")
    expect(field).to_have_value("z9")
    expect(board.loc).to_have_js_property("moves", ["e2e4"])
