"""How many bytes a first visit to the Oware page takes."""

from __future__ import annotations

import gzip
import subprocess
from dataclasses import dataclass
from pathlib import Path

from bench.chromium import SITE, launch
from bench.figures import align
from bench.page import PAGE
from tests.e2e.server import StaticHost

COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".xml"}
"""What a usual host compresses on the way; other files count as they are."""
BROTLI = (
    "const zlib = require('zlib');"
    "process.stdout.write(zlib.brotliCompressSync(require('fs').readFileSync(0)))"
)
OURS = Path("assets/ubao")


@dataclass(frozen=True)
class Weight:
    """What one file weighs, in bytes, on a host that sends it raw, with gzip, with Brotli."""

    path: str
    raw: int
    gzip: int
    brotli: int

    def __add__(self, other: Weight) -> Weight:
        return Weight(
            self.path,
            self.raw + other.raw,
            self.gzip + other.gzip,
            self.brotli + other.brotli,
        )


def list_files() -> list[str]:
    """The site's files that a browser asks for on a first visit, until a move was answered."""
    with launch() as browser, StaticHost(SITE) as host:
        page = browser.new_page()
        page.goto(host.url + PAGE)
        page.locator("ubao-board[state=ready]").first.wait_for()
        requests = sorted(set(host.requests))
    paths = [path + "index.html" if path.endswith("/") else path for path in requests]
    return [path for path in paths if (SITE / path).is_file()]


def weigh(path: str) -> Weight:
    """A file of the site, compressed as well as can be where hosts compress at all."""
    content = (SITE / path).read_bytes()
    if Path(path).suffix not in COMPRESSED:
        return Weight(path, len(content), len(content), len(content))
    brotli = subprocess.run(["node", "-e", BROTLI], input=content, capture_output=True, check=True)
    return Weight(path, len(content), len(gzip.compress(content, 9)), len(brotli.stdout))


def tabulate_visit() -> str:
    """A table of all files, the heaviest first, and the sums that the design limits."""
    weights = sorted(map(weigh, list_files()), key=lambda weight: -weight.raw)
    scripts = [w for w in weights if w.path.endswith(".js") and Path(w.path).parent == OURS]
    sums = (
        sum(weights, Weight("all files (aim: Brotli ≤ 4,300,000)", 0, 0, 0)),
        sum(scripts, Weight("our own JavaScript (aim: gzip ≤ 15,000)", 0, 0, 0)),
    )
    rows = [("raw", "gzip", "Brotli", "bytes of a first visit")]
    rows += [(f"{w.raw:,}", f"{w.gzip:,}", f"{w.brotli:,}", w.path) for w in (*weights, *sums)]
    return align(rows, left=(3,))
