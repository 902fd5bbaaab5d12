"""The dialogs that boards open over the page."""

from __future__ import annotations

from playwright.sync_api import Frame, Page, expect


class Dialog:
    """The one dialog that's open over a page, or in a frame."""

    def __init__(self, page: Page | Frame) -> None:
        self.loc = page.locator("dialog[open]")
        self.title = self.loc.get_by_role("heading")

    def answer(self, words: str) -> None:
        """Press a button."""
        self.loc.get_by_role("button", name=words, exact=True).click()

    def expect_title(self, words: str) -> None:
        """Wait until the dialog has this title."""
        expect(self.title).to_have_text(words)

    def expect_closed(self) -> None:
        """Wait until no dialog is open."""
        expect(self.loc).to_have_count(0)


class PlayersDialog(Dialog):
    """Who is playing?"""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.first = self.loc.get_by_role("group", name="The player who begins")
        self.other = self.loc.get_by_role("group", name="The other player")

    def name(self, first: str, other: str) -> None:
        """Type the players' names."""
        for group, name in ((self.first, first), (self.other, other)):
            group.get_by_role("textbox").fill(name)

    def choose_cloths(self, first: str, other: str) -> None:
        """Choose the players' colors."""
        for group, cloth in ((self.first, first), (self.other, other)):
            group.get_by_role("radio", name=cloth).check()


class Toss(Dialog):
    """Who begins? A seed is in one of two fists."""

    def guess(self, hand: str) -> None:
        """Touch the `left` or `right` fist."""
        self.answer(f"The {hand} fist")
