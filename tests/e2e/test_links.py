"""Links that carry a position or a game: right ones, broken ones, hostile ones."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from game_core import Record, get
from tests.e2e.board import Board
from tests.e2e.dialogs import Dialog
from tests.e2e.scripts import find_script
from tests.e2e.server import StaticHost, hold
from tests.e2e.shared import Share
from tests.e2e.turns import OpenGame, open_share

pytestmark = pytest.mark.undrawn

OWARE = get("oware")
PLACE = "0,0,12,0,0,0/0,0,0,0,1,0 17-18 S"
GAME = str(Record(OWARE).play("C").play("d"))
BROKEN = (
    "p=",
    "p=%E0%A4%A",
    "p=4,4,4",
    "p=99999999999999999999,4,4,4,4,4/4,4,4,4,4,4%200-0%20S",
    "p=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
    "g=ubao%201",
    "g=ubao%202%0Agame%20oware%0Astart%204",
    f"g={quote(GAME.replace('C d', 'C C'))}",
    "g=",
    "p=4%2C4%00",
    "g=" + quote(GAME.replace("oware", "../../evil")),
    "g=" + quote('{"__proto__": {"game": "oware"}}'),
    "p=" + quote("<script>alert(1)</script>/"),
    "g=" + quote("ubao 1\r\n" * 2_000),
    "g=" + "x" * 300_000,
    "g=" + "x" * 20_000,
    "g=%00%01%02",
    "p=__proto__",
)


def visit(page: Page, address: str) -> Board:
    page.goto(address)
    board = Board(page)
    board.expect_state("ready")
    return board


def test_a_link_to_a_position(page: Page, site: str) -> None:
    board = visit(page, f"{site}games/oware/#p={quote(PLACE)}")
    board.expect_rest(PLACE)
    expect(board.loc).to_have_js_property("moves", [])
    board.set_speed("At once")
    board.play("C")
    board.expect_rest(str(OWARE.parse(PLACE).play("C")))


def test_a_link_to_a_position_may_bring_an_opponent_for_who_is_to_move(
    page: Page, site: str
) -> None:
    place = str(OWARE.start().play("C"))
    board = visit(page, f"{site}games/oware/#p={quote(place)}&with=greedy")
    board.expect_rest(place, "N")
    expect(board.loc.locator(".ubao-name")).to_have_text(["Greedy", "Gold"])
    board.set_speed("At once")
    board.play("b")
    board.expect_turn("Gold")
    # The players of a game in progress stay.
    page.evaluate("hash => { location.hash = hash; }", f"#p={quote(PLACE)}&with=dreamer")
    Dialog(page).answer("Go on playing")
    expect(board.loc.locator(".ubao-name")).to_have_text(["Greedy", "Gold"])


def test_an_address_that_changes_is_followed(page: Page, oware: Board) -> None:
    oware.expect_game()
    page.evaluate("hash => { location.hash = hash; }", f"#g={quote(GAME)}")
    oware.expect_game("C", "d")
    page.evaluate("() => { location.hash = '#play-against-the-computer'; }")
    oware.expect_game("C", "d")


def test_the_link_that_is_shared_opens_the_same_game(page: Page, oware: Board) -> None:
    oware.play("C", "d", "F")
    oware.expect_game("C", "d", "F")
    share = open_share(oware)
    expect(share.code).to_be_visible()
    link = share.link.input_value()
    other = page.context.new_page()
    visit(other, link).expect_game("C", "d", "F")


def test_a_broken_link_says_so_and_leaves_a_board_to_play_on(
    page: Page, site: str, oware: Board
) -> None:
    for part in BROKEN:
        page.goto(f"{site}games/oware/#{part}")
        expect(oware.said, part[:40]).to_contain_text("This link is broken.")
        oware.play("C")
        oware.expect_game("C")
        oware.undo.click()
        oware.expect_game()


def test_a_first_visit_by_a_broken_link(page: Page, site: str) -> None:
    board = visit(page, f"{site}games/oware/#p=4,4,4")
    expect(board.said).to_contain_text("This link is broken.")
    board.set_speed("At once")
    board.play("C")
    board.expect_game("C")


def test_a_link_to_another_game_names_it(page: Page, site: str, oware: Board) -> None:
    part, board = quote(str(Record(get("ouri")).play("C"))), oware
    page.goto(f"{site}games/oware/#g={part}")
    expect(board.said).to_contain_text("This is a game of Ouri, not of Oware.")
    board.expect_game()
    board.said.get_by_role("link", name="Open it on its own page.").click()
    expect(page).to_have_url(re.compile("/games/ouri/#g="))
    expect(Board(page).loc).to_have_js_property("moves", ["C"])


def test_a_link_to_a_game_waits_for_python_in_words(
    page: Page, site: str, server: StaticHost
) -> None:
    gate = hold("assets/ubao/runtime/*")
    server.faults.append(gate)
    page.goto(f"{site}games/oware/#g={quote(GAME)}")
    board = Board(page)
    expect(board.said).to_have_text("The game in your link is loading.")
    gate.release()
    board.expect_game("C", "d")
    board.undo.click()
    board.expect_game("C")


def test_a_board_is_ready_once_its_link_has_opened(
    page: Page, site: str, server: StaticHost
) -> None:
    late = hold(find_script("elements/features.js"))
    server.faults.append(late)
    page.goto(f"{site}games/oware/#p={quote(PLACE)}")
    board = Board(page)
    # A tool that needs Python shows that it is there.
    expect(board.new).to_be_enabled()
    board.expect_state("drawn")
    board.choose("C")
    expect(board.said).to_have_text("The game in your link is loading.")
    late.release()
    board.expect_state("ready")
    board.expect_rest(PLACE)


def test_an_address_that_changes_asks_before_a_game_is_lost(page: Page, oware: Board) -> None:
    oware.play("A")
    oware.expect_game("A")
    page.evaluate("hash => { location.hash = hash; }", f"#g={quote(GAME)}")
    OpenGame(page).answer("Go on playing")
    oware.expect_game("A")
    page.evaluate("hash => { location.hash = hash; }", f"#p={quote(PLACE)}")
    OpenGame(page).answer("Open it")
    oware.expect_rest(PLACE)


def test_only_the_first_board_of_a_page_takes_the_link(share: Share, site: str) -> None:
    page = share("authors/fences/")
    board = visit(page, f"{site}authors/fences/#p={quote(PLACE)}")
    board.expect_rest(PLACE)
    second = Board(page, page.locator("ubao-board").nth(1))
    expect(second.loc).not_to_have_js_property("position", PLACE)
