"""A game put together from cards: played at once, told, sent on; no game is said to be none."""

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
    """The page: cards, a board, and what is told of the game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.loc = page.locator("ubao-cards")
        self.start = self.loc.get_by_role("combobox", name="Begin with")
        self.name = self.loc.get_by_label("What do you call your game?")
        self.said = self.loc.locator(".ubao-cards-said")
        self.rules = self.loc.locator(".ubao-sheet ol li")
        self.link = self.loc.get_by_role("textbox", name="Link")
        self.python = self.loc.locator(".ubao-sheet textarea")
        self.board = Board(page)

    def expect_game(self) -> None:
        """Wait until the newest cards are known to make a game, whose board stands ready."""
        expect(self.said).to_have_text("It is a game. Play it!")
        self.board.expect_state("ready")
        expect(self.board.playable).not_to_have_count(0)

    def open(self, question: str) -> None:
        self.loc.locator("summary", has_text=question).click()

    def choose(self, question: str, answer: str) -> None:
        """Turn over a card and take another answer."""
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


def test_a_link_brings_the_game_and_one_that_is_none_says_so(cards: Cards) -> None:
    cards.page.evaluate("location.hash = '#rules=a011020010011&name=Tiny'")
    expect(cards.name).to_have_value("Tiny")
    cards.expect_game()
    expect(cards.rules.first).to_have_text("Begin with two seeds in each cup.")
    for hostile in ("a9", "<img src=x onerror=alert(1)>", "a999999999999", "%00" * 2000):
        cards.page.evaluate("hash => { location.hash = hash; }", f"#rules={hostile}")
        expect(cards.said).to_have_text("This link holds no rules. Begin with Oware.")
    cards.page.evaluate("hash => { location.hash = hash; }", f"#rules={GOING_ROUND}")
    expect(cards.said).to_contain_text("This is no game yet: it goes on and on.")
    expect(cards.loc.locator(".ubao-cards-board > svg")).to_be_visible()
    expect(cards.python).to_be_hidden()
