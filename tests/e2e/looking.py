"""Looking at a page more often than `expect`, which looks twice a second at what takes long."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, Locator

LOOK = """async (element, [name, value]) => {
  for (let looks = 0; looks < 1000; looks += 1) {
    if ((element[name] ?? element.getAttribute(name)) === value) break;
    // Another may take its place.
    if (!element.isConnected) return false;
    // A page's own clock may stand still.
    await new Promise((go) => AbortSignal.timeout(20).addEventListener('abort', go));
  }
  return true;
}"""


def look_often(element: Locator, name: str, value: str) -> None:
    """Wait until a property or attribute has a value, if that is soon: `expect` is to ask then."""
    # Its page may be on the way to another.
    with suppress(Error):
        while not element.evaluate(LOOK, [name, value]):
            pass
