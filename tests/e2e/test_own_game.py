"""A school's site with its own game: its file is loaded when that game is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from game_core import Record
from game_core.game_files import Source, clear, register
from tests.e2e.board import Board
from tests.e2e.opponents import Opponent
from tests.e2e.server import StaticHost, refuse
from tests.e2e.test_opponents import kill_rules
from tests.help.own_games import TEXT, write_school
from tests.help.small_site import build

FILE = "assets/ubao/games/*"


@pytest.fixture(scope="session")
def built_site_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """The host of the school's site."""
    folder = write_school(tmp_path_factory.mktemp("school"))
    done = build(folder, "--strict")
    assert done.returncode == 0, done.stderr
    with StaticHost(folder / "site") as host:
        yield host


@pytest.fixture
def record() -> Iterator[Record]:
    """A new game of the school's own."""
    (twins,) = register(Source("twins.py", TEXT))
    yield Record(twins)
    clear()


def open_board(page: Page, address: str, number: int = 0) -> Board:
    page.goto(address)
    board = Board(page, page.locator("ubao-board").nth(number))
    board.expect_state("ready")
    return board


def count_files(server: StaticHost) -> int:
    return sum(path.startswith("assets/ubao/games/") for path in server.requests)


def test_a_turn_and_the_answer_of_the_computer(
    page: Page, site: str, server: StaticHost, record: Record
) -> None:
    board = open_board(page, f"{site}games/twins/")
    Opponent(board).challenge("Greedy")
    board.choose("C")
    expect(board.loc).not_to_have_js_property("moves", [])
    expect(board.loc).not_to_have_js_property("moves", ["C"])
    mine, reply = board.loc.evaluate("board => board.moves")
    assert mine == "C"
    after = record.play("C").play(reply)
    expect(board.loc).to_have_js_property("position", str(after.position))
    assert " 10-" in str(after.position)
    board.expect_turn("Blue")
    assert count_files(server) == 1


def test_a_worker_that_died_is_given_the_file_again(page: Page, site: str) -> None:
    page.clock.install()
    board = open_board(page, f"{site}games/twins/")
    board.choose("A")
    expect(board.loc).to_have_js_property("moves", ["A"])
    kill_rules(page)
    board.choose("a")
    # The watchdog notices after a while that it doesn't answer.
    page.clock.fast_forward(30_000)
    expect(board.loc).to_have_js_property("moves", ["A", "a"])


def test_its_puzzle_is_judged(page: Page, site: str) -> None:
    page.goto(f"{site}games/twins/puzzles/")
    puzzle = page.locator("ubao-puzzle")
    expect(puzzle.locator("ubao-board[state]")).to_have_count(1)
    puzzle.locator('[data-cell="C"]').click()
    expect(puzzle).to_contain_text("Yes! Blue has captured 10 seeds.")


def test_other_games_ask_for_no_file(page: Page, site: str, server: StaticHost) -> None:
    board = open_board(page, f"{site}games/oware/")
    board.play("C")
    board.expect_game("C")
    assert count_files(server) == 0


@pytest.mark.faulty
def test_a_file_that_does_not_arrive_breaks_no_other_game(
    page: Page, site: str, server: StaticHost
) -> None:
    server.faults.append(refuse(FILE))
    oware = open_board(page, f"{site}both/")
    twins = Board(page, page.locator("ubao-board").nth(1))
    twins.choose("C")
    expect(twins.said).to_have_text("The rules of this game couldn't be loaded.")
    oware.play("C")
    oware.expect_game("C")
    server.faults.clear()
    twins.choose("C")
    expect(twins.loc).to_have_js_property("moves", ["C"])
