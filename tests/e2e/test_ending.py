"""The moment at the end of a game, on the board itself: by mouse, keyboard and ear."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from game_core import GAMES, Game, Record, get
from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.opponents import Opponent
from tests.e2e.screens import LYING, Screen, look
from tests.e2e.shared import Share
from tests.e2e.test_room import PLAY, follow, replay
from tests.help.samples import read_samples

pytestmark = pytest.mark.undrawn

START = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"
WINNING = "0,1,0,0,0,2/0,1,3,0,0,0 23-18 S"
"""F captures two, and 25 are enough; each side has what is left on its own."""
LOSING = "0,1,0,0,0,1/1,0,0,0,0,2 20-23 S"
"""F captures two; then the only move of the other side, f, captures two and wins."""
LEAPS = """board => {
  window.leapt = 0;
  new MutationObserver(() => { leapt += board.querySelectorAll('.ubao-joy').length; })
    .observe(board, { childList: true, subtree: true });
}"""
SPILT = """() => {
  const [card, view] = ['.ubao-ending', '.ubao-view'].map((name) => document.querySelector(name));
  const [inner, outer] = [card.getBoundingClientRect(), view.getBoundingClientRect()];
  const whole = card.scrollHeight <= card.clientHeight + 1 && inner.left >= outer.left - 1
    && inner.right <= outer.right + 1 && inner.bottom <= Math.min(outer.bottom, innerHeight) + 1;
  return whole ? '' : JSON.stringify([inner, outer, card.scrollHeight]);
}"""
"""What is wrong with the card's place, if anything is."""


def go(board: Board, position: str) -> None:
    board.page.evaluate("hash => { location.hash = hash; }", f"#p={quote(position)}")
    expect(board.loc).to_have_js_property("position", position)


def find_card(board: Board, name: str) -> Locator:
    return board.loc.get_by_role("dialog", name=name, exact=True)


def test_a_win_leads_to_a_stronger_opponent(oware: Board) -> None:
    go(oware, WINNING)
    Opponent(oware).challenge("Dreamer")
    oware.loc.evaluate(LEAPS)
    oware.choose("F")
    card = find_card(oware, "You won, 26 to 22!")
    expect(card.get_by_role("button")).to_have_text(["Play again", "Next: Greedy", "×"])
    assert oware.page.evaluate("leapt") == 0
    assert axe(oware.page) == []
    card.get_by_role("button", name="Next: Greedy").click()
    expect(oware.loc).to_have_js_property("position", START)
    expect(oware.loc.locator(".ubao-name")).to_have_text(["Greedy", "Blue"])
    expect(card).to_have_count(0)


def test_a_loss_tells_what_went_well(oware: Board) -> None:
    go(oware, LOSING)
    Opponent(oware).challenge("Dreamer")
    oware.choose("F")
    card = find_card(oware, "Dreamer wins, 25 to 23. Your best turn captured 2.")
    expect(card.get_by_role("button")).to_have_text(["Play again", "Change sides", "×"])
    card.get_by_role("button", name="Change sides").click()
    expect(oware.loc).to_have_js_property("moves.length", 1)
    expect(oware.near).to_contain_text("Blue")


def test_the_card_waits_while_the_last_turn_is_explained(oware: Board) -> None:
    go(oware, WINNING)
    oware.choose("F")
    card = find_card(oware, "Blue wins, 26 to 22.")
    expect(card).to_be_visible()
    oware.use(oware.what)
    expect(oware.next).to_be_focused()
    expect(card).to_be_hidden()
    oware.done.click()
    expect(card).to_be_visible()


def test_by_keyboard_between_friends(oware: Board) -> None:
    go(oware, WINNING)
    oware.cup("F").press("Enter")
    card = find_card(oware, "Blue wins, 26 to 22.")
    expect(card).to_be_focused()
    # A key that was held down for the last turn chooses nothing here.
    oware.page.keyboard.press("Enter")
    expect(card).to_be_focused()
    oware.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(oware.svg.locator(":focus")).to_have_count(1)
    expect(oware.said).to_contain_text("Blue wins, 26 to 22.")
    # If the last move is taken back and played again, the game ends again.
    oware.undo.click()
    oware.expect_turn("Blue")
    oware.cup("F").press("Enter")
    expect(card).to_be_focused()
    oware.page.keyboard.press("Tab")
    oware.page.keyboard.press("Enter")
    expect(oware.loc).to_have_js_property("position", START)
    expect(card).to_have_count(0)


