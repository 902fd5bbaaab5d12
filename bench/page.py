"""The Oware page's response time, in a fresh browser context each time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from bench.chromium import SITE, launch
from bench.figures import Comparison
from bench.stock import make_stock_site
from tests.e2e.server import StaticHost

LOADS = 9
PAGE = "games/oware/"
PROBE = Path(__file__).with_name("probe.js").read_text(encoding="utf-8")

type Times = dict[str, float]


def compare_loads() -> Iterator[Comparison]:
    """Load our page and the one with stock Pyodide alternately, and touch the board."""
    with TemporaryDirectory() as scratch, launch() as browser:
        stock_site = make_stock_site(Path(scratch) / "site")
        with StaticHost(SITE) as ours, StaticHost(stock_site) as stock:
            loads = [(visit(browser, ours), visit(browser, stock)) for _ in range(LOADS)]
    for key, what, aim in (
        ("moved", "page → first move answered by Python, ours / stock Pyodide", "≤ 0.40"),
        ("touched", "page → first touch answered, ours / stock Pyodide", ""),
    ):
        yield Comparison(
            what, "ms", [ours[key] for ours, _ in loads], [stock[key] for _, stock in loads], aim
        )
    yield Comparison(
        "board visible → first touch answered, ours / 100 ms",
        "ms",
        [ours["touched"] - ours["visible"] for ours, _ in loads],
        [100],
        "≤ 1",
    )


def time_move(page: Page, host: StaticHost) -> float:
    """Open the page; return the milliseconds until Python has answered a move."""
    page.add_init_script(PROBE)
    page.goto(host.url + PAGE, wait_until="commit")
    page.wait_for_function("() => window.probe.moved")
    moved: float = page.evaluate("() => window.probe.moved")
    return moved


def visit(browser: Browser, host: StaticHost) -> Times:
    """Open the page afresh; return when it was visible, answered a touch, and moved."""
    context = browser.new_context()
    context.add_init_script(PROBE)
    page = context.new_page()
    page.goto(host.url + PAGE, wait_until="commit")
    page.wait_for_function("() => window.probe.moved && window.probe.visible")
    times: Times = page.evaluate("() => window.probe")
    context.close()
    return times
