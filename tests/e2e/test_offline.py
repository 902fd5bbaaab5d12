"""The site stores itself on a device: after a restart offline, everything plays."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from functools import partial
from http import HTTPStatus
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.e2e import ARGS, PATIENCE
from tests.e2e.board import Board
from tests.e2e.dialogs import Dialog
from tests.e2e.scripts import find_runtime
from tests.e2e.server import PREFIX, Fault, StaticHost, cut, log_in, refuse
from tests.e2e.versions import (
    CONTROLLED,
    UNTOUCHED,
    find_new_version,
    host_small_site,
    open_page,
    publish,
    wait_until,
)
from tests.help.paths import OTHER_SITES, SITE
from widgets.finish import finish
from widgets.finish.bill import BILL
from widgets.finish.hosts import APACHE, NETLIFY
from widgets.finish.offline import WORKER
from widgets.runtime import SHARED

pytestmark = pytest.mark.undrawn

HEAD_START = 10_000
"""Milliseconds after which a page has the rest of the site stored."""

FETCH_ALL = """async (paths) => {
  const missing = [];
  for (const path of paths) {
    const response = await fetch(path).catch(() => null);
    if (!response?.ok) missing.push(path);
  }
  return missing;
}"""

KEPT = """async () => (await Promise.all(
  (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
)).reduce((sum, files) => sum + files, 0)"""
UPDATE = "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"
FAILED = """async () => {
  const { installing, waiting } = await navigator.serviceWorker.getRegistration();
  return !installing && !waiting;
}"""
"""A new version wasn't fetched completely."""
REGISTERED = "async () => (await navigator.serviceWorker.getRegistrations()).length"
PYTHON_KEPT = """async () => {
  const [name] = (await caches.keys()).filter((each) => each.startsWith('ubao-runtime'));
  if (!name) return false;
  const kept = await (await caches.open(name)).keys();
  return kept.some(({ url }) => url.endsWith('.wasm'));
}"""
ASK = """([runtime, source]) => runtime.call({ op: 'open', game: 'gamma', record: '', source })
  .catch(({ message }) => message)"""
GAMMA = "import math\nraise ValueError(str(math.gamma(5)))"
"""A game's file that calls something no game of ours does, and says what came of it."""
NOTE_TIMERS = """globalThis.timers = [];
globalThis.setTimeout = ((set) => (work, time, ...values) => {
  timers.push(time);
  return set(work, time, ...values);
})(setTimeout);"""
SNAPSHOT_KEPT = "async () => (await caches.keys()).some((each) => /snapshot/.test(each))"


FEW = ("404.html", "assets/", "games/oware/", "plans/oware/", "ready/")


def shorten(worker: bytes) -> bytes:
    """The service worker with few pages to keep: to keep all takes long, and one test does."""
    begin, found, rest = re.split(rb"(?<== )(.*)(?=;\n)", worker, maxsplit=1)
    stock = json.loads(found)
    stock["pages"] = [entry for entry in stock["pages"] if entry[0].startswith(FEW)]
    return begin + json.dumps(stock).encode() + rest


SHORT = Fault(WORKER, change=shorten)


class Ready:
    """The page that gets a device ready for offline use."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        page.goto(f"{site}ready/")
        self.start, self.again, self.remove = (
            page.get_by_role("button", name=name)
            for name in ("Get this device ready", "Try again", "Remove it from this device")
        )
        self.said: Locator = page.locator(".ubao-ready-said")
        self.bar = page.locator("ubao-ready progress")

    def prepare(self) -> None:
        """Wait for the green tick."""
        self.start.click()
        expect(self.said).to_have_text("This device is ready. It now works offline.")
        # The button that had the focus has disappeared.
        expect(self.said).to_be_focused()


TAKE_STOCK = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => { window.answer = data; };
  active.postMessage('stock', [port2]);
}"""
"""Ask how much is stored, as `<ubao-ready>` does."""


@pytest.fixture
def launch(
    browser: Browser, chromium: str, tmp_path: Path
) -> Iterator[Callable[[], BrowserContext]]:
    """Starts the browser of one person, who has it again after it was closed."""
    opened: list[BrowserContext] = []

    def start() -> BrowserContext:
        for context in opened:
            context.close()
        context = browser.browser_type.launch_persistent_context(
            tmp_path / "profile",
            executable_path=chromium,
            chromium_sandbox=os.getuid() != 0,
            args=ARGS,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        opened[:] = [context]
        return context

    yield start
    for context in opened:
        context.close()


def list_paths() -> list[str]:
    """Every page and file of the site that a page may ask for.

    Sites in other languages have a stock of their own, as have those who run the rules elsewhere.
    """
    others = (*OTHER_SITES.values(), SITE / SHARED)
    names = (
        path.relative_to(SITE).as_posix()
        for path in sorted(SITE.rglob("*"))
        if path.is_file() and not any(map(path.is_relative_to, others))
    )
    return [
        PREFIX + name.removesuffix("index.html")
        for name in names
        # English search needs no other language; some files are for hosts and programs.
        if not name.endswith((".map", ".gz", WORKER, "sitemap.xml", "objects.inv"))
        and name not in (NETLIFY, APACHE, BILL)
        and "/lunr/" not in name
    ]


def test_a_ready_device_has_everything_after_a_restart_without_a_network(
    launch: Callable[[], BrowserContext],
) -> None:
    with StaticHost(SITE) as host:
        page = launch().new_page()
        Ready(page, host.url).prepare()
        expect(page.get_by_text("For a faster start:")).to_contain_text(" MB")
    # The server is gone.
    page = launch().new_page()
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(request.url))
    page.goto(f"{host.url}games/oware/?from=a-link")
    board = Board(page)
    board.expect_state("ready")
    board.play("C")
    board.expect_game("C")
    assert "24.0" in page.evaluate(ASK, [find_runtime(page, host.url), GAMMA])
    assert page.evaluate(FETCH_ALL, list_paths()) == []
    # A page that stays open for a while looks for a newer version.
    assert [url for url in failed if not url.endswith(WORKER)] == []
    # Sites in other languages have copies of their own.
    page.goto(f"{host.url}fr/games/oware/#p=0")
    expect(page).to_have_title("This page isn't stored on this device")
    expect(page.locator("h1:visible")).to_have_text("This page isn't stored on this device")
    with page.expect_navigation():
        page.get_by_role("button", name="Try again").click()
    expect(page).to_have_url(f"{host.url}fr/games/oware/#p=0")
    page.get_by_role("link", name="Go to the home page of Ubao").click()
    expect(page).to_have_url(host.url)
    page.goto(f"{host.url}privacy/")
    page.get_by_role("button", name="Forget everything on this device").click()
    Dialog(page).answer("Forget everything")
    wait_until(page, f"async () => await ({KEPT})() === 0")
    assert page.evaluate(REGISTERED) == 0


def test_playing_keeps_python_too_and_a_snapshot_of_it(
    browser: Browser, server: StaticHost
) -> None:
    server.faults.append(SHORT)
    with browser.new_context(reduced_motion="reduce") as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"{server.url}games/oware/")
        page.evaluate("url => navigator.serviceWorker.register(url)", f"{server.url}{WORKER}")
        page.wait_for_function(CONTROLLED)
        board = Board(page)
        board.play("C")
        board.expect_game("C")
        wait_until(page, PYTHON_KEPT)
        wait_until(page, SNAPSHOT_KEPT)
        # Code that no game calls is fetched only for a device that's made ready.
        assert not any(path.endswith("later.wasm") for path in server.requests)
        runtime = find_runtime(page, server.url)
        server.faults.append(refuse("*later.wasm"))
        lost = "Part of the game couldn't be loaded."
        assert page.evaluate(ASK, [runtime, GAMMA]) == lost


