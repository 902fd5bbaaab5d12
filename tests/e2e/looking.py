"""Look at what `expect` doesn't see: layout shifts, and what lasts less than half a second."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, Locator

IS = """([element, name, value]) => !element.isConnected
  || (element[name] ?? element.getAttribute(name)) === value"""
"""An element that has been replaced would be looked at in vain."""
PAUSE, SOON = 20, 10_000
"""Milliseconds between two looks, and in all."""

SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
}"""
"""Makes a page sum up its layout shifts, as `shifted`."""


def look_often(element: Locator, name: str, value: str) -> None:
    """Wait until a property or attribute has a value, if that is soon: `expect` is to ask then.

    The page looks by itself: to be asked from here each time would take longer than most answers.
    """
    # The page may be navigating.
    with suppress(Error):
        handle = element.element_handle()
        if frame := handle.owner_frame():
            frame.wait_for_function(IS, arg=[handle, name, value], polling=PAUSE, timeout=SOON)
