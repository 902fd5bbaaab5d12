"""In English in disguise nothing is plain English, and nothing is cut off on a phone.

What is plain is said by code without a message: so no translation would reach it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from game_core import GAMES
from tests.e2e.server import StaticHost
from tests.e2e.test_narrow import expect_fit
from tests.help.pseudo_site import build_pseudo_site
from widgets.messages.pseudo import LONGER

pytestmark = [
    pytest.mark.alone,
    pytest.mark.context(
        viewport={"width": 360, "height": 640}, has_touch=True, reduced_motion="reduce"
    ),
]
WORDS = """() => {
  const kept = 'script, style, noscript, code, pre, kbd, .ubao-move, .plan-section, .headerlink';
  const seen = (element) => element.checkVisibility({ visibilityProperty: true })
    || element.closest('desc, [aria-live]');
  const names = ['aria-label', 'title', 'placeholder', 'alt'];
  const found = [];
  const look = (element, words) => {
    if (words && !element.closest(kept)) found.push(words.trim());
  };
  for (const home of document.querySelectorAll('.md-content, dialog[open], .plan-run')) {
    const walker = document.createTreeWalker(home, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (seen(element)) look(element, walker.currentNode.data);
    }
    for (const element of home.querySelectorAll('*')) {
      for (const name of names) look(element, element.getAttribute(name));
    }
  }
  return [...new Set(found)].filter(Boolean);
}"""
"""What can be seen or heard in a page's own part: texts, names of things, announcements."""
PLAIN = re.compile(r"(?<![^\W\d_])[A-Za-z]{3,}(?![^\W\d_])")
"""A word of letters that no disguise has."""
NAMES = {
    word for game in GAMES for word in re.findall("[A-Za-z]+", f"{game.name} {game.place}")
} | {"Ubao", "New", "York", "BeyondTheChalkboard", "com"}
PATHS = "help/", "puzzles/", "questions/", "map/", "games/compare/", "plans/"
"""Pages without pictures of boards."""


@pytest.fixture(scope="module")
def pseudo_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """The host of our site in disguise."""
    folder = build_pseudo_site(tmp_path_factory.mktemp("pseudo"), LONGER)
    with StaticHost(folder) as host:
        yield host


@pytest.fixture
def server(pseudo_host: StaticHost) -> StaticHost:
    """It stands in for that of the built site."""
    return pseudo_host


def find_plain(page: Page) -> list[str]:
    """What is on a page in plain English, but for names."""
    return [
        words
        for words in page.evaluate(WORDS)
        if {*PLAIN.findall(words.replace("\u2068", "").replace("\u2069", ""))} - NAMES
    ]


def expect_disguised(page: Page) -> None:
    """Nothing on the page is plain English, and nothing is cut off."""
    plain = find_plain(page)
    assert not plain, "\n".join(plain)
    expect_fit(page)


@pytest.mark.usefixtures("without_python")
@pytest.mark.parametrize("path", PATHS)
def test_pages(page: Page, site: str, path: str) -> None:
    page.goto(site + path)
    expect_disguised(page)


@pytest.mark.usefixtures("without_python")
def test_plain_english_is_found(page: Page, site: str) -> None:
    page.goto(site + "map/")
    page.locator(".md-content p").first.evaluate(
        """(paragraph) => {
          paragraph.textContent = 'Plain words. Oware ŠŠööŵ C';
          paragraph.ariaLabel = 'Ubao, told';
        }"""
    )
    assert find_plain(page) == ["Plain words. Oware ŠŠööŵ C", "Ubao, told"]
