"""Everything can be done by keyboard alone, and is announced."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from game_core import Record, get
from tests.e2e.board import Board
from tests.e2e.dialogs import Dialog, PlayersDialog

pytestmark = pytest.mark.undrawn

GOLD = "rgb(231, 169, 61)"
GAME = "F b E a D f C d B e A c".split()


def tab_to_board(page: Page, board: Board) -> None:
    """Press Tab until a cup on the board has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if board.svg.locator(":focus").count():
            return
    raise AssertionError("Tab reaches no cup")


def walk_to(page: Page, tool: Locator) -> None:
    """Go down the open list under “More” to a tool, and press it."""
    for _ in range(12):
        page.keyboard.press("ArrowDown")
        if tool.evaluate("button => button === document.activeElement"):
            page.keyboard.press("Enter")
            return
    raise AssertionError("the arrow keys do not reach this tool")


def test_a_whole_game_by_keyboard(page: Page, oware: Board) -> None:
    tab_to_board(page, oware)
    record = Record(get("oware"))
    cup = "A"
    for move in GAME:
        expect(oware.cup(cup)).to_be_focused()
        oware.walk(cup, move)
        page.keyboard.press("Enter")
        cup, record = move, record.play(move)
        oware.expect_rest(str(record.position))
        expect(oware.said).to_contain_text(f"seeds from cup {move}.")
    expect(oware.said).to_have_attribute("role", "status")
    expect(oware.said).to_contain_text(
        "The game is over: Gold has more than half of the seeds. Gold wins, 39 to 9."
    )


