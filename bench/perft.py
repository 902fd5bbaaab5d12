"""Leaves per second of Oware perft: game_core against OpenSpiel, and in the browser."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Page

from bench.chromium import ROOT, copy_site, launch
from bench.figures import Comparison
from game_core import get
from game_core.perft import perft
from tests.e2e.server import StaticHost

PYTHON = ROOT / ".venv-bench" / "bin" / "python"
DEPTH = 7
ROUNDS = 7
WORKER = Path(__file__).with_name("perft_worker.js")
ASK = """([game, depth]) => new Promise((resolve) => {
  window.perft.onmessage = ({ data }) => resolve(data);
  window.perft.postMessage({ game, depth });
})"""
SPAWN = """(url) => new Promise((resolve) => {
  window.perft = new Worker(url, { type: 'module' });
  window.perft.onmessage = resolve;
})"""


def run_in_bench_environment(command: str) -> str:
    """What `python -m bench.openspiel COMMAND` prints in the environment that has OpenSpiel."""
    if not PYTHON.exists():
        raise SystemExit("There is no .venv-bench: run make .venv-bench/stamp.")
    return subprocess.check_output([PYTHON, "-m", "bench.openspiel", command], cwd=ROOT, text=True)


def compare_with_openspiel() -> Comparison:
    """Both counted by the same recursion, in the same process, in turns."""
    rates = json.loads(run_in_bench_environment("perft"))
    what = f"Oware perft {DEPTH}, game_core / OpenSpiel driven from Python"
    return Comparison(what, "leaves/s", rates["game_core"], rates["OpenSpiel"], "≥ 0.60")


def compare_with_browser() -> Comparison:
    """The browser's worker, with the site's runtime, and this Python, in turns."""
    with TemporaryDirectory() as scratch, launch() as browser:
        site = copy_site(Path(scratch) / "site")
        shutil.copy(WORKER, site / "assets" / "ubao")
        with StaticHost(site) as host:
            page = browser.new_page()
            page.goto(host.url + "privacy/")
            page.evaluate(SPAWN, host.url + "assets/ubao/" + WORKER.name)
            count_in_browser(page)
            count_here()
            pairs = [(count_in_browser(page), count_here()) for _ in range(ROUNDS)]
    ours, native = zip(*pairs, strict=True)
    what = f"Oware perft {DEPTH}, browser / native Python"
    return Comparison(what, "leaves/s", ours, native, "≥ 0.60")


def count_in_browser(page: Page) -> float:
    """Leaves per second in the page's worker."""
    rate: float = page.evaluate(ASK, ["oware", DEPTH])
    return rate


def count_here() -> float:
    """Leaves per second in this process."""
    start = get("oware").start()
    began = perf_counter()
    leaves = perft(start, DEPTH)
    return leaves / (perf_counter() - began)
