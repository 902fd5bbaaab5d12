"""The gain from a snapshot of Python's memory, by line and processor.

On a first visit, if pages fetched it; on later visits, if the device stores its own.

Times are from opening the page to Python's answer to a move.
"""

from __future__ import annotations

import base64
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext

from bench.again import TAKE
from bench.chromium import copy_site, launch_profile
from bench.narrow import NarrowHost
from bench.page import PAGE, time_move
from bench.processor import slow_down

MEGABITS = (1, 5, 20)
PROCESSORS = (1, 4, 6)
"""Slowdown factors relative to this machine."""
ROUNDS = 3
FAST = 1000
"""Megabits a second of a line without delays."""
PATIENCE = 180_000
"""Milliseconds that the slowest start may take."""
SCRIPTS = "assets/ubao/"
RECALLING = Path(__file__).with_name("fetched.js")
READ = """async () => {
  const { recall } = await import(new URL('assets/ubao/recalling.js', location.origin));
  let memory;
  const restart = await recall(false);
  await restart(async ({ _loadSnapshot }) => { throw memory = _loadSnapshot.slice(); }, {});
  let text = '';
  for (let at = 0; at < memory.length; at += 32768) {
    text += String.fromCharCode(...memory.subarray(at, at + 32768));
  }
  return btoa(text);
}"""
PRETEND = "async () => { await caches.open('ubao-snapshot'); }"
"""Makes a worker load the code for snapshots, as on a device that has one."""


def measure_lines(_: Sequence[str]) -> Iterator[str]:
    """Yield a Markdown table: a row for each line, and one for later visits."""
    with TemporaryDirectory() as scratch:
        site, fetching = (copy_site(Path(scratch) / name) for name in ("site", "fetching"))
        take_snapshot(site, fetching / SCRIPTS / "snapshot.txt")
        shutil.copyfile(RECALLING, fetching / SCRIPTS / "recalling.js")
        heads = [f"processor ÷ {times}" for times in PROCESSORS]
        yield f"| first visit, without / with a fetched snapshot | {' | '.join(heads)} |"
        yield "|---|" + "---|" * len(heads)
        for megabits in MEGABITS:
            cells = [
                [
                    median(visit(each, megabits, times) for _ in range(ROUNDS))
                    for each in (site, fetching)
                ]
                for times in PROCESSORS
            ]
            yield f"| {megabits} Mbit/s | {' | '.join(map(show, cells))} |"
        again = [revisit(site, times) for times in PROCESSORS]
        yield f"| next day, without / with the device's own | {' | '.join(map(show, again))} |"


def show(pair: Sequence[float]) -> str:
    """Format two times in seconds."""
    return " / ".join(f"{each / 1000:.1f} s" for each in pair)


def take_snapshot(site: Path, target: Path) -> None:
    """Write Python's memory to a file, as it would be fetched."""
    with (
        TemporaryDirectory() as profile,
        NarrowHost(site, FAST) as host,
        launch_profile(Path(profile)) as context,
    ):
        page = context.new_page()
        page.goto(f"{host.url}privacy/")
        page.evaluate(TAKE, f"{host.url}{SCRIPTS}snapshot.js")
        target.write_bytes(base64.b64decode(page.evaluate(READ)))
        # Compress it before timing begins.
        for path in (f"{SCRIPTS}{target.name}", PAGE):
            page.request.get(host.url + path)


def visit(site: Path, megabits: float, times: int) -> float:
    """Return the milliseconds until a first visit's move is answered."""
    with (
        TemporaryDirectory() as profile,
        NarrowHost(site, megabits) as host,
        launch_profile(Path(profile)) as context,
        slow_down(Path(profile), times),
    ):
        page = context.new_page()
        page.goto(f"{host.url}{SCRIPTS}icon.svg")
        page.evaluate(PRETEND)
        return open_page(context, host)


def revisit(site: Path, times: int) -> tuple[float, float]:
    """Return the same for a returning device, without a snapshot and with its own."""
    without, with_own = [], []
    for _ in range(ROUNDS):
        with TemporaryDirectory() as folder, NarrowHost(site, FAST) as host:
            profile = Path(folder)
            with launch_profile(profile) as context:
                open_page(context, host)
            with launch_profile(profile) as context, slow_down(profile, times):
                without.append(open_page(context, host))
            with launch_profile(profile) as context:
                page = context.new_page()
                page.goto(f"{host.url}privacy/")
                page.evaluate(TAKE, f"{host.url}{SCRIPTS}snapshot.js")
            with launch_profile(profile) as context, slow_down(profile, times):
                with_own.append(open_page(context, host))
    return median(without), median(with_own)


def open_page(context: BrowserContext, host: NarrowHost) -> float:
    """Return the milliseconds until a new page has answered a move."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return time_move(page, host)
