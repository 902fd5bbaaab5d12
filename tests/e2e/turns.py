"""The list of turns next to a board, and the dialogs for opening and saving games."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import Board
from tests.e2e.dialogs import Dialog


class Turns:
    """A board's list of turns."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.panel = board.loc.locator(".ubao-record")
        self.heading = self.panel.locator("summary")
        self.items = self.panel.locator("ol button")
        self.stages = self.panel.locator(".ubao-stage")
        self.shown = self.panel.locator("[aria-current=step]")
        self.first, self.back, self.forward, self.last = (
            self.panel.get_by_role("button", name=name, exact=True)
            for name in ("To the start", "One turn back", "One turn forward", "To the newest turn")
        )
        self.go_on, self.play_on = (
            board.loc.get_by_role("button", name=name, exact=True)
            for name in ("Back to the game", "Play on from here")
        )

    def open(self) -> None:
        """Open the list unless it's open."""
        expect(self.panel.get_by_role("group", include_hidden=True)).to_have_count(1)
        if not self.first.is_visible():
            self.heading.click()

    def tab(self, name: str) -> Locator:
        """A tab of the panel that contains the list."""
        return self.panel.get_by_role("tab", name=name)

    def look_at(self, turn: int) -> None:
        """Press a turn of the list."""
        self.items.nth(turn - 1).click()


class Notes:
    """The notes next to a board, and the lines that were tried instead."""

    def __init__(self, turns: Turns) -> None:
        self.tab = turns.tab("Notes")
        self.home = turns.panel.locator(".ubao-annotations")
        self.field = self.home.get_by_role("textbox", include_hidden=True)
        self.list = self.home.locator("ol")

    def write(self, label: str, note: str) -> None:
        """Write about the visible turn, which the field's label names."""
        self.tab.click()
        field = self.home.get_by_role("textbox", name=label)
        field.fill(note)
        field.blur()

    def go(self, place: str) -> None:
        """Press a turn of the list."""
        self.home.get_by_role("button", name=place, exact=True).click()

    def remove(self, place: str) -> None:
        """Remove a line."""
        self.home.get_by_role("button", name=f"Remove the line that begins with {place}").click()

    def expect_list(self, *notes: str) -> None:
        """Wait until exactly these are listed: place, words, and a button."""
        expect(self.list.locator("li")).to_have_text([*notes])


class Share(Dialog):
    """Share and save."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.link, self.position, self.frame, self.text = (
            self.loc.get_by_role("textbox", name=name)
            for name in (
                "A link to this game",
                "This position",
                "A frame for another website",
                "A position, a saved game or a link",
            )
        )
        self.code = self.loc.get_by_role("img", name="The link as a QR code")
        self.file = self.loc.locator("input[type=file]")
        self.fault = self.loc.get_by_role("alert")
        self.alone = self.loc.get_by_role("checkbox", name="Only this position")
        self.away = self.fault.get_by_role("link", name="Open it on its own page.")

    def open_text(self, text: str) -> None:
        """Paste a text and open it."""
        self.text.fill(text)
        self.answer("Open this text")


class OpenGame(Dialog):
    """The question whether the current game may be replaced."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.loc = page.get_by_role("dialog", name="Open this game?")


def open_share(board: Board) -> Share:
    """Open a board's dialog."""
    tool = board.tools.get_by_role("button", name="Share and save")
    if not tool.is_visible():
        board.more.click()
    expect(tool).not_to_have_attribute("aria-disabled", "true")
    tool.click()
    share = Share(board.page)
    share.expect_title("Share and save")
    return share


class Offer:
    """The offer to continue an earlier game."""

    def __init__(self, board: Board) -> None:
        self.loc = board.loc.get_by_role("group", name="A game you started here")
        self.new = self.loc.get_by_role("button", name="New game", exact=True)

    def go_on(self, turns: str) -> None:
        """Choose the kept game with this many turns, as in `2 turns`."""
        self.loc.get_by_role("button", name=f"Go on: {turns}, today", exact=True).click()
