"""Every kind of page with the spacing of WCAG 1.4.12 on a narrow screen, touched, and on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

pytestmark = [pytest.mark.undrawn, pytest.mark.usefixtures("without_python")]

KINDS = (
    "", "games/", "games/oware/", "games/oware/rules/", "games/oware/puzzles/",
    "games/oware/learn/", "puzzles/", "set/#oware", "class/sets/#oware", "class/results/#oware",
    "class/tournament/", "plans/", "plans/oware/", "plans/oware/run/", "labs/rules/",
    "labs/player/", "labs/numbers/", "ready/", "help/", "plans/unit/",
)  # fmt: skip
SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
BESIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [scrollWidth] : [];
}"""
OVER = """() => [...document.querySelectorAll('ubao-board, ubao-door')].flatMap((owner) => {
  const drawing = owner.querySelector('svg.ubao-svg')?.getBoundingClientRect();
  if (!drawing?.width) return [];
  const texts = [...owner.querySelectorAll('.ubao-said, .ubao-caption, .ubao-door-foot > *')];
  const isSeen = (text) => text.checkVisibility({ visibilityProperty: true });
  return texts.filter(isSeen).filter((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(({ left, right, top, bottom, width, height }) =>
      width > 2 && height > 4 &&
      Math.min(right, drawing.right) - Math.max(left, drawing.left) > 3 &&
      Math.min(bottom, drawing.bottom) - Math.max(top, drawing.top) > 6);
  }).map((text) => text.textContent);
})"""
"""Return words that cover the drawing of their board."""
ZOOMING = """() => [...document.querySelectorAll('button, a[href], input, select, summary, label')]
  .filter((each) => each.checkVisibility())
  .filter((each) => !['manipulation', 'none'].includes(getComputedStyle(each).touchAction))
  .map(({ outerHTML }) => outerHTML.slice(0, 120))"""
PAPER = """() => {
  const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
  const scheme = colorScheme.replace('only', '').trim();
  return [backgroundColor, scheme, getComputedStyle(document.body).backgroundColor];
}"""
WHITE = {"rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"}


@pytest.mark.context(viewport={"width": 320, "height": 640}, color_scheme="dark")
@pytest.mark.parametrize("path", KINDS)
def test_a_page_bears_spacing_touch_and_paper(page: Page, site: str, path: str) -> None:
    page.goto(site + path)
    page.wait_for_load_state("networkidle")
    assert page.evaluate(ZOOMING) == []
    page.evaluate(SPACED)
    assert page.evaluate(BESIDE) == []
    assert page.evaluate(OVER) == []
    page.emulate_media(media="print", color_scheme="dark")
    root, scheme, body = page.evaluate(PAPER)
    assert (root, scheme) == ("rgb(255, 255, 255)", "light")
    assert body in WHITE
