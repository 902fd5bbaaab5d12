"""The hints that lead a newcomer through a first turn, as a person sees them."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.e2e.screens import Screen, look
from tests.e2e.server import OURS
from tests.e2e.shared import AGAIN

CUP = "Touch a cup with a bright rim, and see where its seeds go."
SOWN = "The seeds from this cup went around, one by one, each into the next cup."
STOPPED = "Your turn stopped here. The last seed falls in cup {}, which now holds 5."
PIECE = "Touch a piece with marked corners: you can move it."
TARGET = "Now touch a square with marked corners. Your piece goes there."
CHOICE = "Choose one of these first."
COVERED = """async () => {
  // It finds its place with the next frame.
  await new Promise(requestAnimationFrame);
  const sign = document.querySelector('.ubao-sign:popover-open');
  const { left, top, right, bottom } = sign.getBoundingClientRect();
  const rim = document.querySelector('.ubao-note-here .rim')?.getBoundingClientRect();
  const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  const beside = (box) => !box || box.left >= right || box.right <= left || box.top >= bottom
    || box.bottom <= top;
  const used = '.ubao-seat, .ubao-choices button, .ubao-tools > button';
  const covered = [...document.querySelectorAll(`ubao-board :is(${used})`)]
    .filter((part) => part.checkVisibility() && !beside(part.getBoundingClientRect()))
    .map((part) => part.textContent);
  return [...(outside ? ['outside'] : []), ...(beside(rim) ? [] : ['its cell']), ...covered];
}"""
"""What is wrong: a sign leaves the window, or lies on its cell, a player's name or a button."""

FORGET = """() => {
  // The board that is there leads nobody, though it may come to ask only now.
  document.querySelector('ubao-board').removeAttribute('size');
  localStorage.removeItem('OURSled');
  // Nobody is new a second time in a visit, so that nobody else is to have this page.
  window.led = true;
}""".replace("OURS", OURS)


class Sign:
    """The hint on a page's board."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.loc = page.locator(".ubao-sign:popover-open")
        self.told = self.loc.locator("p")
        self.button = self.loc.get_by_role("button")

    def expect(self, *sentences: str) -> None:
        """Wait until it says exactly this."""
        expect(self.told).to_have_text(" ".join(sentences))

    def expect_none(self) -> None:
        """Wait until there's neither a hint nor its mark."""
        expect(self.loc).to_have_count(0)

    def cell(self) -> str:
        """Return the cell that it points to."""
        self.page.locator(".ubao-note-here .rim").wait_for(state="attached")
        name: str = self.page.evaluate("""() => {
          const rim = document.querySelector('.ubao-note-here .rim').getBoundingClientRect();
          const [x, y] = [rim.x + rim.width / 2, rim.y + rim.height / 2];
          return [...document.querySelectorAll('ubao-board [data-cell]')].find((cell) => {
            const ring = cell.querySelector('.ring').getBoundingClientRect();
            return Math.hypot(ring.x + ring.width / 2 - x, ring.y + ring.height / 2 - y) < 2;
          }).dataset.cell;
        }""")
        return name

    def expect_inside(self, screens: Sequence[Screen]) -> None:
        """Check that on these it stays in the window, and next to what it's about."""
        for screen, covered in look(self.page, COVERED, screens):
            assert covered == [], screen


def come_new(page: Page) -> None:
    """Make a shared page's visitor a newcomer; after that, the page is no longer shared."""
    page.evaluate(FORGET)
    page.evaluate(AGAIN)
