"""The computer at a board as a person plays it."""

from __future__ import annotations

from playwright.sync_api import Frame, Locator, Page, expect

from tests.e2e.board import Board
from tests.e2e.dialogs import Dialog

LEVELS = ("Dreamer", "Greedy", "Careful", "Planner", "Champion")


class Opponent:
    """What a board offers when the computer can play, is thinking, or waits."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.loc = board.loc.get_by_role("group", name="The computer")
        self.invitation = board.computer
        self.now, self.stop = (
            self.loc.get_by_role("button", name=name, exact=True) for name in ("Move now", "Stop")
        )

    def let(self, words: str) -> Locator:
        """The button that tells a waiting computer to continue: `Let Greedy play`."""
        return self.loc.get_by_role("button", name=words, exact=True)

    def challenge(self, level: str, *, begins: bool = False) -> None:
        """Play against a level, which may go first."""
        self.invitation.click()
        dialog = LevelsDialog(self.board.page)
        dialog.expect_title("Play against the computer")
        if begins:
            dialog.begins.check()
        dialog.answer(f"Play {level}")
        dialog.expect_closed()

    def expect_thinking(self, name: str) -> None:
        """Wait until the board says that this level is thinking, and offers to hurry or stop it."""
        expect(self.board.said.locator("span").last).to_have_text(f"{name} is thinking…")
        expect(self.now).to_be_visible()
        expect(self.stop).to_be_visible()
        self.board.expect_playable("")

    def expect_waiting(self, name: str) -> None:
        """Wait until the board asks a person to play for this level."""
        expect(self.board.said.locator("span").last).to_have_text(
            f"Play a move for {name}, or let it play."
        )


class LevelsDialog(Dialog):
    """Play against the computer."""

    def __init__(self, page: Page | Frame) -> None:
        super().__init__(page)
        self.begins = self.loc.get_by_role("checkbox", name="The computer begins")
        self.levels = self.loc.get_by_role("button", name="Play ")