def test_seeds_leap_for_those_who_like_motion(oware: Board) -> None:
    oware.page.emulate_media(reduced_motion="no-preference")
    go(oware, WINNING)
    oware.loc.evaluate(LEAPS)
    oware.choose("F")
    expect(find_card(oware, "Blue wins, 26 to 22.")).to_be_visible()
    oware.page.wait_for_function("leapt > 0")


def test_a_reload_does_not_celebrate_again(page: Page, oware: Board) -> None:
    go(oware, WINNING)
    oware.choose("F")
    expect(find_card(oware, "Blue wins, 26 to 22.")).to_be_visible()
    page.reload()
    oware.expect_state("ready")
    page.wait_for_load_state("networkidle")
    expect(oware.loc.get_by_role("dialog")).to_have_count(0)


def test_the_moment_comes_on_the_full_screen_too(oware: Board) -> None:
    go(oware, WINNING)
    oware.use(oware.full_screen)
    oware.choose("F")
    expect(find_card(oware, "Blue wins, 26 to 22.")).to_be_visible()
    assert not oware.page.evaluate(SPILT)


def end_game(page: Page, game: Game) -> Locator:
    """Follow a sample game to its end, by agreement if it has none; the card on its board."""
    records = [replay(game, sample) for sample in read_samples(game.slug)]
    board, record = Board(page), max(records, key=lambda record: record.result() is not None)
    *turns, last = record.moves
    before = Record(game, record.start)
    for turn in turns:
        before = before.play(turn)
    follow(board, before)
    board.loc.evaluate(PLAY, [last])
    if record.result() is None:
        board.loc.evaluate("board => board.controller.stop()")
    return board.loc.locator(".ubao-ending")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_game_ends_on_its_board(share: Share, game: Game) -> None:
    """The language that needs the most room."""
    page = share(f"fr/games/{game.slug}/")
    card = end_game(page, game)
    expect(card.locator(".ubao-ending-title")).not_to_be_empty()
    expect(card.get_by_role("button").nth(1)).to_have_text("Changer de camp")
    screens = LYING, Screen(360, 740), Screen(1024, 768), Screen(1366, 625)
    for screen, spilt in look(page, SPILT, screens):
        assert not spilt, f"{screen}: {spilt}"


def test_another_game_begins_on_a_cell_that_can_be_chosen(share: Share) -> None:
    card = end_game(share("games/amphora/"), get("amphora"))
    card.get_by_role("button", name="Play again").press("Enter")
    expect(card).to_have_count(0)
    board = Board(card.page)
    expect(board.svg.locator(":focus")).to_have_attribute("data-legal", "")


def test_the_card_leads_to_a_look_back(oware: Board) -> None:
    card = end_game(oware.page, get("oware"))
    card.get_by_role("button", name="Look back").click()
    expect(card).to_have_count(0)
    expect(oware.loc.locator(".ubao-review")).to_be_visible()
    # The bar with arrows doesn't hide what has the focus.
    shown = oware.loc.locator(".ubao-review li button").first
    expect(shown).to_be_focused()
    assert shown.evaluate(
        """button => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x + width / 2, y + height - 2));
        }"""
    )
    # Back at the end, it says again what to do next; stepping there takes the focus from nobody.
    oware.loc.get_by_role("button", name="Back to the game").click()
    expect(card).to_be_focused()
    card.get_by_role("button", name="Close").click()
    oware.loc.get_by_role("tab", name="Turns").click()
    turns = oware.loc.locator(".ubao-turns").get_by_role("button")
    turns.last.press("ArrowUp")
    expect(card).to_have_count(0)
    turns.nth(-2).press("ArrowDown")
    expect(card).to_be_visible()
    expect(turns.last).to_be_focused()
