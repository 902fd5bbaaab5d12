"""Find which functions of Pyodide's WebAssembly run during play, in every browser installed.

    python tools/profile_python.py

An instrumented copy of the WebAssembly records what runs while all games, operations, refusals,
custom games and pupils' players are exercised. The resulting `widgets/runtime/profile.txt` lists
the functions to load on a first visit.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Playwright, sync_playwright

from bench.chromium import find_options
from game_core import GAMES
from game_core.search.levels import LEVELS
from tests.e2e.server import StaticHost
from tests.e2e.test_firefox import find_firefox
from tests.help import golden
from tests.help.own_games import TEXT
from tests.help.requests import make_requests
from widgets.runtime import BUNDLE, node, scripts
from widgets.runtime.__main__ import PROFILE, WASM
from widgets.runtime.split.profile import mark, write_profile

WORKER = Path(__file__).with_name("profile_worker.js")
MEMORY = scripts.BROWSER / "engine" / "memory.js"
ASK = """(given) => new Promise((resolve, reject) => {
  const worker = new Worker('profile_worker.js', { type: 'module' });
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.onmessage = () => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage(given);
  };
})"""
STRANGE: tuple[Any, ...] = (
    None, True, 7, -1, 1e308, "", "x", "ñ → 🌱", "\ud800", "9" * 5000, [], ["A", 3], {}, {"a": {}},
)  # fmt: skip
"""Invalid values of a request's fields."""
OTHERS = (
    "own:rules=a011020010011", "own:rules=q02001011002", "own:rules=z1", "own:rules=", "nonesuch",
    "owarre",
)  # fmt: skip
"""Games made from cards, and values that aren't games."""
PERFT = """
from game_core import GAMES, perft
for game in GAMES:
    perft(game.start(), 2)
"""
SIGNS = "import random, math, re, json, copy, heapq, bisect, time, string\n"
PLAYERS = (
    "return position.moves()[1]",
    "return max(position.moves(), key=lambda move: (random.random(), len(move)))",
    "return random.choice(sorted(set(position.moves()), reverse=True))",
    "print('hello', 1.5, [1, 2], {'a': (1,)}, 2 ** 100)\n    return position.moves()[-1]",
    "print(f'{math.pi:.3f} {1e9:,} {7:>5}|{-3 % 5} {10 // 3}', round(2.5), 7 / 3)\n    return 'a'",
    "return json.loads(json.dumps(['a', 1.5, None, True]))[0]",
    "return re.sub(r'(\\w)b', r'\\1', 'ab').lower().strip().split(',')[0].title().lower()",
    "return random.sample(position.moves(), 1)[0] if random.randint(1, 9) else copy.copy('a')",
    "q = [3, 1, 2]\n    heapq.heapify(q)\n    return 'abc'[bisect.bisect(sorted(q), 0)]",
    "return [m for m in position.moves() if position.play(m)][0]",
    "return foo", "return position.moves()[99]", "return {}['a']", "return position.move()",
    "return 1 / 0", "return choose(position)", "return 'a' + 1", "raise MemoryError", "return 17",
    "raise SystemExit", "return position.play('z')", "import os", "import js", "return None",
    "x = [0] * 10 ** 9", "while True:\n        pass\n        break", "return 'a",
    "time.sleep(0)\n    return str(time.time())[:1]", "raise ValueError('ñ')", "assert False",
)  # fmt: skip
"""Pupils' functions, good and bad."""


def main() -> None:
    """Write the profile, and print its number of functions."""
    given = {"requests": [*list_requests()], "players": [*list_players()], "code": PERFT}
    original = (node.find_pyodide() / WASM).read_bytes()
    ran: set[int] = set()
    with TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder = Path(scratch) / "site"
        make_site(folder, original)
        for name, browser in launch_all(playwright):
            with browser, StaticHost(folder) as host:
                page = browser.new_page()
                page.goto(host.url)
                found = set(page.evaluate(ASK, given))
            print(f"{name}: {len(found)} functions, {len(found - ran)} of them new")
            ran |= found
    write_profile(PROFILE, original, ran)
    print(f"{PROFILE} has {len(ran)} functions.")


def make_site(folder: Path, original: bytes) -> None:
    """Write a page with the bundle's Python and its complete, instrumented WebAssembly."""
    shutil.copytree(BUNDLE, folder)
    (home,) = (folder / "runtime").iterdir()
    (home / WASM).write_bytes(mark(original))
    for module in (WORKER, MEMORY):
        shutil.copyfile(module, folder / module.name)
    (folder / "index.html").write_text("<!doctype html><title>Profile</title>")


def launch_all(playwright: Playwright) -> Iterator[tuple[str, Browser]]:
    """Yield Chromium, and Firefox if installed."""
    yield "Chromium", playwright.chromium.launch(**find_options())
    if path := find_firefox():
        yield "Firefox", playwright.firefox.launch(channel="moz-firefox", executable_path=path)
    else:
        print("There is no Firefox here; what only it calls isn't in the profile.")


def list_requests() -> Iterator[str]:
    """Yield requests for all operations and games, as texts, and broken ones."""
    for game in GAMES:
        for case in golden.read(game.slug):
            yield json.dumps({"op": "transcript", "game": game.slug, "record": case.record})
        asked = make_requests(game)
        for request in asked.values():
            # The second request is answered from a cache, or continues a long task.
            yield from [json.dumps(request)] * 2
        for name in (level.slug for level in LEVELS):
            yield json.dumps(asked["think"] | {"level": name, "job": name})
            yield json.dumps(asked["contest"] | {"players": [name, name], "job": name})
    for request in asked.values():
        quick = {"milliseconds": 1} if "milliseconds" in request else {}
        for field in request:
            yield json.dumps({name: value for name, value in request.items() if name != field})
            for value in STRANGE:
                yield json.dumps(request | quick | {field: value})
        yield json.dumps(request | {"game": "twins", "source": TEXT, "record": ""})
        for broken in ("class", "1 / 0", "import os", TEXT[:400], TEXT.replace("4", "'x'")):
            yield json.dumps(request | {"game": "twins", "source": broken, "record": ""})
    for slug in OTHERS:
        for op in ("open", "rules", "levels", "worth", "transcript"):
            yield json.dumps({"op": op, "game": slug, "record": "", "name": "Ñ <b>"})
        yield json.dumps(asked["think"] | {"game": slug, "record": "", "job": slug})
        yield json.dumps(asked["contest"] | {"game": slug, "record": "", "job": slug})
    yield from ("", "{", "[]", "null", '"\\ud800"')


def list_players() -> Iterator[str]:
    """Yield what pupils' players are asked: to accept some code, then for a move."""
    for body in PLAYERS:
        yield json.dumps({"source": f"{SIGNS}\ndef choose(position):\n    {body}\n"})
        yield json.dumps({"game": "oware", "position": str(GAMES[0].start())})


if __name__ == "__main__":
    main()
