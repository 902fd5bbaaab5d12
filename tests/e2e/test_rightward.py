"""A page written from right to left: boards and notation stay as they are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.board import Board
from tests.e2e.disguise import expect_apart
from tests.e2e.server import StaticHost
from tests.help.pseudo_site import build_pseudo_site
from widgets.messages.pseudo import TURNED

pytestmark = [
    pytest.mark.alone,
    pytest.mark.context(viewport={"width": 360, "height": 640}, has_touch=True),
]
BEYOND = """() => [...document.querySelectorAll('.md-content *')]
  .filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 2
      && (left < -1 || right > innerWidth + 1);
  })
  .map((element) => element.outerHTML.slice(0, 160))"""
"""Elements cut off at a side; the closed menu is there on purpose."""
OVERLAPS = """([one, other]) => {
  const [a, b] = [one, other].map((part) => document.querySelector(part).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
"""Whether two elements cover each other."""


@pytest.fixture(scope="module")
def turned_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """The host of Oware's part of our site, from right to left."""
    folder = build_pseudo_site(tmp_path_factory.mktemp("turned"), TURNED, only="oware")
    with StaticHost(folder) as host:
        yield host


@pytest.fixture
def server(turned_host: StaticHost) -> StaticHost:
    """It replaces the host of the built site."""
    return turned_host


def find_left(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["x"]


def expect_turned(page: Page) -> None:
    """Check that all of the page is visible, from right to left, with its first board unturned."""
    expect(page.locator("body")).to_have_attribute("dir", "rtl")
    expect_apart(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert page.evaluate(BEYOND) == []
    board = Board(page)
    assert find_left(board.cup("A")) < find_left(board.cup("F"))
    assert find_left(board.cup("f")) < find_left(board.cup("a"))


def test_a_game_is_played_from_left_to_right(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/")
    board = Board(page)
    board.expect_state("ready")
    board.play("C", "d")
    expect_turned(page)
    # Whose turn it is is told at the end of a line, which is on the left.
    player = page.locator(".ubao-seat[data-to-move] .ubao-player")
    assert find_left(player.locator(".ubao-to-move")) - find_left(player) < 15


def test_a_puzzle(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/puzzles/")
    Board(page).expect_state("ready")
    expect_turned(page)


@pytest.mark.usefixtures("without_python")
def test_a_plan(page: Page, site: str) -> None:
    for path in ("plans/oware/", "plans/oware/run/"):
        page.goto(site + path)
        expect_turned(page)


@pytest.mark.usefixtures("without_python")
def test_on_a_large_screen_a_plans_links_are_beside_its_heading(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 625})
    page.goto(f"{site}plans/oware/run/")
    expect(page.locator(".plan-run__bar")).to_be_visible()
    for part in (".plan-run__phone", ".plan-run__head > a"):
        assert not page.evaluate(OVERLAPS, [part, ".plan-section:not([hidden]) .plan-head h2"])
