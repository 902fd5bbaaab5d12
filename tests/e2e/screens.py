"""Look at a page on screens of many sizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Page


class Screen(NamedTuple):
    """A window, in pixels."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}×{self.height}"


UPRIGHT, SMALL, LYING = Screen(412, 780), Screen(360, 640), Screen(740, 360)
SCREENS = (
    Screen(1366, 625), Screen(1920, 1080), Screen(1024, 768), Screen(768, 1024),
    UPRIGHT, SMALL, LYING, Screen(1280, 720),
)  # fmt: skip
"""The last is every new page's size, so that tests end as they began."""

UNSEEN = """() => {
  const words = document.querySelector('ubao-board .ubao-words');
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = [words, ...words.children].filter((box) => box.scrollHeight > box.clientHeight + 1)
    .map((box) => box.className);
  while (texts.nextNode()) {
    const { currentNode: text, currentNode: { parentElement } } = texts;
    range.selectNodeContents(text);
    const { top, bottom, left, right, width } = range.getBoundingClientRect();
    if (!width || !parentElement.checkVisibility({ visibilityProperty: true })) continue;
    const clips = [{ top: 0, bottom: innerHeight, left: 0, right: innerWidth }];
    for (let up = parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY !== 'visible') clips.push(up.getBoundingClientRect());
      if (up === words) break;
    }
    const cut = clips.some((clip) => Math.max(
      clip.top - top, bottom - clip.bottom, clip.left - left, right - clip.right,
    ) > Number.parseFloat(getComputedStyle(parentElement).fontSize) / 3);
    if (cut) found.push(text.data);
  }
  return found;
}"""
"""What is said beside the first board and not seen whole: boxes that scroll, and text beyond them.

Letters are a little higher than their lines.
"""


SETTLED = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
"""Letters find their size with the next frame."""


def look(
    page: Page, script: str, screens: Sequence[Screen] = SCREENS
) -> Iterator[tuple[Screen, Any]]:
    """Yield each screen with what a script finds there, for readers who asked for less motion.

    For others the header's search is a while on its way to its place in a window that grows.
    """
    for screen in screens:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        yield screen, page.evaluate(f"() => {SETTLED}.then({script})")
