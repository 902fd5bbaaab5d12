"""What each room of a game costs a visitor, beside the same room of other versions of the site.

A slow computer opens each room for the first time, LOADS times, the versions in turns.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from gzip import compress
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from bench.chromium import SITE, launch
from bench.figures import align
from bench.vitals import Vitals, visit
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
MEASURES = {"largest": "largest paint, ms", "blocked": "blocked, ms", "shift": "shift, ‰"}
MOST_SHIFT = 20
"""Thousandths; the design limits it."""
HEAD = ("room", "page, raw", "page, gzip", *MEASURES.values())


def tabulate_rooms(folders: Sequence[str]) -> Iterator[str]:
    """A table of the rooms of sites built to these folders, and of ours, in that order."""
    sites = [*map(Path, folders), SITE]
    rows = [HEAD]
    with launch() as browser, ExitStack() as hosts:
        urls = [hosts.enter_context(StaticHost(site)).url for site in sites]
        for room, path in ROOMS.items():
            pages = [(site / path / "index.html").read_bytes() for site in sites]
            felt = list(measure(browser, [url + path for url in urls]))
            rows.append(
                (
                    room,
                    join(len(page) for page in pages),
                    join(len(compress(page, 9)) for page in pages),
                    *(join(vitals[key] for vitals in felt) for key in MEASURES),
                )
            )
            if felt[-1]["shift"] > MOST_SHIFT:
                yield f"{room}: shifts by more than {MOST_SHIFT} ‰"
    yield align(rows, left=(0,))


def measure(browser: Browser, urls: list[str]) -> Iterator[Vitals]:
    """The median of each measure, for each address."""
    visits = [[visit(browser, url) for url in urls] for _ in range(LOADS)]
    for each in zip(*visits, strict=True):
        yield {key: median(vitals[key] for vitals in each) for key in MEASURES}


def join(numbers: Iterable[float]) -> str:
    """Whole numbers with a stroke between them, one for each version."""
    return " / ".join(f"{number:,.0f}" for number in numbers)
