"""A tournament on its page: names, results by touch, a latecomer, a correction, a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import axe
from tests.e2e.server import OURS
from tests.e2e.visit import read_kept

NAMES = "Ama Kofi Esi Yaw Abena Kwame Akua Kojo Adwoa Kwesi Efua Yaa Kobina".split()
pytestmark = [pytest.mark.undrawn, pytest.mark.usefixtures("without_python")]


def begin(page: Page, site: str, names: list[str], button: str) -> Locator:
    """Names in, one button: the element."""
    page.goto(f"{site}class/tournament/")
    page.get_by_role("textbox", name="Names, one per line").fill("\n".join(names))
    page.get_by_role("button", name=button).click()
    return page.locator("ubao-tournament")


def play(tournament: Locator) -> None:
    """At each table, the first player wins."""
    tables = tournament.locator(".ubao-tables > li:not(.ubao-rest)")
    for table in range(tables.count()):
        tables.nth(table).get_by_role("button").first.click()
        expect(tables.nth(table)).not_to_have_attribute("data-open", "")


def test_thirteen_play_four_rounds_with_a_latecomer_and_a_corrected_result(
    page: Page, site: str
) -> None:
    tournament = begin(page, site, NAMES, "Start: a few rounds")
    expect(tournament.get_by_text("Kobina sits out, and gets a point")).to_be_visible()
    expect(tournament.locator(".ubao-tables > li")).to_have_count(7)
    # Not until all results are in.
    tournament.get_by_role("button", name="Next round").press("Enter")
    expect(tournament.get_by_text("Some results are missing.")).to_be_visible()
    play(tournament)
    late = tournament.get_by_role("textbox", name="Is somebody late?")
    late.fill("Fiifi")
    late.press("Enter")
    expect(tournament.get_by_text("Fiifi plays from the next round on.")).to_be_visible()
    # Someone else may be late, too.
    expect(late).to_be_focused()
    for number in (2, 3, 4):
        tournament.get_by_role("button", name="Next round").click()
        expect(tournament.get_by_role("heading", name=f"Round {number}")).to_be_focused()
        expect(tournament.locator(".ubao-rest")).to_have_count(0)
        play(tournament)
    # The result of the first table in the first round was wrong.
    standings = tournament.get_by_role("table")
    before = standings.inner_text()
    tournament.get_by_role("button", name="Round 1").click()
    other = tournament.locator(".ubao-tables > li").first.get_by_role("button").last
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    assert standings.inner_text() != before
    # The message is about the present, not the past.
    said = tournament.get_by_role("status").first
    expect(said).to_have_text(f"Table 1: {other.inner_text()} won")
    tournament.get_by_role("button", name="Round 2").click()
    expect(said).to_be_empty()
    assert axe(page) == []
    page.reload()
    expect(tournament.get_by_role("group", name="Rounds").get_by_role("button")).to_have_count(4)
    with page.expect_download() as download:
        tournament.get_by_role("button", name="Save as a table").click()
    rows = Path(download.value.path()).read_text(encoding="utf-8-sig").splitlines()
    assert len(rows) == 1 + 14 + 1 + 1 + 4 * 7
    tournament.get_by_role("button", name=re.compile("^Ama leaves")).click()
    expect(tournament.get_by_role("button", name="Ama comes back")).to_be_focused()
    tournament.get_by_role("button", name="Forget this tournament").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget this tournament").click()
    expect(tournament.get_by_role("textbox", name="Names, one per line")).to_be_focused()
    assert f"{OURS}tournament" not in read_kept(page)


@pytest.mark.context(viewport={"width": 360, "height": 740}, color_scheme="dark")
def test_four_meet_each_other_on_a_phone_by_keyboard(page: Page, site: str) -> None:
    tournament = begin(page, site, NAMES[:4], "Start: everyone plays everyone")
    for number in (1, 2, 3):
        tables = tournament.locator(".ubao-tables > li")
        for table in range(2):
            tables.nth(table).get_by_role("button", name="tied").focus()
            page.keyboard.press("Enter")
            tie = tables.nth(table).get_by_role("button", name="tied")
            expect(tie).to_have_attribute("aria-pressed", "true")
            expect(tie).to_be_focused()
        if number < 3:
            tournament.get_by_role("button", name="Next round").press("Enter")
            heading = tournament.get_by_role("heading", name=f"Round {number + 1}")
            expect(heading).to_be_focused()
            # It isn't below the page's header.
            box, bar = heading.bounding_box(), page.locator(".md-header").bounding_box()
            assert box
            assert bar
            assert box["y"] >= bar["height"]
    expect(tournament.get_by_text("That was the last round.")).to_be_visible()
    places = tournament.get_by_role("table").get_by_role("row").locator("td:first-child")
    expect(places).to_have_text(["1", "1", "1", "1"])
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert axe(page) == []
    tournament.get_by_role("button", name="On the wall").click()
    expect(tournament).to_have_attribute("data-wall", "")
    page.keyboard.press("Escape")
    expect(tournament).not_to_have_attribute("data-wall", "")


def test_names_and_both_buttons_are_on_the_first_screen(page: Page, site: str) -> None:
    page.goto(f"{site}class/tournament/")
    field = page.get_by_role("textbox", name="Names, one per line")
    for names in ([], NAMES):
        field.fill("\n".join(names))
        for width, height in ((1366, 625), (1280, 720), (360, 640)):
            page.set_viewport_size({"width": width, "height": height})
            for part in (field, page.get_by_role("button", name="Start: everyone plays everyone")):
                expect(part).to_be_in_viewport(ratio=1)
            box = field.bounding_box()
            assert box is not None
            assert box["height"] > 100


def test_tables_stand_below_the_words_above_them(page: Page, site: str) -> None:
    tournament = begin(page, site, NAMES, "Start: a few rounds")
    lefts = [
        part.evaluate("part => Math.round(part.getBoundingClientRect().left)")
        for part in (
            page.locator("h1"),
            page.locator(".ubao-lead"),
            tournament.get_by_role("heading", name="Round 1"),
            tournament.locator(".ubao-tables"),
            tournament.get_by_role("heading", name="Standings"),
            tournament.get_by_role("table"),
        )
    ]
    assert len(set(lefts)) == 1


@pytest.mark.parametrize(("width", "height"), [(1366, 625), (1280, 720)])
@pytest.mark.parametrize("count", [14, 20])
def test_a_wall_shows_tables_and_standings_at_once(
    page: Page, site: str, width: int, height: int, count: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    names = [*NAMES, "Fiifi", "Araba", "Ekow", "Esinam", "Mansa", "Kuuku", "Nana"][:count]
    tournament = begin(page, site, names, "Start: a few rounds")
    tournament.get_by_role("button", name="On the wall").click()
    expect(tournament).to_have_attribute("data-wall", "")
    expect(tournament.locator(".ubao-tables > li").last).to_be_in_viewport(ratio=1)
    expect(tournament.get_by_role("row").last).to_be_in_viewport(ratio=1)
    assert axe(page) == []


def test_names_are_counted_once_and_not_at_each_letter(page: Page, site: str) -> None:
    page.goto(f"{site}class/tournament/")
    said = page.locator(".ubao-setup").get_by_role("status")
    said.evaluate(
        "said => { said.changes = 0;"
        " new MutationObserver(() => said.changes++).observe(said, { childList: true }); }"
    )
    page.get_by_role("textbox", name="Names, one per line").press_sequentially("Ama\nEsi")
    expect(said).to_have_text("2 names.")
    assert said.evaluate("said => said.changes") == 2


def test_groups_are_drawn_by_lot(page: Page, site: str) -> None:
    page.goto(f"{site}class/tournament/")
    page.get_by_role("textbox", name="Names, one per line").fill(", ".join(NAMES))
    page.get_by_role("button", name="Threes").click()
    groups = page.locator(".ubao-lot li")
    expect(groups).to_have_count(4)
    found = [name for group in groups.all_inner_texts() for name in group.split(", ")]
    assert sorted(found) == sorted(NAMES)
