"""Set up a puzzle on a page, answer and write it; then prove the copy in a school's curriculum."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from game_core import get
from lesson_plans.curriculum.problem import Problem
from lesson_plans.curriculum.puzzles.reader import read_puzzles
from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.shared import Share
from widgets import command, scaffold

SHORT = "0,0,0,3,0,4/0,0,2,1,0,0 19-19 S"
WORDS = {
    "Short name": "mind-the-gap",
    "Question": "Take three seeds: which cup “does” it?",
    "Hint 1": "Look where seeds: fall.",
    "Hint 2": "Look on the right. # there",
    "Hint 3": "Try cup F.",
    "What makes it hard": "- Only one cup does it.",
    "Where it's from": "written by 4b",
}


class Workbench:
    """The page: a board, tools, fields, and messages."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.loc = page.locator("ubao-workbench")
        self.board = Board(page)
        self.position = self.loc.get_by_label("Position as text")
        self.trouble = self.loc.get_by_role("alert")
        self.said = self.loc.locator("div.ubao-workbench-said")
        self.text = self.loc.get_by_role("textbox", name="For puzzles.yml")
        self.expect_position("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S")

    def expect_position(self, text: str) -> None:
        """Wait until the field has the position and the board shows it."""
        expect(self.position).to_have_value(text)
        expect(self.loc.locator("ubao-board")).to_have_js_property("position", text)

    def tool(self, name: str) -> Locator:
        return self.loc.get_by_role("button", name=name, exact=True)

    def set_up(self, text: str) -> None:
        self.position.fill(text)
        self.position.blur()


@pytest.fixture
def bench(share: Share) -> Workbench:
    return Workbench(share("authors/puzzle-maker/"))


@pytest.fixture
def school(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site with one game, outside any checkout, where commands run."""
    folder = tmp_path / "club"
    scaffold.begin(folder, "Hill", ("oware",), "indigo")
    monkeypatch.chdir(folder)
    return folder


def test_a_puzzle_is_set_up_answered_copied_and_proven(bench: Workbench, school: Path) -> None:
    # By keyboard: a seed from cup A goes to a store, and comes back.
    bench.board.cup("A").press("Enter")
    bench.expect_position("3,4,4,4,4,4/4,4,4,4,4,4 1-0 S")
    bench.tool("Back").press("Enter")
    bench.expect_position("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S")
    bench.tool("Add a seed").click()
    bench.board.cup("A").click()
    expect(bench.trouble).to_have_text(re.compile("character 1.*48 seeds"))
    bench.set_up(SHORT[:-1] + "Q")
    expect(bench.trouble).to_have_text(re.compile("character 31.*“Q”"))
    bench.set_up(SHORT)
    bench.expect_position(SHORT)
    expect(bench.trouble).to_have_text("")
    bench.tool("Play the answer").click()
    expect(bench.board.playable).to_have_count(2)
    assert axe(bench.page) == []
    bench.board.cup("D").click()
    expect(bench.said).to_contain_text("Of 2 answers, only this one is right: F.")
    expect(bench.said).to_contain_text("You played D. That is not right.")
    bench.tool("Take a seed").click()
    bench.tool("Play the answer").click()
    bench.expect_position(SHORT)
    bench.board.cup("F").click()
    expect(bench.said).to_contain_text("You played F. That is right.")
    bench.tool("Check it").click()
    expect(bench.said).to_contain_text("Question: this is still empty.")
    expect(bench.loc.get_by_label("Question")).to_have_attribute("aria-invalid", "true")
    for label, words in WORDS.items():
        bench.loc.get_by_label(label).fill(words)
    bench.loc.get_by_label("Capture", exact=True).check()
    bench.tool("Check it").click()
    expect(bench.said).to_contain_text("The puzzle is complete.")
    (school / "lesson_plans" / "oware").mkdir(parents=True, exist_ok=True)
    file = school / "lesson_plans" / "oware" / "puzzles.yml"
    text = bench.text.input_value()
    file.write_text(text, encoding="utf-8")
    assert command.main(["prove"]) == 0
    assert command.main(["check"]) == 0
    # Where `ubao puzzle` sends them.
    assert "authors/puzzle-maker" in (school / "mkdocs.yml").read_text(encoding="utf-8")
    problems: list[Problem] = []
    [written] = read_puzzles(text, file.name, get("oware"), problems.append) or []
    assert problems == []
    assert (written.puzzle.prompt, written.puzzle.solution) == (WORDS["Question"], {"F": {}})


def test_pieces_are_moved_copied_and_taken_off(bench: Workbench) -> None:
    bench.loc.locator("select[name=game]").select_option("amphora")
    bench.expect_position("ppkpp/ppp/5/7/7/5/PPP/PPKPP w Gg 00 -")
    bench.board.cup("b1").click()
    bench.board.cup("c3").click()
    bench.expect_position("ppkpp/ppp/5/7/7/1P3/PPP/1PKPP w Gg 00 -")
    bench.tool("Clear").click()
    bench.board.cup("d8").click()
    expect(bench.trouble).to_contain_text("King")
    bench.board.cup("e1").click()
    bench.expect_position("ppkpp/ppp/5/7/7/1P3/PPP/1PK1P w Gg 00 -")
    bench.tool("Change sides").click()
    bench.expect_position("ppkpp/ppp/5/7/7/1P3/PPP/1PK1P b Gg 00 -")


@pytest.mark.context(viewport={"width": 360, "height": 740}, color_scheme="dark")
def test_it_fits_a_phone(page: Page, site: str) -> None:
    page.goto(site + "authors/puzzle-maker/")
    Workbench(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert axe(page) == []
