"""The Oware page's response time: on a first visit, on the next page, and on another day.

It is compared with stock Pyodide's: the same site with npm's files of Pyodide, as a plain page with
Pyodide would load them.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, Page
from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

from bench.chromium import SITE, copy_site, launch_profile
from bench.figures import Comparison
from tests.e2e.server import StaticHost
from widgets.runtime import node, scripts
from widgets.runtime.__main__ import LOCK, PYODIDE, build_wheel

VISITS = 7
PAGE = "games/oware/"
PROBE = Path(__file__).with_name("probe.js").read_text(encoding="utf-8")
TAKE = """(url) => new Promise((resolve) => {
  new Worker(url, { type: 'module' }).onmessage = resolve;
})"""
"""Runs what a page does once the device stores Python; see `engine/snapshot-worker.js`."""
RULES = "ubao-rules"
"""The wheel's name in the lock file."""

type Times = dict[str, float]
"""Milliseconds until the page was visible, answered a touch, and until Python answered a move."""


def compare_visits() -> Iterator[Comparison]:
    """Compare our page with stock Pyodide's first page, alternating, and with itself."""
    with TemporaryDirectory() as scratch:
        stock_site = make_stock_site(Path(scratch) / "site")
        with StaticHost(SITE) as ours, StaticHost(stock_site) as stock:
            pairs = [(come_back(ours), visit(stock)) for _ in range(VISITS)]
    visits, theirs = zip(*pairs, strict=True)
    first, second, next_day = zip(*visits, strict=True)
    for key, what, times, others, aim in (
        ("moved", "first move answered by Python, ours / stock Pyodide", first, theirs, "≤ 0.40"),
        ("touched", "first touch answered, ours / stock Pyodide", first, theirs, ""),
        ("moved", "first move answered, second page / first page", second, first, "≤ 0.5"),
        ("moved", "first move answered, next day / stock's first", next_day, theirs, "≤ 0.15"),
    ):
        mine, other = ([each[key] for each in group] for group in (times, others))
        yield Comparison(f"page → {what}", "ms", mine, other, aim)
    waits = [each["touched"] - each["visible"] for each in first]
    yield Comparison("board visible → first touch answered / 100 ms", "ms", waits, [100], "≤ 1")


def visit(host: StaticHost) -> Times:
    """Open the page in a new browser."""
    with TemporaryDirectory() as folder, launch_profile(Path(folder)) as context:
        return open_page(context, host)[1]


def come_back(host: StaticHost) -> tuple[Times, Times, Times]:
    """Open the page, again once the device stores Python, and again after a restart."""
    with TemporaryDirectory() as folder:
        with launch_profile(Path(folder)) as context:
            page, first = open_page(context, host)
            page.evaluate(TAKE, f"{host.url}assets/ubao/snapshot.js")
            page.close()
            _, second = open_page(context, host)
        with launch_profile(Path(folder)) as context:
            _, next_day = open_page(context, host)
    return first, second, next_day


def open_page(context: BrowserContext, host: StaticHost) -> tuple[Page, Times]:
    """Return a new page, and its times once it has played a move."""
    page = context.new_page()
    page.add_init_script(PROBE)
    page.goto(host.url + PAGE, wait_until="commit")
    page.wait_for_function("() => window.probe.moved && window.probe.visible")
    return page, page.evaluate("() => window.probe")


def make_stock_site(target: Path) -> Path:
    """Copy the site, its library and rules as source, its lock file naming every package."""
    site = copy_site(target)
    assets = site / "assets" / "ubao"
    # Pages expect the Python they were built for, and identify it by its folder.
    home = assets / "runtime" / f"{scripts.find_version()}-stock"
    home.mkdir()
    for name, original in PYODIDE.items():
        shutil.copyfile(node.find_pyodide() / original, home / name)
    source = build_wheel(home)
    spec = PyodideLockSpec.from_json(home / LOCK)
    add_wheels_to_spec(spec, [source]).to_json(home / LOCK)
    files = {name: (home / name).stat().st_size for name in (*PYODIDE, source.name)}
    described = {"path": f"./runtime/{home.name}/", "files": files, "later": [], "integrity": {}}
    bundle = json.dumps(described)
    (assets / "bundle.js").write_text(f"export const bundle = {bundle};\n")
    worker = assets / "worker.js"
    script = worker.read_text(encoding="utf-8")
    for ours, theirs in (
        (r'\{path:"\./runtime/.*?\}\}', bundle),
        (r"(?=indexURL:)", f"packages:[{RULES!r}],"),
    ):
        script, found = re.subn(ours, theirs, script)
        assert found == 1, f"the worker says {ours} in some other way"
    worker.write_text(script, encoding="utf-8")
    return site
