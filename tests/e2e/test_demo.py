"""A demo shows an author's moves one by one, and lets readers try its board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.demo import Demo
from tests.e2e.server import StaticHost, refuse
from tests.e2e.shared import Share

pytestmark = pytest.mark.undrawn

START = "0,2,0,0,0,2/0,1,0,0,3,0 20-20 S"
AFTER_F = "0,2,0,0,0,0/1,0,0,0,3,0 22-20 N"
AFTER_E = "1,0,0,0,0,0/1,0,0,0,0,1 22-23 S"
WORDS = [
    "Look at cup b: one seed and one more make two.",
    "Blue sows 2 seeds from cup F. The last seed falls in cup b, which now holds 2. "
    "Blue captures 2 seeds from cup b.",
]


@pytest.fixture
def demo(share: Share) -> Demo:
    page = share("authors/fences/")
    demo = Demo(page)
    demo.loc.scroll_into_view_if_needed()
    return demo


def test_turns_are_shown_one_by_one_and_taken_back(demo: Demo) -> None:
    demo.expect_rest(START, "0 of 2")
    expect(demo.back).to_have_attribute("aria-disabled", "true")
    demo.show.click()
    demo.expect_rest(AFTER_F, "1 of 2")
    expect(demo.said.locator("span")).to_have_text(WORDS)
    expect(demo.said).to_have_attribute("role", "status")
    demo.next.click()
    demo.expect_rest(AFTER_E, "2 of 2")
    expect(demo.said).to_contain_text("Gold captures 3 seeds from cup B.")
    expect(demo.next).to_have_attribute("aria-disabled", "true")
    demo.back.click()
    demo.expect_rest(AFTER_F, "1 of 2")
    expect(demo.said.locator("span")).to_have_text(WORDS)
    demo.next.click()
    demo.expect_rest(AFTER_E, "2 of 2")
    demo.back.click()
    demo.back.click()
    demo.expect_rest(START, "0 of 2")


def test_the_picture_is_described_as_long_as_that_is_true(demo: Demo) -> None:
    start = "Blue's cups A 0, B 2, C 0, D 0, E 0, F 2; 20 seeds in the store."
    expect(demo.svg).to_have_role("img")
    expect(demo.svg.locator("desc")).to_contain_text(start)
    demo.show.click()
    demo.expect_rest(AFTER_F, "1 of 2")
    expect(demo.svg.locator("desc")).to_have_count(0)
    demo.back.click()
    demo.expect_rest(START, "0 of 2")
    expect(demo.svg.locator("desc")).to_contain_text(start)


def test_a_turn_can_be_skipped_left_and_taken_back_in_motion(page: Page, site: str) -> None:
    page.clock.install()
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{site}authors/fences/")
    demo = Demo(page)
    demo.loc.scroll_into_view_if_needed()
    expect(demo.show).to_be_visible()
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
    demo.show.click()
    expect(demo.svg.locator('[data-key^="hand."]')).to_have_count(2)
    demo.skip.click()
    demo.expect_rest(AFTER_F, "1 of 2")
    demo.next.click()
    expect(demo.svg.locator('[data-key^="hand."]')).to_have_count(3)
    demo.back.click()
    demo.expect_rest(AFTER_F, "1 of 2")
    demo.next.click()
    demo.try_it.click()
    demo.board.expect_rest(AFTER_E)
    demo.to_example.click()
    demo.expect_rest(AFTER_E, "2 of 2")


def test_a_reader_tries_it_from_where_the_example_stands(demo: Demo) -> None:
    demo.show.click()
    demo.expect_rest(AFTER_F, "1 of 2")
    demo.try_it.click()
    expect(demo.svg).to_be_hidden()
    expect(demo.next).to_be_hidden()
    demo.board.expect_rest(AFTER_F)
    demo.board.choose("a")
    demo.board.expect_rest("0,2,0,0,0,0/0,1,0,0,3,0 22-20 S")
    demo.to_example.click()
    demo.expect_rest(AFTER_F, "1 of 2")
    demo.back.click()
    demo.try_it.click()
    demo.board.expect_rest(START)


@pytest.mark.faulty
def test_a_demo_needs_no_python(page: Page, server: StaticHost) -> None:
    server.faults.append(refuse("assets/ubao/runtime/*"))
    page.goto(f"{server.url}authors/fences/")
    demo = Demo(page)
    demo.loc.scroll_into_view_if_needed()
    demo.show.click()
    demo.expect_rest(AFTER_F, "1 of 2")
    demo.try_it.click()
    demo.board.expect_state("failed")
    expect(demo.board.said).to_have_text("Part of the game couldn't be loaded.")
    server.faults.clear()
    demo.board.retry.click()
    demo.board.expect_rest(AFTER_F)
