"""Settings apply at once, to every board on the page, and are stored on the device."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import JSHandle, Page, expect

from tests.e2e.board import Board
from tests.e2e.coach import Coach
from tests.e2e.scripts import find_script
from tests.e2e.server import OURS, StaticHost, refuse
from tests.e2e.shared import Share

pytestmark = pytest.mark.undrawn

# Counts the tones that a page starts, until it's stopped.
LISTEN = """() => {
  const { start } = OscillatorNode.prototype;
  const heard = { tones: 0, stop() { OscillatorNode.prototype.start = start; } };
  OscillatorNode.prototype.start = function (...given) {
    heard.tones += 1;
    return start.apply(this, given);
  };
  return heard;
}"""
INSIDE = """board => document.activeElement === document.body
  || board.contains(document.activeElement)"""
TURNED = "element => getComputedStyle(element).rotate"
FIND_SETTINGS = """import({}).then((module) => Object.values(module).find(
  (thing) => thing instanceof EventTarget && 'pace' in thing,
))"""


def count_followers(page: Page, site: str) -> int:
    """Return how many listeners for changed settings a page has."""
    tools = page.context.new_cdp_session(page)
    find = FIND_SETTINGS.format(json.dumps(site + find_script("kit/settings.js")))
    found = tools.send("Runtime.evaluate", {"expression": find, "awaitPromise": True})
    settings = {"objectId": found["result"]["objectId"]}
    listeners = tools.send("DOMDebugger.getEventListeners", settings)["listeners"]
    tools.detach()
    return len(listeners)


def expect_tones(page: Page, heard: JSHandle, least: int, most: int) -> None:
    """Wait for at least this many tones, and at most `most`."""
    page.wait_for_function("([heard, least]) => heard.tones >= least", arg=[heard, least])
    assert heard.evaluate("heard => heard.tones") <= most


def test_settings_are_kept_and_hold_for_all_boards(share: Share) -> None:
    page = share("authors/fences/")
    first, other = (Board(page, page.locator("ubao-board").nth(number)) for number in (0, 1))
    settings = first.open_settings()
    expect(settings.speed("At once")).to_be_checked()
    for switch in (settings.preview, settings.sounds, settings.large, settings.left):
        expect(switch).to_have_attribute("aria-checked", "false")
    settings.speed("Fast").check()
    settings.large.click()
    settings.answer("Done")
    for board in (first, other):
        expect(board.loc).to_have_attribute("data-large", "")
    page.reload()
    first.expect_state("ready")
    settings = first.open_settings()
    expect(settings.speed("Fast")).to_be_checked()
    expect(settings.speed("Fast")).to_be_focused()
    expect(settings.large).to_have_attribute("aria-checked", "true")
    expect(settings.sounds).to_have_attribute("aria-checked", "false")


@pytest.mark.usefixtures("without_python")
def test_settings_that_were_spoilt_are_left_out(page: Page, site: str) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{site}games/oware/")
    for kept in ("3", "not json", '{"speed": "toString", "sounds": "yes"}'):
        page.evaluate(f"kept => localStorage.setItem('{OURS}settings', kept)", kept)
        page.reload()
        settings = Board(page).open_settings()
        expect(settings.speed("Normal")).to_be_checked()
        expect(settings.sounds).to_have_attribute("aria-checked", "false")


@pytest.mark.faulty
def test_settings_need_no_python_and_no_storage(page: Page, server: StaticHost) -> None:
    server.faults.append(refuse("assets/ubao/runtime/*"))
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); };")
    page.goto(f"{server.url}games/oware/")
    board = Board(page)
    board.expect_state("failed")
    settings = board.open_settings()
    settings.speed("At once").check()
    expect(settings.speed("At once")).to_be_checked()
    settings.preview.focus()
    page.keyboard.press("Space")
    expect(settings.preview).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Escape")
    expect(board.show_me).to_have_attribute("aria-pressed", "true")
    expect(board.turn).to_have_attribute("aria-disabled", "true")


def test_sounds_are_off_at_first_and_one_tells_of_a_turn_at_once(page: Page, oware: Board) -> None:
    heard = page.evaluate_handle(LISTEN)
    oware.play("C")
    oware.expect_game("C")
    assert heard.evaluate("heard => heard.tones") == 0
    settings = oware.open_settings()
    settings.sounds.click()
    settings.answer("Done")
    oware.play("d")
    oware.expect_game("C", "d")
    expect_tones(page, heard, 1, 1)
    page.emulate_media(reduced_motion="no-preference")
    oware.choose("F")
    oware.expect_game("C", "d", "F")
    expect_tones(page, heard, 4, 7)
    heard.evaluate("heard => heard.stop()")


def test_the_far_player_reads_the_right_way_up(page: Page, oware: Board) -> None:
    settings = oware.open_settings()
    settings.table.click()
    settings.answer("Done")
    words = oware.loc.locator(".ubao-far-words")
    expect(words).to_have_text("Your turn, Blue.")
    oware.play("C")
    expect(words).to_contain_text("Your turn, Gold.")
    expect(words).to_have_attribute("aria-hidden", "true")
    assert words.evaluate(TURNED) == oware.far.evaluate(TURNED) == "180deg"
    assert oware.near.evaluate(TURNED) == "none"
    letters = [oware.cup(cup).locator(".letter") for cup in "aA"]
    assert [letter.evaluate(TURNED) for letter in letters] == ["180deg", "none"]
    oware.use(oware.turn)
    expect(oware.near).to_contain_text("Gold")
    expect(letters[1]).to_have_css("rotate", "180deg")
    expect(letters[0]).to_have_css("rotate", "none")
    settings = oware.open_settings()
    settings.table.click()
    expect(words).to_be_hidden()


def test_what_the_far_player_reads_is_no_tab_stop(oware: Board) -> None:
    settings = oware.open_settings()
    settings.table.click()
    settings.large.click()
    settings.answer("Done")
    oware.choose("b")
    # If even the smallest letters are too large, the message scrolls.
    said = oware.loc.get_by_role("status").and_(oware.said)
    said.evaluate("said => { said.style.maxHeight = '1em'; }")
    expect(said).to_have_attribute("tabindex", "0")
    words = oware.loc.locator(".ubao-far-words")
    expect(words).to_contain_text("Cup b is in Gold's row")
    expect(words.locator("[tabindex]")).to_have_count(0)


def test_a_board_follows_all_that_is_set_until_it_is_gone(
    page: Page, site: str, oware: Board
) -> None:
    coach, check = Coach(oware), oware.loc.locator(".ubao-check")
    coach.turn_to("Coach")
    told = oware.loc.locator(".ubao-coach").get_by_role("switch", name="Rate my moves")
    for on in (True, False):
        settings = oware.open_settings()
        for name in ("Rate my moves", "Two devices: say the move"):
            settings.loc.get_by_role("switch", name=name).click()
        settings.answer("Done")
        expect(told).to_have_attribute("aria-checked", str(on).lower())
        expect(check).to_be_visible(visible=on)
    told.click()
    expect(told).to_have_attribute("aria-checked", "true")
    assert count_followers(page, site) == 1
    # Whatever follows it for its features would keep it, with its drawings.
    oware.loc.evaluate("board => board.remove()")
    assert count_followers(page, site) == 0


def test_the_board_is_turned_and_nothing_else(oware: Board) -> None:
    oware.play("C", "d")
    oware.undo.click()
    oware.expect_game("C")
    oware.use(oware.turn)
    # The names come with another drawing, in the place of the one that was there.
    expect(oware.near).to_contain_text("Gold")
    position = str(oware.loc.evaluate("board => board.position"))
    oware.expect_rest(position, viewpoint="N")
    expect(oware.more).to_be_focused()
    oware.redo.click()
    expect(oware.loc).to_have_js_property("moves", ["C", "d"])
    oware.use(oware.turn)
    expect(oware.near).to_contain_text("Blue")
    oware.expect_game("C", "d")


def test_a_board_fills_the_screen(page: Page, oware: Board) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    narrow = oware.svg.bounding_box()
    oware.use(oware.full_screen)
    expect(oware.leave_full_screen).to_be_focused()
    wide = oware.svg.bounding_box()
    assert narrow is not None
    assert wide is not None
    assert wide["width"] > narrow["width"]
    assert wide["y"] >= 0
    assert wide["y"] + wide["height"] <= 720
    oware.play("C")
    oware.expect_game("C")
    oware.leave_full_screen.click()
    expect(oware.loc).not_to_have_attribute("data-full", "")


def test_without_a_screen_to_lend_the_board_fills_the_window(page: Page, oware: Board) -> None:
    oware.loc.evaluate("board => { board.requestFullscreen = undefined; }")
    oware.use(oware.full_screen)
    expect(oware.loc).to_have_css("position", "fixed")
    assert page.evaluate("() => document.fullscreenElement") is None
    for _ in range(30):
        page.keyboard.press("Tab")
        assert oware.loc.evaluate(INSIDE)
    oware.more.focus()
    page.keyboard.press("Escape")
    expect(oware.loc).not_to_have_attribute("data-full", "")
    expect(oware.more).to_be_focused()


def test_a_long_board_scrolls_again_after_the_full_screen(share: Share) -> None:
    board = Board(share("games/double-eighteen-stone-chess/"))
    board.page.set_viewport_size({"width": 412, "height": 780})
    whole = board.tools.get_by_role("button", name="Whole board", include_hidden=True)
    board.use(whole)
    expect(board.loc).not_to_have_attribute("data-whole", "")
    board.use(board.full_screen)
    expect(board.loc).to_have_attribute("data-whole", "")
    board.leave_full_screen.click()
    expect(board.loc).not_to_have_attribute("data-whole", "")


@pytest.mark.parametrize("left", [False, True])
def test_choices_lie_near_the_thumb(page: Page, oware: Board, left: bool) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    settings = oware.open_settings()
    if left:
        settings.left.click()
    settings.preview.click()
    settings.answer("Done")
    oware.choose("C")
    box = oware.back.bounding_box()
    undo, new = oware.undo.bounding_box(), oware.new.bounding_box()
    assert box is not None
    assert undo is not None
    assert new is not None
    assert (box["x"] + box["width"] < 240) == left
    assert (undo["x"] > new["x"]) == left


def test_more_tools_are_put_away_when_a_player_goes_elsewhere(page: Page, oware: Board) -> None:
    expect(oware.settings).to_be_hidden()
    oware.more.click()
    expect(oware.more).to_have_attribute("aria-expanded", "true")
    expect(oware.settings).to_be_visible()
    page.keyboard.press("Escape")
    expect(oware.settings).to_be_hidden()
    expect(oware.more).to_be_focused()
    oware.more.click()
    oware.far.click()
    expect(oware.settings).to_be_hidden()
    oware.more.click()
    page.keyboard.press("Shift+Tab")
    expect(oware.settings).to_be_hidden()
    expect(oware.new).to_be_focused()


@pytest.mark.parametrize("key", ["Escape", "Space"])
def test_a_key_skips_the_rest_of_a_turn(share: Share, key: str) -> None:
    page = share("games/oware/", clock=True)
    page.emulate_media(reduced_motion="no-preference")
    board = Board(page)
    # Keys work once a board has loaded everything that it doesn't need at first.
    expect(board.loc.locator(".ubao-typing")).to_be_attached()
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
    board.choose("C")
    expect(board.skip).to_be_visible()
    page.keyboard.press(key)
    board.expect_game("C")
