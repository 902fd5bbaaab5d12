"""The computer plays: every level, every family, stopped, hurried, and after accidents."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Worker, expect

from game_core import Record, get
from game_core.search.levels import find_level
from game_core.search.opponent import think
from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.dialogs import Dialog, PlayersDialog, Toss
from tests.e2e.opponents import LEVELS, LevelsDialog, Opponent
from tests.e2e.shared import Share, come_again
from tests.e2e.test_announcements import LISTEN
from tests.e2e.turns import Offer, Turns

pytestmark = pytest.mark.undrawn

EVEN_LUCK = """() => {
  const { random } = Math;
  Math.random = () => 0.5;
  crypto.getRandomValues = (bytes) => bytes.fill(1);
  return () => {
    Math.random = random;
    delete crypto.getRandomValues;
  };
}"""
"""Games use this seed for the computer's choices, and the left fist holds the seed."""
SEED = 2**30

LAST_TURNS = {
    "oware": "0,1,0,0,2,1/1,0,1,0,1,2 24-15 S",
    "rio-kadalis": "1,1,7,2,7,7/x,x,x,x,x,3 20-0 S round=4 wins=3-0",
    "african-chess": (
        "bb,1,B,b,4/1,bb,bbb,4,bbb/b,3,bb,w,2/3,w,ww,3/w,7/w,6,w/ww,3,w,1,w,1/1,w,2,W,1,w,w w 7"
    ),
    "amphora": "p4/2P/1p1K1/7/7/k4/3/pP1PP w - 31 -",
    "african-queen": "7/7/6Q/5q1/Q2Q3/7/7 w 2-0 1",
    "double-eighteen-stone-chess": (
        "O1OQ12/7k8/2P1N1OO6P1/pO4P2O2P1PR/3B2P1BNBP1O2/O1OP1OOQ1P2OOO1/4P5O5/10R4O/O2QR3K1ORQ3 "
        "w EL - 2 g8g7"
    ),
}
"""Positions in which the side to move can win at once."""

BOARDS = """(boards) => {
  const home = document.querySelector('ubao-board');
  for (const attributes of boards) {
    const board = document.createElement('ubao-board');
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    home.after(board);
  }
}"""
"""Puts boards into the page, as its author could."""


@pytest.fixture
def even_luck(page: Page, oware: Board) -> Iterator[None]:
    """The Oware page, without randomness."""
    undo = page.evaluate_handle(EVEN_LUCK)
    yield
    undo.evaluate("undo => undo()")


def foretell(level: str, *moves: str) -> str:
    """Return a level's move after these, in a game of Oware without randomness."""
    record = Record(get("oware"))
    for move in moves:
        record = record.play(move)
    thought = think(record, find_level(level), SEED, lambda: 0.0)
    thought.step(1)
    assert thought.best
    return thought.best.move


def kill_rules(page: Page) -> None:
    """Terminate the worker that runs Python."""
    worker: Worker = [each for each in page.workers if "/ubao/worker.js" in each.url][-1]
    with worker.expect_event("close"):
        worker.evaluate("() => { setTimeout(() => self.close()); }")


def test_an_opponent_chosen_after_a_turn_answers_it(page: Page, oware: Board) -> None:
    oware.play("C")
    Opponent(oware).invitation.click()
    LevelsDialog(page).answer("Play Greedy")
    expect(oware.said).to_contain_text("Greedy sows")
    oware.expect_turn("Blue")
    expect(oware.loc).to_have_attribute("viewpoint", "S")


@pytest.mark.usefixtures("even_luck")
def test_a_game_against_a_level(page: Page, oware: Board) -> None:
    opponent, dialog = Opponent(oware), LevelsDialog(page)
    oware.new.click()
    # Pressing twice opens one dialog.
    opponent.invitation.evaluate("(button) => { button.click(); button.click(); }")
    expect(dialog.loc).to_have_count(1)
    expect(dialog.levels).to_have_text([f"Play {level}" for level in LEVELS])
    greedy = dialog.levels.nth(1)
    expect(greedy).to_have_accessible_description(
        "Strength: 2 of 5 "
        "Greedy captures as many seeds as it can, and never asks what you'll do next. "
        "How to win: Offer Greedy a little where you can capture more on your next turn."
    )
    assert axe(page) == []
    dialog.answer("Play Greedy")
    dialog.expect_closed()
    oware.choose("C")
    reply = foretell("greedy", "C")
    oware.expect_game("C", reply)
    oware.expect_turn("Blue")
    expect(oware.said).to_contain_text("Greedy sows 4 seeds")
    expect(oware.said).to_contain_text("Your turn, Blue.")
    # Back to before one's own turn, and forward to the same answer.
    oware.undo.click()
    oware.expect_game()
    oware.redo.click()
    oware.expect_game("C", reply)
    # The list of turns may lead to the computer's turn: there it waits.
    turns = Turns(oware)
    turns.open()
    turns.look_at(1)
    turns.play_on.click()
    oware.expect_game("C")
    opponent.expect_waiting("Greedy")
    opponent.let("Let Greedy play").click()
    oware.expect_game("C", reply)
    # A person is asked before the game is replaced; the seed is in the left fist.
    oware.use(oware.toss)
    Dialog(page).answer("New game")
    toss = Toss(page)
    toss.guess("right")
    toss.answer("Let's play")
    opening = foretell("greedy")
    expect(oware.loc).to_have_js_property("moves", [opening])
    oware.expect_turn("Blue")
    expect(oware.near).to_contain_text("Blue")
    oware.use(oware.stop)
    dialog.expect_title("Do you want to stop?")
    expect(dialog.loc).to_contain_text("Greedy agrees.")
    dialog.answer("Yes, stop")
    expect(oware.said).to_contain_text("Both players agree to stop.")
    expect(opponent.loc.get_by_role("button")).to_have_count(0)


