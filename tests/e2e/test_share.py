"""A game leaves the page as text, file or code, and comes back."""

from __future__ import annotations

from pathlib import Path
from random import Random
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from game_core import Record, get
from tests.e2e.board import Board
from tests.e2e.shared import come_again
from tests.e2e.turns import OpenGame, open_share

pytestmark = pytest.mark.undrawn

GAME = str(Record(get("oware")).play("C").play("d"))
PLACE = "0,0,12,0,0,0/0,0,0,0,1,0 17-18 S"


def test_a_position_is_pasted_and_copied(page: Page, oware: Board) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    share = open_share(oware)
    share.open_text(f"  {PLACE}\n")
    share.expect_closed()
    oware.expect_rest(PLACE)
    share = open_share(oware)
    expect(share.position).to_have_value(PLACE)
    share.answer("Copy: This position")
    expect(share.loc.get_by_text("Copied")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == PLACE


def test_a_saved_game_is_pasted(oware: Board) -> None:
    share = open_share(oware)
    share.open_text(str(Record(get("oware")).play("C").play("d")))
    share.expect_closed()
    oware.expect_game("C", "d")


FAULTS = (
    ("a\n" * 1_000, "That is too long to be a game."),
    ("", "There is nothing to open yet."),
    ("hello", "Look at line 1. “ubao …” should be here, not “hello”."),
    (
        "4,4,4,4,4,4/4,4,4,4,4 0-0 S",
        "Look at the cups, character 22. Gold's row should have six cups, not 5.",
    ),
    (GAME.replace("moves C d", "moves C C"), "Look at line 4. Turn 2 is not possible."),
    (
        GAME.replace("start 4", "start 5"),
        "Look at line 3. Look at the cups, character 1. There should be 48 seeds",
    ),
    (GAME.replace("oware", "chess-of-mars"), "Look at line 2. “chess-of-mars” is not a game."),
    ("x" * 300_000, "That is too long to be a game."),
)
"""Neighbors have different faults, so that each is seen to be said."""


def test_a_text_with_a_fault_says_where(oware: Board) -> None:
    oware.play("C")
    oware.expect_game("C")
    share = open_share(oware)
    for text, fault in FAULTS:
        share.open_text(text)
        expect(share.fault).to_contain_text(fault)
        expect(oware.loc).to_have_js_property("moves", ["C"])
    share.answer("Done")
    oware.expect_game("C")


def test_a_game_is_saved_as_a_file_and_loaded(page: Page, oware: Board, tmp_path: Path) -> None:
    oware.play("C", "d")
    oware.expect_game("C", "d")
    share = open_share(oware)
    with page.expect_download() as arriving:
        share.answer("Save as a file")
    assert arriving.value.suggested_filename.startswith("oware-")
    path = tmp_path / "game.txt"
    arriving.value.save_as(path)
    assert path.read_text() == str(Record(get("oware")).play("C").play("d"))
    share.answer("Done")
    oware.undo.click()
    oware.undo.click()
    oware.expect_game()
    share = open_share(oware)
    share.file.set_input_files(path)
    share.expect_closed()
    oware.expect_game("C", "d")


def test_of_a_file_with_very_many_lines_the_page_shows_few(oware: Board, tmp_path: Path) -> None:
    path = tmp_path / "lines.txt"
    path.write_text("\n" * 90_000)
    share = open_share(oware)
    share.file.set_input_files(path)
    expect(share.fault).to_have_text("That is too long to be a game.")
    # A field with all of them would block the page for seconds.
    assert len(share.text.input_value()) == 1_000


def test_a_fault_is_marked_in_the_text(oware: Board) -> None:
    share = open_share(oware)
    share.open_text(f"\n{GAME.replace('moves C d', 'moves C C')}")
    expect(share.text).to_be_focused()
    marked = "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert share.text.evaluate(marked) == "moves C C"


def test_a_game_under_way_is_left_only_if_its_players_say_so(oware: Board) -> None:
    oware.play("A")
    oware.expect_game("A")
    share = open_share(oware)
    share.open_text(GAME)
    OpenGame(oware.page).answer("Go on playing")
    share.expect_closed()
    oware.expect_game("A")
    open_share(oware).open_text(GAME)
    OpenGame(oware.page).answer("Open it")
    oware.expect_game("C", "d")


def test_a_game_of_another_kind_leads_to_its_page(page: Page, site: str, oware: Board) -> None:
    share = open_share(oware)
    share.open_text(GAME.replace("oware", "ouri"))
    expect(share.fault).to_contain_text("This is a game of Ouri, not of Oware.")
    share.away.click()
    other = Board(page)
    other.expect_state("ready")
    expect(other.loc).to_have_js_property("moves", ["C", "d"])
    assert page.url.startswith(f"{site}games/ouri/#g=")


def test_a_link_is_pasted(page: Page, oware: Board) -> None:
    share = open_share(oware)
    share.open_text(f"{page.url}#p=0,0,12,0,0,0/0,0,0,0,1,0%2017-18%20S")
    oware.expect_rest(PLACE)


def test_the_link_carries_the_position_alone_if_wanted(page: Page, oware: Board) -> None:
    oware.play("C", "d")
    oware.expect_game("C", "d")
    position = str(Record(get("oware")).play("C").play("d").position)
    share = open_share(oware)
    share.alone.check()
    address, _, fragment = share.link.input_value().partition("#")
    assert address == page.url
    board = come_again(page, fragment)
    board.expect_rest(position)
    expect(board.loc).to_have_js_property("moves", [])


def test_a_board_further_down_links_to_a_page_that_opens_it(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/rules/")
    board = Board(page)
    board.expect_state("ready")
    # Gold is hungry, and only cup E feeds Gold.
    board.play("E")
    expect(board.loc).to_have_js_property("moves", ["E"])
    link = open_share(board).link.input_value()
    page.goto("about:blank")
    page.goto(link)
    board.expect_state("ready")
    expect(board.loc).to_have_js_property("moves", ["E"])


def test_a_board_of_a_lesson_plan_links_to_the_page_for_players(page: Page, site: str) -> None:
    page.goto(f"{site}plans/two-readings/")
    even = page.locator("ubao-board[game='mangala:continue_on=even']").first
    board = Board(page, even)
    board.expect_state("ready")
    board.play("F")
    # A and f became an even pair; by this rule, one seed in D ends the turn.
    after = "0,0,3,1,1,0/1,0,0,2,0,0 33-29 N phase=play"
    expect(even).to_have_js_property("position", after)
    share = open_share(board)
    link = share.link.input_value()
    assert link.startswith(f"{site}games/mangala/#g=")
    share.alone.check()
    expect(share.link).not_to_have_value(link)
    alone = share.link.input_value()
    page.goto("about:blank")
    page.goto(alone)
    # The play page has a board with the other rule. The position finds its own on the rules page.
    expect(even).to_have_js_property("position", after)
    expect(even).to_have_js_property("moves", [])
    page.goto(link)
    expect(even).to_have_js_property("moves", ["F"])
    expect(even).to_have_js_property("position", after)
    assert page.url.startswith(f"{site}games/mangala/rules/#g=")


def test_where_nothing_may_be_copied_the_text_is_marked(page: Page, oware: Board) -> None:
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    share = open_share(oware)
    share.answer("Copy: This position")
    expect(share.loc.get_by_text("It's selected")).to_be_visible()
    expect(share.position).to_be_focused()
    marked = "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert share.position.evaluate(marked) == share.position.input_value()
    page.evaluate("() => { delete navigator.clipboard.writeText; }")


def test_the_code_is_black_on_white_in_the_dark_too(page: Page, oware: Board) -> None:
    page.emulate_media(color_scheme="dark")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    code = open_share(oware).code
    colors = code.evaluate("""code => [
      getComputedStyle(code.querySelector('path')).fill, getComputedStyle(code).backgroundColor,
    ]""")
    assert colors == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]


def test_on_paper_there_is_the_code_with_its_link(page: Page, oware: Board) -> None:
    share = open_share(oware)
    expect(share.code).to_be_visible()
    link = share.link.input_value()
    page.emulate_media(media="print")
    expect(share.code).to_be_visible()
    expect(share.loc.get_by_text(link)).to_be_visible()
    expect(share.link).to_be_hidden()


def test_a_game_too_long_for_a_code_says_so(page: Page, site: str) -> None:
    record, chance = Record(get("rio-kadalis")), Random(3)
    while record.result() is None and len(record.plies) < 700:
        record = record.play(chance.choice([str(move) for move in record.position.moves()]))
    page.goto(f"{site}games/rio-kadalis/#g={quote(str(record))}")
    board = Board(page)
    expect(board.loc).to_have_js_property("moves", list(record.moves))
    share = open_share(board)
    assert len(share.link.input_value()) > 2000
    expect(share.loc.get_by_text("too long for a QR code")).to_be_visible()
    expect(share.code).to_have_count(0)


DROP = """(svg, text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.ubao.txt', { type: 'text/plain' }));
  for (const kind of ['dragover', 'drop']) {
    svg.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
  }
}"""


def test_a_file_is_dropped_on_the_board(page: Page, oware: Board) -> None:
    oware.svg.evaluate(DROP, GAME)
    oware.expect_game("C", "d")
    oware.svg.evaluate(DROP, GAME.replace("moves C d", "moves C C"))
    expect(page.get_by_role("alert")).to_contain_text("Look at line 4.")
    oware.expect_game("C", "d")


def test_without_a_network_games_still_come_and_go(page: Page, oware: Board) -> None:
    expect(oware.loc.locator(".ubao-ways")).to_be_attached()
    page.context.set_offline(True)
    oware.play("C", "d")
    share = open_share(oware)
    expect(share.code).to_be_visible()
    share.open_text(PLACE)
    OpenGame(page).answer("Open it")
    oware.expect_rest(PLACE)
