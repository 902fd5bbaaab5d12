"""A small site in successive versions, and its pages on a device."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from tests.e2e import PATIENCE
from tests.e2e.server import StaticHost
from tests.help.paths import SITE
from widgets import ASSETS
from widgets.finish import finish

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
WAITING = "async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)"
UNTIL = """async (patience) => {
  const start = performance.now();
  while (!(await (%s)())) {
    if (performance.now() - start > patience) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}"""
UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive: false}});"
"""Playwright's questions to a page would count as touches."""


def wait_until(page: Page, question: str) -> None:
    """Wait until a promise is true; `wait_for_function` takes the promise itself for true."""
    page.evaluate(UNTIL % question, PATIENCE)


@contextmanager
def host_small_site(folder: Path) -> Iterator[StaticHost]:
    """A site of two pages with our scripts."""
    shutil.copytree(
        SITE / ASSETS, folder / ASSETS, ignore=shutil.ignore_patterns("runtime", "*.map")
    )
    publish(folder, "one")
    with StaticHost(folder) as host:
        yield host


def publish(folder: Path, version: str, body: str = "") -> None:
    """Put a version of the small site on its host."""
    for name in ("index.html", "other.html"):
        head = (
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Small</title></head>'
        )
        (folder / name).write_text(f"{head}<body><h1>{version}</h1>{body}</body></html>")
    finish(folder)


def open_page(context: BrowserContext, url: str) -> Page:
    """A page of a site that's stored on the device."""
    page = context.new_page()
    page.add_init_script(UNTOUCHED)
    page.goto(url)
    page.evaluate("() => navigator.serviceWorker.register('service-worker.js')")
    page.wait_for_function(CONTROLLED)
    return page


def find_new_version(page: Page) -> None:
    """Wait until a new version has been fetched while the old one is in use."""
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    wait_until(page, WAITING)
