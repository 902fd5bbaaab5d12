"""A board as a person uses it.

Locators are attributes, every `expect_…` waits, and there are only actions that a person can do.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from game_core import Record, get
from tests.e2e.drawing import expect_drawing
from tests.e2e.looking import look_often
from tests.e2e.settings import Settings

# From Blue's side, and from left to right.
ROWS = ("ABCDEF", "fedcba")


class Board:
    """A `<ubao-board>`: the first on the page, or the one at `loc`."""

    def __init__(self, page: Page, loc: Locator | None = None) -> None:
        self.page = page
        self.loc = loc or page.locator("ubao-board").first
        self.svg = self.loc.locator("svg.ubao-svg")
        self.cups = self.svg.locator("[data-cell]")
        self.playable = self.svg.locator("[data-legal]")
        self.chosen = self.svg.locator("[data-chosen]")
        self.said = self.loc.locator(".ubao-said")
        self.caption = self.loc.locator(".ubao-caption")
        self.loading = self.loc.get_by_role("progressbar")
        self.far, self.near = (self.loc.locator(".ubao-seat").nth(n) for n in (0, 1))
        self.skip = self.loc.get_by_role("button", name="Skip", exact=True)
        self.retry = self.loc.get_by_role("button", name="Try again")
        self.tools = self.loc.get_by_role("group", name="Game", exact=True)
        self.undo, self.redo, self.what, self.show_me, self.new, self.more = (
            self.tools.get_by_role("button", name=name, exact=True)
            for name in ("Undo", "Redo", "Replay", "Show me", "New game", "More")
        )
        self.computer = self.tools.get_by_role("button", name="Play against the computer")
        self.leave_full_screen = self.tools.get_by_role("button", name="Exit full screen")
        choices = self.loc.get_by_role("group", name="Choices")
        self.take_back, self.play_it, self.back, self.next, self.done = (
            choices.get_by_role("button", name=name, exact=True)
            for name in ("Take back", "Play it", "Back", "Next", "Done")
        )
        # Under “More”: they come when it's first opened, and are hidden when it's closed.
        self.stop, self.players, self.toss, self.turn, self.full_screen, self.settings = (
            self.tools.get_by_role("button", name=name, exact=True, include_hidden=True)
            for name in ("Agree to stop", "Players", "Who begins?", "Turn the board", "Full screen",
                         "Settings")
        )  # fmt: skip

    def cup(self, name: str) -> Locator:
        """A cup with its number and letter."""
        return self.svg.locator(f'[data-cell="{name}"]')

    def choose(self, cup: str) -> None:
        """Click a cup."""
        self.cup(cup).click()

    def play(self, *cups: str) -> None:
        """Click cups, one turn each, each as soon as the previous turn has been played."""
        for cup in cups:
            self.choose(cup)
            expect(self.chosen).to_have_count(0)

    def use(self, tool: Locator) -> None:
        """Press one of the buttons under “More”."""
        if not tool.is_visible():
            self.more.click()
        tool.click()

    def open_settings(self) -> Settings:
        """Open the settings dialog."""
        self.use(self.settings)
        settings = Settings(self.page)
        settings.expect_title("Settings")
        return settings

    def set_speed(self, speed: str) -> None:
        """Choose `Slow`, `Normal`, `Fast` or `At once` for all boards on the page."""
        settings = self.open_settings()
        settings.speed(speed).check()
        settings.answer("Done")
        settings.expect_closed()

    def walk(self, source: str, target: str) -> None:
        """Move from cup to cup with the arrow keys, as Blue sees the board."""
        here, there = (next(row for row in ROWS if cup in row) for cup in (source, target))
        if here != there:
            self.page.keyboard.press("ArrowUp" if there is ROWS[1] else "ArrowDown")
        steps = there.index(target) - here.index(source)
        for _ in range(abs(steps)):
            self.page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")

    def expect_state(self, state: str) -> None:
        """Wait until the board is `drawn`, `ready` or `failed`."""
        look_often(self.loc, "state", state)
        expect(self.loc).to_have_js_property("state", state)

    def expect_rest(self, position: str, viewpoint: str = "S") -> None:
        """Wait until the game is at a position, and the board shows exactly that."""
        look_often(self.loc, "position", position)
        expect(self.loc).to_have_js_property("position", position)
        expect(self.skip).to_be_hidden()
        expect_drawing(self.svg, position, viewpoint)
        legal = get("oware").parse(position).moves()
        self.expect_playable("".join(map(str, legal)))

    def expect_game(self, *moves: str) -> None:
        """Wait until the game is at the position that these moves lead to from the start."""
        record = Record(get("oware"))
        for move in moves:
            record = record.play(move)
        self.expect_rest(str(record.position))
        expect(self.loc).to_have_js_property("moves", list(moves))

    def expect_playable(self, cups: str) -> None:
        """Wait until exactly these cups, in alphabetical order, are marked as choosable."""
        expect(self.playable).to_have_count(len(cups))
        for cup in cups:
            expect(self.cup(cup)).to_have_attribute("data-legal", "")

    def expect_said(self, *sentences: str | re.Pattern[str]) -> None:
        """Wait until exactly these sentences are below the board, one paragraph each."""
        expect(self.said).to_be_visible()
        expect(self.said.locator("span")).to_have_text(list(sentences))

    def expect_signs(self, **kinds: int) -> None:
        """Wait until there are exactly this many signs of each kind on the board."""
        expect(self.svg.locator(".ubao-note")).to_have_count(sum(kinds.values()))
        for kind, count in kinds.items():
            expect(self.svg.locator(f".ubao-note-{kind}")).to_have_count(count)

    def expect_turn(self, name: str | None) -> None:
        """Wait until only this player's bar says that it's their turn; None means nobody's."""
        calls = self.loc.locator(".ubao-to-move:visible")
        expect(calls).to_have_count(0 if name is None else 1)
        if name is not None:
            expect(calls.locator("..")).to_contain_text(name)

    def expect_usable(self, *tools: Locator) -> None:
        """Wait until exactly these of undo, redo and the agreed stop are enabled."""
        if not self.stop.count():
            self.more.click()
            expect(self.stop).to_be_visible()
            self.more.click()
        for tool in (self.undo, self.redo, self.stop):
            expect(tool).to_have_attribute("aria-disabled", str(tool not in tools).lower())
