"""A game made of cards: played at once, described, shared; or the reason why it's not a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.shared import Share

PATH = "labs/rules/"
GOING_ROUND = "a211101100032"


class Cards:
    """The page: cards, a board, and a description of the game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.loc = page.locator("ubao-cards")
        self.start = self.loc.get_by_role("combobox", name="Start with")
        self.name = self.loc.get_by_label("What do you call your game?")
        self.said = self.loc.locator(".ubao-cards-said")
        self.rules = self.loc.locator(".ubao-sheet ol li")
        self.link = self.loc.get_by_role("textbox", name="Link")
        self.python = self.loc.locator(".ubao-sheet textarea")
        self.board = Board(page)

    def expect_game(self) -> None:
        """Wait until the latest cards have made a game, and its board is ready."""
        expect(self.said).to_have_text("It's a game. Play it!")
        self.board.expect_state("ready")
        expect(self.board.playable).not_to_have_count(0)

    def open(self, question: str) -> None:
        self.loc.locator("summary", has_text=question).filter(visible=True).click()

    def choose(self, question: str, answer: str | re.Pattern[str]) -> None:
        """Turn over a card and choose another answer."""
        self.open(question)
        self.loc.get_by_role("radio", name=answer, exact=True).check()


@pytest.fixture
def cards(share: Share) -> Cards:
    cards = Cards(share(PATH))
    cards.expect_game()
    return cards


def test_a_changed_card_changes_board_rules_link_and_python(cards: Cards) -> None:
    cards.choose("How many seeds", "Begin with three seeds in each cup.")
    cards.choose("Which way", "Sow to your left.")
    cards.name.fill("Lions' Oware")
    cards.name.blur()
    expect(cards.python).to_have_value(re.compile('name="Lions\' Oware"'))
    cards.expect_game()
    expect(cards.start).to_have_value("")
    expect(cards.rules).to_have_count(12)
    expect(cards.rules.first).to_have_text("Begin with three seeds in each cup.")
    expect(cards.link).to_have_value(re.compile(r"#rules=a111020010011&name=Lions'%20Oware$"))
    assert axe(cards.page) == []
    cards.board.choose("A")
    expect(cards.board.loc).to_have_js_property("position", "0,3,3,3,3,3/3,3,3,4,4,4 0-0 N")


def test_any_of_the_nine_can_be_the_beginning(cards: Cards) -> None:
    cards.start.select_option("Layli Goobalay")
    expect(cards.loc.locator("summary", has_text="How many rounds")).to_contain_text("43 seeds")
    cards.expect_game()
    expect(cards.board.loc).to_have_js_property("position", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S round=1")


def test_african_queen_has_cards_of_its_own(cards: Cards) -> None:
    cards.start.select_option("African Queen")
    expect(cards.loc.locator("summary", has_text="How many seeds")).to_be_hidden()
    cards.expect_game()
    expect(cards.rules).to_have_count(11)
    cards.choose("How many rings", "Each player has two rings.")
    cards.choose("How do you win?", re.compile("^The first player to bring a piece to the far row"))
    cards.choose("What does a leap capture?", re.compile("^A leap captures nothing"))
    cards.expect_game()
    expect(cards.link).to_have_value(re.compile(r"#rules=q01001001001$"))
    expect(cards.python).to_have_value(re.compile("game_core.families.draughts.cards import"))
    assert axe(cards.page) == []
    cards.board.choose("a2")
    cards.board.choose("b3")
    rows = "mmmmmmm/mmmmmmm/7/7/1M5/1MMMMMM/MMMMMMM"
    expect(cards.board.loc).to_have_js_property("position", f"{rows} b 2-2 1")
    # Without a race, nobody wins.
    cards.choose("How do you win?", "A player who has no pieces left, or can't move, loses.")
    expect(cards.said).to_contain_text("This isn't a game yet: nobody wins.")
    expect(cards.loc.locator(".ubao-cards-board > svg.draughts")).to_be_visible()
    cards.start.select_option("Oware")
    cards.expect_game()
    expect(cards.rules).to_have_count(12)


def test_a_link_brings_the_game_and_one_that_is_none_says_so(cards: Cards) -> None:
    cards.page.evaluate("location.hash = '#rules=a011020010011&name=Tiny'")
    expect(cards.name).to_have_value("Tiny")
    cards.expect_game()
    expect(cards.rules.first).to_have_text("Begin with two seeds in each cup.")
    for hostile in (
        "a9",
        "<img src=x onerror=alert(1)>",
        "a999999999999",
        "q9",
        "z1",
        "%00" * 2000,
    ):
        cards.page.evaluate("hash => { location.hash = hash; }", f"#rules={hostile}")
        expect(cards.said).to_have_text("There are no rules in this link. Start with Oware.")
    cards.page.evaluate("hash => { location.hash = hash; }", f"#rules={GOING_ROUND}")
    expect(cards.said).to_contain_text("This isn't a game yet: it never ends.")
    expect(cards.loc.locator(".ubao-cards-board > svg")).to_be_visible()
    expect(cards.python).to_be_hidden()


def test_a_card_is_turned_over_by_keyboard_alone(cards: Cards) -> None:
    keyboard, focused = cards.page.keyboard, cards.page.locator(":focus")
    cards.start.focus()
    keyboard.press("Tab")
    expect(focused).to_contain_text("How many seeds does each cup start with?")
    keyboard.press("Enter")
    keyboard.press("Tab")
    expect(focused).to_have_accessible_name("Begin with four seeds in each cup.")
    expect(
        cards.page.get_by_role("group", name="How many seeds does each cup start with?")
    ).to_be_visible()
    keyboard.press("ArrowDown")
    expect(focused).to_have_accessible_name("Begin with five seeds in each cup.")
    expect(cards.rules.first).to_have_text("Begin with five seeds in each cup.")
    cards.expect_game()
    # Keyboard users stay there; the next card follows.
    expect(focused).to_have_accessible_name("Begin with five seeds in each cup.")
    keyboard.press("Tab")
    expect(focused).to_contain_text("Which way do you sow?")
    expect(cards.loc.locator("[role=status].ubao-cards-said")).to_have_text("It's a game. Play it!")
    cards.name.focus()
    keyboard.type("Five")
    keyboard.press("Tab")
    expect(cards.loc.get_by_role("heading", name="Five")).to_be_visible()
    assert cards.page.evaluate("!!document.activeElement.closest('ubao-board')")


def test_what_was_put_together_is_offered_again(page: Page, site: str) -> None:
    page.goto(site + PATH)
    cards = Cards(page)
    cards.expect_game()
    cards.choose("How many seeds", "Begin with three seeds in each cup.")
    cards.name.fill("Tiny")
    cards.name.blur()
    cards.expect_game()
    offer = page.get_by_role("group", name="What you made here").get_by_role("button", name="Go on")
    # The game on the page isn't offered, even after a reload.
    page.reload()
    expect(cards.name).to_have_value("Tiny")
    expect(offer).to_have_count(0)
    page.goto("about:blank")
    page.goto(site + PATH)
    cards.expect_game()
    expect(cards.name).to_have_value("")
    offer.click()
    expect(cards.name).to_have_value("Tiny")
    expect(cards.rules.first).to_have_text("Begin with three seeds in each cup.")
    expect(cards.link).to_have_value(re.compile("&name=Tiny$"))
    expect(offer).to_have_count(0)
