"""A game's turns next to its board: listed, looked at again, played on from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from game_core import Record, get
from tests.e2e.board import Board
from tests.e2e.dialogs import PlayersDialog
from tests.e2e.shared import add_board
from tests.e2e.turns import Turns

pytestmark = pytest.mark.undrawn

MOVES = ("C", "d", "F", "a")
TWICE = """() => {
  for (let times = 0; times < 2; times += 1) {
    const key = new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(key);
  }
}"""
"""Press an arrow key twice before there can be an answer."""


def after(*moves: str) -> str:
    record = Record(get("oware"))
    for move in moves:
        record = record.play(move)
    return str(record.position)


def play_four(board: Board) -> Turns:
    board.play(*MOVES)
    board.expect_game(*MOVES)
    turns = Turns(board)
    turns.open()
    expect(turns.items).to_have_count(4)
    return turns


def test_turns_are_listed_in_notation_and_in_words(oware: Board) -> None:
    turns = play_four(oware)
    expect(turns.items.nth(0)).to_contain_text("1")
    expect(turns.items.nth(0).locator("b")).to_have_text("C")
    expect(turns.items.nth(0)).to_contain_text("Blue sows 4 seeds from cup C.")
    expect(turns.items.nth(1)).to_contain_text("Gold sows 4 seeds from cup d.")
    expect(turns.shown.locator("b")).to_have_text("a")
    oware.undo.click()
    expect(turns.items).to_have_count(3)


def test_the_list_stands_open_beside_the_board_and_closes_where_it_is_below(oware: Board) -> None:
    turns = play_four(oware)
    oware.page.set_viewport_size({"width": 768, "height": 1024})
    expect(turns.items.first).to_be_hidden()
    turns.heading.click()
    expect(turns.items.first).to_be_visible()
    oware.page.set_viewport_size({"width": 1366, "height": 625})
    expect(turns.items.first).to_be_visible()
    oware.page.set_viewport_size({"width": 768, "height": 1024})
    expect(turns.items.first).to_be_hidden()


def test_an_earlier_board_can_be_looked_at_but_not_played_on(oware: Board) -> None:
    turns = play_four(oware)
    turns.look_at(2)
    oware.expect_said(
        "Gold sows 4 seeds from cup d. The last seed falls in cup B, which now holds 5.",
        "This is the board after turn 2 of 4.",
    )
    expect(oware.playable).to_have_count(0)
    expect(oware.cup("d")).to_have_attribute("aria-label", "Gold's cup d, 0 seeds")
    oware.choose("A")
    oware.expect_said("This is the board after turn 2 of 4.")
    turns.go_on.click()
    oware.expect_rest(after(*MOVES))
    expect(oware.loc).to_have_js_property("moves", list(MOVES))


def test_a_turn_that_comes_while_an_earlier_board_is_shown_is_shown_on_its_own(
    oware: Board,
) -> None:
    turns = play_four(oware)
    oware.undo.click()
    expect(turns.items).to_have_count(3)
    turns.look_at(1)
    expect(oware.cup("d")).to_have_attribute("aria-label", "Your cup d, 4 seeds")
    oware.redo.click()
    oware.expect_game(*MOVES)
    oware.expect_rest(after(*MOVES))


def test_buttons_lead_back_and_forward(oware: Board) -> None:
    turns = play_four(oware)
    expect(turns.forward).to_have_attribute("aria-disabled", "true")
    for number in (3, 2, 1):
        turns.back.click()
        expect(turns.shown).to_contain_text(str(number))
    turns.first.click()
    oware.expect_said("This is the board before the first turn.")
    expect(turns.back).to_have_attribute("aria-disabled", "true")
    turns.forward.click()
    expect(turns.shown.locator("b")).to_have_text("C")
    turns.last.click()
    oware.expect_rest(after(*MOVES))


def test_play_goes_on_from_an_earlier_board_and_nothing_is_lost(oware: Board) -> None:
    turns = play_four(oware)
    turns.look_at(2)
    turns.play_on.click()
    oware.expect_game("C", "d")
    expect(turns.items).to_have_count(2)
    for moves in (("C", "d", "F"), MOVES):
        oware.redo.click()
        oware.expect_game(*moves)
    turns.look_at(1)
    turns.play_on.click()
    oware.expect_game("C")
    oware.play("b")
    oware.expect_game("C", "b")
    oware.expect_usable(oware.undo, oware.stop)


def test_one_panel_at_a_time_is_chosen_by_arrow_keys(page: Page, oware: Board) -> None:
    turns = Turns(oware)
    turns.open()
    before = oware.svg.bounding_box()
    turns.tab("Turns").focus()
    for key, name in (
        ("ArrowRight", "Coach"), ("ArrowRight", "Review"), ("ArrowRight", "Notes"),
        ("ArrowRight", "Turns"), ("ArrowLeft", "Notes"), ("Home", "Turns"), ("End", "Notes"),
        ("ArrowLeft", "Review"), ("ArrowLeft", "Coach"),
    ):  # fmt: skip
        page.keyboard.press(key)
        expect(turns.tab(name)).to_be_focused()
        expect(turns.tab(name)).to_have_attribute("aria-selected", "true")
        expect(turns.panel.get_by_role("tabpanel")).to_have_accessible_name(name)
    page.keyboard.press("Tab")
    expect(turns.panel.get_by_role("switch", name="Rate my moves")).to_be_focused()
    assert oware.svg.bounding_box() == before
    turns.tab("Turns").click()


def test_the_list_by_keyboard(page: Page, oware: Board) -> None:
    turns = play_four(oware)
    turns.tab("Turns").focus()
    page.keyboard.press("Tab")
    expect(turns.items.nth(3)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(turns.items.nth(1)).to_be_focused()
    expect(turns.shown.locator("b")).to_have_text("d")
    page.keyboard.press("Home")
    expect(turns.items.nth(0)).to_be_focused()
    oware.expect_said(
        "Blue sows 4 seeds from cup C. The last seed falls in cup a, which now holds 5.",
        "This is the board after turn 1 of 4.",
    )
    page.keyboard.press("End")
    oware.expect_rest(after(*MOVES))
    page.keyboard.press("Tab")
    expect(turns.first).to_be_focused()


def test_steps_may_be_faster_than_the_board(page: Page, oware: Board) -> None:
    turns = play_four(oware)
    turns.items.nth(3).focus()
    page.evaluate(TWICE)
    expect(turns.items.nth(1)).to_be_focused()
    oware.expect_said(re.compile("^Gold sows"), "This is the board after turn 2 of 4.")
    turns.back.evaluate("button => { button.click(); button.click(); }")
    oware.expect_said("This is the board before the first turn.")
    turns.forward.evaluate("button => { button.click(); button.click(); button.click(); }")
    oware.expect_said(re.compile("^Blue sows"), "This is the board after turn 3 of 4.")
    expect(turns.shown.locator("b")).to_have_text("F")


def test_the_focus_goes_from_a_button_that_goes_to_the_board(page: Page, oware: Board) -> None:
    turns = play_four(oware)
    turns.look_at(2)
    turns.play_on.press("Enter")
    oware.expect_game("C", "d")
    expect(oware.svg.locator(":focus")).to_have_count(1)
    turns.items.nth(1).focus()
    oware.loc.evaluate("board => board.play('F')")
    expect(turns.items).to_have_count(3)
    expect(turns.items.nth(1)).to_be_focused()


def test_phases_stand_above_their_turns(page: Page, oware: Board) -> None:
    board = add_board(page, "mangala")
    board.expect_state("ready")
    turns = Turns(board)
    turns.open()
    board.loc.locator("[data-choice=keep]").click()
    expect(turns.items).to_have_count(1)
    board.playable.first.click()
    expect(turns.items).to_have_count(2)
    expect(turns.stages).to_have_count(2)


def test_the_list_calls_the_players_by_their_names(oware: Board) -> None:
    oware.play("C")
    turns = Turns(oware)
    turns.open()
    expect(turns.items.first).to_contain_text("Blue sows 4 seeds from cup C.")
    oware.use(oware.players)
    players = PlayersDialog(oware.page)
    players.name("Ama", "Kofi")
    players.answer("Done")
    expect(turns.items.first).to_contain_text("Ama sows 4 seeds from cup C.")
