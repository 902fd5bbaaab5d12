"""Which game today? The filter above a list of games or plans, and the list without scripts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe
from tests.e2e.server import StaticHost, hold

pytestmark = pytest.mark.undrawn


def test_a_filter_leaves_what_fits_and_can_be_shared(page: Page, site: str) -> None:
    page.goto(f"{site}games/?learn=easy&minutes=nonsense")
    cards = page.locator(".ubao-cards li").filter(visible=True)
    found = page.locator(".ubao-filter output")
    expect(page.get_by_label("Rules")).to_have_value("easy")
    expect(page.get_by_label("Time")).to_have_value("")
    # Oware, Ouri, Kpo, Tampoduo and Ayoayo are the easy ones.
    expect(cards).to_have_count(5)
    expect(found).to_have_text("5 games match.")

    page.get_by_label("Time").select_option("15 minutes")
    expect(found).to_have_text("3 games match.")
    expect(cards.get_by_role("link")).to_have_text(["Ouri", "Tampoduo", "Ayoayo"])
    expect(page).to_have_url(f"{site}games/?minutes=15&learn=easy")
    page.get_by_role("button", name="Pick one for us").click()
    picked = cards.locator("a[aria-current=true]")
    expect(picked).to_be_focused()
    expect(found).to_contain_text("How about ")
    assert axe(page) == []

    page.reload()
    expect(cards).to_have_count(3)
    page.get_by_label("Kind").select_option("on squares")
    expect(found).to_have_text("No game matches. Change one of your choices.")
    expect(cards).to_have_count(0)

    expect(page.locator(".ubao-cards [aria-current]")).to_have_count(0)
    page.get_by_role("button", name="Show all").click()
    expect(cards).to_have_count(13)
    expect(page).to_have_url(f"{site}games/")
    # Only one game is too wide for a phone.
    page.get_by_label("You have").select_option("a phone")
    expect(cards).to_have_count(12)


def test_the_minutes_one_has_go_along_to_the_plan_that_is_run(page: Page, site: str) -> None:
    page.goto(f"{site}plans/?minutes=30")
    plan = page.get_by_role("link", name="Oware: count first, then sow", exact=True)
    expect(plan).to_have_attribute("href", re.compile("#minutes=30$"))
    expect(page.get_by_role("link", name="30 min, Oware: count first, then sow")).to_be_visible()
    plan.click()
    run = page.get_by_role("link", name="Run this plan")
    expect(run).to_have_attribute("href", re.compile("minutes=30$"))
    run.click()
    expect(page.get_by_label("How long the lesson is")).to_have_value("30")
    # Without a choice, the plan is unchanged, and so it is after any other link.
    page.goto(f"{site}plans/")
    expect(page.locator(".ubao-filter output")).to_contain_text("shown.")
    expect(plan).to_have_attribute("href", re.compile("oware/$"))
    page.goto(f"{site}plans/oware/#minutes=7")
    expect(page.locator("ubao-board").first).to_be_attached()
    expect(run).to_have_attribute("href", "run/")


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("path", ["games/", "plans/"])
def test_the_list_keeps_its_place_when_the_filter_wakes(
    page: Page, site: str, server: StaticHost, path: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    script = hold("assets/ubao/chooser.js")
    server.faults.append(script)
    page.goto(site + path, wait_until="commit")
    expect(page.locator("footer").first).to_be_attached()
    page.evaluate("() => document.fonts.ready")
    item = page.locator("ubao-chooser li").first
    before = item.bounding_box()
    script.release()
    expect(page.locator(".ubao-filter output")).to_contain_text("shown.")
    assert item.bounding_box() == before


@pytest.mark.context(java_script_enabled=False)
def test_without_scripts_all_games_are_listed(page: Page, site: str) -> None:
    page.goto(f"{site}games/?learn=easy")
    expect(page.locator(".ubao-cards li").filter(visible=True)).to_have_count(13)
    expect(page.locator(".ubao-filter")).to_be_hidden()
