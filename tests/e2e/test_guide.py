"""Hints lead a newcomer through a first turn on the board, once per device.

That every game does so, on every screen, is seen in `test_room.py`.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.scripts import find_script
from tests.e2e.server import OURS, StaticHost, hold
from tests.e2e.shared import AGAIN
from tests.e2e.sign import CUP, SOWN, STOPPED, Sign

pytestmark = [pytest.mark.undrawn, pytest.mark.context(storage_state=None)]

FORBID = """() => Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('Storage is forbidden.', 'SecurityError'); },
})"""


def open_game(page: Page, address: str) -> Board:
    page.goto(address)
    board = Board(page)
    board.expect_state("ready")
    return board


def test_the_first_turn_is_led_by_touch_and_never_again(page: Page, site: str) -> None:
    board, sign = open_game(page, f"{site}games/oware/"), Sign(page)
    sign.expect(CUP)
    # The lowest row, in the middle.
    assert sign.cell() in {"C", "D"}
    assert axe(page) == []
    before = board.loc.bounding_box()
    board.choose("C")
    sign.expect(SOWN)
    assert sign.cell() == "C"
    assert board.loc.bounding_box() == before
    sign.button.click()
    sign.expect(STOPPED.format("a"))
    assert sign.cell() == "a"
    sign.loc.click(position={"x": 20, "y": 20})
    sign.expect_none()
    board.play("d")
    board.expect_game("C", "d")
    sign.expect_none()
    page.evaluate(f"() => localStorage.removeItem('{OURS}games:' + location.pathname + ':0')")
    for game in ("oware", "amphora"):
        open_game(page, f"{site}games/{game}/")
        page.wait_for_load_state("networkidle")
        sign.expect_none()


def test_it_is_led_by_keyboard_and_takes_no_focus(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    board, sign = open_game(page, f"{site}games/oware/"), Sign(page)
    sign.expect(CUP)
    expect(page.locator(":focus")).to_have_count(0)
    page.keyboard.press("Tab")
    page.get_by_role("link", name="Ouri", exact=True).focus()
    expect(sign.told).to_be_hidden()
    board.cup("A").focus()
    expect(sign.told).to_be_visible()
    board.page.keyboard.press("Enter")
    sign.expect(SOWN)
    expect(sign.button).not_to_be_focused()
    sign.button.focus()
    page.keyboard.press("Enter")
    sign.expect(STOPPED.format("E"))
    expect(sign.button).to_be_focused()
    page.keyboard.press("Enter")
    sign.expect_none()
    expect(board.svg.locator("[data-cell]:focus")).to_have_count(1)


@pytest.mark.parametrize("way", ["Escape", "elsewhere"])
def test_who_wants_no_guide_has_none(page: Page, site: str, way: str) -> None:
    board, sign = open_game(page, f"{site}games/oware/"), Sign(page)
    sign.expect(CUP)
    if way == "Escape":
        page.keyboard.press("Escape")
    else:
        board.said.click()
    sign.expect_none()
    board.play("C")
    board.expect_game("C")
    sign.expect_none()
    assert page.evaluate(f"() => localStorage.getItem('{OURS}led')") == '"unasked"'


def test_where_nothing_is_kept_it_is_shown_once_in_a_visit(page: Page, site: str) -> None:
    page.add_init_script(f"({FORBID})()")
    board, sign = open_game(page, f"{site}games/oware/"), Sign(page)
    sign.expect(CUP)
    page.keyboard.press("Escape")
    sign.expect_none()
    page.evaluate(AGAIN)
    expect(board.playable).to_have_count(6)
    page.wait_for_load_state("networkidle")
    sign.expect_none()


@pytest.mark.parametrize(
    "path",
    [
        "games/oware/puzzles/",
        "games/oware/learn/",
        "plans/oware/run/",
        "authors/fences/",
        "games/oware/#p=4,4,4,4,4,4/4,4,4,4,4,4%200-0%20S",
    ],
)
def test_nobody_is_led_elsewhere(page: Page, site: str, path: str) -> None:
    page.goto(site + path)
    page.wait_for_function("() => document.querySelector('ubao-board')?.state === 'ready'")
    page.wait_for_load_state("networkidle")
    Sign(page).expect_none()
    assert page.evaluate(f"() => localStorage.getItem('{OURS}led')") is None


def test_who_went_to_the_search_is_not_led(page: Page, site: str, server: StaticHost) -> None:
    runtime = hold("*/runtime/*")
    server.faults.append(runtime)
    page.goto(f"{site}games/oware/")
    page.get_by_role("textbox", name="Search").focus()
    runtime.release()
    Board(page).expect_state("ready")
    page.wait_for_load_state("networkidle")
    Sign(page).expect_none()


@pytest.mark.parametrize("meanwhile", ["board => board.play('C')", "board => board.remove()"])
def test_who_began_or_left_while_the_guide_was_on_its_way_is_not_led(
    page: Page, site: str, server: StaticHost, meanwhile: str
) -> None:
    script = find_script("play/guide.js")
    guide = hold(script)
    server.faults.append(guide)
    with page.expect_request(f"**/{script}"):
        board = open_game(page, f"{site}games/oware/")
    board.loc.evaluate(meanwhile)
    guide.release()
    page.wait_for_load_state("networkidle")
    Sign(page).expect_none()
