"""A first visit to the Oware page: its bytes and requests, and when they're needed."""

from __future__ import annotations

import gzip
import subprocess
from collections.abc import Iterable, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Literal

from bench.chromium import SITE, launch
from bench.figures import align
from bench.page import PAGE, PROBE
from tests.e2e.server import Fault, StaticHost, hold

COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".xml"}
"""Types that hosts usually compress; other files count as they are."""
BROTLI = (
    "const zlib = require('zlib');"
    "process.stdout.write(zlib.brotliCompressSync(require('fs').readFileSync(0)))"
)
OURS = Path("assets/ubao")

type Stage = Literal["touch", "move", "later"]
"""Until a board answers a touch; until Python has answered a move; in the background after that."""
STAGES: Sequence[Stage] = ("touch", "move", "later")
type Weight = tuple[int, int, int]
"""The size of files in bytes: raw, with gzip, with Brotli."""


def list_files() -> dict[str, Stage]:
    """Return the files requested on a first visit, by the stage that needs them.

    Python is held back until a touch was answered, and the last stage until a move was, so a stage
    that needed more than it should would never end.
    """
    python = hold(f"{OURS}/worker.js")
    late = [hold(f"{OURS}/{name}-*.js") for name in ("autosave", "features")]
    stages: dict[str, Stage] = {}

    def note(stage: Stage, held: Iterable[Fault] = ()) -> None:
        patterns = [fault.pattern for fault in held]
        for path in set(host.requests):
            if any(fnmatch(path, pattern) for pattern in patterns):
                continue
            file = path + "index.html" if path.endswith("/") else path
            if (SITE / file).is_file():
                stages.setdefault(file, stage)

    with launch() as browser, StaticHost(SITE) as host:
        host.faults += [python, *late]
        page = browser.new_page()
        page.add_init_script(PROBE)
        page.goto(host.url + PAGE)
        page.wait_for_function("() => window.probe.touched")
        note("touch", [python, *late])
        python.release()
        page.wait_for_function("() => window.probe.moved")
        note("move", late)
        for fault in late:
            fault.release()
        page.locator("ubao-board .ubao-typing").first.wait_for(state="attached")
        note("later")
    return stages


def weigh(path: str) -> Weight:
    """Return the size of a file, at the best compression where hosts compress it."""
    content = (SITE / path).read_bytes()
    if Path(path).suffix not in COMPRESSED:
        return len(content), len(content), len(content)
    brotli = subprocess.run(["node", "-e", BROTLI], input=content, capture_output=True, check=True)
    return len(content), len(gzip.compress(content, 9)), len(brotli.stdout)


def tabulate_visit() -> str:
    """Return a table of all files, largest first, and the sums that the design limits."""
    stages = list_files()
    weights = {path: weigh(path) for path in sorted(stages)}
    ours = [path for path in weights if path.endswith(".js") and Path(path).parent == OURS]
    rows = [("raw", "gzip", "Brotli", "needed", "bytes of a first visit")]

    def add(paths: Iterable[str], stage: str, what: str) -> None:
        raw, zipped, brotli = map(sum, zip(*(weights[path] for path in paths), strict=True))
        rows.append((f"{raw:,}", f"{zipped:,}", f"{brotli:,}", stage, what))

    def add_sum(what: str, paths: Iterable[str], until: Stage, aim: str = "") -> None:
        meant = [path for path in paths if STAGES.index(stages[path]) <= STAGES.index(until)]
        add(meant, f"≤ {until}", f"{what}, {len(meant)} files{aim}")

    for path in sorted(weights, key=lambda path: weights[path], reverse=True):
        add([path], stages[path], path)
    add_sum("all", weights, "move", " (aim: Brotli ≤ 4,000,000)")
    add_sum("all", weights, "later")
    add_sum("our own JavaScript", ours, "touch")
    add_sum("our own JavaScript", ours, "move", " (aim: gzip ≤ 15,000)")
    add_sum("our own JavaScript", ours, "later")
    return align(rows, left=(3, 4))
