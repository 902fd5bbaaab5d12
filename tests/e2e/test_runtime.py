"""Python in the browser, on a page with nothing else: the bundle, the worker, the watchdog."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page

from tests.e2e.server import StaticHost, hang, mistype, refuse
from tests.e2e.visit import Visit
from tests.help.paths import ROOT
from widgets import ASSETS
from widgets.prepare.messages import ALL, WORDS, write_messages
from widgets.runtime import BUNDLE, node, scripts

LIBRARY = "python_stdlib.txt"
FILES = ["pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", LIBRARY, "*-lock.json"]
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self'; img-src data:"
)
PAGE = f"""<!doctype html><html lang="en"><title>Python</title><link rel="icon" href="data:,">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<script src="words.js"></script><script type="module" src="page.js"></script>"""
SCRIPT = """import { runtime } from './engine/runtime.js';
import { speak } from './kit/speech.js';
import { forgetSite } from './offline/keeping.js';
import * as snapshot from './offline/snapshot.js';
window.workers = [];
window.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    window.workers.push(this);
  }
};
Object.assign(window, { forgetSite, runtime, speak, snapshot });
window.ask = (op, more) => runtime.call({ op, game: 'oware', record: '', ...more })
  .then((value) => ({ value }), ({ message, code }) => ({ message, code }));"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of everything, which tests may damage."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(BUNDLE, folder, dirs_exist_ok=True)
    sources = tmp_path_factory.mktemp("sources")
    (sources / "node_modules").symlink_to(ROOT / "node_modules")
    browser, standing_in = (
        sources / "widgets" / "browser",
        sources / "widgets" / "packs" / "browser",
    )
    shutil.copytree(scripts.BROWSER, browser)
    shutil.copytree(scripts.STANDING_IN, standing_in)
    (browser / "page.js").write_text(SCRIPT)
    manifest = json.loads((browser / "manifest.json").read_text())
    manifest["scripts"]["page"] = {"module": "page.js"}
    (browser / "manifest.json").write_text(json.dumps(manifest))
    target = sources / "target"
    paths = map(str, (browser, standing_in, BUNDLE / "bundle.js", target))
    node.run(node.HERE / "join.mjs", *paths, scripts.find_version())
    shutil.copytree(target / "joined", folder, dirs_exist_ok=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "words.js").write_text(dict(write_messages())[f"{ASSETS}/{WORDS}/{ALL}.js"])
    return folder


@pytest.fixture(scope="module")
def built_site_host(folder: Path) -> Iterator[StaticHost]:
    with StaticHost(folder) as host:
        yield host


@pytest.fixture
def open_page(page: Page, site: str) -> Page:
    """The page, before any requests."""
    page.goto(site)
    page.wait_for_function("() => window.runtime")
    return page


def ask(page: Page, op: str, **more: str) -> dict[str, Any]:
    answer: dict[str, Any] = page.evaluate("([op, more]) => ask(op, more)", [op, more])
    return answer


def state(page: Page) -> object:
    return page.evaluate("() => runtime.state")


def test_a_request_is_answered_under_the_policy(open_page: Page, visit: Visit) -> None:
    answer = ask(open_page, "play", move="C")
    assert answer["value"]["moves"] == ["C"]
    assert answer["value"]["legal"] == list("abcdef")
    assert state(open_page) == "ready"
    wasm = [url for url in visit.requests if url.endswith(".wasm")]
    assert len(wasm) == 1


def test_progress_comes_to_the_bytes_of_all_files_and_a_refusal_leaves_all_well(
    open_page: Page,
) -> None:
    seen = open_page.evaluate("""async () => {
      const seen = [];
      runtime.addEventListener('change', () => seen.push({ ...runtime.progress }));
      await ask('open');
      return seen;
    }""")
    totals = {step["total"] for step in seen[1:]}
    loaded = [step["loaded"] for step in seen]
    assert totals == {seen[-1]["total"]}
    assert loaded == sorted(loaded)
    # Progress comes in steps of a hundredth; a file that arrives at once is one step.
    assert len(set(loaded)) >= 3
    assert seen[-2]["loaded"] == seen[-1]["loaded"] == seen[-1]["total"]
    assert [step["stage"] for step in seen][-2:] == ["start", "ready"]

    # It has a code, and the worker survives.
    assert ask(open_page, "play", move="a")["code"] == "illegal-move"
    assert ask(open_page, "play", record="nonsense")["code"] == "bad-record"
    assert "value" in ask(open_page, "open")
    assert open_page.evaluate("() => workers.length") == 1