def test_a_broken_off_download_says_so_goes_on_and_can_be_removed(
    browser: Browser, server: StaticHost
) -> None:
    with browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        fresh = context.new_page()
        ready = Ready(fresh, server.url)
        button = ready.start
        # Substitutes for files aren't stored, nor are incomplete files.
        for fault in (log_in("plans/*"), cut("*.wasm")):
            server.faults[:] = [SHORT, fault]
            button.click()
            expect(ready.said).to_contain_text("It stopped before the end.")
            button = ready.again
        server.faults.remove(fault)
        button.click()
        expect(ready.said).to_contain_text("This device is ready.")
        assert fresh.evaluate(KEPT) > 0
        ready.remove.click()
        expect(ready.said).to_contain_text("It's been removed.")
        expect(ready.start).to_be_focused()
        assert (fresh.evaluate(KEPT), fresh.evaluate(REGISTERED)) == (0, 0)


# --- Successive versions of a site of two small pages ---


def test_a_page_has_the_site_kept_after_a_while(browser: Browser, tmp_path: Path) -> None:
    with host_small_site(tmp_path) as host, browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.clock.install()
        page.goto(host.url)
        page.clock.run_for(HEAD_START - 1000)
        assert page.evaluate(REGISTERED) == 0
        page.clock.run_for(1000)
        page.wait_for_function(CONTROLLED)


def test_where_storage_fails_the_copy_still_answers(browser: Browser, tmp_path: Path) -> None:
    with host_small_site(tmp_path) as host, browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        page = open_page(context, host.url)
        [worker] = context.service_workers
        worker.evaluate("() => { caches.open = () => Promise.reject(new Error('full')); }")
        page.evaluate(TAKE_STOCK)
        page.wait_for_function("() => 'answer' in window")


