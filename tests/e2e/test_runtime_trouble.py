"""Whatever happens to Python, the board stays, says what's wrong, and loses no game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Worker, expect

from tests.e2e.board import Board
from tests.e2e.server import Fault, StaticHost, hang, mistype, refuse
from tests.e2e.shared import Share

START = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"
RUNTIME = "assets/ubao/runtime/*"


@pytest.fixture
def board(page: Page) -> Board:
    return Board(page)


def visit(board: Board, server: StaticHost, path: str = "games/oware/") -> None:
    board.page.goto(f"{server.url}{path}")


def rules_worker(page: Page) -> Worker:
    """Return the latest worker that runs Python; Material has one for its search."""
    return [worker for worker in page.workers if "/ubao/worker.js" in worker.url][-1]


def expect_failure(board: Board, reason: str) -> None:
    """Wait until the board, still drawn, says why there's no game, and offers help."""
    board.expect_state("failed")
    board.expect_said(reason)
    expect(board.retry).to_be_visible()
    expect(board.loading).to_be_hidden()
    board.expect_rest(START)


@pytest.mark.faulty
@pytest.mark.parametrize(
    ("pattern", "reason"),
    [
        (RUNTIME, "Part of the game couldn't be loaded."),
        ("*/worker.js", "The game stopped while it was starting."),
    ],
)
def test_a_blocked_runtime_is_said_and_can_be_tried_again(
    board: Board, server: StaticHost, pattern: str, reason: str
) -> None:
    server.faults.append(refuse(pattern))
    visit(board, server, "authors/fences/")
    expect_failure(board, reason)
    other = Board(board.page, board.page.locator("ubao-board").nth(1))
    other.expect_state("failed")
    board.retry.click()
    board.expect_state("failed")
    server.faults.clear()
    board.retry.click()
    board.expect_state("ready")
    other.expect_state("ready")
    expect(board.retry).to_be_hidden()
    board.expect_said("Your turn, Blue.")
    other.expect_said("Your turn, Blue.")
    board.choose("C")
    board.expect_game("C")


def test_storage_that_says_nothing_holds_nobody_up(board: Board, server: StaticHost) -> None:
    silence = b"caches.keys = () => new Promise(() => {});"
    server.faults.append(Fault("*/worker.js", change=lambda script: silence + script))
    visit(board, server)
    board.choose("C")
    board.expect_game("C")


@pytest.mark.faulty
def test_a_move_chosen_in_vain_is_played_after_trying_again(
    board: Board, server: StaticHost
) -> None:
    server.faults.append(refuse(RUNTIME))
    visit(board, server)
    expect_failure(board, "Part of the game couldn't be loaded.")
    board.choose("C")
    board.expect_said(
        "You chose C. It will be played as soon as the board is ready.",
        "Part of the game couldn't be loaded.",
    )
    expect(board.retry).to_be_visible()
    # On a phone, too, nothing of it is cut.
    board.page.set_viewport_size({"width": 360, "height": 740})
    assert board.said.evaluate("said => said.scrollHeight <= said.clientHeight + 1")
    server.faults.clear()
    board.retry.click()
    board.expect_game("C")


def test_a_runtime_that_never_settles_is_given_up(board: Board, server: StaticHost) -> None:
    board.page.clock.install()
    server.faults.append(hang("*.wasm"))
    visit(board, server)
    board.page.wait_for_function("() => document.querySelector('progress')?.value > 0.1")
    board.page.clock.fast_forward(90_000)
    expect_failure(board, "The game is taking too long to load.")
    server.faults.clear()
    board.retry.click()
    board.expect_state("ready")
    board.choose("C")
    board.expect_game("C")


def test_wrong_types_do_no_harm(board: Board, server: StaticHost) -> None:
    for pattern in ("*.wasm", "*/python_stdlib.txt", "*-lock.json"):
        server.faults.append(mistype(pattern))
    visit(board, server)
    board.choose("C")
    board.expect_game("C")


def test_a_worker_that_dies_between_turns_is_replaced(share: Share) -> None:
    board = Board(share("games/oware/", clock=True))
    board.play("C", "d", "F")
    board.expect_game(*"CdF")
    worker = rules_worker(board.page)
    with worker.expect_event("close"):
        worker.evaluate("() => { setTimeout(() => self.close()); }")
    board.expect_game(*"CdF")
    with board.page.expect_worker():
        board.choose("a")
        board.page.clock.fast_forward(30_000)
    board.expect_game(*"CdFa")
    for count in (3, 2):
        board.undo.click()
        board.expect_game(*"CdF"[:count])


def test_a_worker_that_breaks_in_mid_turn_is_replaced(page: Page, oware: Board) -> None:
    oware.choose("C")
    oware.expect_game("C")
    rules_worker(page).evaluate(
        "() => { self.onmessage = () => { throw new Error('a broken worker'); }; }"
    )
    with page.expect_worker():
        oware.choose("d")
    oware.expect_game("C", "d")
    oware.expect_state("ready")


def test_a_request_that_breaks_two_workers_is_given_up(board: Board, server: StaticHost) -> None:
    board.page.add_init_script("""
      window.Worker = class extends Worker {
        postMessage(message) {
          const deadly = [message.move, message.parts].flat().includes('d');
          if (deadly) setTimeout(() => this.dispatchEvent(new Event('error')));
          else super.postMessage(message);
        }
      };
    """)
    visit(board, server)
    board.choose("C")
    board.expect_game("C")
    board.choose("d")
    board.expect_said("The game stopped twice at this point.")
    board.expect_game("C")
    board.choose("e")
    board.expect_game("C", "e")