@pytest.mark.faulty
@pytest.mark.parametrize("name", [*FILES, "worker.js"])
def test_a_refused_file_is_a_failed_start_until_tried_again(
    open_page: Page, server: StaticHost, name: str
) -> None:
    server.faults.append(refuse(f"*{name}"))
    answer = ask(open_page, "open")
    assert state(open_page) == "failed"
    assert answer["message"] == open_page.evaluate("() => speak(runtime.reason)")
    server.faults.clear()
    open_page.evaluate("() => runtime.retry()")
    assert "value" in ask(open_page, "open")


@contextmanager
def changed(path: Path, content: bytes) -> Iterator[None]:
    """Replace the content of a file for a while."""
    good = path.read_bytes()
    path.write_bytes(content)
    try:
        yield
    finally:
        path.write_bytes(good)


@pytest.mark.faulty
def test_a_damaged_archive_is_refused(open_page: Page, folder: Path) -> None:
    (library,) = folder.rglob(LIBRARY)
    content = bytearray(library.read_bytes())
    content[len(content) // 2] ^= 1
    with changed(library, bytes(content)):
        assert ask(open_page, "open")["message"] == "Part of the game couldn't be loaded."


@pytest.mark.faulty
def test_an_archive_without_the_rules_is_a_failed_start(open_page: Page, folder: Path) -> None:
    (library,) = folder.rglob(LIBRARY)
    bare = io.BytesIO()
    with ZipFile(library) as whole, ZipFile(bare, "w") as archive:
        for name in whole.namelist():
            if not name.startswith("game_core/"):
                archive.writestr(name, whole.read(name))
    true, false = (hash_integrity(content) for content in (library.read_bytes(), bare.getvalue()))
    bundle = folder / "bundle.js"
    with (
        changed(library, bare.getvalue()),
        changed(bundle, bundle.read_bytes().replace(true, false)),
    ):
        assert ask(open_page, "open")["message"] == "Part of the game couldn't be loaded."


def hash_integrity(content: bytes) -> bytes:
    return base64.b64encode(hashlib.sha256(content).digest())


LATER = "pyodide.later.wasm"
GAMMA = "import math\nraise ValueError(str(math.gamma(5)))"
"""A file of a game that calls something no game of ours does, and says what came of it."""


def test_what_no_game_calls_is_fetched_when_it_is_called(open_page: Page, visit: Visit) -> None:
    def count() -> int:
        return sum(url.endswith(LATER) for url in visit.requests)

    assert "value" in ask(open_page, "play", move="C")
    assert count() == 0
    for _ in range(2):
        said = ask(open_page, "open", game="gamma", source=GAMMA)
        assert (said["code"], "24.0" in said["message"]) == ("bad-game", True)
        assert count() == 1
    assert "value" in ask(open_page, "play", move="C")
    assert open_page.evaluate("() => workers.length") == 1


@pytest.mark.faulty
def test_where_that_can_not_be_had_it_is_said_and_may_be_tried_again(
    open_page: Page, server: StaticHost
) -> None:
    server.faults.append(refuse(f"*{LATER}"))
    said = ask(open_page, "open", game="gamma", source=GAMMA)
    assert said["message"] == open_page.evaluate("() => speak(runtime.reason)")
    assert said["message"] == "Part of the game couldn't be loaded."
    assert state(open_page) == "failed"
    server.faults.clear()
    open_page.evaluate("() => runtime.retry()")
    assert "24.0" in ask(open_page, "open", game="gamma", source=GAMMA)["message"]


def test_wrong_types_do_no_harm(open_page: Page, server: StaticHost) -> None:
    server.faults += [mistype("*pyodide.asm.wasm"), mistype(f"*{LIBRARY}")]
    assert "value" in ask(open_page, "open")


@pytest.mark.faulty
@pytest.mark.parametrize("name", FILES)
def test_a_start_that_hangs_is_given_up(page: Page, server: StaticHost, name: str) -> None:
    server.faults.append(hang(f"*{name}"))
    page.clock.install()
    page.goto(server.url)
    page.wait_for_function("() => window.runtime")
    page.evaluate("() => { window.answer = ask('open'); }")
    page.wait_for_function("() => runtime.progress.loaded > 0")
    page.clock.fast_forward(90_000)
    assert page.evaluate("() => answer")["message"] == "The game is taking too long to load."


def test_a_silenced_worker_is_replaced(page: Page, site: str) -> None:
    page.clock.install()
    page.goto(site)
    page.wait_for_function("() => window.runtime")
    record = ask(page, "play", move="C")["value"]["record"]
    page.evaluate(
        """(record) => {
      workers[0].terminate();
      window.answer = ask('play', { record, move: 'a' });
    }""",
        record,
    )
    page.clock.fast_forward(30_000)
    assert page.evaluate("() => answer")["value"]["moves"] == ["C", "a"]
    assert page.evaluate("() => workers.length") == 2


# --- A snapshot of Python, taken once on a device ---

TAKE = """() => new Promise((resolve) => {
  const worker = new Worker('snapshot.js', { type: 'module' });
  worker.onmessage = () => {
    worker.terminate();
    resolve();
  };
})"""
WEIGH = """async () => {
  const name = (await caches.keys()).find((each) => each.startsWith('ubao-snapshot:'));
  if (!name) return 0;
  const cache = await caches.open(name);
  const [key] = await cache.keys();
  return (await (await cache.match(key)).arrayBuffer()).byteLength;
}"""
MEASURE = """async (most) => {
  const { recallSnapshot } = window.snapshot;
  const { putBack } = await recallSnapshot();
  const memory = new Int8Array(most).fill(1);
  putBack(memory);
  return memory.findLastIndex((byte) => byte !== 1) + 1;
}"""
"""Return how much of Python's memory a snapshot covers."""
KEEP = """async () => {
  const { keepSnapshot, recallSnapshot } = window.snapshot;
  const [HEAD, MEGABYTE] = [16, 1_048_576];
  const whole = new Uint8Array(HEAD + 5 * MEGABYTE);
  whole.set([1, 2, 3, 4, HEAD]);
  const memory = whole.subarray(HEAD);
  // A small gap, and a hole.
  memory[0] = memory[MEGABYTE / 2] = memory[4 * MEGABYTE] = 9;
  await keepSnapshot(whole);
  const { head, putBack } = await recallSnapshot();
  const target = new Int8Array(memory.length).fill(5);
  putBack(target);
  const at = (places) => places.map((place) => target[place * MEGABYTE]);
  return { head: [...head], parts: at([0, 0.5, 4]), gap: at([0.25]), hole: at([1, 3, 4.5]) };
}"""
REPLACE = """async ([at, told]) => {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const [key] = await cache.keys();
  const kept = await cache.match(key);
  const bytes = new Uint8Array(await kept.arrayBuffer());
  bytes[at] ^= 1;
  const headers = new Headers(kept.headers);
  if (told) {
    const words = new Int32Array(bytes.buffer);
    headers.set('x-ubao-sum', `${words.reduce((sum, word) => Math.imul(sum, 31) + word | 0, 0)}`);
  }
  await cache.put(key, new Response(bytes, { headers }));
}"""
MOST = 31_457_280
"""The bytes that Pyodide can restore."""
BUILD = 16
"""Where a snapshot names its build."""
CHANCE = "import random\nraise ValueError(str(random.random()))"


def start_again(page: Page) -> None:
    """Open the page again, with everything that's stored."""
    page.reload()
    page.wait_for_function("() => window.runtime")


def test_starts_from_a_snapshot_play_and_their_chance_differs(open_page: Page) -> None:
    assert open_page.evaluate(WEIGH) == 0
    open_page.evaluate(TAKE)
    # More couldn't be restored, and would throw.
    reach = open_page.evaluate(MEASURE, MOST)
    assert 5_000_000 < open_page.evaluate(WEIGH) < 0.6 * reach
    numbers = set()
    for _ in range(3):
        start_again(open_page)
        assert ask(open_page, "play", move="C")["value"]["moves"] == ["C"]
        said = ask(open_page, "open", game="chance", source=CHANCE)
        assert said["code"] == "bad-game"
        numbers.add(said["message"])
    assert len(numbers) == 3
    # Pyodide took it for its own: otherwise it would be deleted.
    assert open_page.evaluate(WEIGH) > 0
    open_page.evaluate("() => forgetSite()")
    assert open_page.evaluate(WEIGH) == 0


def test_of_a_snapshot_only_large_holes_are_not_put_back(open_page: Page) -> None:
    assert open_page.evaluate(KEEP) == {
        "head": [1, 2, 3, 4, 16, *[0] * 11],
        "parts": [9, 9, 9],
        "gap": [0],
        "hole": [5, 5, 5],
    }


@pytest.mark.parametrize(
    ("at", "told"),
    [pytest.param(5_000_000, False, id="damaged"), pytest.param(BUILD, True, id="another-build")],
)
def test_a_snapshot_that_is_none_is_thrown_away_and_the_start_goes_on(
    open_page: Page, at: int, told: bool
) -> None:
    open_page.evaluate(TAKE)
    open_page.evaluate(REPLACE, [at, told])
    start_again(open_page)
    assert ask(open_page, "play", move="C")["value"]["moves"] == ["C"]
    assert open_page.evaluate(WEIGH) == 0
