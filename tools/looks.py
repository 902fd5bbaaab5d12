"""Photograph pages of the site and lay them side by side, for `make looks`.

    make looks                               what there is to see, with three games
    make looks GAMES="kpo mangala"           with the rooms of these games
    make looks ONLY="games/ plans/oware/"    these pages and no others

Each page is taken at four sizes in four color schemes: light, dark, more contrast, and forced
colors. A picture is one window without scrolling, which is what people see first.
`looks/index.html` shows them all; `looks/<page>.png` is one page's sheet.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from html import escape
from itertools import batched
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from bench.chromium import SITE, launch
from tests.e2e.server import StaticHost

GAMES = (os.environ.get("GAMES") or "oware african-chess african-queen").split()
ONLY = os.environ.get("ONLY", "").split()
PAGES = ["", "games/", "games/compare/", "puzzles/", "plans/", "plans/unit/", "class/sets/"]
ROOMS = ["", "learn/", "puzzles/", "rules/", "teach/"]
WINDOWS = (1366, 625), (1920, 1080), (768, 1024), (360, 640)
DRESSES: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "contrast": {"contrast": "more"},
    "forced": {"forced_colors": "active", "color_scheme": "dark"},
}
PLAIN = {"color_scheme": "light", "contrast": "no-preference", "forced_colors": "none"}
READY = (
    "() => [...document.querySelectorAll('ubao-board')].every((board) => board.state !== 'drawn')"
)
STYLE = """
body { margin: 1rem; background: #888; font: 14px sans-serif; }
div { display: flex; gap: 8px; margin-bottom: 8px; }
img { display: block; width: auto; height: 300px; }
"""


def list_pages() -> list[str]:
    """Return the addresses of the pages to photograph."""
    if ONLY:
        return ONLY
    of_games = [f"games/{game}/{room}" for game in GAMES for room in ROOMS]
    of_plans = [f"plans/{game}/{room}" for game in GAMES[:1] for room in ("", "run/")]
    return PAGES + of_games + of_plans


def photograph(page: Page, folder: Path, name: str) -> Iterator[str]:
    """Photograph a page in all color schemes and sizes; yield the file names."""
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        for dress, media in DRESSES.items():
            page.emulate_media(**PLAIN | media)
            page.wait_for_timeout(300)
            file = f"{name}-{width}-{dress}.jpg"
            page.screenshot(path=folder / "parts" / file, type="jpeg", quality=80)
            yield file


def write_sheet(browser: Browser, folder: Path, name: str, files: list[str]) -> str:
    """Put a page's pictures on one sheet, `<name>.png`; return its part of the index."""
    rows = (
        "".join(f'<img src="parts/{escape(file)}" alt="">' for file in row)
        for row in batched(files, len(DRESSES))
    )
    part = f"<h2>{escape(name)}</h2>" + "".join(f"<div>{row}</div>" for row in rows)
    sheet = folder / "sheet.html"
    sheet.write_text(f"<style>{STYLE}</style>{part}", encoding="utf-8")
    with browser.new_page(viewport={"width": 2680, "height": 1000}) as page:
        page.goto(sheet.resolve().as_uri())
        page.screenshot(path=folder / f"{name}.png", full_page=True)
    sheet.unlink()
    return part


def write_looks(folder: Path) -> None:
    """Photograph all pages of the built site."""
    (folder / "parts").mkdir(parents=True, exist_ok=True)
    parts = []
    with StaticHost(SITE) as host, launch() as browser:
        for path in list_pages():
            context = browser.new_context(service_workers="block", reduced_motion="reduce")
            page = context.new_page()
            page.goto(host.url + path)
            page.wait_for_function(READY)
            name = path.strip("/").replace("/", "-") or "home"
            parts.append(write_sheet(browser, folder, name, list(photograph(page, folder, name))))
            context.close()
            print(folder / f"{name}.png", flush=True)
    index = f"<!doctype html><title>Looks</title><style>{STYLE}</style>{''.join(parts)}"
    (folder / "index.html").write_text(index, encoding="utf-8")


if __name__ == "__main__":
    write_looks(Path(sys.argv[1]))
