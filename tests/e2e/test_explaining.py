"""Why not? What was that? What would it do? Asked and answered on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from game_core import get
from tests.e2e.board import Board
from tests.e2e.drawing import expect_drawing
from tests.e2e.server import StaticHost, hold
from tests.e2e.shared import add_board

pytestmark = pytest.mark.undrawn

AFTER_C = "Blue sows 4 seeds from cup C. The last seed falls in cup a, which now holds 5."
LAST = "The last seed falls in cup a, which now holds 5. Only twos and threes can be captured."
BEFORE = "The board before the last turn. Press Next."
START = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"


def expect_bright(board: Board, *cups: str) -> None:
    """Wait until these cells are marked as chosen, and no others."""
    expect(board.chosen).to_have_count(len(cups))
    for cup in cups:
        expect(board.cup(cup)).to_have_attribute("data-chosen", "")


# --- Why not? ---


def test_a_refused_cup_is_crossed_out_until_the_next_choice(oware: Board) -> None:
    oware.choose("b")
    oware.expect_said("Cup b is in Gold's row: Blue plays A–F.")
    oware.expect_signs(no=1, here=6)
    oware.choose("C")
    oware.expect_game("C")
    oware.expect_signs()


def test_the_reason_points_to_the_cells_that_it_is_about(oware: Board) -> None:
    oware.loc.evaluate("board => { board.position = '0,3,0,0,2,0/0,0,0,0,0,0 21-22 S'; }")
    oware.expect_playable("E")
    oware.choose("B")
    oware.expect_said("Feeding: Gold has no seeds, and cup B wouldn't give any.")
    expect(oware.svg.locator(".ubao-note-no")).to_have_count(1)
    expect(oware.svg.locator(".ubao-note-look")).not_to_have_count(0)


def test_a_reason_is_given_before_python_is_there(page: Page, server: StaticHost) -> None:
    server.faults.append(hold("*/python_stdlib.txt"))
    page.goto(f"{server.url}games/oware/")
    board = Board(page)
    board.expect_state("drawn")
    board.choose("b")
    board.expect_said("Cup b is in Gold's row: Blue plays A–F.")
    board.expect_signs(no=1)


# --- Replay ---


def test_the_last_turn_is_told_step_by_step(oware: Board) -> None:
    expect(oware.what).to_have_attribute("aria-disabled", "true")
    oware.play("C")
    oware.what.click()
    oware.expect_said(BEFORE)
    expect_drawing(oware.svg, START)
    expect(oware.next).to_be_focused()
    expect(oware.back).to_have_attribute("aria-disabled", "true")
    oware.expect_playable("")
    oware.expect_usable()
    oware.next.click()
    oware.expect_said("Blue sows 4 seeds from cup C.")
    expect(oware.cup("C")).to_contain_text("0")
    expect(oware.cup("a")).to_contain_text("4")
    oware.next.click()
    oware.expect_said(LAST)
    expect(oware.cup("a")).to_contain_text("5")
    expect(oware.next).to_have_attribute("aria-disabled", "true")
    oware.back.click()
    oware.expect_said("Blue sows 4 seeds from cup C.")
    expect(oware.cup("a")).to_contain_text("4")
    oware.back.click()
    oware.expect_said(BEFORE)
    expect_drawing(oware.svg, START)
    oware.done.click()
    oware.expect_game("C")
    oware.expect_said("Your turn, Gold.")
    oware.choose("d")
    oware.expect_game("C", "d")


def test_the_last_turn_by_keyboard(page: Page, oware: Board) -> None:
    oware.play("C")
    oware.what.focus()
    page.keyboard.press("Enter")
    expect(oware.next).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    oware.expect_said(LAST)
    page.keyboard.press("Escape")
    oware.expect_game("C")
    expect(oware.what).to_be_focused()


@pytest.mark.parametrize("way", ["choice", "script"])
def test_the_game_goes_on_after_the_telling(oware: Board, way: str) -> None:
    oware.play("C")
    oware.what.click()
    oware.next.click()
    if way == "choice":
        oware.choose("d")
        oware.expect_game("C")
        oware.choose("d")
    else:
        oware.loc.evaluate("board => board.play('d')")
    oware.expect_game("C", "d")
    expect(oware.next).to_have_count(0)


# --- Show me ---


def test_a_move_is_shown_before_it_is_played(oware: Board) -> None:
    oware.show_me.click()
    expect(oware.show_me).to_have_attribute("aria-pressed", "true")
    oware.choose("C")
    oware.expect_said(AFTER_C, "Not played yet.")
    oware.expect_signs(**{"from": 1, "to": 3, "last": 1})
    expect(oware.svg.locator(".ubao-note-from")).to_have_text("−4")
    expect(oware.svg.locator(".ubao-note-last")).to_have_text("+1")
    expect(oware.loc).to_have_js_property("position", START)
    oware.back.click()
    oware.expect_game()
    oware.expect_signs()
    oware.choose("C")
    expect(oware.play_it).to_be_visible()
    oware.choose("D")
    expect(oware.said).to_contain_text("4 seeds from cup D")
    oware.choose("b")
    oware.expect_said("Cup b is in Gold's row: Blue plays A–F.")
    oware.play_it.click()
    oware.expect_game("D")
    oware.expect_signs()
    oware.undo.click()
    oware.show_me.click()
    oware.choose("C")
    oware.expect_game("C")


def test_what_would_be_taken_is_crossed_out(oware: Board) -> None:
    oware.loc.evaluate("board => { board.position = '0,0,0,0,0,2/0,1,0,3,0,0 23-19 S'; }")
    oware.expect_playable("F")
    oware.show_me.click()
    oware.choose("F")
    expect(oware.said).to_contain_text("captures 2 seeds from cup b")
    oware.expect_signs(**{"from": 1, "to": 1, "taken": 1})
    oware.choose("F")
    expect(oware.said).to_contain_text("The game is over")


def test_a_move_is_tried_by_keyboard(page: Page, oware: Board) -> None:
    oware.show_me.focus()
    page.keyboard.press("Enter")
    oware.cup("A").focus()
    page.keyboard.press("Enter")
    expect(oware.play_it).to_be_visible()
    page.keyboard.press("Escape")
    oware.expect_game()
    expect(oware.play_it).to_have_count(0)
    page.keyboard.press("Enter")
    expect(oware.play_it).to_be_visible()
    page.keyboard.press("Enter")
    oware.expect_game("A")


def test_a_choice_waits_to_be_shown_until_python_is_there(page: Page, server: StaticHost) -> None:
    held = hold("*/python_stdlib.txt")
    server.faults.append(held)
    page.goto(f"{server.url}games/oware/")
    board = Board(page)
    board.show_me.click()
    board.choose("C")
    board.expect_said("You chose C. As soon as the board is ready, you'll see what it would do.")
    held.release()
    board.expect_said(AFTER_C, "Not played yet.")


# --- Half a turn ---


def choose_both(board: Board) -> None:
    """Choose a Pawn and its target; touches before the first is answered don't count."""
    board.choose("d2")
    board.expect_said("You chose d2.", "Now touch d3 or d4.")
    board.choose("d3")
    board.expect_said("You chose d2, d3.", "Now touch one of the 18 marked squares.")


def test_a_piece_stands_where_it_was_put_until_the_turn_is_whole(page: Page, oware: Board) -> None:
    slug = "double-eighteen-stone-chess"
    board = add_board(page, slug)
    board.expect_state("ready")
    start = str(get(slug).start())
    pawn = board.svg.locator('[data-key="d2.0"]')
    before = pawn.get_attribute("transform")
    choose_both(board)
    expect_bright(board, "d2", "d3")
    assert before is not None
    expect(board.svg.locator(f'[data-layer] [transform="{before}"]')).to_have_count(0)
    page.keyboard.press("Escape")
    expect_drawing(board.svg, start, "w", slug)
    choose_both(board)
    board.loc.get_by_role("button", name="No stone").click()
    after = get(slug).start().play("d2d3")
    expect_drawing(board.svg, str(after), "w", slug)
