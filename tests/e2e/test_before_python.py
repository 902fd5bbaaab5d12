"""A board responds from the start, while Python is still loading."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import Board
from tests.e2e.dialogs import PlayersDialog
from tests.e2e.screens import UNSEEN
from tests.e2e.server import Fault, StaticHost, hold

START = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"


@pytest.fixture
def held(page: Page, server: StaticHost) -> Fault:
    """The rules, held back until they're released, for a reader with reduced motion."""
    held = hold("*/python_stdlib.txt")
    server.faults.append(held)
    return held


@pytest.fixture
def board(page: Page, site: str, held: Fault) -> Board:
    page.goto(f"{site}games/oware/")
    board = Board(page)
    board.expect_state("drawn")
    return board


def test_the_first_touch_is_answered_and_the_move_played_later(board: Board, held: Fault) -> None:
    board.expect_rest(START)
    board.expect_said("Your turn, Blue.")
    board.choose("b")
    board.expect_said("Cup b is in Gold's row: Blue plays A–F.")
    board.choose("C")
    board.expect_said("You chose C. It will be played as soon as the board is ready.")
    expect(board.chosen).to_have_count(1)
    expect(board.cup("C").locator(".ring")).not_to_have_css("stroke", "none")
    expect(board.loading).to_be_visible()
    board.choose("D")
    board.expect_said("You chose D. It will be played as soon as the board is ready.")
    expect(board.chosen).to_have_count(1)
    held.release()
    board.expect_game("D")
    board.expect_state("ready")
    board.expect_turn("Gold")
    expect(board.loading).to_be_hidden()
    expect(board.chosen).to_have_count(0)


def test_an_early_choice_is_told_whole_on_a_phone(page: Page, site: str, held: Fault) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{site}fr/games/double-eighteen-stone-chess/")
    board = Board(page)
    board.choose("f1")
    board.expect_said(re.compile("^Tu as choisi f1"))
    expect(board.loading).to_be_visible()
    # The bar is a little higher than its line.
    assert set(page.evaluate(f"({UNSEEN})()")) <= {"ubao-loading"}


def test_players_can_sit_down_meanwhile(board: Board, held: Fault) -> None:
    board.choose("C")
    board.use(board.players)
    dialog = PlayersDialog(board.page)
    dialog.name("Ama", "Kofi")
    held.release()
    dialog.answer("Done")
    board.expect_game("C")
    board.expect_turn("Kofi")


def test_two_boards_wait_for_their_moves(page: Page, site: str, held: Fault) -> None:
    page.goto(f"{site}authors/fences/")
    board, other = (Board(page, page.locator("ubao-board").nth(number)) for number in (0, 1))
    for each, cup in ((board, "C"), (other, "A")):
        each.choose(cup)
    held.release()
    board.expect_game("C")
    expect(other.loc).to_have_js_property("moves", ["A"])


def test_what_a_script_asks_for_comes_in_order(board: Board, held: Fault) -> None:
    board.loc.evaluate("""board => {
      window.played = Promise.all([board.play('C'), board.play('d')]).then(() => board.moves);
    }""")
    held.release()
    assert board.page.evaluate("() => played") == ["C", "d"]
    board.expect_game("C", "d")


def test_what_a_puzzle_asks_is_seen_before_scripts_and_stays_there(
    page: Page, server: StaticHost
) -> None:
    scripts, rules = hold("assets/ubao/ubao.js"), hold("*/python_stdlib.txt")
    server.faults += [scripts, rules]
    page.goto(f"{server.url}games/oware/puzzles/", wait_until="commit")
    said = page.locator(".ubao-said")
    expect(said).to_have_text("Which of these is against the rules? Choose it.")
    before = said.bounding_box()
    scripts.release()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(said).to_have_text("Which of these is against the rules? Choose it.")
    assert said.bounding_box() == before
    rules.release()
