"""The first screen of the site: a board that answers one touch without Python, and four doors."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.looking import SHIFTS
from tests.e2e.server import StaticHost, hold

VIEWPORTS = [
    (1366, 625), (1280, 720), (1920, 1080), (1024, 768), (768, 1024), (412, 780), (360, 640),
    (740, 360), (683, 384),
]  # fmt: skip
DOORS = ".ubao-front .ubao-doors + ul > li"
BOXES = """async (parts) => {
  // A window of another size is drawn anew.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return parts.map((part) => part.getBoundingClientRect().toJSON());
}"""
CLOSED = "That cup can't be played now. Touch one with a bright rim."


class Door:
    """The board on the first page."""

    def __init__(self, page: Page) -> None:
        self.loc = page.locator("ubao-door")
        self.said = self.loc.get_by_role("status")
        self.link = self.loc.get_by_role("link")

    def cup(self, name: str) -> Locator:
        """Return a cup in its drawing."""
        return self.loc.locator(f'[data-cell="{name}"]')


@pytest.mark.usefixtures("without_python")
def test_board_sentence_and_doors_are_seen_at_once_on_every_screen(page: Page, site: str) -> None:
    page.goto(site)
    door = Door(page)
    expect(door.cup("A")).to_have_attribute("data-legal", "")
    assert axe(page) == []
    parts = page.locator(f"h1, .ubao-lead, ubao-door svg, {DOORS}").or_(door.said).or_(door.link)
    links = page.locator(f"{DOORS} a").or_(door.link)
    for width, height in VIEWPORTS:
        page.set_viewport_size({"width": width, "height": height})
        boxes = parts.evaluate_all(BOXES)
        assert len(boxes) == 9
        for box in boxes:
            assert box["width"] > 0, (width, box)
            assert 0 <= box["left"] <= box["right"] <= width, (width, box)
            assert 0 <= box["top"] <= box["bottom"] <= height, (width, box)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        boxes = links.evaluate_all(BOXES)
        assert len(boxes) == 5
        for box in boxes:
            assert min(box["width"], box["height"]) >= 44, (width, box)


def test_one_touch_is_answered_before_python_and_leads_on(
    page: Page, site: str, server: StaticHost
) -> None:
    held = hold("*/runtime/*")
    server.faults.append(held)
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(f"({SHIFTS})()")
    page.goto(site)
    door = Door(page)
    expect(door.cup("A")).to_have_attribute("data-legal", "")
    expect(door.said).to_have_text("Touch a cup in the bottom row. See where the seeds go.")
    expect(door.link).to_have_text("Play Oware")
    door.cup("d").click()
    expect(door.said).to_have_text("That cup can't be played now. Touch one with a bright rim.")
    door.cup("E").click()
    expect(door.said).to_have_text(
        "You capture 3 seeds! Gold plays cup b. Your turn! Touch a cup, and Oware opens."
    )
    expect(door.loc.locator('[data-key="count-E"]')).to_have_text("0")
    expect(door.loc.locator('[data-key="count-b"]')).to_have_text("0")
    expect(door.cup("E")).to_have_accessible_name("Your cup E, 0 seeds")
    expect(door.cup("b")).to_have_accessible_name("Gold's cup b, 0 seeds")
    expect(door.loc.locator("[data-legal]")).to_have_count(0)
    expect(door.link).to_have_text("Play on")
    assert page.evaluate("shifted") <= 0.02
    held.release()
    # To play on, readers go to the game's own page.
    door.cup("C").click()
    board = Board(page)
    board.expect_rest("4,2,1,2,0,2/0,0,3,6,3,0 14-11 S")
    # There, too, an opponent answers.
    expect(board.loc.locator(".ubao-name")).to_have_text(["Dreamer", "Blue"])
    board.choose("A")
    board.expect_turn("Blue")


@pytest.mark.usefixtures("without_python")
def test_the_door_is_used_by_keyboard_and_without_motion(page: Page, site: str) -> None:
    page.goto(site)
    door = Door(page)
    expect(door.cup("A")).to_have_attribute("data-legal", "")
    door.cup("A").focus()
    page.keyboard.press("ArrowRight")
    expect(door.cup("B")).to_be_focused()
    page.keyboard.press("Enter")
    expect(door.said).to_have_text(
        "You sow 2 seeds. Gold plays cup a. Your turn! Touch a cup, and Oware opens."
    )
    expect(door.cup("B")).to_be_focused()
    page.keyboard.press("Tab")
    expect(door.link).to_be_focused()


@pytest.mark.context(java_script_enabled=False)
def test_without_scripts_the_board_is_drawn_and_the_link_leads_to_the_game(
    page: Page, site: str
) -> None:
    page.goto(site)
    door = Door(page)
    expect(door.loc.get_by_role("img", name="Oware board")).to_be_visible()
    expect(page.get_by_text("Touch a cup in the bottom row")).to_be_hidden()
    door.link.click()
    expect(page).to_have_url(f"{site}games/oware/")
