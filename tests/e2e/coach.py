"""A board's coach as a person uses it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.board import Board
from tests.e2e.scripts import find_runtime

PONDER = """(runtime) => {
  const call = runtime.call.bind(runtime);
  runtime.call = async (request) => {
    const answer = await call(request);
    const endless = window.pondering && request.job !== undefined;
    return endless ? { looked: 0, ...answer, done: false } : answer;
  };
}"""


class Ponder:
    """Lets a page think without end, so that there's time to stop it."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        page.evaluate(PONDER, find_runtime(page, site))

    def __enter__(self) -> None:
        self.page.evaluate("() => { window.pondering = true; }")

    def __exit__(self, *_: object) -> None:
        # A name that's left on the window is a trace, and the next test would get another page.
        self.page.evaluate("() => { delete window.pondering; }")


class Coach:
    """Hints, ratings, what moves are worth, and the review of a game."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.hint = board.tools.get_by_role("button", name="Hint", exact=True)
        ways = board.loc.get_by_role("group", name="Hint", exact=True)
        self.stop, self.show, self.myself = (
            ways.get_by_role("button", name=name, exact=True)
            for name in ("Stop", "Show me the move", "I'll try it myself")
        )
        self.rating = board.loc.locator(".ubao-rating")
        self.worth = board.loc.get_by_role("button", name="What is each move worth?")
        self.worths = board.loc.locator(".ubao-worths li")
        self.labels = board.svg.locator(".ubao-worth-labels text")
        self.review = board.loc.locator(".ubao-review")
        self.invitation = board.loc.get_by_role("group", name="Choices").get_by_role(
            "button", name="Look back at the game"
        )
        self.look_back, self.end = (
            self.review.get_by_role("button", name=name, exact=True)
            for name in ("Look back at the game", "Stop")
        )
        self.progress = self.review.get_by_role("progressbar")
        self.verdict = self.review.get_by_role("status")
        self.moments = self.review.locator("li")

    def turn_to(self, name: str) -> None:
        """Choose a tab in the panel next to the board, or below it on a phone."""
        tab = self.board.loc.get_by_role("tab", name=name, include_hidden=True)
        expect(tab).to_have_count(1)
        if not tab.is_visible():
            self.board.loc.locator(".ubao-record summary").click()
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")

    def expect_hint_at(self, cell: str, words: str = "") -> None:
        """Wait until the first half of a hint points to a cell."""
        self.board.expect_said(words or f"Look at {cell}.")
        self.board.expect_signs(look=1)
        expect(self.show).to_be_visible()

    def expect_no_hint(self) -> None:
        """Wait until a hint is completely gone."""
        for way in (self.stop, self.show, self.board.play_it):
            expect(way).to_have_count(0)
        self.board.expect_signs()
