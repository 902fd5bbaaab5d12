"""Looking at a page more often than `expect`, which looks twice a second at what takes long."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, Locator

READ = "(element, name) => element[name] ?? element.getAttribute(name)"
LOOKS, PAUSE = 500, 20


def look_often(element: Locator, name: str, value: str) -> None:
    """Wait until a property or attribute has a value, if that is soon: `expect` is to ask then."""
    # Its page may be on the way to another.
    with suppress(Error):
        for _ in range(LOOKS):
            if element.evaluate(READ, name) == value:
                break
            element.page.wait_for_timeout(PAUSE)