def test_a_new_version_takes_over_between_two_pages(browser: Browser, tmp_path: Path) -> None:
    with host_small_site(tmp_path) as host, browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        page = open_page(context, host.url)
        publish(tmp_path, "two")
        page.reload()
        expect(page.locator("h1")).to_have_text("one")
        find_new_version(page)
        # It waits, and nothing changes for readers who are here.
        expect(page.locator("h1")).to_have_text("one")
        page.goto(f"{host.url}other.html")
        expect(page.locator("h1")).to_have_text("two")


def test_a_new_version_waits_until_the_other_pages_are_closed(
    browser: Browser, tmp_path: Path
) -> None:
    with host_small_site(tmp_path) as host, browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        playing = open_page(context, host.url)
        publish(tmp_path, "two")
        find_new_version(playing)
        other = open_page(context, f"{host.url}other.html")
        expect(other.locator("h1")).to_have_text("one")
        other.reload()
        expect(other.locator("h1")).to_have_text("one")
        other.close()
        playing.close()
        alone = context.new_page()
        alone.add_init_script(UNTOUCHED)
        # It will reload once more automatically.
        alone.goto(f"{host.url}other.html", wait_until="commit")
        expect(alone.locator("h1")).to_have_text("two")


PAGES = ("", "other.html")
"""The small site's pages, as they're requested."""


def _hand_out(_: bytes, content: bytes) -> bytes:
    return content


def test_half_of_a_new_version_is_not_kept(browser: Browser, tmp_path: Path) -> None:
    with host_small_site(tmp_path) as host, browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        page = open_page(context, host.url)
        old = {path: (tmp_path / (path or "index.html")).read_bytes() for path in PAGES}
        publish(tmp_path, "two")
        # A cache on the network still has the earlier pages.
        host.faults += [Fault(path, change=partial(_hand_out, content=old[path])) for path in PAGES]
        page.evaluate(UPDATE)
        wait_until(page, FAILED)
        page.reload()
        expect(page.locator("h1")).to_have_text("one")
        # Later it doesn't: the new version is loaded automatically.
        host.faults.clear()
        find_new_version(page)
        page.goto(f"{host.url}other.html")
        expect(page.locator("h1")).to_have_text("two")


def test_a_host_that_writes_into_pages_keeps_no_version_away(
    browser: Browser, tmp_path: Path
) -> None:
    def write(content: bytes) -> bytes:
        return content.replace(b"</body>", b"<!-- served by a host --></body>")

    with host_small_site(tmp_path) as host, browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        host.faults += [Fault(path, change=write) for path in PAGES]
        page = open_page(context, host.url)
        publish(tmp_path, "two")
        find_new_version(page)
        page.goto(f"{host.url}other.html")
        expect(page.locator("h1")).to_have_text("two")


def test_a_site_that_has_moved_says_so_and_one_that_only_can_not_be_had_does_not(
    browser: Browser, tmp_path: Path
) -> None:
    later, go = "Later", "Go to the new address"
    offered: dict[int, list[str]] = {
        403: [], 404: [later], 500: [], 410: [later], 503: [], 301: [go, later]
    }  # fmt: skip
    with host_small_site(tmp_path) as host, browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        open_page(context, host.url).close()
        page = context.new_page()
        page.clock.install()
        page.add_init_script(NOTE_TIMERS)
        requested: list[str] = []
        page.on("request", lambda request: requested.append(request.url))
        for status, answers in offered.items():
            host.faults[:] = [refuse("*", HTTPStatus(status))]
            page.goto(host.url)
            expect(page.locator("h1")).to_have_text("one")
            page.wait_for_function(CONTROLLED)
            page.wait_for_function(f"() => timers.includes({HEAD_START})")
            requested.clear()
            with page.expect_response(f"**/{WORKER}"):
                page.clock.run_for(HEAD_START)
            news = page.locator(".ubao-news")
            if answers:
                expect(news).to_contain_text("This site isn't at this address anymore.")
                expect(news.get_by_role("button")).to_have_text(answers)
            else:
                # Later than its own answer, after which it would ask for the message's script.
                page.evaluate("url => fetch(url, { cache: 'no-store' })", host.url + WORKER)
                expect(news).to_have_count(0)
            assert bool(answers) == any(url.endswith("/renewal.js") for url in requested)
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(error.message))
        context.set_offline(True)
        page.goto(host.url)
        page.wait_for_function(f"() => timers.includes({HEAD_START})")
        with page.expect_event("requestfailed"):
            page.clock.run_for(HEAD_START)
        page.evaluate("url => fetch(url, { cache: 'no-store' }).catch(() => {})", host.url + WORKER)
        assert errors == []


def test_a_site_that_is_kept_no_more_goes_from_the_device(browser: Browser, tmp_path: Path) -> None:
    with host_small_site(tmp_path) as host, browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        page = open_page(context, host.url)
        assert page.evaluate(KEPT) > 0
        finish(tmp_path, offline=False)
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        wait_until(page, f"async () => await ({KEPT})() === 0")
        wait_until(page, f"async () => await ({REGISTERED})() === 0")
