"""Puzzles, the trainer and tutorials as a person uses them."""

from __future__ import annotations

import re
from dataclasses import replace
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, Route, expect

from game_core import get
from game_core.puzzles.model import Puzzle as Data
from tests.e2e.board import Board
from tests.e2e.dialogs import Dialog
from tests.e2e.looking import look_often
from tests.e2e.server import OURS
from tests.help import puzzles
from widgets.exercises import find_first
from widgets.fences.page import PageContext
from widgets.fences.puzzles import Challenge, Trainer, write_trainer
from widgets.prepare.training import write_index, write_prompts, write_task

# D takes the two in a, F the two in d and the three in c.
MORE = replace(
    puzzles.make("oware", "0,0,0,3,0,4/1,0,2,1,0,0 19-18 S", "capture 3 within 1"), id="more"
)
# Gold's f ends in B: it must go.
SAFE = replace(
    puzzles.make("oware", "0,2,0,0,0,3/0,0,0,1,0,2 20-20 S", "best within 1"),
    id="safe",
    difficulty=3,
    themes=("safety",),
)
# Five seeds from E: F, a, b, c, d.
LAST = replace(
    puzzles.make("oware", "0,0,0,0,5,0/0,0,4,0,0,3 18-18 S", "last seed E"), id="last", difficulty=4
)
# E takes the three in a. Gold has b alone to play, and then F takes the two in c.
TWICE = replace(
    puzzles.make("oware", "0,0,0,0,2,2/2,3,0,0,0,0 19-20 S", "capture 4 within 2"),
    id="twice",
    difficulty=5,
)
ALL = (MORE, SAFE, LAST, TWICE)
TYPING = f"localStorage.setItem('{OURS}settings', JSON.stringify({{ typing: true }}))"
"""A reader who types moves."""


def serve_puzzles(page: Page, *found: Data) -> None:
    """Serve these puzzles of Oware and no others; trainers contain the first."""
    tasks = [write_task(puzzle.name, puzzle, puzzle.describe()) for puzzle in found]
    files = dict([write_index(found, {}), write_prompts(found), *tasks])
    first = find_first(found, None)
    assert first is not None

    def answer(route: Route) -> None:
        name = urlsplit(route.request.url).path.partition("puzzles/")[2]
        text = files.get(f"puzzles/{name}")
        route.fulfill(status=200 if text else 404, body=text, content_type="application/json")

    def carry(route: Route) -> None:
        response = route.fetch()
        game = get("oware") if "/games/oware/" in route.request.url else None
        trainer = write_trainer(Trainer(game, [Challenge(first, first.describe())]), PageContext())
        whole = re.compile("<ubao-trainer.*?</ubao-trainer>", re.DOTALL)
        body = whole.sub(lambda _: trainer, response.text())
        route.fulfill(response=response, body=body)

    page.route(re.compile(r"/puzzles/[^#]+\.json$"), answer)
    page.route(re.compile(r"/puzzles/(#.*)?$"), carry)


class Puzzle:
    """A `<ubao-puzzle>`: the first on the page, or the one at `loc`."""

    def __init__(self, page: Page, loc: Locator | None = None) -> None:
        self.page = page
        self.loc = loc or page.locator("ubao-puzzle").first
        self.board = Board(page, self.loc.locator("ubao-board:visible"))
        self.prompt = self.loc.locator(".ubao-prompt")
        self.hints = self.loc.locator(".ubao-hints").get_by_role("listitem")
        self.hint, self.start_again, self.another = (
            self.board.tools.get_by_role("button", name=name)
            for name in (re.compile("[Hh]int$"), "Start again", "Another one")
        )
        self.try_again, self.next, self.why, self.explore = (
            self.loc.get_by_role("button", name=name)
            for name in (
                "Try again",
                re.compile("^(Next (puzzle|step)|Finish)$"),
                "Why this answer?",
                "Play on from here",
            )
        )
        self.back = self.loc.get_by_role("button", name="Back to the puzzle")
        self.reasons = self.loc.get_by_role("region", name="What each choice leads to")

    def expect_stage(self, stage: str) -> None:
        """Wait until it's `open`, `missed` or `solved`, and its board is usable."""
        look_often(self.loc, "stage", stage)
        expect(self.loc).to_have_attribute("stage", stage)
        self.board.expect_state("ready")
        expect(self.board.skip).to_be_hidden()

    def expect_said(self, words: str) -> None:
        """Wait until these are the last words below the board."""
        expect(self.board.said.locator("span").last).to_contain_text(words)


class TrainerPage:
    """The page of puzzles."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.loc = page.locator("ubao-trainer")
        self.puzzle = Puzzle(page)
        self.which = self.loc.locator(".ubao-which")
        self.sitting = self.loc.locator(".ubao-sitting")
        self.who = self.loc.locator(".ubao-who")
        self.wishes = self.loc.get_by_role("button", name="choose which puzzles")
        self.again = self.loc.get_by_role("group", name="Do it again?")
        self.notebook = self.loc.locator("details", has_text="My notebook")
        self.code = self.notebook.get_by_role("textbox", name="Your code")

    def open(self, part: Locator) -> None:
        """Open the notebook."""
        part.locator("summary").click()
        expect(part).to_have_attribute("open", "")

    def wish(self, *words: str) -> None:
        """Choose which puzzles come next, in the button's dialog."""
        self.wishes.click()
        dialog = Dialog(self.page)
        for word in words:
            dialog.loc.get_by_role("radio", name=word, exact=True).check()
        dialog.answer("Show these")
        expect(self.wishes).to_be_focused()
