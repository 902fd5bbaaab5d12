"""The core of the site in Firefox, where there is one: what another engine might do otherwise.

Chromium has all tests; these play Oware and a game on squares (all four with
`make e2e EVERYWHERE=1`), a puzzle, a tutorial and a plan, and fail on the same things as those:
broken policy, uncaught exceptions, errors, requests to strangers.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from game_core import Record, get
from tests.e2e import WHOLE
from tests.e2e.board import Board
from tests.e2e.server import StaticHost
from tests.e2e.test_games import SQUARES, expect_offered, pick_parts, play_parts, press_to
from tests.e2e.test_keeping import come_back
from tests.e2e.test_keyboard import tab_to_board
from tests.e2e.test_offline import Ready
from tests.e2e.test_player import FIRST, HOSTILE, PATH, PRISON, WAYS, Lab
from tests.e2e.training import Puzzle
from tests.e2e.versions import CONTROLLED
from tests.help.paths import SITE

NAMES = ("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox")


def find_firefox() -> str | None:
    """Return the path of a Firefox that can report its version; Ubuntu's asks for a snap first."""
    for name in (os.environ.get("UBAO_FIREFOX"), *NAMES):
        if name and (path := shutil.which(name)):
            done = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
            if done.stdout.startswith("Mozilla Firefox"):
                return path
    return None


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Firefox, as people have it."""
    path = find_firefox()
    if path is None:
        pytest.skip("no Firefox is installed here (firefox-esr, or UBAO_FIREFOX)")
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=path)
    yield browser
    browser.close()


def open_board(page: Page, url: str) -> Board:
    """The board of a page, ready, showing every turn at once."""
    page.goto(url)
    board = Board(page)
    board.expect_state("ready")
    return board


def test_oware_by_mouse_and_keyboard_and_after_a_reload(page: Page, site: str) -> None:
    board = open_board(page, f"{site}games/oware/")
    tab_to_board(page, board)
    board.walk("A", "C")
    page.keyboard.press("Enter")
    board.expect_game("C")
    board.choose("d")
    board.expect_game("C", "d")
    board.choose("b")
    board.expect_said("Cup b is in Gold's row: Blue plays A–F.")
    board, offer = come_back(page)
    offer.go_on("2 turns")
    board.expect_game("C", "d")


@pytest.mark.parametrize("slug", SQUARES if WHOLE else SQUARES[1:2])
def test_games_on_squares_by_mouse_and_keyboard(page: Page, site: str, slug: str) -> None:
    board = open_board(page, f"{site}games/{slug}/")
    chance = random.Random(slug)
    record = Record(get(slug))
    for _ in range(2):
        record = play_parts(board, record, pick_parts(record, chance))
    parts = pick_parts(record, chance)
    for done, part in enumerate(parts):
        expect_offered(board, record.position.options(parts[:done]))
        press_to(board, part)
    record = record.play(record.position.options(parts).move)
    expect(board.loc).to_have_js_property("position", str(record.position))


def test_a_puzzle_a_step_of_a_tutorial_and_a_plan(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/puzzles/")
    puzzle = Puzzle(page)
    puzzle.expect_stage("open")
    puzzle.hint.click()
    expect(puzzle.hints).to_have_count(1)
    puzzle.board.playable.first.click()
    expect(puzzle.loc).to_have_attribute("stage", re.compile("missed|solved"))
    page.goto(f"{site}games/oware/learn/")
    puzzle.expect_stage("open")
    puzzle.board.choose("C")
    expect(puzzle.loc).to_have_attribute("stage", "solved")
    page.goto(f"{site}plans/oware/run/")
    page.get_by_role("button", name="Start the clock").click()
    expect(page.get_by_role("timer")).not_to_have_text("5:00")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", level=2)).to_contain_text("Model round")


def test_search_finds_a_word(page: Page, site: str) -> None:
    page.goto(f"{site}help/")
    page.keyboard.press("/")
    page.keyboard.type("capture")
    expect(page.locator(".md-search-result__item").first).to_be_visible()


def test_a_device_that_is_ready_plays_without_a_network(browser: Browser) -> None:
    with StaticHost(SITE) as host, browser.new_context(reduced_motion="reduce") as context:
        page = context.new_page()
        Ready(page, host.url).prepare()
        page.reload()
        page.wait_for_function(CONTROLLED)
        host.__exit__(None, None, None)
        board = open_board(page, f"{host.url}games/oware/")
        board.play("C")
        board.expect_game("C")


def test_a_player_s_code_is_kept_in(browser: Browser, built_site_host: StaticHost) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(built_site_host.url + PATH)
        lab = Lab(page)
        page.get_by_label("The step").select_option("0")
        for source, said in ((FIRST, "^Your player has passed this step."), *HOSTILE):
            lab.check(source)
            expect(lab.said).to_have_text(re.compile(said))
        ways = page.evaluate(WAYS.read_text(encoding="utf-8"), built_site_host.url + PRISON)
        assert ways.pop("origin") == "null"
        assert set(ways.values()) == {"kept"}, ways
        # Firefox reports each request that it blocks; none of them reached the host.
        assert not [path for path in built_site_host.requests if PRISON in path]
        assert [path for path in built_site_host.requests if path.startswith(PATH)]
