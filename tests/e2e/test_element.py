"""What a board offers to the scripts of a page: properties, events, and `play()`."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import Board
from tests.e2e.dialogs import Dialog

pytestmark = pytest.mark.undrawn

START = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"
AFTER_C = "4,4,0,5,5,5/5,4,4,4,4,4 0-0 N"
ALMOST = "0,0,0,0,0,2/0,1,0,3,0,0 23-19 S"
OVER = "0,0,0,0,0,0/0,0,0,0,0,0 25-23 N"

PROPERTIES = """board => {
  const { game, position, moves, legal, result, state } = board;
  return { game, position, moves, legal, result, state };
}"""
# Events are caught far above the board, each with the board's position at the time.
LISTEN = """article => {
  article.events = [];
  for (const name of ['ubao-move', 'ubao-end', 'ubao-error']) {
    article.addEventListener(name, ({ detail, target }) => {
      article.events.push([name, detail, target.position]);
    });
  }
}"""


def play(board: Board, *moves: str) -> list[Any]:
    """Call `play()` for each move without waiting in between; return null or an error for each."""
    outcomes: list[Any] = board.loc.evaluate(
        """(board, moves) => Promise.all(moves.map((move) => board.play(move).then(
          () => null,
          ({ name, message, code }) => ({ code, message }),
        )))""",
        list(moves),
    )
    return outcomes


def events(board: Board) -> list[Any]:
    article = board.page.locator("article")
    found: list[Any] = article.evaluate("article => article.events.splice(0)")
    return found


@pytest.fixture
def heard(oware: Board) -> Board:
    """A board whose events are recorded."""
    oware.page.locator("article").evaluate(LISTEN)
    return oware


def test_the_properties_of_a_game_that_has_not_begun(oware: Board) -> None:
    assert oware.loc.evaluate(PROPERTIES) == {
        "game": "oware", "position": START, "moves": [], "legal": list("ABCDEF"),
        "result": None, "state": "ready",
    }  # fmt: skip


def test_play_resolves_when_the_position_has_changed(oware: Board) -> None:
    seen = oware.loc.evaluate("board => board.play('C').then(() => board.position)")
    assert seen == AFTER_C
    properties = oware.loc.evaluate(PROPERTIES)
    assert properties["moves"] == ["C"]
    assert properties["legal"] == list("abcdef")


def test_two_plays_in_a_row_are_two_turns(heard: Board) -> None:
    assert play(heard, "C", "d") == [None, None]
    heard.expect_game("C", "d")
    after = heard.loc.evaluate("board => board.position")
    assert events(heard) == [
        ["ubao-move", {"move": "C", "position": AFTER_C}, AFTER_C],
        ["ubao-move", {"move": "d", "position": after}, after],
    ]


def test_an_illegal_move_is_refused_and_what_follows_is_played(heard: Board) -> None:
    refusal = {"code": "illegal-move", "message": "Cup D is in Blue's row: Gold plays a–f."}
    first, second, third = play(heard, "C", "D", "d")
    assert (first, third) == (None, None)
    assert second["code"] == "illegal-move"
    heard.expect_game("C", "d")
    assert [[name, detail] for name, detail, _ in events(heard) if name == "ubao-error"] == [
        ["ubao-error", refusal]
    ]


@pytest.mark.parametrize("move", ["Z", "", "C d"])
def test_what_is_no_move_is_refused(heard: Board, move: str) -> None:
    (error,) = play(heard, move)
    assert error["code"] == "illegal-move"
    heard.expect_game()
    heard.expect_said(events(heard)[0][1]["message"])


def test_an_end_is_told_after_its_move(heard: Board) -> None:
    heard.loc.evaluate("(board, text) => { board.position = text; }", ALMOST)
    heard.expect_rest(ALMOST)
    assert play(heard, "F") == [None]
    result = {"winner": "S", "reason": "majority", "score": [25, 23]}
    assert events(heard) == [
        ["ubao-move", {"move": "F", "position": OVER}, OVER],
        ["ubao-end", result, OVER],
    ]
    assert heard.loc.evaluate(PROPERTIES) == {
        "game": "oware", "position": OVER, "moves": ["F"], "legal": [],
        "result": result, "state": "ready",
    }  # fmt: skip
    (error,) = play(heard, "a")
    assert error["message"] == "The game is over."


def test_an_agreed_stop_is_an_end_and_no_move(heard: Board) -> None:
    heard.use(heard.stop)
    Dialog(heard.page).answer("Yes, stop")
    heard.expect_rest("0,0,0,0,0,0/0,0,0,0,0,0 24-24 S")
    assert [event[:2] for event in events(heard)] == [
        ["ubao-end", {"winner": None, "reason": "stopped", "score": [24, 24]}]
    ]


def test_setting_the_position_begins_a_new_game(heard: Board) -> None:
    play(heard, "C")
    heard.loc.evaluate("(board, text) => { board.position = text; }", ALMOST)
    heard.expect_rest(ALMOST)
    expect(heard.loc).to_have_js_property("moves", [])
    heard.expect_usable(heard.stop)
    play(heard, "F")
    heard.new.click()
    heard.expect_rest(ALMOST)


def test_an_impossible_position_leaves_the_game_alone(heard: Board) -> None:
    play(heard, "C")
    events(heard)
    heard.loc.evaluate("board => { board.position = '5,4,4,4,4,4/4,4,4,4,4,4 0-0 S'; }")
    heard.expect_said(
        "Look at the cups, character 1. There should be 48 seeds in cups and stores, not 49."
    )
    ((name, detail, position),) = events(heard)
    assert (name, detail["code"], position) == ("ubao-error", "bad-position", AFTER_C)
    heard.choose("d")
    heard.expect_game("C", "d")
    heard.new.click()
    Dialog(heard.page).answer("New game")
    heard.expect_game()


def test_a_board_made_by_a_script(page: Page, oware: Board) -> None:
    page.evaluate("""() => {
      const board = document.createElement('ubao-board');
      board.id = 'made';
      board.setAttribute('game', 'oware');
      board.setAttribute('viewpoint', 'N');
      document.querySelector('article').append(board);
    }""")
    board = Board(page, page.locator("ubao-board#made"))
    board.expect_rest(START, viewpoint="N")
    board.set_speed("At once")
    expect(board.near).to_contain_text("Gold")
    board.choose("C")
    board.expect_rest(AFTER_C, viewpoint="N")
    # Moved to another place on the page, it keeps working.
    page.evaluate("() => document.querySelector('article').append(document.getElementById('made'))")
    board.choose("d")
    board.expect_turn("Blue")
    oware.expect_game()


def test_a_board_of_an_unknown_game_says_so(page: Page, oware: Board) -> None:
    page.locator("article").evaluate(LISTEN)
    page.evaluate("""() => {
      const board = document.createElement('ubao-board');
      board.id = 'made';
      board.setAttribute('game', 'owari');
      document.querySelector('article').append(board);
    }""")
    board = Board(page, page.locator("ubao-board#made"))
    expect(board.said).to_contain_text("“owari” is not a game. Did you mean oware")
    assert [event[1]["code"] for event in events(board)] == ["unknown-game"]


def test_boards_as_authors_set_them_up(page: Page, site: str) -> None:
    page.goto(f"{site}authors/fences/")
    turned = Board(page, page.locator('ubao-board[viewpoint="N"]'))
    turned.expect_state("ready")
    turned.set_speed("At once")
    turned.expect_rest("1,0,0,0,0,4/1,4,2,1,0,0 17-18 S", viewpoint="N")
    expect(turned.near).to_contain_text("Gold")
    expect(turned.far).to_contain_text("Blue")
    turned.expect_turn("Blue")
    turned.choose("F")
    turned.expect_rest("1,0,0,0,0,0/2,5,0,0,0,0 22-18 N", viewpoint="N")
    begun = Board(page, page.locator("ubao-board").last)
    begun.expect_game("C", "b", "F", "d")
    begun.undo.click()
    begun.expect_game("C", "b", "F")
    begun.new.click()
    Dialog(page).answer("New game")
    begun.expect_game("C", "b", "F", "d")
