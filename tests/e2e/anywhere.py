"""Places for a packed folder, on a disk or in a hostile frame, and how to play its pages."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Error, Frame, Page, expect

from game_core import Record, get
from tests.e2e.board import Board
from tests.e2e.training import Puzzle
from tests.e2e.visit import read_kept
from tests.e2e.workers import ASLEEP

ASTRAY = """async (folder) => {
  const addresses = new Set([...document.links].map((link) => link.href.split('#')[0]));
  const answered = async (address) =>
    address.startsWith(folder) && (await fetch(address)).ok ? [] : [address];
  return (await Promise.all([...addresses].map(answered))).flat();
}"""


@dataclass
class Place:
    """Pages of a packed folder: `root` is the page or the frame that shows them."""

    page: Page
    root: Page | Frame
    url: str

    def rest(self) -> None:
        """Start Python no more: from now on, no game is played in this place."""
        self.page.add_init_script(ASLEEP)

    def open(self, path: str) -> None:
        """Go to a page of the folder."""
        address = f"{self.url}{path}"
        try:
            self.root.goto(address)
        except Error as error:
            # Firefox sometimes loads a page from a file twice.
            if "interrupted by another navigation" not in str(error):
                raise
            self.root.wait_for_url(address)

    def open_board(self, slug: str) -> Board:
        """Return the board of a game's page, ready."""
        self.open(f"games/{slug}/index.html")
        board = Board(self.page, self.root.locator("ubao-board").first)
        board.expect_state("ready")
        return board

    def play_turn(self, slug: str) -> Board:
        """Play the first available turn, part by part, by mouse."""
        board = self.open_board(slug)
        record = Record(get(slug))
        parts: list[str] = []
        while not (options := record.position.options(parts)).move:
            expect(board.playable).to_have_count(len(options.cells))
            part = [*options.cells, *options.choices][0]
            if part in options.cells:
                board.choose(part)
            else:
                board.loc.locator(f'[data-choice="{part}"]').click()
            parts.append(part)
        record = record.play(options.move)
        expect(board.loc).to_have_js_property("position", str(record.position))
        return board

    def solve_first_step(self) -> None:
        """Take the first step of a tutorial."""
        self.open("games/oware/learn/index.html")
        step = Puzzle(self.page, self.root.locator("ubao-puzzle").first)
        step.expect_stage("open")
        step.board.choose("C")
        step.expect_stage("solved")
        self.root.get_by_role("button", name="Next step", exact=True).click()
        expect(step.loc).to_have_attribute("stage", "open")

    def try_puzzles(self, path: str = "puzzles/index.html") -> None:
        """Look at a puzzle, of all games or of a page's, and ask for another."""
        self.open(path)
        puzzle = Puzzle(self.page, self.root.locator("ubao-puzzle").first)
        puzzle.expect_stage("open")
        prompt = puzzle.prompt.inner_text()
        puzzle.another.click()
        expect(puzzle.prompt).not_to_have_text(prompt)

    def run_lesson(self) -> None:
        """Start a plan's clock, and go to the next block."""
        self.open("plans/oware/run/index.html")
        self.root.get_by_role("button", name="Start the clock").click()
        expect(self.root.get_by_role("timer")).not_to_have_text("5:00")
        self.root.get_by_role("button", name="Next").click()
        expect(self.root.get_by_role("heading", level=2)).to_contain_text("Model round")

    def search(self, path: str) -> None:
        """Search for a word on a page, and open the result."""
        self.open(path)
        self.root.locator(".md-search__input").press_sequentially("capture")
        # If the result is a whole page, no word is marked.
        self.root.locator(".md-search-result__link[href*='h=capture']").first.click()
        expect(self.root.locator("mark").first).to_be_visible()

    def find_astray(self) -> list[str]:
        """Return the addresses of the page's links that lead out of the folder."""
        astray: list[str] = self.root.evaluate(ASTRAY, self.url)
        return astray

    def read(self, name: str) -> str | None:
        """Return the value under a name in the page's storage."""
        return read_kept(self.root).get(name)

    def forget(self) -> None:
        """Delete everything with the button on the page about privacy."""
        self.open("privacy/index.html")
        self.root.locator("ubao-forget").get_by_role("button", name="Forget everything").click()
        self.root.get_by_role("dialog").get_by_role("button", name="Forget everything").click()
        said = self.root.locator("ubao-forget [role=status]")
        expect(said).not_to_be_empty()
