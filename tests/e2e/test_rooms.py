"""The frame of a game's pages: one line above the board, and old addresses that still work."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.board import Board

pytestmark = [pytest.mark.undrawn, pytest.mark.usefixtures("without_python")]

WINDOWS = [
    (1366, 625), (1280, 720), (1920, 1080), (1024, 768), (768, 1024), (412, 780), (360, 640),
    (740, 360),
]  # fmt: skip
LONGEST = "games/double-eighteen-stone-chess/"
"""The game with the longest name."""
ABOVE = """() => {
  const list = (selector) => [...document.querySelectorAll(selector)]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }));
  const measure = (part) => {
    const { top, right, bottom, left, width, height } = part.getBoundingClientRect();
    return { top, right, bottom, left, width, height };
  };
  const heading = document.querySelector('h1');
  return {
    header: measure(document.querySelector('.md-header')).height,
    name: measure(heading),
    isWhole: heading.scrollHeight <= heading.clientHeight
      && heading.scrollWidth <= heading.clientWidth,
    doors: list('.ubao-door').map(measure),
    others: list('.md-header__inner > :is(a, label, form), .md-search').map(measure)
      .filter(({ width }) => width),
  };
}"""


def overlap(one: dict[str, float], two: dict[str, float]) -> bool:
    """Return whether two boxes overlap."""
    across = min(one["right"], two["right"]) - max(one["left"], two["left"])
    down = min(one["bottom"], two["bottom"]) - max(one["top"], two["top"])
    return across > 0 and down > 0


@pytest.mark.parametrize("path", ["games/oware/", LONGEST, f"{LONGEST}rules/", f"{LONGEST}learn/"])
def test_header_name_and_rooms_take_one_line_or_two(page: Page, site: str, path: str) -> None:
    page.goto(site + path)
    expect(page.locator("h1")).to_be_visible()
    for width, height in WINDOWS:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        above = page.evaluate(ABOVE)
        name, doors, others = above["name"], above["doors"], above["others"]
        assert above["header"] <= 48, width
        assert above["isWhole"], width
        assert len(doors) == 5
        for door in doors:
            assert min(door["width"], door["height"]) >= 44, (width, door)
        for box in (name, *doors, *others):
            assert 0 <= box["top"] <= box["bottom"] <= (48 if width >= 720 else 96), (width, box)
            assert 0 <= box["left"] <= box["right"] <= width, (width, box)
        for one, two in combinations((name, *doors, *others), 2):
            assert not overlap(one, two), (width, one, two)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_what_is_above_a_board_is_as_high_as_boards_are_told(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/")
    for width, height in WINDOWS:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        top, told = page.evaluate("""() => {
          const ruler = document.createElement('div');
          ruler.className = 'ubao-ruler';
          document.querySelector('.ubao-figure').append(ruler);
          ruler.attributeStyleMap.set('height', 'var(--ubao-above)');
          const height = ruler.getBoundingClientRect().height;
          ruler.remove();
          return [document.querySelector('.ubao-figure').getBoundingClientRect().top, height];
        }""")
        assert top == told, (width, height)


@pytest.mark.parametrize("anchor", ["5-capture-two-or-three", "where-the-game-is-from"])
def test_an_old_address_leads_to_the_rule(page: Page, site: str, anchor: str) -> None:
    page.goto(f"{site}games/oware/#{anchor}")
    expect(page).to_have_url(f"{site}games/oware/rules/#{anchor}")
    expect(page.locator(f'[id="{anchor}"]')).to_be_in_viewport()


def test_an_anchor_that_is_typed_leads_there_too(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/")
    Board(page).expect_state("drawn")
    page.evaluate("() => { location.hash = '#play-against-the-computer'; }")
    expect(page.locator("#play-against-the-computer")).to_be_in_viewport()
    expect(page).to_have_url(f"{site}games/oware/#play-against-the-computer")
    page.evaluate("() => { location.hash = '#9-how-the-game-ends'; }")
    expect(page).to_have_url(f"{site}games/oware/rules/#9-how-the-game-ends")


def test_a_position_in_the_address_is_no_anchor(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/#p=1,0,0,0,0,4/1,4,2,1,0,0%2017-18%20S")
    Board(page).expect_state("drawn")
    page.evaluate("() => { location.hash = '#g=nonsense'; }")
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page).to_have_url(f"{site}games/oware/rules/")


@pytest.mark.context(java_script_enabled=False)
def test_without_scripts_the_bar_is_there(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/#5-capture-two-or-three")
    bar = page.get_by_role("navigation", name="Pages of this game")
    expect(bar.get_by_role("link")).to_have_text(["Play", "Learn", "Puzzles", "Rules", "Teach"])
    expect(bar.get_by_role("link", name="Play")).to_have_attribute("aria-current", "page")
    bar.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="5. Capture two or three")).to_be_visible()


def test_rules_on_paper_have_no_bar(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/rules/")
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(".ubao-rooms")).to_be_hidden()
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("h1")).to_have_css("color", "rgb(0, 0, 0)")
