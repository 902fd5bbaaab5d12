"""A site in two languages, and going from one to the other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from game_core import get
from tests.e2e.board import Board
from tests.e2e.brief import AT_REST, END, VISIT, choose, find_end
from tests.e2e.undrawing import DRAW
from tests.help.curriculum import FAMILIES
from tests.help.paper import read_leaves
from tests.help.paths import OTHER_SITES

pytestmark = pytest.mark.undrawn

SOWN = "4,4,0,5,5,5/5,4,4,4,4,4 0-0 N"


def test_a_game_under_way_goes_along_to_the_other_language_and_back(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/")
    board = Board(page)
    board.expect_state("ready")
    board.play("C")
    board.expect_rest(SOWN)
    # The code that takes the game along is loaded after the board.
    page.wait_for_load_state("networkidle")
    page.get_by_role("link", name="Português").focus()
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    board.expect_state("ready")
    expect(board.loc).to_have_js_property("position", SOWN)
    expect(board.said).to_contain_text("vez")
    page.wait_for_load_state("networkidle")
    page.get_by_role("link", name="English").focus()
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(board.loc).to_have_js_property("position", SOWN)


PLANS = "oware", "ouri", "african-queen"
ENGLISH = re.compile(
    r"\b(the|is|are|your|wins?|takes?|turn|cups?|seeds?|square|row|board|minutes?)\b"
)
"""Words that no other language of ours has, as English sentences have them; not those of French."""
ANYBODYS = {"fr": {"minute", "minutes"}}


def find_english(place: Locator, code: str) -> list[str]:
    """Return the lines of an element that are in English."""
    return [
        line
        for line in place.inner_text().splitlines()
        if set(ENGLISH.findall(line)) - ANYBODYS.get(code, set())
    ]


@pytest.mark.context(viewport={"width": 360, "height": 640})
@pytest.mark.parametrize("code", OTHER_SITES)
def test_in_each_language_games_end_and_puzzles_tutorials_lessons_and_prints_are_whole(
    page: Page, site: str, code: str
) -> None:
    here = f"{site}{code}/"
    # Its page has the messages of all games.
    page.goto(f"{here}puzzles/#set=oware/feed-me")
    board, puzzle = Board(page), page.locator("ubao-puzzle")
    board.expect_state("ready")
    board.playable.first.click()
    expect(puzzle).not_to_have_attribute("stage", "open")
    assert find_english(puzzle, code) == []
    for slug in FAMILIES.values():
        page.evaluate(VISIT, f"{here}games/{slug}/")
        board.expect_state("ready")
        page.wait_for_function(AT_REST)
        before = board.said.inner_text()
        board.svg.locator("[data-cell]:not([data-legal])").last.click()
        expect(board.said).not_to_have_text(before)
        assert find_english(board.loc, code) == []
        choose(board)
        page.evaluate(END, find_end(get(slug)))
        expect(board.loc.locator(".ubao-skip")).to_be_hidden()
        assert board.loc.evaluate("board => board.result !== null")
        assert find_english(board.loc, code) == []
    page.goto(f"{here}games/oware/learn/")
    board.expect_state("ready")
    choose(board)
    assert find_english(page.locator("main article"), code) == []
    page.goto(f"{here}plans/oware/run/")
    for section in range(2):
        if section:
            page.locator(".plan-run__bar .md-button--primary").click()
        expect(page.locator(".plan-run__place")).not_to_be_empty()
        assert find_english(page.locator(".plan-run__bar"), code) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for plan in PLANS:
        page.goto(f"{here}plans/{plan}/print/#children=2")
        page.evaluate(DRAW)
        leaves = read_leaves(page.pdf(prefer_css_page_size=True))
        assert leaves
        assert not [leaf.text[:40] for leaf in leaves if leaf.list_cut()]
