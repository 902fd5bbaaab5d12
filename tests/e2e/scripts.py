"""The site's own scripts, by the modules bundled into them."""

from __future__ import annotations

from playwright.sync_api import JSHandle, Page

from tests.help.bundled import find_home
from widgets import ASSETS

FIND_RUNTIME = """async (url) => Object.values(await import(url)).find(
  (thing) => thing instanceof EventTarget && 'progress' in thing,
)"""


def find_script(module: str) -> str:
    """Return the path in the site of the file that contains a module."""
    return f"{ASSETS}/{find_home(module)}"


def find_runtime(page: Page, site: str) -> JSHandle:
    """The page's side of Python, which has no bundled file of its own."""
    return page.evaluate_handle(FIND_RUNTIME, site + find_script("engine/runtime.js"))
