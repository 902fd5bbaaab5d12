"""What must hold for every page: there are many, so one visit to each checks everything."""

from __future__ import annotations

from dataclasses import dataclass, field
from http import HTTPStatus

import pytest
from playwright.sync_api import Browser, Page, Response, ViewportSize

from tests.e2e import PATIENCE, WHOLE
from tests.e2e.axe import axe
from tests.e2e.letters import OURS, list_fonts
from tests.e2e.pages import page_paths
from tests.e2e.server import StaticHost
from tests.e2e.undrawing import UNDRAW
from tests.e2e.visit import Visit
from tests.e2e.workers import ASLEEP
from tests.help.paths import SITE

MADE_OF = """() => {
  const told = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (!texts.currentNode.data.trim()) continue;
    for (let up = texts.currentNode.parentElement; up && !told.has(up); up = up.parentElement) {
      told.add(up);
    }
  }
  const kind = (element) => [
    element.localName, ...element.classList, ...[...element.attributes].map(({ name }) => name),
    !told.has(element),
  ].join('.');
  const places = new Map([[document.documentElement, '']]);
  const letters = new Set();
  for (const element of document.body.querySelectorAll('*:not(svg *, code *)')) {
    const place = places.get(element.parentElement) ?? '';
    places.set(element, `${place}>${kind(element)}`);
    if (!told.has(element) || !element.closest('main .md-typeset')) continue;
    if (element.matches('svg, code')) continue;
    const { fontFamily, fontStyle, fontWeight } = getComputedStyle(element);
    for (const { nodeType, data } of element.childNodes) {
      if (nodeType !== Node.TEXT_NODE) continue;
      for (const letter of data) letters.add([fontFamily, fontStyle, fontWeight, letter].join());
    }
  }
  window.places = places;
  return [[...new Set(places.values())], [...letters]];
}"""
"""What a page is made of: the way to each of its elements, as style sheets and axe-core see it, by
names, classes, attributes, and whether there is text; and the letters of its content, by font."""

ANEW = "[data-anew]"
MARK = """(anew) => {
  const fresh = new Set(anew);
  for (const [element, place] of places) {
    if (fresh.has(place) && !element.closest('[data-anew]')) element.dataset.anew = '';
  }
}"""
"""Mark the outermost elements whose places are new."""

WIDTH = "document.fonts.ready.then(() => document.documentElement.scrollWidth)"
DARK = "() => document.body.dataset.mdColorScheme === 'slate'"
AWAY = "document.body.style.display = 'none'"
"""Invisible parts aren't repainted when the window changes."""

WINDOW: ViewportSize = {"width": 1280, "height": 720}
PHONES: list[ViewportSize] = [
    {"width": width, "height": 640} for width in ((320, 360, 412) if WHOLE else (320,))
]
"""Narrow ones."""


@dataclass
class Sweep:
    """What was found on the pages; each fault names its page."""

    visit: Visit
    refused: list[str] = field(default_factory=list)
    light: list[str] = field(default_factory=list)
    dark: list[str] = field(default_factory=list)
    wide: list[str] = field(default_factory=list)
    letters: list[str] = field(default_factory=list)
    places: set[str] = field(default_factory=set)
    signs: set[str] = field(default_factory=set)

    def hear(self, answer: Response) -> None:
        """Record what a page requested in vain."""
        if answer.status >= HTTPStatus.BAD_REQUEST:
            self.refused.append(answer.url)

    def visit_page(self, page: Page, url: str, path: str) -> None:
        """Load a page as on a phone, widen the window step by step, and look at it.

        What earlier pages were made of, too, is not judged once more.
        """
        page.set_viewport_size(PHONES[0])
        page.emulate_media(color_scheme="light")
        page.goto(url + path)
        for phone in PHONES:
            page.set_viewport_size(phone)
            if page.evaluate(WIDTH) > phone["width"]:
                self.wide.append(f"{path}: at {phone['width']} pixels")
        page.set_viewport_size(WINDOW)
        places, signs = map(set, page.evaluate(MADE_OF))
        if anew := places - self.places:
            page.evaluate(MARK, list(anew))
            self.judge(page, path)
        if not signs <= self.signs:
            self.read(page, path)
        self.places |= places
        self.signs |= signs
        page.evaluate(AWAY)

    def judge(self, page: Page, path: str) -> None:
        """Ask axe-core of what is marked, in light and in dark."""
        self.light += [f"{path}: {finding}" for finding in ask(page)]
        page.emulate_media(color_scheme="dark")
        page.wait_for_function(DARK)
        self.dark += [f"{path}: {finding}" for finding in ask(page, "color-contrast")]

    def read(self, page: Page, path: str) -> None:
        """Record the fonts in use; the page is unusable afterward."""
        # Code uses the device's fonts.
        page.evaluate("document.querySelectorAll('main :is(code, pre)').forEach((e) => e.remove())")
        fonts = list_fonts(page.locator("main .md-typeset").first)
        self.letters += [f"{path}: {font}" for font in fonts - OURS]


def ask(page: Page, *rules: str) -> list[str]:
    """What axe-core finds in what is marked.

    A list of pages may still be on its way to its place, below its own title: what is found is
    looked for once more when all has come to rest.
    """
    if found := axe(page, *rules, within=ANEW, boards=1):
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(1000)
        return axe(page, *rules, within=ANEW, boards=1)
    return found


def weigh(path: str) -> int:
    """Return a page's size in bytes."""
    return (SITE / path / "index.html").stat().st_size


@pytest.fixture(scope="module")
def sweep(browser: Browser, built_site_host: StaticHost) -> Sweep:
    """A visit to all pages, one after another, while Python never finishes loading."""
    sweep = Sweep(Visit(built_site_host.origin))
    with browser.new_context(viewport=WINDOW) as context:
        context.set_default_timeout(PATIENCE)
        sweep.visit.watch(context)
        page = context.new_page()
        page.on("response", sweep.hear)
        page.add_init_script(ASLEEP)
        page.add_init_script(UNDRAW)
        # Large pages first: they have most of what small ones have.
        for path in sorted(page_paths(), key=weigh, reverse=True):
            sweep.visit_page(page, built_site_host.url, path)
    return sweep


def test_no_page_complains(sweep: Sweep) -> None:
    assert sweep.visit.problems(faulty=False) == []


def test_every_page_asks_only_for_what_is_in_its_folder(
    sweep: Sweep, built_site_host: StaticHost
) -> None:
    assert built_site_host.url.endswith("/school/ubao/")
    assert sweep.refused == []
    own = (built_site_host.url, "data:")
    assert [url for url in sweep.visit.requests if not url.startswith(own)] == []


def test_every_page_passes_axe_in_light(sweep: Sweep) -> None:
    assert sweep.light == []


def test_every_page_has_contrast_in_the_dark(sweep: Sweep) -> None:
    assert sweep.dark == []


def test_no_page_scrolls_sideways_on_a_phone(sweep: Sweep) -> None:
    assert sweep.wide == []


def test_every_page_is_written_in_our_letters(sweep: Sweep) -> None:
    assert sweep.letters == []
