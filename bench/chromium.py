"""A Chromium, and folders served to it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
SITE = ROOT / "site"


@contextmanager
def launch() -> Iterator[Browser]:
    """A browser while the block lasts."""
    path = subprocess.check_output([ROOT / "tools" / "find-chromium.sh"], text=True).strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            chromium_sandbox=os.getuid() != 0,
            args=["--disable-background-networking", "--disable-component-update"],
        )
        yield browser
        browser.close()


def copy_site(target: Path) -> Path:
    """A copy of the built site, to be changed."""
    if not (SITE / "index.html").is_file():
        raise SystemExit("The site is not built: run make build.")
    return Path(shutil.copytree(SITE, target))
