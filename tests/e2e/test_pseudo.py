"""In pseudo-English, nothing is plain English, and nothing is cut off on a phone.

What is plain is said by code without a message: so no translation would reach it. What is found by
a name in English elsewhere is found by its class here, or by its name in code.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from game_core import GAMES
from tests.e2e.board import Board
from tests.e2e.brief import AT_REST, END, VISIT, choose, find_end
from tests.e2e.disguise import LISTEN, expect_disguised, expect_roomy, find_plain
from tests.e2e.server import StaticHost, refuse
from tests.help.pseudo_site import build_pseudo_site
from widgets.messages.pseudo import LONGER

pytestmark = [
    pytest.mark.alone,
    pytest.mark.context(viewport={"width": 360, "height": 640}, has_touch=True),
]
# The unit is its author's, but for the games of each week.
PATHS = (
    "", "help/", "puzzles/", "questions/", "map/", "privacy/", "games/", "games/compare/",
    "games/mangala/", "games/amphora/", "games/oware/learn/", "games/oware/puzzles/",
    "plans/", "plans/oware/", "plans/oware/run/", "plans/oware/print/",
)  # fmt: skip
FEW = "0,0,0,1,0,1/1,0,0,0,0,1 22-22 S"
"""What each move is worth is known here."""


@pytest.fixture(scope="module")
def pseudo_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """The host of our site in pseudo-English."""
    folder = build_pseudo_site(tmp_path_factory.mktemp("pseudo"), LONGER)
    with StaticHost(folder) as host:
        yield host


@pytest.fixture
def server(pseudo_host: StaticHost) -> StaticHost:
    """It replaces the host of the built site."""
    return pseudo_host


def use(board: Board, tool: str) -> None:
    """Press one of the buttons under a board."""
    # Some exist twice: under the board, and under “More” if there's little room.
    button = board.loc.locator(f'[data-tool="{tool}"]').filter(visible=True)
    if not button.count():
        board.loc.locator('[data-tool="more"]').click()
    button.click()


def open_board(page: Page, address: str) -> Board:
    """The first board on a page, with all its announcements recorded."""
    page.add_init_script(f"({LISTEN})()")
    page.goto(address)
    board = Board(page)
    board.expect_state("ready")
    return board


@pytest.mark.usefixtures("without_python")
def test_pages(page: Page, site: str) -> None:
    for path in PATHS:
        page.goto(site + path)
        expect_disguised(page)
        page.emulate_media(media="print")
        assert find_plain(page) == []
        page.emulate_media(media="screen")


@pytest.mark.faulty
def test_a_runtime_that_does_not_arrive(page: Page, site: str, server: StaticHost) -> None:
    server.faults.append(refuse("assets/ubao/runtime/*"))
    page.goto(f"{site}games/oware/")
    board = Board(page)
    board.expect_state("failed")
    server.faults.clear()
    expect_disguised(page)


def test_each_game_with_a_refusal_half_a_move_and_an_end(page: Page, site: str) -> None:
    # Its page has the messages of all games.
    board = open_board(page, f"{site}puzzles/")
    for game in GAMES:
        page.evaluate(VISIT, f"{site}games/{game.slug}/")
        board.expect_state("ready")
        page.wait_for_function(AT_REST)
        before = board.said.inner_text()
        board.svg.locator("[data-cell]:not([data-legal])").last.click()
        expect(board.said).not_to_have_text(before)
        expect_disguised(page)
        choose(board)
        expect_disguised(page)
        while len(board.loc.evaluate("board => board.moves")) < 2:
            choose(board)
        page.evaluate(END, find_end(game))
        expect(board.loc.locator(".ubao-skip")).to_be_hidden()
        expect_disguised(page)


def test_each_window(page: Page, site: str) -> None:
    board = open_board(page, f"{site}games/oware/")
    window = page.locator("dialog[open]")
    # The computer can be invited if no game has begun.
    for tool in ("computer", "players", "new", "toss", "stop", "share", "settings", "forget"):
        if tool == "new":
            board.play("C")
        use(board, tool)
        expect(window).to_be_visible()
        expect_disguised(page)
        if tool == "toss":
            window.get_by_role("button").first.click()
            expect_disguised(page)
        if tool == "share":
            window.get_by_role("textbox").last.fill("?")
            window.locator(".ubao-ways-in button").click()
            expect(window.locator(".ubao-fault")).not_to_be_empty()
            expect_disguised(page)
        page.keyboard.press("Escape")
        expect(window).to_have_count(0)


def test_what_is_told_beside_a_board(page: Page, site: str) -> None:
    board = open_board(page, f"{site}games/oware/")
    board.play("C", "d", "F", "a")
    board.loc.locator(".ubao-record summary").click()
    board.loc.get_by_role("tab").nth(2).click()
    board.loc.locator(".ubao-review > button").click()
    expect(board.loc.locator(".ubao-review [role=status]")).not_to_be_empty()
    expect_disguised(page)
    # It shows the turn that mattered most; only the latest position has hints.
    board.loc.locator('[data-tool="last"]').click()
    use(board, "hint")
    expect(board.svg.locator(".ubao-note")).not_to_have_count(0)
    expect_disguised(page)
    board.loc.locator(".ubao-choices button:visible").first.click()
    expect(board.svg.locator(".ubao-note-look")).to_have_count(0)
    expect_disguised(page)
    for tool in ("what", "show"):
        use(board, tool)
        expect_disguised(page)
    board.loc.evaluate("(board, position) => { board.position = position; }", FEW)
    expect(board.loc).to_have_js_property("position", FEW)
    board.loc.get_by_role("tab").nth(1).click()
    board.loc.locator(".ubao-worths button").click()
    expect(board.loc.locator(".ubao-worths li")).to_have_count(2)
    expect_disguised(page)


def test_training(page: Page, site: str) -> None:
    board = open_board(page, f"{site}puzzles/#set=oware/feed-me,oware/gone")
    puzzle = page.locator("ubao-puzzle")
    puzzle.locator(".ubao-in-words summary").click()
    page.locator(".ubao-notebook summary").click()
    expect_disguised(page)
    use(board, "hint")
    expect_disguised(page)
    page.wait_for_function(AT_REST)
    board.playable.first.click()
    expect(puzzle).not_to_have_attribute("stage", "open")
    expect_disguised(page)
    page.locator(".ubao-end").click()
    expect_disguised(page)
    board = open_board(page, f"{site}games/oware/learn/")
    expect_disguised(page)
    choose(board)
    expect_disguised(page)


def test_a_set_for_a_class(page: Page, site: str) -> None:
    page.goto(f"{site}class/sets/#oware")
    own = page.locator(".ubao-own-set")
    expect(own.get_by_role("listitem")).to_have_count(5)
    page.locator(".ubao-offer-card button").last.click()
    expect(own.get_by_role("listitem")).to_have_count(6)
    expect_disguised(page)
    own.locator(".ubao-row-of-buttons button").last.click()
    expect(page.locator("ubao-sheet .ubao-sheet-key li")).not_to_have_count(0)
    expect_disguised(page)
    page.goto(f"{site}set/#77")
    expect(page.locator(".ubao-set-door")).to_be_visible()
    expect_disguised(page)
    page.goto(f"{site}set/#oware")
    page.locator(".ubao-end").click()
    whole = page.locator(".ubao-result-code").inner_text()
    expect_disguised(page)
    page.goto(f"{site}class/results/#oware")
    lines = page.locator("ubao-results textarea")
    for code in ("", "Lion", "Lion 000000000000", f"{whole[:-1]}U", whole):
        lines.fill(code)
        page.locator("ubao-results .md-button--primary").click()
        expect_disguised(page)
    expect(page.get_by_role("table")).to_have_count(2)
    page.locator(".ubao-results-shown .ubao-row-of-buttons button").last.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    expect_disguised(page)


@pytest.mark.usefixtures("without_python")
def test_a_tournament(page: Page, site: str) -> None:
    page.goto(f"{site}class/tournament/")
    tournament = page.locator("ubao-tournament")
    tournament.locator(".md-button--primary").first.click()
    expect_disguised(page)
    tournament.locator("textarea").fill("1 2 3 4 5".replace(" ", "\n"))
    tournament.locator(".ubao-lot + *, [role=group] button").first.click()
    expect_disguised(page)
    tournament.locator(".md-button--primary").first.click()
    tournament.locator(".md-button--primary").first.press("Enter")
    for table in range(2):
        tournament.locator(".ubao-tables li").nth(table).get_by_role("button").nth(table).click()
    tournament.locator("details summary").click()
    tournament.locator(".ubao-late input").fill("6")
    tournament.locator(".ubao-late input").press("Enter")
    expect(tournament.get_by_role("row")).to_have_count(7)
    tournament.get_by_role("row").last.get_by_role("button").click()
    expect_disguised(page)


@pytest.mark.usefixtures("without_python")
def test_plain_english_and_what_is_in_the_way_are_found(page: Page, site: str) -> None:
    page.goto(site + "map/")
    page.locator(".md-content p").first.evaluate(
        """(paragraph) => {
          paragraph.textContent = 'Plain words. Oware ŠŠööŵ C';
          paragraph.ariaLabel = 'Ubao, told';
          const button = document.createElement('button');
          Object.assign(button.style, { position: 'absolute', width: '9rem', height: '3rem' });
          paragraph.before(button);
        }"""
    )
    assert find_plain(page) == ["Plain words. Oware ŠŠööŵ C", "Ubao, told"]
    with pytest.raises(AssertionError, match=r"one on the other: <button.*Plain words"):
        expect_roomy(page)
