"""The cost of each room of a game, next to the same room in other versions of the site.

A slow computer opens each room for the first time, LOADS times, alternating versions. A site
without the room shows the page that had its contents then: the game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from gzip import compress
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from bench.chromium import SITE, launch
from bench.figures import align
from bench.page import PROBE
from bench.vitals import CPU_SLOWDOWN, Vitals, visit
from tests.e2e.server import StaticHost

LOADS = 3
ROOMS = {
    "home": "",
    "Play": "games/oware/",
    "Learn": "games/oware/learn/",
    "Puzzles": "games/oware/puzzles/",
    "Rules": "games/oware/rules/",
    "Teach": "games/oware/teach/",
    "run view": "plans/oware/run/",
    "Play, 16 by 9": "games/double-eighteen-stone-chess/",
}
TOUCHED = ("Play", "Learn")
"""Rooms to be touched."""
MEASURES = {"largest": "largest paint, ms", "blocked": "blocked, ms", "shift": "shift, ‰"}
MOST_SHIFT = 20
"""In thousandths; the design's limit."""
HEAD = ("room", "page, raw", "page, gzip", *MEASURES.values(), "seen → touch answered, ms")


def tabulate_rooms(folders: Sequence[str]) -> Iterator[str]:
    """Yield a table of the rooms of the sites in these folders, and of ours, in that order."""
    sites = [*map(Path, folders), SITE]
    rows = [HEAD]
    with launch() as browser, ExitStack() as hosts:
        urls = [hosts.enter_context(StaticHost(site)).url for site in sites]
        for room, path in ROOMS.items():
            paths = [find_page(site, path) for site in sites]
            pages = [
                (site / each / "index.html").read_bytes()
                for site, each in zip(sites, paths, strict=True)
            ]
            addresses = [url + each for url, each in zip(urls, paths, strict=True)]
            felt = list(measure(visit, browser, addresses))
            touches = measure(touch, browser, addresses) if room in TOUCHED else ()
            rows.append(
                (
                    room,
                    join(len(page) for page in pages),
                    join(len(compress(page, 9)) for page in pages),
                    *(join(vitals[key] for vitals in felt) for key in MEASURES),
                    join(each["touched"] for each in touches),
                )
            )
            if felt[-1]["shift"] > MOST_SHIFT:
                yield f"{room}: shifts by more than {MOST_SHIFT} ‰"
    yield align(rows, left=(0,))


def measure(
    look: Callable[[Browser, str], Vitals], browser: Browser, urls: list[str]
) -> Iterator[Vitals]:
    """Yield the median of each measure, for each address."""
    visits = [[look(browser, url) for url in urls] for _ in range(LOADS)]
    for each in zip(*visits, strict=True):
        yield {key: median(vitals[key] for vitals in each) for key in each[0]}


def find_page(site: Path, path: str) -> str:
    """Return the room's address on a site, or that of the page above it that held it."""
    while path and not (site / path / "index.html").is_file():
        path = path.rstrip("/").rpartition("/")[0] + "/"
    return path


def touch(browser: Browser, url: str) -> Vitals:
    """Open a page for the first time, and touch its first board as soon as it offers a cell.

    `touched` are the milliseconds between the first paint and the answer.
    """
    context = browser.new_context()
    context.add_init_script(PROBE)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
    page.goto(url, wait_until="commit")
    page.wait_for_function("() => window.probe.touched && window.probe.visible")
    after: float = page.evaluate("() => window.probe.touched - window.probe.visible")
    context.close()
    return {"touched": max(after, 0)}


def join(numbers: Iterable[float]) -> str:
    """Join whole numbers with slashes, one per version."""
    return " / ".join(f"{number:,.0f}" for number in numbers)
