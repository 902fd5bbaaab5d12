"""Run Chromium, serve folders to it, and run Python in it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.e2e.server import StaticHost

ROOT = Path(__file__).parents[1]
SITE = ROOT / "site"
WORKER = Path(__file__).with_name("worker.js")
SPAWN = """(url) => new Promise((resolve) => {
  window.python = new Worker(url, { type: 'module' });
  window.python.onmessage = resolve;
})"""
ASK = """(question) => new Promise((resolve) => {
  window.python.onmessage = ({ data }) => resolve(data);
  window.python.postMessage(question);
})"""


def find_options() -> dict[str, Any]:
    """Return the options for launching Chromium."""
    path = subprocess.check_output([ROOT / "tools" / "find-chromium.sh"], text=True).strip()
    return {
        "executable_path": path,
        "chromium_sandbox": os.getuid() != 0,
        "args": ["--disable-background-networking", "--disable-component-update"],
    }


@contextmanager
def launch() -> Iterator[Browser]:
    """Open a browser."""
    with sync_playwright() as playwright, playwright.chromium.launch(**find_options()) as browser:
        yield browser


@contextmanager
def launch_profile(folder: Path) -> Iterator[BrowserContext]:
    """Open a browser whose profile is kept in a folder."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(folder, **find_options())
        yield context
        context.close()


def copy_site(target: Path) -> Path:
    """Copy the built site, so that it can be changed."""
    if not (SITE / "index.html").is_file():
        raise SystemExit("The site is not built: run make build.")
    return Path(shutil.copytree(SITE, target))


@contextmanager
def start_python() -> Iterator[Callable[[str, int], float]]:
    """Open Python in a page's worker, with the site's runtime; yield a measure of its perft."""
    with TemporaryDirectory() as scratch, launch() as browser:
        site = copy_site(Path(scratch) / "site")
        shutil.copy(WORKER, site / "assets" / "ubao" / "bench.js")
        with StaticHost(site) as host:
            page = browser.new_page()
            page.goto(host.url + "privacy/")
            page.evaluate(SPAWN, host.url + "assets/ubao/bench.js")
            yield lambda game, depth: page.evaluate(ASK, {"game": game, "depth": depth})
