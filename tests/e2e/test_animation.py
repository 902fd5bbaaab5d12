"""Turns are shown seed by seed, as fast as the players like."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from game_core import Record, get
from tests.e2e.board import Board
from tests.e2e.dialogs import PlayersDialog
from tests.e2e.scripts import find_runtime
from tests.e2e.shared import Share, add_board
from tests.e2e.visit import Visit

START = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"

WATCH_NUMBERS = """svg => {
  const numbers = svg.numbers = [];
  const options = { subtree: true, childList: true };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target.matches('.count')) numbers.push(target.dataset.key + ' ' + target.textContent);
    }
  }).observe(svg, options);
}"""


COUNT_GLIDES = """() => {
  const { animate } = Element.prototype;
  let count = 0;
  Element.prototype.animate = () => { count += 1; };
  return { stop() {
    Element.prototype.animate = animate;
    return count;
  } };
}"""

# The next turn moves a piece that isn't on the board.
SPOIL_ONE = """(runtime) => {
  const call = runtime.call.bind(runtime);
  runtime.call = async (request) => {
    const answer = await call(request);
    if (answer.steps?.length) {
      answer.steps[0].moves = [['nobody', 'nobody', 0, 0, 0]];
      delete runtime.call;
    }
    return answer;
  };
}"""


@pytest.fixture
def slow(share: Share) -> Board:
    """The board of the Oware page, ready, at slow speed; the page's clock is stopped."""
    page = share("games/oware/", clock=True)
    board = Board(page)
    board.expect_state("ready")
    board.set_speed("Slow")
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
    return board


def test_seeds_are_sown_one_by_one(oware: Board) -> None:
    oware.svg.evaluate(WATCH_NUMBERS)
    oware.page.emulate_media(reduced_motion="no-preference")
    oware.set_speed("Fast")
    oware.choose("C")
    oware.expect_game("C")
    assert oware.svg.evaluate("svg => svg.numbers") == [
        "count-C 0", "count-D 5", "count-E 5", "count-F 5", "count-a 5",
    ]  # fmt: skip


def test_a_capture_shines_for_a_moment(page: Page, oware: Board) -> None:
    page.emulate_media(reduced_motion="no-preference")
    oware.set_speed("Fast")
    oware.loc.evaluate("board => { board.position = '0,0,0,0,0,1/1,0,0,0,0,4 21-21 S'; }")
    oware.expect_playable("F")
    oware.svg.evaluate("""svg => {
      svg.lights = 0;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) svg.lights += Number(node.matches?.('.ubao-gleam') ?? 0);
        }
      }).observe(svg, { childList: true });
    }""")
    # The seed of F makes two in a, and captures them.
    oware.choose("F")
    expect(oware.svg.locator('[data-key="count-S"]')).to_have_text("23")
    expect(oware.svg.locator(".ubao-gleam")).to_have_count(0)
    assert oware.svg.evaluate("svg => svg.lights") == 1


def test_a_turn_is_followed_in_words_and_told_at_the_end(slow: Board) -> None:
    slow.choose("C")
    expect(slow.caption).to_have_text("Blue sows 4 seeds from cup C.")
    expect(slow.said).to_be_hidden()
    expect(slow.skip).to_be_visible()
    expect(slow.cup("C")).to_contain_text("0")
    expect(slow.svg.locator('[data-key^="hand."]')).to_have_count(4)
    slow.expect_playable("")
    slow.page.clock.resume()
    slow.expect_game("C")
    slow.expect_said(
        "Blue sows 4 seeds from cup C. The last seed falls in cup a, which now holds 5.",
        "Your turn, Gold.",
    )
    expect(slow.caption).to_be_hidden()


def test_skip_shows_the_end_at_once(slow: Board) -> None:
    slow.choose("C")
    expect(slow.svg.locator('[data-key^="hand."]')).to_have_count(4)
    slow.skip.click()
    slow.expect_game("C")
    slow.choose("d")
    expect(slow.svg.locator('[data-key^="hand."]')).to_have_count(4)


def test_a_choice_in_mid_turn_ends_the_show_and_counts(slow: Board) -> None:
    slow.choose("C")
    expect(slow.skip).to_be_visible()
    slow.choose("d")
    expect(slow.caption).to_have_text("Gold sows 4 seeds from cup d.")
    slow.skip.click()
    slow.expect_game("C", "d")


def test_the_next_part_of_a_turn_may_be_chosen_while_the_last_is_shown(share: Share) -> None:
    page = share("games/oware/", clock=True)
    page.emulate_media(reduced_motion="no-preference")
    board = add_board(page, "african-queen")
    board.expect_state("ready")
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
    page.get_by_role("button", name="Put a ring on a man").click()
    board.choose("c1")
    expect(board.skip).to_be_visible()
    board.choose("b1")
    expect(board.skip).to_be_hidden()
    board.choose("d3")
    page.clock.resume()
    after = Record(get("african-queen")).play("R@c1+b1-d3")
    expect(board.loc).to_have_js_property("position", str(after.position))
    expect(board.skip).to_be_hidden()
    expect(board.svg.locator('[data-key="c1.1"]')).to_have_count(1)


def test_taking_back_in_mid_turn(slow: Board) -> None:
    slow.choose("C")
    slow.skip.click()
    slow.expect_game("C")
    slow.choose("d")
    expect(slow.skip).to_be_visible()
    slow.undo.click()
    slow.expect_game("C")
    slow.expect_said("Your turn, Gold.")


@pytest.mark.parametrize("way", ["names", "refusal"])
def test_nothing_is_lost_when_words_change_in_mid_turn(slow: Board, way: str) -> None:
    slow.choose("C")
    expect(slow.skip).to_be_visible()
    if way == "names":
        slow.use(slow.players)
        players = PlayersDialog(slow.page)
        players.name("Ama", "")
        players.answer("Done")
    else:
        slow.loc.evaluate("board => board.play('Z').catch(() => {})")
    slow.expect_game("C")
    slow.set_speed("At once")
    slow.choose("d")
    slow.expect_game("C", "d")


def test_the_speed_can_be_changed(slow: Board) -> None:
    counts = []
    for speed in ("Slow", "Normal", "Fast"):
        slow.set_speed(speed)
        slow.choose("C")
        expect(slow.skip).to_be_visible()
        slow.page.clock.run_for(500)
        counts.append(slow.svg.locator('[data-key^="hand."]').count())
        slow.skip.click()
        slow.expect_game("C")
        slow.undo.click()
        slow.expect_game()
    assert counts == sorted(counts, reverse=True)
    assert len(set(counts)) == 3


def test_a_turn_that_cannot_be_shown_holds_up_no_other(
    page: Page, site: str, visit: Visit, oware: Board
) -> None:
    page.evaluate(SPOIL_ONE, find_runtime(page, site))
    with page.expect_event("pageerror"):
        oware.choose("C")
    expect(oware.skip).to_be_hidden()
    oware.choose("d")
    oware.expect_game("C", "d")
    assert len(visit.exceptions) == 1, "it is reported once"
    visit.exceptions.clear()


def test_who_asked_for_less_motion_sees_turns_at_once(page: Page, oware: Board) -> None:
    glides = page.evaluate_handle(COUNT_GLIDES)
    settings = oware.open_settings()
    expect(settings.speed("At once")).to_be_checked()
    settings.answer("Done")
    oware.choose("C")
    oware.expect_game("C")
    assert glides.evaluate("glides => glides.stop()") == 0
