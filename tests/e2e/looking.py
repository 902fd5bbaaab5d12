"""Looking at a page more often than `expect`, which looks twice a second at what takes long."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, Locator

LOOK = """async (element, [name, value]) => {
  for (let looks = 0; looks < 1000 && element.isConnected; looks += 1) {
    if ((element[name] ?? element.getAttribute(name)) === value) break;
    // A page's own clock may stand still.
    await new Promise((go) => AbortSignal.timeout(20).addEventListener('abort', go));
  }
}"""


def look_often(element: Locator, name: str, value: str) -> None:
    """Wait until a property or attribute has a value, if that is soon: `expect` is to ask then."""
    # Its page may be on the way to another.
    with suppress(Error):
        element.evaluate(LOOK, [name, value])
