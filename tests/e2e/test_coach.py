"""The coach: hints, how good a turn was, what each move is worth, and a look back at the game."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from game_core import Record, get
from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.coach import Coach, Ponder
from tests.e2e.demo import Demo
from tests.e2e.drawing import expect_drawing
from tests.e2e.shared import Share, add_board, come_again
from tests.e2e.test_games import SQUARES
from tests.e2e.turns import Turns

pytestmark = pytest.mark.undrawn

FIVE_TO_TAKE = "1,0,2,5,0,0/0,2,1,6,11,12 0-8 S"
FIVE_TAKEN = "Try cup D. It captures 5 seeds, more than any other move."
CAPTURED = "Look at cup c. Which of your cups gets you there?"
UNPLAYED = "Not played yet."
HINTED = {
    "african-chess": "8/8/8/3,bB,4/3,w,4/8/8/W,7 w 0",
    "african-queen": "m6/3m3/7/2m4/2M4/7/7 w 0-6 0",
}
"""Positions with something to hint at; other games on squares have it at the start."""
OPEN = "(board, saved) => board.controller.session.open({ record: saved })"
BUSY = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"
FEW = "0,0,0,1,0,1/1,0,0,0,0,1 22-22 S"


def set_up(board: Board, position: str) -> None:
    """Start a game at a position, as a script on the page can."""
    board.loc.evaluate("(board, text) => { board.position = text; }", position)
    expect(board.loc).to_have_js_property("position", position)


def test_a_hint_puts_the_pieces_of_a_half_made_turn_back(page: Page, oware: Board) -> None:
    slug = "double-eighteen-stone-chess"
    board = add_board(page, slug)
    board.expect_state("ready")
    start = str(get(slug).start())
    board.choose("b1")
    board.choose("c3")
    board.expect_said("You chose b1, c3.", "Now touch one of the 18 marked squares.")
    Coach(board).hint.click()
    expect(Coach(board).show).to_be_visible()
    expect_drawing(board.svg, start, "w", slug)
    expect(board.chosen).to_have_count(0)


def test_a_hint_rings_no_cup_in_which_its_turn_starts_and_ends(page: Page, oware: Board) -> None:
    position = "0,2,0,2,1,3/2,0,2,1,1,3 15-16 S round=1"
    board = add_board(page, "layli-goobalay", position=position)
    coach = Coach(board)
    coach.hint.click()
    board.expect_said("One of your turns ends in the very cup where it starts. Which one?")
    board.expect_signs()
    coach.show.click()
    board.expect_said(re.compile("^Try cup D."), UNPLAYED)


def test_an_example_is_for_trying_out_and_has_no_hints(share: Share) -> None:
    demo = Demo(share("authors/fences/"))
    demo.loc.scroll_into_view_if_needed()
    demo.try_it.click()
    expect(demo.board.playable).not_to_have_count(0)
    expect(Coach(demo.board).hint).to_have_count(0)


@pytest.mark.alone
def test_a_hint_says_where_to_look_then_what_to_play(page: Page, site: str, oware: Board) -> None:
    coach = Coach(oware)
    set_up(oware, FIVE_TO_TAKE)
    coach.hint.click()
    coach.expect_hint_at("cup c", CAPTURED)
    assert axe(page) == []
    coach.show.click()
    oware.expect_said(FIVE_TAKEN, UNPLAYED)
    expect(oware.play_it).to_be_focused()
    expect(oware.loc).to_have_js_property("position", FIVE_TO_TAKE)
    oware.back.click()
    coach.expect_no_hint()

    # By keyboard, then canceled: the focus returns to where it was.
    coach.hint.focus()
    page.keyboard.press("Enter")
    coach.expect_hint_at("cup c", CAPTURED)
    page.keyboard.press("Escape")
    coach.expect_no_hint()
    page.keyboard.press("Enter")
    coach.expect_hint_at("cup c", CAPTURED)
    coach.show.focus()
    page.keyboard.press("Enter")
    expect(oware.play_it).to_be_focused()
    page.keyboard.press("Enter")
    expect(oware.loc).to_have_js_property("moves", ["D"])
    coach.expect_no_hint()

    # Interrupted while thinking, by a button and by a move.
    set_up(oware, BUSY)
    with Ponder(page, site):
        coach.hint.click()
        coach.stop.click()
        oware.expect_said("Your turn, Blue.")
        coach.expect_no_hint()
        coach.hint.click()
        expect(coach.stop).to_be_visible()
        oware.choose("C")
        oware.expect_game("C")
        coach.expect_no_hint()
    oware.expect_said(re.compile("^Blue sows 4 seeds"), "Your turn, Gold.")

    # A page can turn it off.
    alone = add_board(page, "oware", position=BUSY, coach="off")
    alone.expect_playable("ABCDEF")
    expect(Coach(alone).hint).to_have_count(0)
    alone.expect_said("Your turn, Blue.")

    # Every family has hints.
    for game in SQUARES:
        text = HINTED.get(game) or str(get(game).start())
        board = add_board(page, game, position=text)
        expect(board.playable).not_to_have_count(0)
        coach = Coach(board)
        coach.hint.click()
        expect(board.said).to_contain_text(re.compile(r"Look at [a-p]\d+\."))
        board.expect_signs(look=1)
        coach.show.click()
        expect(board.said).to_contain_text("Try ")
        board.play_it.click()
        expect(board.loc).not_to_have_js_property("moves", [])
        (move,) = board.loc.evaluate("board => board.moves")
        assert str(get(game).parse(text).play(move)) == board.loc.evaluate(
            "board => board.position"
        )


@pytest.mark.context(viewport={"width": 360, "height": 740})
def test_what_moves_are_worth_on_a_phone(page: Page, oware: Board) -> None:
    board, coach = oware, Coach(oware)
    set_up(board, FEW)
    coach.turn_to("Coach")
    expect(coach.worth).to_be_visible()
    expect(coach.labels).to_have_count(0)
    coach.worth.focus()
    page.keyboard.press("Enter")
    expect(coach.worth).to_have_attribute("aria-pressed", "true")
    expect(coach.worths).to_have_text(["Cup D loses 4 seeds", "Cup F wins 4 seeds"])
    expect(coach.labels).to_have_text(["−4", "+4"])
    expect(board.cup("F")).to_have_attribute(
        "aria-description", "Played to the end, it wins 4 seeds."
    )
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert axe(page) == []

    settings = board.open_settings()
    rate = settings.loc.get_by_role("switch", name="Rate my moves")
    expect(rate).to_have_attribute("aria-checked", "false")
    rate.click()
    settings.answer("Done")
    settings.expect_closed()
    board.choose("D")
    expect(coach.rating).to_have_text(
        re.compile("^Played to the end, this move loses 4 seeds: .* Cup F ")
    )
    expect(coach.rating).to_have_role("status")
    expect(coach.worths).not_to_have_text(["Cup D loses 4 seeds", "Cup F wins 4 seeds"])
    expect(board.cup("D")).not_to_have_attribute("aria-description", re.compile("."))
    board.undo.click()
    expect(coach.rating).to_be_empty()
    board.choose("F")
    expect(coach.rating).to_have_text("A good choice: played to the end, no other move is better.")
    coach.worth.click()
    expect(coach.labels).to_have_count(0)
    expect(coach.worths.first).to_be_hidden()


def play_out(start: str, *turns: str) -> Record:
    record = Record(get("oware"), get("oware").parse(start))
    for turn in turns:
        record = record.play(turn)
    return record


def test_a_look_back_at_a_game(page: Page, site: str, oware: Board) -> None:
    # Blue takes five with D, but plays A; then both agree to stop.
    record = play_out(FIVE_TO_TAKE, "A", "f", "C").stop()
    board = come_again(page, f"g={quote(str(record))}")
    coach, turns = Coach(board), Turns(board)
    expect(coach.invitation).to_be_visible()
    coach.invitation.click()
    expect(coach.verdict).to_have_text(re.compile("mattered most"))
    first = coach.moments.first
    expect(first).to_contain_text("Turn 1: Blue played cup A, but cup D ")
    expect(first).to_contain_text("It captures 5 seeds, more than any other move.")
    assert axe(page) == []
    first.get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(board.said).to_contain_text(
        "The green arrow is the better turn. The dashed one was played."
    )
    for kind in ("better", "played"):
        expect(board.svg.locator(f".ubao-way-{kind} path")).to_have_count(1)
    # Two cups are captured.
    expect(board.svg.locator(".ubao-way-better circle")).to_have_count(2)
    expect(first.get_by_role("button")).to_be_focused()
    turns.play_on.click()
    expect(board.loc).to_have_js_property("position", FIVE_TO_TAKE)
    expect(coach.moments).to_have_count(0)

    # Against the computer, only one's own turns count.
    for players, verdict in [
        ("person greedy", "Of your turns, these 2 mattered most."),
        (
            "greedy person",
            "I looked at all your turns and found none where another move would have been "
            "much better.",
        ),
    ]:
        against = add_board(page, "oware", players=players)
        against.loc.evaluate(OPEN, str(record))
        Coach(against).invitation.click()
        expect(Coach(against).verdict).to_have_text(verdict)
        against.loc.evaluate("board => board.remove()")

    # Stopped during a review; the board still responds.
    long = Record(get("oware"))
    while len(long.plies) < 60 and not long.result():
        long = long.play(long.position.moves()[len(long.plies) % len(long.position.moves())])
    board.loc.evaluate(OPEN, str(long))
    expect(board.loc).to_have_js_property("position", str(long.position))
    with Ponder(page, site):
        coach.turn_to("Review")
        coach.look_back.click()
        expect(coach.end).to_be_focused()
        expect(coach.review).to_contain_text(
            re.compile(rf"Looking at turn \d+ of {len(long.plies)}…")
        )
        turns.first.click()
        expect(board.said).to_contain_text("before the first turn")
        expect(coach.progress).to_be_visible()
        coach.end.focus()
        page.keyboard.press("Enter")
    expect(coach.progress).to_have_count(0)
    expect(coach.look_back).to_be_focused()
    expect(coach.verdict).to_be_empty()
