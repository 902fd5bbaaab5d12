"""A game in a frame on another website, with the line from its board, as in the guide."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Frame, Page, expect

from tests.e2e import PATIENCE
from tests.e2e.board import Board
from tests.e2e.dialogs import Toss
from tests.e2e.opponents import LevelsDialog
from tests.e2e.server import StaticHost
from tests.e2e.turns import open_share
from tests.e2e.visit import Visit
from tests.help.hostile_host import SANDBOX

NESTED = "allow-scripts allow-popups allow-forms allow-same-origin allow-downloads allow-modals"
"""What Google Sites allows embedded pages to do."""


FORBID = """history.replaceState = () => {
  throw new DOMException('no', 'SecurityError');
};"""
"""Some frames forbid pages to change their address."""


def find_frame(frame: Frame, depth: int) -> Frame:
    for _ in range(depth):
        frame.wait_for_load_state()
        (frame,) = frame.child_frames
    return frame


def test_the_line_for_a_frame_shows_the_game_on_another_website(
    oware: Board, browser: Browser, server: StaticHost, tmp_path: Path
) -> None:
    oware.play("C")
    oware.expect_game("C")
    line = open_share(oware).frame.input_value()
    (tmp_path / "page.html").write_text(f"<!doctype html><title>A lesson</title>{line}")
    box = f'<iframe sandbox="{NESTED}" width="1000" height="800" srcdoc="{escape(line)}"></iframe>'
    (tmp_path / "nested.html").write_text(f"<!doctype html><title>A box</title>{box}")
    with StaticHost(tmp_path) as other, browser.new_context() as context:
        visit = Visit(other.origin, [server.origin])
        context.set_default_timeout(PATIENCE)
        visit.watch(context)
        context.route("**/favicon.ico", lambda route: route.fulfill(body=""))
        for name, depth in (("page.html", 1), ("nested.html", 2)):
            page = context.new_page()
            page.emulate_media(reduced_motion="reduce")
            page.goto(other.url + name)
            board = Board(page, find_frame(page.main_frame, depth).locator("ubao-board").first)
            expect(board.loc).to_have_js_property("moves", ["C"])
            board.play("d")
            expect(board.loc).to_have_js_property("moves", ["C", "d"])
        assert visit.problems(faulty=False) == []


def test_windows_are_answered_where_a_frame_forbids_forms(page: Page, server: StaticHost) -> None:
    address = f"{server.url}games/oware/"
    box = f'<iframe sandbox="{SANDBOX}" width="1200" height="700" src="{address}"></iframe>'
    page.route("**/platform", lambda route: route.fulfill(body=box, content_type="text/html"))
    page.goto(f"{server.url}platform")
    frame = find_frame(page.main_frame, 1)
    board = Board(page, frame.locator("ubao-board").first)
    board.expect_state("ready")
    board.use(board.toss)
    toss = Toss(frame)
    toss.guess("left")
    expect(toss.loc).to_contain_text("begins.")
    toss.answer("Let's play")
    toss.expect_closed()
    board.computer.click()
    levels = LevelsDialog(frame)
    levels.begins.check()
    levels.answer("Play Greedy")
    levels.expect_closed()
    frame.wait_for_function("() => document.querySelector('ubao-board').moves.length === 1")


@pytest.mark.usefixtures("without_python")
def test_plans_are_chosen_and_run_where_no_address_may_be_changed(page: Page, site: str) -> None:
    page.add_init_script(FORBID)
    page.goto(f"{site}plans/")
    page.get_by_text("Which plan today?").click()
    page.get_by_label("What's missing").select_option("a printer")
    # Before, all plans fit.
    expect(page.locator(".ubao-filter output")).to_have_text(re.compile(r"^\d+ plans match\."))
    page.goto(f"{site}plans/oware/run/")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("heading", level=2)).to_have_text(re.compile("^Model round"))
