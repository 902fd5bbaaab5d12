"""The theme's own features work under the policy: search, colors, and our 404 page.

Each test fails too when the browser complains about the policy, see `conftest.py`.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.visit import Visit


@pytest.mark.usefixtures("without_python")
def test_search_reads_the_site_when_asked_and_leads_to_a_rule(
    page: Page, site: str, visit: Visit
) -> None:
    index, worker = f"{site}search/search_index.json", f"{site}assets/javascripts/workers/search."
    page.goto(f"{site}games/oware/")
    page.wait_for_load_state("networkidle")
    assert not any(url.startswith((index, worker)) for url in visit.requests)
    page.get_by_role("textbox", name="Search").press_sequentially("grand slam")
    page.locator(
        "a.md-search-result__link[href*='games/oware/rules/']", has_text="grand slam"
    ).first.click()
    page.wait_for_url("**/games/oware/rules/?h=*")
    expect(page.locator("h1")).to_contain_text("Oware")
    assert index in visit.requests


@pytest.mark.usefixtures("without_python")
def test_enter_leads_to_what_was_found_and_else_nowhere(page: Page, site: str) -> None:
    page.goto(f"{site}help/")
    box = page.get_by_role("textbox", name="Search")
    box.press_sequentially("grnd slxm")
    expect(page.locator(".md-search-result__meta")).to_have_text("No matching documents")
    # It's a form, and the policy forbids sending forms.
    box.press("Enter")
    expect(page).to_have_url(f"{site}help/")
    box.fill("")
    box.press_sequentially("grand slam")
    expect(page.locator("a.md-search-result__link").first).to_be_visible()
    box.press("Enter")
    page.wait_for_url("**/?h=*")


@pytest.mark.usefixtures("without_python")
def test_the_escape_key_closes_search_and_languages_and_the_focus_is_not_lost(
    page: Page, site: str
) -> None:
    page.goto(f"{site}help/")
    button, links = page.get_by_role("button", name="Select language"), page.locator(".md-select a")
    expect(button).to_have_attribute("aria-expanded", "false")
    button.focus()
    expect(button).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Tab")
    expect(links.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(links.first).to_be_hidden()
    page.keyboard.press("Tab")
    expect(page.get_by_role("textbox", name="Search")).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    # What was found is no Tab stop.
    for _ in range(2):
        page.get_by_role("textbox", name="Search").focus()
        page.keyboard.press("Tab")
        expect(page.locator(".md-search :focus")).to_have_count(0)
        expect(page.locator(":focus")).to_have_count(1)


@pytest.mark.usefixtures("without_python")
@pytest.mark.parametrize("system", ["light", "dark"])
def test_colors_follow_the_device_until_they_are_chosen(page: Page, site: str, system: str) -> None:
    schemes = {"light": "default", "dark": "slate"}
    page.emulate_media(color_scheme="dark" if system == "dark" else "light")
    page.goto(site)
    body = page.locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", schemes[system])
    page.get_by_title("Switch to light colors").click()
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.get_by_title("Switch to dark colors").click()
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.goto(f"{site}privacy/")
    expect(body).to_have_attribute("data-md-color-scheme", "slate")


@pytest.mark.usefixtures("without_python")
def test_the_button_for_colors_goes_round_with_keys_and_as_the_device_changes(
    page: Page, site: str
) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(site)
    body = page.locator("body")
    page.locator("#__palette_0").focus()
    page.keyboard.press("Enter")
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.keyboard.press("Enter")
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.keyboard.press("Enter")
    expect(page.locator("#__palette_0")).to_be_focused()
    expect(page.get_by_title("Switch to light colors")).to_be_visible()
    expect(body).to_have_css("color-scheme", "dark")
    page.emulate_media(color_scheme="light")
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    expect(body).to_have_css("color-scheme", "light")


@pytest.mark.usefixtures("without_python")
@pytest.mark.parametrize("path", ["", "plans/oware/run/"])
def test_each_element_is_styled_about_once_while_a_page_opens(
    page: Page, site: str, path: str
) -> None:
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.goto(site + path)
    page.wait_for_load_state("networkidle")
    elements = page.locator("*").count()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    # Pages that other tests share are in the trace, too.
    own = {
        e["pid"]
        for e in events
        if e["name"] == "ParseHTML" and e["args"]["beginData"]["url"] == site + path
    }
    styled = [
        e["args"]["elementCount"]
        for e in events
        if e["name"] == "UpdateLayoutTree" and e["pid"] in own
    ]
    assert styled
    assert sum(styled) < 2 * elements


@pytest.mark.faulty
@pytest.mark.usefixtures("without_python")
def test_a_lost_reader_finds_home_from_any_depth(page: Page, site: str) -> None:
    home = page.get_by_role("link")
    for address in ("nowhere", "games/owari/", "no/such/page/at/all.html"):
        answer = page.goto(site + address)
        assert answer is not None
        assert answer.status == 404
        expect(home).to_have_attribute("href", "/school/ubao/")
    home.click()
    expect(page).to_have_url(site)
