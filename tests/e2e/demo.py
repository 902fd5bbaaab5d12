"""A demo as a person uses it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.board import Board
from tests.e2e.drawing import expect_drawing


class Demo:
    """The first `<ubao-demo>` of a page."""

    def __init__(self, page: Page) -> None:
        self.loc = page.locator("ubao-demo").first
        self.svg = self.loc.locator("svg.ubao-svg").first
        self.said = self.loc.locator(":scope > .ubao-said")
        self.moves = self.loc.locator(".ubao-moves > li")
        self.back, self.show, self.next, self.skip, self.try_it, self.to_example = (
            self.loc.get_by_role("button", name=name, exact=True)
            for name in ("Back", "Show me", "Next", "Skip", "Try it yourself",
                         "Back to the example")
        )  # fmt: skip
        self.board = Board(page, self.loc.locator("ubao-board"))

    def expect_rest(self, position: str, count: str) -> None:
        """Wait until nothing moves, a position is shown, and the count matches, as in `1 of 2`."""
        expect(self.skip).to_have_count(0)
        expect(self.loc.get_by_text(count, exact=True)).to_be_visible()
        expect_drawing(self.svg, position)
