"""A newcomer's first turn is led on the board, once on a device."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from game_core import GAMES, Game
from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.server import StaticHost, hold

pytestmark = pytest.mark.context(storage_state=None, reduced_motion="reduce")

VIEWPORTS = [
    (1366, 625), (1280, 720), (1920, 1080), (1024, 768), (768, 1024), (412, 780), (360, 640),
    (740, 360),
]  # fmt: skip
CUP = "Touch a cup with a bright rim. Then see where its seeds go."
SOWN = "The seeds from this cup went round, one by one, each into the next cup."
STOPPED = "Here your turn stopped. The last seed falls in cup {}, which now holds 5."
PIECE = "Touch a piece with marked corners: you can move it."
TARGET = "Now touch a square with marked corners. Your piece goes there."
CHOICE = "Choose one of these first."
COVERED = """sign => {
  const { left, top, right, bottom } = sign.getBoundingClientRect();
  const rim = document.querySelector('.ubao-note-here .rim')?.getBoundingClientRect();
  const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  const beside = (box) => !box || box.left >= right || box.right <= left || box.top >= bottom
    || box.bottom <= top;
  const used = '.ubao-seat, .ubao-choices button, .ubao-tools > button';
  const covered = [...document.querySelectorAll(`ubao-board :is(${used})`)]
    .filter((part) => part.checkVisibility() && !beside(part.getBoundingClientRect()))
    .map((part) => part.textContent);
  return [...(outside ? ['outside'] : []), ...(beside(rim) ? [] : ['its cell']), ...covered];
}"""
"""What is wrong: a sign leaves the window, or lies on its cell, a player's name or a button."""
FORBID = """() => Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('Storage is forbidden.', 'SecurityError'); },
})"""

RENEW = """async () => {
  const html = await (await fetch(location.href)).text();
  const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('ubao-board');
  document.querySelector('ubao-board').replaceWith(document.importNode(fresh, true));
}"""
"""The board as the host sends it, in the same visit."""


class Sign:
    """The sign on the board of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.loc = page.locator(".ubao-sign:popover-open")
        self.told = self.loc.locator("p")
        self.button = self.loc.get_by_role("button")

    def expect(self, *sentences: str) -> None:
        """Wait until it says just this."""
        expect(self.told).to_have_text(" ".join(sentences))

    def expect_none(self) -> None:
        """Wait until there is no sign, nor a mark of one."""
        expect(self.loc).to_have_count(0)

    def cell(self) -> str:
        """The cell that it points to."""
        self.page.locator(".ubao-note-here .rim").wait_for(state="attached")
        name: str = self.page.evaluate("""() => {
          const rim = document.querySelector('.ubao-note-here .rim').getBoundingClientRect();
          const [x, y] = [rim.x + rim.width / 2, rim.y + rim.height / 2];
          return [...document.querySelectorAll('ubao-board [data-cell]')].find((cell) => {
            const ring = cell.querySelector('.ring').getBoundingClientRect();
            return Math.hypot(ring.x + ring.width / 2 - x, ring.y + ring.height / 2 - y) < 2;
          }).dataset.cell;
        }""")
        return name

    def expect_inside(self) -> None:
        """On every screen it stays in the window, and beside what it speaks of."""
        for width, height in VIEWPORTS:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
            assert self.loc.evaluate(COVERED) == [], (width, height)
        self.page.set_viewport_size({"width": 1280, "height": 720})


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
    page.evaluate("() => localStorage.removeItem('ubao:games:' + location.pathname + ':0')")
    for game in ("oware", "amphora"):
        open_game(page, f"{site}games/{game}/")
        page.wait_for_load_state("networkidle")
        sign.expect_none()


def test_it_is_led_by_keyboard_and_takes_no_focus(page: Page, site: str) -> None:
    board, sign = open_game(page, f"{site}games/oware/"), Sign(page)
    sign.expect(CUP)
    expect(page.locator(":focus")).to_have_count(0)
    board.cup("A").focus()
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
    assert page.evaluate("() => localStorage.getItem('ubao:led')") == "true"


def test_where_nothing_is_kept_it_is_shown_once_in_a_visit(page: Page, site: str) -> None:
    page.add_init_script(f"({FORBID})()")
    board, sign = open_game(page, f"{site}games/oware/"), Sign(page)
    sign.expect(CUP)
    page.keyboard.press("Escape")
    sign.expect_none()
    page.evaluate(RENEW)
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
    assert page.evaluate("() => localStorage.getItem('ubao:led')") is None


def test_who_went_to_the_search_is_not_led(page: Page, site: str, server: StaticHost) -> None:
    runtime = hold("*/runtime/*")
    server.faults.append(runtime)
    page.goto(f"{site}games/oware/")
    page.get_by_role("textbox", name="Search").focus()
    runtime.release()
    Board(page).expect_state("ready")
    page.wait_for_load_state("networkidle")
    Sign(page).expect_none()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_game_leads_its_first_turn_on_every_screen(page: Page, site: str, game: Game) -> None:
    board, sign = open_game(page, f"{site}games/{game.slug}/"), Sign(page)
    shown = [CUP if game.family.sows else PIECE]
    if game.slug == "mangala":
        sign.expect(CHOICE)
        sign.expect_inside()
        first_choice(board).click()
    sign.expect(*shown)
    sign.expect_inside()
    board.choose(sign.cell())
    if not game.family.sows:
        sign.expect(TARGET)
        sign.expect_inside()
        board.choose(sign.cell())
        if game.slug == "double-eighteen-stone-chess":
            first_choice(board).click()
        expect(sign.told).to_contain_text("That was your turn. Now it is the other player\u2019s.")
    elif game.slug != "mangala":
        sign.expect(SOWN)
        sign.expect_inside()
        sign.button.click()
    if game.family.sows:
        expect(sign.told).to_contain_text("Here your turn stopped.")
    sign.expect_inside()
    sign.button.click()
    sign.expect_none()


def first_choice(board: Board) -> Locator:
    """The first button that is a choice and no cell."""
    return board.loc.locator("[data-choice]").first
