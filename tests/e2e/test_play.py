"""Two people play on one screen, by mouse or touch, once Python has loaded."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from game_core import Record, get
from tests.e2e.board import Board
from tests.e2e.dialogs import Dialog, PlayersDialog, Toss
from tests.e2e.shared import Share

pytestmark = pytest.mark.undrawn

GAME = "F b E a D f C d B e A c".split()
START = str(get("oware").start())


def set_out(board: Board, position: str) -> None:
    """Put another position on the board, as a script on the page can."""
    board.loc.evaluate("(board, text) => { board.position = text; }", position)
    board.expect_rest(position)


def test_a_whole_game_by_clicks(oware: Board) -> None:
    record = Record(get("oware"))
    oware.expect_rest(START)
    oware.expect_said("Your turn, Blue.")
    for move in GAME:
        oware.expect_turn("Blue" if move.isupper() else "Gold")
        oware.choose(move)
        record = record.play(move)
        oware.expect_rest(str(record.position))
    assert record.result() is not None
    oware.expect_said(
        "Gold sows 9 seeds from cup c. The last seed falls in cup F, which now holds 2. "
        "Gold captures 11 seeds from cups F, E, D, C and B. "
        "Blue takes one seed left on the board. Gold takes 8 seeds left on the board.",
        "The game is over: Gold has more than half of the seeds. Gold wins, 39 to 9.",
    )
    oware.expect_turn(None)
    oware.expect_usable(oware.undo)
    oware.choose("A")
    oware.expect_said("The game is over: Gold has more than half of the seeds. Gold wins, 39 to 9.")


@pytest.mark.context(has_touch=True)
def test_turns_by_touch(oware: Board) -> None:
    for move in "Cd":
        oware.cup(move).tap()
    oware.expect_game("C", "d")


@pytest.mark.context(has_touch=True, is_mobile=True)
def test_a_piece_let_go_by_touch_no_longer_looks_chosen(page: Page, site: str) -> None:
    page.goto(f"{site}games/african-queen/")
    board = Board(page)
    board.expect_state("ready")
    board.cup("a1").tap()
    board.expect_said("You chose a1.", "Now touch a3 or c3.")
    board.cup("a1").tap()
    expect(board.chosen).to_have_count(0)
    one, other = (
        board.cup(name).locator(".ring").evaluate("ring => getComputedStyle(ring).strokeDasharray")
        for name in ("a1", "b1")
    )
    assert one == other


def test_every_way_a_game_ends_is_said(oware: Board) -> None:
    for position, moves, end in [
        (
            "0,0,0,0,0,2/0,1,0,3,0,0 23-19 S", "F",
            "The game is over: Blue has more than half of the seeds. Blue wins, 25 to 23.",
        ),
        (
            "3,0,0,0,0,0/0,0,0,0,0,1 22-22 N", "f",
            "The game is over: no move can give seeds to the empty row. Blue wins, 26 to 22.",
        ),
        (
            "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S", "AaBbCcDdEeFf" * 2,
            "The game is over: play was stopped. It's a tie, 24 to 24.",
        ),
    ]:  # fmt: skip
        set_out(oware, position)
        oware.play(*moves)
        expect(oware.said).to_contain_text(end)


def test_turns_and_a_stop_are_taken_back_and_played_again(oware: Board) -> None:
    oware.expect_usable(oware.stop)
    oware.play("C", "d", "F")
    oware.use(oware.stop)
    Dialog(oware.page).answer("Yes, stop")
    stopped = "0,0,0,0,0,0/0,0,0,0,0,0 24-24 N"
    oware.expect_rest(stopped)
    expect(oware.said).to_contain_text("Both players agree to stop.")
    expect(oware.said).to_contain_text("It's a tie, 24 to 24.")
    oware.expect_usable(oware.undo)
    for count in (3, 2, 1, 0):
        oware.undo.click()
        oware.expect_game(*"CdF"[:count])
    oware.expect_said("Your turn, Blue.")
    oware.expect_usable(oware.redo, oware.stop)
    # Nothing is left to undo: the button stays in place and does nothing.
    oware.undo.click(force=True)
    for count in (1, 2, 3):
        oware.redo.click()
        oware.expect_game(*"CdF"[:count])
    oware.redo.click()
    oware.expect_rest(stopped)
    oware.expect_usable(oware.undo)


def test_another_turn_leaves_nothing_to_play_again(oware: Board) -> None:
    oware.choose("C")
    oware.expect_game("C")
    oware.undo.click()
    oware.expect_game()
    oware.choose("D")
    oware.expect_game("D")
    oware.expect_usable(oware.undo, oware.stop)


def test_a_new_game_asks_when_one_is_under_way(oware: Board) -> None:
    dialog = Dialog(oware.page)
    oware.choose("C")
    oware.expect_game("C")
    oware.new.click()
    dialog.expect_title("Start a new game?")
    dialog.answer("Go on playing")
    dialog.expect_closed()
    oware.expect_game("C")
    oware.new.click()
    dialog.answer("New game")
    oware.expect_game()
    oware.expect_said("Your turn, Blue.")
    oware.expect_usable(oware.stop)


def test_a_new_game_asks_nothing_before_a_turn_and_after_the_end(oware: Board) -> None:
    dialog = Dialog(oware.page)
    oware.new.click()
    dialog.expect_closed()
    oware.expect_game()
    oware.use(oware.stop)
    dialog.answer("Yes, stop")
    oware.expect_usable(oware.undo)
    oware.new.click()
    dialog.expect_closed()
    oware.expect_game()


def test_a_stop_is_for_both_to_agree(oware: Board) -> None:
    dialog = Dialog(oware.page)
    oware.choose("C")
    oware.expect_game("C")
    oware.use(oware.stop)
    dialog.expect_title("Do you both want to stop?")
    dialog.answer("Go on playing")
    oware.expect_game("C")
    oware.choose("d")
    oware.expect_game("C", "d")


def test_a_choice_against_the_rules_is_told_the_rule(oware: Board) -> None:
    oware.choose("C")
    oware.expect_game("C")
    oware.choose("D")
    oware.expect_said("Cup D is in Blue's row: Gold plays a–f.")
    oware.choose("d")
    oware.expect_game("C", "d")
    oware.choose("C")
    oware.expect_said("Cup C is empty.")
    oware.expect_game("C", "d")


def test_a_hungry_row_must_be_fed(oware: Board) -> None:
    before = "0,3,0,0,2,0/0,0,0,0,0,0 21-22 S"
    set_out(oware, before)
    oware.choose("B")
    oware.expect_said("Feeding: Gold has no seeds, and cup B wouldn't give any.")
    oware.expect_rest(before)
    oware.choose("E")
    oware.expect_rest("0,3,0,0,0,1/1,0,0,0,0,0 21-22 N")
    oware.new.click()
    Dialog(oware.page).answer("New game")
    oware.expect_rest(before)


def test_players_have_names_and_cloths(oware: Board) -> None:
    dialog = PlayersDialog(oware.page)
    oware.use(oware.players)
    dialog.expect_title("Who is playing?")
    dialog.name("  Ama ", "Kofi")
    dialog.choose_cloths("Green", "Gray")
    dialog.answer("Done")
    oware.expect_said("Your turn, Ama.")
    oware.expect_turn("Ama")
    expect(oware.near.locator(".ubao-cloth-Green")).to_be_visible()
    expect(oware.far.locator(".ubao-cloth-Grey")).to_be_visible()
    expect(oware.cup("a")).to_have_attribute("aria-label", "Kofi's cup a, 4 seeds")
    oware.choose("a")
    oware.expect_said("Cup a is in Kofi's row: Ama plays A–F.")
    oware.choose("A")
    oware.expect_said(
        "Ama sows 4 seeds from cup A. The last seed falls in cup E, which now holds 5.",
        "Your turn, Kofi.",
    )
    oware.use(oware.players)
    dialog.name("Ama", "")
    dialog.answer("Done")
    oware.expect_turn("Gray")
    oware.use(oware.players)
    dialog.name("Yaa", "Yaw")
    dialog.answer("Cancel")
    dialog.expect_closed()
    oware.expect_turn("Gray")


def test_two_players_never_share_a_cloth(oware: Board) -> None:
    dialog = PlayersDialog(oware.page)
    oware.use(oware.players)
    expect(dialog.other.get_by_role("radio", name="Blue taken")).to_be_disabled()
    dialog.first.get_by_role("radio", name="Red").check()
    expect(dialog.other.get_by_role("radio", name="Red taken")).to_be_disabled()
    expect(dialog.other.get_by_role("radio", name="Blue", exact=True)).to_be_enabled()
    dialog.choose_cloths("Green", "Red")
    expect(dialog.first.get_by_role("radio", name="Red taken")).to_be_disabled()
    dialog.answer("Done")
    oware.expect_said("Your turn, Green.")
    expect(oware.far).to_contain_text("Red")


@pytest.mark.parametrize(("hand", "begins"), [("left", "Ama"), ("right", "Kofi")])
def test_who_begins_is_guessed(oware: Board, hand: str, begins: str) -> None:
    # The seed is in the left fist.
    oware.page.evaluate("() => { crypto.getRandomValues = (numbers) => numbers.fill(1); }")
    oware.use(oware.players)
    players = PlayersDialog(oware.page)
    players.name("Ama", "Kofi")
    players.answer("Done")
    oware.use(oware.toss)
    toss = Toss(oware.page)
    toss.expect_title("Who begins?")
    expect(toss.loc).to_contain_text("Kofi hides a seed in one fist. Ama, which fist is it in?")
    toss.guess(hand)
    oware.page.evaluate("() => { delete crypto.getRandomValues; }")
    expect(toss.loc).to_contain_text(f"{begins} begins.")
    toss.answer("Let's play")
    oware.expect_said(f"Your turn, {begins}.")
    expect(oware.near).to_contain_text(begins)
    oware.expect_game()


def test_a_toss_asks_before_it_ends_a_game(oware: Board) -> None:
    oware.choose("C")
    oware.expect_game("C")
    oware.use(oware.toss)
    dialog = Toss(oware.page)
    dialog.expect_title("Start a new game?")
    dialog.answer("Go on playing")
    dialog.expect_closed()
    oware.expect_game("C")
    oware.use(oware.toss)
    dialog.answer("New game")
    dialog.guess("left")
    dialog.answer("Let's play")
    oware.expect_game()
    oware.use(oware.toss)
    dialog.answer("Not now")
    dialog.expect_closed()
    oware.expect_game()


def test_boards_of_a_page_share_one_worker_and_nothing_else(share: Share) -> None:
    page = share("authors/fences/")
    board, other = (Board(page, page.locator("ubao-board").nth(number)) for number in (0, 3))
    board.choose("C")
    board.expect_game("C")
    other.expect_game("C", "b", "F", "d")
    other.choose("A")
    other.expect_game("C", "b", "F", "d", "A")
    board.expect_game("C")
    assert len([worker for worker in page.workers if "/ubao/worker.js" in worker.url]) == 1