def test_cups_are_one_tab_stop(page: Page, oware: Board) -> None:
    tab_to_board(page, oware)
    expect(oware.cup("A")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    expect(oware.svg.locator(":focus")).to_have_count(0)
    expect(oware.loc.locator(":focus")).to_have_count(1)
    page.keyboard.press("Shift+Tab")
    expect(oware.cup("B")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(oware.loc.locator(":focus")).to_have_count(0)


def test_arrows_go_where_they_point_and_around_the_corners(page: Page, oware: Board) -> None:
    tab_to_board(page, oware)
    for key, cups in [
        ("ArrowRight", "BCDEFaF"),
        ("ArrowLeft", "EDCBAfA"),
        ("ArrowUp", "ff"),
        # In the other row, too, right is right.
        ("ArrowRight", "edcbaF"),
        ("ArrowUp", "aa"),
        ("ArrowLeft", "bcdefA"),
    ]:
        for cup in cups:
            page.keyboard.press(key)
            expect(oware.cup(cup)).to_be_focused()
    for cup, facing in zip("ABCDEF", "fedcba", strict=True):
        expect(oware.cup(cup)).to_be_focused()
        page.keyboard.press("ArrowUp")
        expect(oware.cup(facing)).to_be_focused()
        page.keyboard.press("ArrowDown")
        expect(oware.cup(cup)).to_be_focused()
        page.keyboard.press("ArrowRight")
    expect(oware.cups.locator("visible=true")).to_have_count(12)


def test_home_and_end_lead_to_the_ends_of_a_row(page: Page, oware: Board) -> None:
    tab_to_board(page, oware)
    for key, cup in [
        ("End", "F"),
        ("Home", "A"),
        ("ArrowUp", "f"),
        ("End", "a"),
        ("Home", "f"),
        ("Control+Home", "A"),
        ("Control+End", "f"),
    ]:
        page.keyboard.press(key)
        expect(oware.cup(cup)).to_be_focused()


def test_the_board_is_a_grid_of_rows(oware: Board) -> None:
    grid = oware.svg.get_by_role("grid", name="Cups")
    expect(grid.get_by_role("row")).to_have_count(2)
    for row, cups in enumerate(["ABCDEF", "abcdef"]):
        cells = grid.get_by_role("row").nth(row).get_by_role("gridcell")
        expect(cells).to_have_count(6)
        for cell, cup in zip(cells.all(), cups, strict=True):
            expect(cell).to_have_attribute("data-cell", cup)


def test_stores_say_what_they_hold(oware: Board) -> None:
    for name in ("Blue", "Gold"):
        store = oware.svg.get_by_role("img", name=f"{name}: 0 seeds in the store")
        expect(store).to_be_visible()


def test_arrows_do_not_scroll_the_page_at_the_edge(page: Page, oware: Board) -> None:
    page.set_viewport_size({"width": 1024, "height": 400})
    oware.cup("A").focus()
    before = page.evaluate("scrollY")
    page.evaluate(
        "addEventListener('keydown', (event) => { window.kept = event.defaultPrevented; })"
    )
    page.keyboard.press("ArrowDown")
    expect(oware.cup("A")).to_be_focused()
    assert page.evaluate("[kept, scrollY]") == [True, before]


def test_cups_say_what_they_are(page: Page, oware: Board) -> None:
    expect(
        oware.svg.get_by_role("gridcell", name="Your cup A, 4 seeds, can be played")
    ).to_be_visible()
    expect(
        oware.svg.get_by_role("gridcell", name="Gold's cup a, 4 seeds", exact=True)
    ).to_be_visible()
    tab_to_board(page, oware)
    page.keyboard.press("Space")
    oware.expect_game("A")
    expect(
        oware.svg.get_by_role("gridcell", name="Blue's cup A, 0 seeds", exact=True)
    ).to_be_visible()
    expect(
        oware.svg.get_by_role("gridcell", name="Your cup a, 4 seeds, can be played")
    ).to_be_visible()
    expect(oware.svg).to_have_accessible_name("Oware board")
    expect(oware.svg).to_have_accessible_description("")


def test_a_refusal_is_said_each_time_and_the_focus_stays(page: Page, oware: Board) -> None:
    tab_to_board(page, oware)
    page.keyboard.press("ArrowUp")
    for _ in range(2):
        page.keyboard.press("Enter")
        oware.expect_said("Cup f is in Gold's row: Blue plays A–F.")
        expect(oware.cup("f")).to_be_focused()
    oware.expect_game()


def test_a_held_key_plays_once(page: Page, oware: Board) -> None:
    tab_to_board(page, oware)
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    oware.expect_game("A")
    oware.expect_said(re.compile("Blue sows 4 seeds from cup A"), "Your turn, Gold.")


def test_buttons_keep_the_focus(page: Page, oware: Board) -> None:
    tab_to_board(page, oware)
    page.keyboard.press("Enter")
    oware.expect_game("A")
    page.keyboard.press("Tab")
    expect(oware.computer).to_be_focused()
    page.keyboard.press("Tab")
    expect(oware.undo).to_be_focused()
    page.keyboard.press("Enter")
    oware.expect_game()
    expect(oware.undo).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    oware.expect_game("A")
    expect(oware.redo).to_be_focused()


def test_windows_open_close_and_give_the_focus_back(page: Page, oware: Board) -> None:
    dialog = Dialog(page)
    tab_to_board(page, oware)
    page.keyboard.press("Enter")
    oware.expect_game("A")
    for button, title in [
        (oware.new, "Start a new game?"),
        (oware.stop, "Do you both want to stop?"),
        (oware.settings, "Settings"),
        (oware.players, "Who is playing?"),
    ]:
        home = oware.new if button is oware.new else oware.more
        home.focus()
        page.keyboard.press("Enter")
        if home is oware.more:
            walk_to(page, button)
        dialog.expect_title(title)
        expect(dialog.loc.locator(":focus")).to_have_count(1)
        page.keyboard.press("Escape")
        dialog.expect_closed()
        expect(home).to_be_focused()
    oware.expect_game("A")
    page.keyboard.press("Enter")
    walk_to(page, oware.players)
    dialog.expect_title("Who is playing?")
    # From the player's kind to the name.
    page.keyboard.press("Tab")
    page.keyboard.type("Ama")
    page.keyboard.press("Enter")
    dialog.expect_closed()
    expect(oware.near).to_contain_text("Ama")
    # The first answer keeps the game.
    for keys in (["Enter"], ["Tab", "Enter"]):
        oware.expect_game("A")
        oware.new.focus()
        page.keyboard.press("Enter")
        dialog.expect_title("Start a new game?")
        expect(dialog.loc).to_have_accessible_description("The game on the board will be gone.")
        for key in keys:
            page.keyboard.press(key)
        dialog.expect_closed()
    oware.expect_game()
    expect(oware.near).to_contain_text("Ama")


@pytest.mark.context(viewport={"width": 740, "height": 360})
@pytest.mark.usefixtures("without_python")
def test_no_color_with_the_focus_is_behind_the_buttons_of_its_window(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/")
    board = Board(page)
    board.use(board.players)
    dialog = PlayersDialog(page)
    done = dialog.loc.get_by_role("button", name="Done").bounding_box()
    assert done
    dialog.other.get_by_role("textbox").focus()
    page.keyboard.press("Tab")
    for name in ("Gold", "Red", "Green", "Purple", "Gray"):
        color = dialog.other.get_by_role("radio", name=name)
        expect(color).to_be_focused()
        box = color.bounding_box()
        assert box
        assert box["y"] + box["height"] < done["y"], name
        page.keyboard.press("ArrowDown")


@pytest.mark.usefixtures("without_python")
def test_the_focus_is_bright_on_dark_bars(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/")
    page.keyboard.press("Tab")
    for place in (".md-header__button.md-logo", ".ubao-rooms a", ".md-copyright a"):
        link = page.locator(place).first
        link.focus()
        expect(link).to_have_css("outline-color", GOLD)
