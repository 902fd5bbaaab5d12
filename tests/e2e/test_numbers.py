"""Levels play each other on a page; the counts are told, drawn, listed and saved."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe


@pytest.fixture
def lab(page: Page, site: str) -> Page:
    page.goto(site + "labs/numbers/")
    expect(page.get_by_role("button", name="Play the games")).to_be_visible()
    # This makes the games the same each time.
    page.evaluate("Math.random = () => 0")
    return page


def test_a_question_is_settled_for_two_rules_side_by_side(lab: Page) -> None:
    lab.get_by_label("Compare with").select_option("kpo")
    lab.get_by_label("How many games").select_option("50")
    lab.get_by_label("Who goes first").select_option("Dreamer")
    lab.get_by_role("button", name="Play the games").press("Enter")
    expect(lab.locator(".ubao-numbers-said")).to_have_text("50 games were played.")
    expect(lab.locator(".ubao-numbers-drawn")).to_contain_text("games 1 to 50 out of a million")
    wins = re.compile("The player who goes first wins. between .* Oware")
    charts = lab.get_by_role("img", name=wins)
    expect(charts).to_have_count(1)
    # Kpo has Oware's rules, and the same seeds: the very same games.
    told = lab.locator("tbody tr", has_text="The player who goes first wins.").all_inner_texts()
    assert told[0].replace("Oware", "") == told[1].replace("Kpo", "")
    expect(lab.get_by_text("Too close to tell. It may be chance.").first).to_be_visible()
    assert axe(lab) == []
    with lab.expect_download() as saved:
        lab.get_by_role("button", name="Save as a table").click()
    rows = list(csv.DictReader(Path(saved.value.path()).read_text("utf-8-sig").splitlines()))
    assert [len([row for row in rows if row["game"] == game]) for game in ("Oware", "Kpo")] == [
        50,
        50,
    ]
    # A game on squares, where White goes first; compared with itself, it's studied once.
    lab.get_by_label("Compare with").select_option("african-queen")
    lab.get_by_role("combobox", name="The game").select_option("african-queen")
    lab.get_by_role("button", name="Play the games").click()
    expect(lab.locator(".ubao-numbers-said")).to_have_text(re.compile(r"^[3-9] of 50 games$"))
    lab.get_by_role("button", name="Stop").click()
    expect(lab.locator("tbody th", has_text="another one must capture.")).to_have_count(1)
    winner = re.compile("The (player who goes first|other player) wins")
    winners = lab.locator("tbody tr", has_text=winner)
    expect(winners.first).to_contain_text("African Queen")


def test_a_study_can_be_stopped_and_keeps_what_was_played(lab: Page) -> None:
    lab.get_by_label("How many games").select_option("1000")
    lab.get_by_role("button", name="Play the games").press("Enter")
    expect(lab.locator("[role=status].ubao-numbers-said")).to_have_text(
        re.compile(r"^\d+ of 1000 games$")
    )
    # The new button has the focus, for keyboard users.
    expect(lab.get_by_role("button", name="Stop")).to_be_focused()
    expect(lab.get_by_role("progressbar", name="Games played")).to_be_visible()
    lab.keyboard.press("Enter")
    expect(lab.locator(".ubao-numbers-said")).to_have_text(
        re.compile(r"^\d+ games? (was|were) played\.")
    )
    expect(lab.get_by_role("table")).to_be_visible()
    expect(lab.get_by_role("button", name="Play the games")).to_be_focused()


def test_a_game_of_cards_comes_with_a_link_beside_what_it_is_made_of(lab: Page) -> None:
    lab.evaluate("location.hash = '#rules=a011020010011&name=Tiny'")
    expect(lab.get_by_role("combobox", name="The game")).to_have_value("own:rules=a011020010011")
    expect(lab.get_by_role("combobox", name="The game").locator("option:checked")).to_have_text(
        "Tiny"
    )
    expect(lab.get_by_label("Compare with")).to_have_value("oware")
    lab.evaluate("location.hash = '#rules=q02001011002&name=Lose'")
    expect(lab.get_by_role("combobox", name="The game")).to_have_value("own:rules=q02001011002")
    expect(lab.get_by_label("Compare with")).to_have_value("african-queen")
    lab.get_by_label("Compare with").select_option("")
    lab.get_by_label("How many games").select_option("50")
    lab.get_by_role("button", name="Play the games").click()
    expect(lab.locator(".ubao-numbers-said")).to_have_text(re.compile(r"^[3-9] of 50 games$"))
    lab.get_by_role("button", name="Stop").click()
    # White goes first, and every game has a winner.
    lost = lab.locator("tbody tr", has_text="The other player wins.")
    expect(lost).to_contain_text("Lose")
    lab.evaluate("location.hash = '#rules=<img src=x>'")
    expect(lab.locator(".ubao-numbers-said")).to_contain_text("There are no rules in this link.")


def test_a_study_is_offered_again_and_plays_the_same_games(lab: Page) -> None:
    lab.evaluate("location.hash = '#rules=a011020010011&name=Tiny'")
    expect(lab.get_by_label("Compare with")).to_have_value("oware")
    lab.get_by_label("How many games").select_option("50")
    lab.get_by_role("combobox", name="Who goes first").select_option("Dreamer")
    lab.get_by_role("button", name="Play the games").click()
    said = lab.locator(".ubao-numbers-said")
    expect(said).to_have_text("50 games were played.")
    table = lab.get_by_role("table").inner_text()
    lab.evaluate("location.hash = ''")
    lab.reload()
    lab.get_by_role("button", name="Go on: 50 games · Tiny · Oware, today").click()
    expect(said).to_have_text("50 games were played.")
    assert lab.get_by_role("table").inner_text() == table
    expect(lab.get_by_label("Compare with")).to_have_value("oware")