def test_a_thought_is_hurried_stopped_left_and_survives_its_worker(share: Share) -> None:
    page = share("games/oware/", clock=True)
    oware = Board(page)
    opponent, turns = Opponent(oware), Turns(oware)
    opponent.challenge("Champion")
    # While the clock is stopped, no answer is played.
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
    oware.choose("C")
    opponent.expect_thinking("Champion")
    oware.choose("b")
    expect(oware.said).to_have_text("Champion is thinking…")
    opponent.now.click()
    expect(oware.loc).to_have_js_property("moves.length", 2)
    oware.expect_turn("Blue")

    oware.playable.first.click()
    opponent.stop.click()
    opponent.expect_waiting("Champion")
    expect(opponent.let("Let Champion play")).to_be_focused()
    oware.playable.first.click()
    expect(oware.loc).to_have_js_property("moves.length", 4)
    oware.expect_turn("Blue")

    oware.playable.first.click()
    opponent.expect_thinking("Champion")
    turns.open()
    turns.look_at(1)
    expect(opponent.stop).to_be_hidden()
    turns.go_on.click()
    opponent.expect_thinking("Champion")
    with page.expect_worker():
        kill_rules(page)
        page.clock.fast_forward(30_000)
    opponent.now.click()
    expect(oware.loc).to_have_js_property("moves.length", 6)

    page.clock.resume()
    come_again(page)
    Offer(oware).loc.get_by_role("button", name="Go on: 6 turns, today, with Champion").click()
    oware.expect_turn("Blue")
    oware.playable.first.click()
    expect(oware.loc).to_have_js_property("moves.length", 8)
    # Now it plays against itself until it's stopped.
    oware.use(oware.players)
    players = PlayersDialog(page)
    players.first.get_by_label("Played by").select_option("Greedy")
    expect(players.first).to_contain_text("Greedy captures as many seeds as it can")
    players.answer("Done")
    expect(oware.loc.locator(".ubao-name")).to_have_text(["Champion", "Greedy"])
    opponent.stop.click()
    expect(opponent.let("Let them play")).to_be_focused()


@pytest.mark.context(viewport={"width": 360, "height": 740})
@pytest.mark.usefixtures("even_luck")
def test_by_keyboard_on_a_phone_every_turn_is_said_once(page: Page, oware: Board) -> None:
    opponent = Opponent(oware)
    page.evaluate(LISTEN)
    opponent.invitation.press("Enter")
    # Who begins is asked first; the Enter key chooses the weakest level even there.
    Dialog(page).expect_title("Play against the computer")
    expect(page.get_by_role("checkbox", name="The computer begins")).to_be_focused()
    page.keyboard.press("Enter")
    Dialog(page).expect_closed()
    oware.cup("C").press("Enter")
    expect(oware.loc).to_have_js_property("moves.length", 2)
    oware.expect_turn("Blue")
    expect(oware.cup("C")).to_be_focused()
    heard = page.evaluate("() => document.querySelector('article').heard")
    assert heard[0] == "Your turn, Blue."
    assert [words.split()[-1] for words in heard[1:]] == ["thinking…", "Blue."]
    assert "Dreamer is thinking…" in heard[1]
    assert "Dreamer sows" in heard[2]
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    assert axe(page) == []


def test_every_level_and_every_family_at_once(page: Page, oware: Board) -> None:
    """Several boards think at the same time; each computer wins if it can."""
    boards = [
        {"game": game, "position": position, "players": f"{level} {level}"}
        for level in ("greedy", "careful", "planner", "champion")
        for game, position in LAST_TURNS.items()
        if level == "champion" or game == "oware"
    ]
    page.evaluate(BOARDS, boards)
    for index, board in enumerate(reversed(page.locator("ubao-board:not([data-scene])").all())):
        winner = next(word for word in boards[index]["position"].split() if word in "SNwb")
        expect(Board(page, board).said).to_contain_text(re.compile("The (game|match) is over"))
        assert board.evaluate("board => board.result.winner") == winner
    # The page's own board was free all the while.
    oware.play("C")
    oware.expect_game("C")
