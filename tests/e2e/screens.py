"""Looking at a page on screens of many sizes."""

from __future__ import annotations

from collections.abc import Iterator
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
"""The last is that of every new page, so that tests go on as they began."""


def look(page: Page, script: str) -> Iterator[tuple[Screen, Any]]:
    """What a script finds on each screen, for readers who asked for less motion.

    For others the header's search is a while on its way to its place in a window that grows.
    """
    for screen in SCREENS:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        yield screen, page.evaluate(script)
