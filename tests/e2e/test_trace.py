"""Where the last move went, and where the next can go, on the board itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from game_core import GAMES, Game
from tests.e2e.board import Board
from tests.e2e.shared import add_board

pytestmark = pytest.mark.undrawn

SIGNS = """board => [...board.querySelectorAll('.ubao-trace > *')]
  .map((sign) => sign.getAttribute('class').replace('ubao-trace-', '')).sort()"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_last_move_is_marked_until_it_is_taken_back(oware: Board, game: Game) -> None:
    board = oware if game.slug == "oware" else add_board(oware.page, game.slug)
    board.expect_state("ready")
    if game.slug == "mangala":
        # Keeping the board is a turn that moves no seeds.
        board.loc.evaluate("board => board.play('keep')")
        expect(board.loc).to_have_js_property("moves", ["keep"])
    expect(board.loc.locator(".ubao-trace > *")).to_have_count(0)
    board.loc.evaluate("board => board.play(board.legal[0])")
    # The last seeds in a cup may have been captured there.
    expect(board.loc.locator(":is(.ubao-trace-last, .ubao-trace-taken)").first).to_be_visible()
    # Mangala's first turn sows all around the board, and into its own cup, too.
    assert ("to" if game.slug == "mangala" else "from") in board.loc.evaluate(SIGNS)
    board.undo.click()
    expect(board.loc.locator(".ubao-trace > *")).to_have_count(0)


def test_a_turn_that_is_looked_at_again_is_marked(oware: Board) -> None:
    oware.play("C", "b")
    expect(oware.loc.locator(".ubao-trace-last")).to_have_count(1)
    oware.loc.get_by_role("button", name="One turn back").click()
    # C held four seeds: they're in D, E, F and a.
    expect(oware.loc.locator(".ubao-trace > *")).to_have_count(5)
    assert oware.loc.evaluate(SIGNS) == ["from", "last", "to", "to", "to"]


def test_a_chosen_piece_shows_where_it_may_go(page: Page, oware: Board) -> None:
    board = add_board(page, "african-queen")
    board.expect_state("ready")
    board.choose("a1")
    board.expect_said("You chose a1.", "Now touch a3 or c3.")
    assert board.loc.evaluate(SIGNS) == ["ghost", "ghost"]
    board.loc.get_by_role("button", name="Take back").click()
    expect(board.loc.locator(".ubao-trace > *")).to_have_count(0)
