"""The cost of boards to a page: first paint, response, layout shift and memory.

A slow computer (CPU_SLOWDOWN) opens a page with boards and the same page without, alternating.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

from playwright.sync_api import Browser, CDPSession

from bench.chromium import copy_site, launch
from bench.figures import Comparison
from bench.page import PAGE
from game_core import GAMES
from tests.e2e.server import StaticHost
from tests.help.small_site import build, write

CPU_SLOWDOWN = 4
LOADS = 7
PROBE = Path(__file__).with_name("vitals.js").read_text(encoding="utf-8")

ELEMENT = re.compile(r"<(ubao-\w+) .*?</\1>", re.DOTALL)
LINK = re.compile(r"<(?:link|script)[^>]*assets/ubao/[^>]*>(?:</script>)?")

MEASURES = (
    ("largest", "ms", "largest contentful paint"),
    ("blocked", "ms", "total blocking time"),
    ("shift", "‰", "layout shift, in thousandths"),
    ("memory", "MB", "memory of the tab"),
)

type Vitals = dict[str, float]


def compare_vitals() -> Iterator[Comparison]:
    """Compare the Oware page, and a page of ten boards, each with itself without boards."""
    with TemporaryDirectory() as scratch, launch() as browser, ExitStack() as hosts:
        for title, site, path in (
            ("Oware page", copy_site(Path(scratch) / "site"), PAGE),
            ("ten boards", make_ten_boards(Path(scratch) / "ten"), ""),
        ):
            bare = path + "bare.html"
            remove_boards(site / path / "index.html", site / bare)
            url = hosts.enter_context(StaticHost(site)).url
            loads = [(visit(browser, url + path), visit(browser, url + bare)) for _ in range(LOADS)]
            for key, unit, what in MEASURES:
                ours, theirs = ([each[key] for each in pair] for pair in zip(*loads, strict=True))
                yield Comparison(f"{title}: {what}, with boards / without", unit, ours, theirs)


def make_ten_boards(folder: Path) -> Path:
    """Make a site with one page of ten games' boards."""
    boards = (f"```board\ngame: {game.slug}\n```\n" for game in GAMES[:10])
    folder.mkdir()
    write(folder, {"index.md": "# Ten boards\n\nTen boards on one page.\n\n" + "\n".join(boards)})
    done = build(folder)
    if done.returncode:
        raise SystemExit(done.stderr)
    return folder / "site"


def remove_boards(page: Path, target: Path) -> None:
    """Write a page without its boards and what belongs to them."""
    html = page.read_text(encoding="utf-8")
    target.write_text(LINK.sub("", ELEMENT.sub("", html)), encoding="utf-8")


def visit(browser: Browser, url: str) -> Vitals:
    """Open a page for the first time, wait until it's idle, and measure it."""
    context = browser.new_context()
    context.add_init_script(PROBE)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
    page.goto(url)
    # Playwright's waits run long scripts in the page.
    while not _evaluate(session, "window.vitals.calm()"):
        sleep(0.1)
    vitals: Vitals = _evaluate(session, "window.vitals.read()")
    vitals["memory"] = weigh_tab(browser)
    context.close()
    return vitals


def _evaluate(session: CDPSession, expression: str) -> Any:
    wanted = {"expression": expression, "returnByValue": True}
    return session.send("Runtime.evaluate", wanted)["result"]["value"]


def weigh_tab(browser: Browser) -> float:
    """Return the memory private to the tab's process, including its worker, in MB. Linux only.

    It's the largest of Chromium's page processes; one is always kept in reserve.
    """
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    sizes = []
    for each in processes:
        if each["type"] == "renderer":
            rollup = Path(f"/proc/{each['id']}/smaps_rollup").read_text(encoding="ascii")
            private = re.findall(r"^Private_\w+: +(\d+) kB$", rollup, re.MULTILINE)
            sizes.append(sum(map(int, private)) / 1000)
    return max(sizes)
