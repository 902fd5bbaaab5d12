"""The Oware page's response time when reopened: in the same visit, and on another day.

It reads processor times from /proc, so it needs Linux.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page

from bench.chromium import SITE, launch_profile
from bench.figures import Comparison
from bench.page import time_move
from bench.stock import make_stock_site
from tests.e2e.server import StaticHost

VISITS = 5
TICKS = os.sysconf("SC_CLK_TCK")
TAKE = """(url) => new Promise((resolve) => {
  new Worker(url, { type: 'module' }).onmessage = resolve;
})"""
"""What a page does once the device stores Python; see `widgets/browser/offline/snapshot.js`."""


class Answer(NamedTuple):
    """Milliseconds until Python has answered a move: by the clock, and of processor time."""

    clock: float
    processor: float


def compare_visits() -> Iterator[Comparison]:
    """Compare our page with itself, and with stock Pyodide's first page, alternating."""
    with TemporaryDirectory() as scratch:
        stock_site = make_stock_site(Path(scratch) / "site")
        with StaticHost(SITE) as ours, StaticHost(stock_site) as stock:
            pairs = [(visit(ours, True), visit(stock, False)) for _ in range(VISITS)]
    mine, theirs = zip(*pairs, strict=True)
    first, second, next_day = zip(*mine, strict=True)
    stock_first, _, stock_next_day = zip(*theirs, strict=True)
    for what, times, others, aim in (
        ("first page / stock Pyodide's", first, stock_first, ""),
        ("second page / first page", second, first, "≤ 0.5"),
        ("next day / stock Pyodide's first page", next_day, stock_first, "≤ 0.15"),
        ("stock Pyodide's next day / its first page", stock_next_day, stock_first, ""),
    ):
        for unit, part in (("ms", "clock"), ("ms of a processor", "processor")):
            yield Comparison(
                f"page → first move answered by Python, {what}",
                unit,
                [getattr(each, part) for each in times],
                [getattr(each, part) for each in others],
                aim if part == "clock" else "",
            )


def visit(host: StaticHost, snapshot: bool) -> tuple[Answer, Answer, Answer]:
    """Open the page twice, with or without a snapshot between, and again in a new browser."""
    with TemporaryDirectory() as folder:
        profile = Path(folder)
        with launch_profile(profile) as context:
            page, first = open_page(context, host, profile)
            if snapshot:
                page.evaluate(TAKE, f"{host.url}assets/ubao/snapshot.js")
            page.close()
            _, second = open_page(context, host, profile)
        with launch_profile(profile) as context:
            _, next_day = open_page(context, host, profile)
    return first, second, next_day


def open_page(context: BrowserContext, host: StaticHost, profile: Path) -> tuple[Page, Answer]:
    """Return a new page, and its answer time to a move."""
    page = context.new_page()
    meter = Meter(profile)
    return page, Answer(time_move(page, host), meter.read())


def list_processes(profile: Path) -> dict[int, float]:
    """Return the processes of the browser with this profile, and their processor time in ms."""
    parents: dict[int, int] = {}
    times: dict[int, float] = {}
    found: set[int] = set()
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        with suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            process = int(folder.name)
            parents[process] = int(fields[1])
            times[process] = (int(fields[11]) + int(fields[12])) * 1000 / TICKS
            if str(profile) in (folder / "cmdline").read_text():
                found.add(process)
    while more := {each for each, parent in parents.items() if parent in found} - found:
        found |= more
    return {process: times[process] for process in found}


class Meter:
    """A meter of a browser's processor time in milliseconds since it was made."""

    def __init__(self, profile: Path) -> None:
        self._profile = profile
        self._before = list_processes(profile)

    def read(self) -> float:
        """Processes that have ended don't count."""
        now = list_processes(self._profile)
        return sum(time - self._before.get(process, 0) for process, time in now.items())
