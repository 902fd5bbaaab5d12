"""What a page in pseudo-English must not have: plain English, or parts cut off or in the way."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from game_core import GAMES, get
from tests.e2e.test_narrow import expect_fit

LISTEN = """() => {
  window.heard = [];
  const regions = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(regions);
      if (region && !region.closest('[hidden]')) heard.push(region.textContent);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}"""
"""From here on, `heard` holds everything that live regions say, even briefly."""

# Notation is the same in every language, and so are the names of puzzles in links. What a plan says
# is an author's: its headings are read by name, so they can't be in disguise.
KEPT = (
    "script, style, noscript, code, pre, kbd, .headerlink, .ubao-move, .ubao-moves b, "
    ".ubao-hand-out-link, .plan-opening__code, .ubao-slip b, .ubao-result-code, "
    ".plan-section, .plan-print .plan-part, .plan-run__place, "
    # What a plan says about itself is also on its first page, among our own words.
    ".plan-opening__why, .plan-opening__asked :not(.plan-opening__head), "
    ".plan-opening__model > p:not(.plan-opening__head), "
    ".plan-opening__rules :not(.plan-opening__head), .plan-opening__turns li, .plan-opening__name, "
    ".plan-opening__things li, .plan-opening__ways li, .plan-opening__answers .plan-part, "
    ".plan-home__rules :is(span, li), .plan-home__address a, li[data-minutes]"
)

WORDS = """(kept) => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true })
    || element.closest('desc, [aria-live]');
  const names = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const found = [];
  const look = (element, words) => {
    if (words && !element.closest(kept)) found.push(words.trim());
  };
  for (const home of document.querySelectorAll(
    '.md-content, dialog[open], .plan-run, ubao-sheet')
  ) {
    const walker = document.createTreeWalker(home, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (seen(element)) look(element, walker.currentNode.data);
    }
    for (const element of home.querySelectorAll('*')) {
      for (const name of names) look(element, element.getAttribute(name));
      for (const side of ['::before', '::after']) {
        const { content } = getComputedStyle(element, side);
        // On paper the address of a link stands behind it.
        const isText = content.startsWith('"') && !content.includes('://');
        if (isText && seen(element)) look(element, content.slice(1, -1));
      }
    }
  }
  found.push(...(window.heard ?? []).splice(0));
  return [...new Set(found)].filter(Boolean);
}"""
"""What can be seen or heard in a page's own part: texts, what styles write before and after them,
names of things, announcements."""

CRAMPED = """() => {
  const home = document.querySelector('ubao-sheet, dialog[open], .plan-run, .md-content');
  const controls = 'button, a.md-button, select, input, textarea';
  const kinds = `${controls}, label, summary, p, li, figcaption, h1, h2, h3, h4, dt, dd, th, td,
    output, .ubao-seat`;
  const tell = (element) => element.outerHTML.slice(0, 160);
  const shown = [...home.querySelectorAll(kinds)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2
      && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  });
  // What is longer than its field can be scrolled.
  const cut = shown.filter((element) => {
    if (element.matches('input, textarea')) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    return /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      || /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
  });
  // What stays while the page scrolls may lie on it, and a list that scrolls hides its ends.
  const findStaying = (element) => {
    for (let up = element; up && up !== home; up = up.parentElement) {
      const { position, overflowY } = getComputedStyle(up);
      if (/fixed|sticky/.test(position) || /auto|scroll/.test(overflowY)) return up;
    }
    return null;
  };
  // A paragraph goes round what floats in it: its lines count, not its box.
  const measure = (element) => {
    if (element.matches(controls)) return [element.getBoundingClientRect()];
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement.matches('.headerlink, .ubao-hidden-words')) continue;
      range.selectNodeContents(walker.currentNode);
      lines.push(...range.getClientRects());
    }
    // Letters reach less high and low than the box of a line, and lines stand close.
    return lines.map(({ left, right, top, bottom, height }) => (
      { left, right, top: top + height / 4, bottom: bottom - height / 4 }));
  };
  const parts = shown
    .filter((element) => !shown.some((other) => other !== element && element.contains(other)))
    .map((element) => ({ element, stays: findStaying(element), boxes: measure(element) }));
  const meet = (one, other) => (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2);
  const pairs = parts.flatMap((one, index) => parts.slice(index + 1)
    .filter((other) => one.stays === other.stays
      && one.boxes.some((box) => other.boxes.some((more) => meet(box, more))))
    .map((other) => [one.element, other.element]));
  return [
    ...cut.map((element) => `cut off: ${tell(element)}`),
    ...pairs.map((pair) => `one on the other: ${pair.map(tell).join(' ')}`),
  ];
}"""
"""Elements whose words are cut off, and pairs that overlap."""

PLAIN = re.compile(r"(?<![^\W\d_])[A-Za-z]{3,}(?![^\W\d_])")
"""A word of letters that never occur in pseudo-English."""
NAMES = {
    word
    for game in (*GAMES, get("mangala:continue_on=even"))
    for word in re.findall("[A-Za-z]+", f"{game.name} {game.place}")
} | {"Ubao", "New", "York", "BeyondTheChalkboard", "com", "ubao"}
ISOLATES = re.compile("[\u2068\u2069]")


def find_plain(page: Page) -> list[str]:
    """Return what a page shows or has announced in plain English, apart from names."""
    return [
        words
        for words in page.evaluate(WORDS, KEPT)
        if {*PLAIN.findall(ISOLATES.sub("", words))} - NAMES
    ]


def expect_disguised(page: Page) -> None:
    """Check that nothing on the page is plain English, and nothing is cut off."""
    plain = find_plain(page)
    assert not plain, "\n".join(plain)
    expect_roomy(page)


def expect_roomy(page: Page) -> None:
    """Check that everything has its place on a phone."""
    expect_fit(page)
    expect_apart(page)


def expect_apart(page: Page) -> None:
    """Check that no words are cut off, and nothing overlaps."""
    cramped = page.evaluate(CRAMPED)
    assert not cramped, "\n".join(cramped)
