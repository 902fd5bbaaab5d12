"""A monkey at a page: does random things that a person can do, repeatable by seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Error, Page

WITHIN = """() => {
  const root = document.querySelector('dialog[open]') ?? document.querySelector('.md-content');
  const found = root.querySelectorAll('button, summary, input, textarea, select, [data-cell]');
  return [...found].filter((each) => each.checkVisibility({ visibilityProperty: true })
    && each.type !== 'file' && !each.closest('[inert]'));
}"""
"""What it can touch: in the open dialog, otherwise on the page, but no links to other pages."""
PLACE = """(found, at) => {
  const element = found[at];
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
KEYS = ("Tab", "Shift+Tab", "Enter", "Space", "Escape", "Home", "End", "h", "u", "?")
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
TEXTS = ("C", "a1-b2", "0", "-1", "{}", "ubao 1", "<b>", "\u202e", "\U0001f412", "/" * 300, " ")


class Monkey:
    """Does random things on one page, and prints a line about each."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)
        page.on("popup", lambda other: other.close())

    def act(self, times: int) -> None:
        """Do this many things."""
        ways: tuple[Callable[[], str], ...] = (
            self.touch,
            self.touch,
            self.touch,
            self.press,
            self.write,
        )
        for _ in range(times):
            try:
                print(self.random.choice(ways)())
            except Error as error:
                # Its target may be gone by now, but the page itself may not be.
                if self.page.is_closed() or "crash" in error.message.lower():
                    raise
                print("missed")

    def touch(self) -> str:
        """Click something."""
        found = self.page.evaluate_handle(WITHIN)
        count = found.evaluate("found => found.length")
        if not count:
            return "nothing to touch"
        at = self.random.randrange(count)
        x, y = found.evaluate(PLACE, at)
        name = found.evaluate("(found, at) => found[at].outerHTML.slice(0, 80)", at)
        self.page.mouse.click(x, y)
        return f"touch {name}"

    def press(self) -> str:
        """Press a key."""
        key = self.random.choice(KEYS + 3 * ARROWS)
        self.page.keyboard.press(key)
        return f"press {key}"

    def write(self) -> str:
        """Type into what has the focus, if that takes text."""
        text = self.random.choice(TEXTS)
        takes = "() => document.activeElement.matches('input[type=text], textarea')"
        if not self.page.evaluate(takes):
            return self.press()
        self.page.keyboard.insert_text(text)
        self.page.keyboard.press("Enter")
        return f"write {text[:20]!r}"
