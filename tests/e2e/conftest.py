"""Fixtures for the end-to-end tests: the site on a plain host, and a browser that visits it.

Every test that takes `page` fails if the page violated the policy, threw an uncaught exception,
asked another host for anything, or logged an error to the console. If a test provokes such errors
on purpose, mark it `@pytest.mark.faulty`. `@pytest.mark.context(viewport=…)` sets options of the
browser context; the mark nearest to the test wins. Visitors have played before, so they get no
first-turn hints; `@pytest.mark.context(storage_state=None)` makes a newcomer. They prefer reduced
motion, which takes a tenth of the work of a turn that's shown step by step; a test about motion
emulates a visitor with no such preference.

Loading a page starts Python, which takes longer than anything else. So tests share pages, which
are reset before each test (`shared.py`): take `oware`, or ask `share` for a page by its path,
`share("games/amphora/")`, or `share("games/oware/", clock=True)` to stop its clock. Prefer these.
Such a test can do whatever a person can do, and leave the page in any state: somewhere else, in
dark colors, in the middle of a game. It can even kill the worker; the next test gets another page.
If a test adds an init script or its own clock, mark it `@pytest.mark.alone`, and `oware` gets a
page of its own. It also does with the marks `context` and `faulty`, and so does every `page`
without `oware`. For tests that only look at pages, use
`@pytest.mark.usefixtures("without_python")`; for tests that only use them,
`@pytest.mark.undrawn`: nothing is painted, which saves an eighth of the work.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.e2e import ARGS, PATIENCE
from tests.e2e.board import Board
from tests.e2e.server import StaticHost
from tests.e2e.shared import Share, SharedPages
from tests.e2e.undrawing import UNDRAW
from tests.e2e.visit import Visit, known
from tests.e2e.workers import ASLEEP
from tests.help.paths import ROOT

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of Chromium."""
    found = subprocess.run(
        [ROOT / "tools" / "find-chromium.sh"], stdout=subprocess.PIPE, text=True, check=False
    )
    if found.returncode:
        pytest.fail("No Chromium: see the line above.", pytrace=False)
    return found.stdout.strip()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """The driver of all browsers; there can only be one at a time."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """Chromium, without background work; every `page` gets its own context in it."""
    browser = playwright.chromium.launch(
        executable_path=chromium,
        chromium_sandbox=os.getuid() != 0,
        args=ARGS,
    )
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def built_site_host() -> Iterator[StaticHost]:
    """The host of the built site, for the whole session."""
    folder = ROOT / "site"
    if not (folder / "index.html").is_file():
        pytest.fail("The site is not built: run make build.", pytrace=False)
    with StaticHost(folder) as host:
        yield host


@pytest.fixture
def server(built_site_host: StaticHost) -> Iterator[StaticHost]:
    """The host of the built site; it has no faults until the test adds some."""
    built_site_host.requests.clear()
    yield built_site_host
    built_site_host.faults.clear()


@pytest.fixture
def site(server: StaticHost) -> str:
    """The address of the built site's home page, in a subfolder of its host."""
    return server.url


@pytest.fixture
def visit(request: pytest.FixtureRequest, server: StaticHost) -> Iterator[Visit]:
    """What the browser requested during the test, and its complaints, which fail the test."""
    visit = Visit(server.origin)
    yield visit
    if problems := visit.problems(faulty=request.node.get_closest_marker("faulty") is not None):
        pytest.fail("\n".join(problems), pytrace=False)


@pytest.fixture(scope="session")
def shared_pages(browser: Browser, built_site_host: StaticHost) -> Iterator[SharedPages]:
    """The pages that tests share."""
    pages = SharedPages(browser, built_site_host.url)
    yield pages
    pages.close()


@pytest.fixture
def share(
    request: pytest.FixtureRequest, shared_pages: SharedPages, visit: Visit
) -> Iterator[Share]:
    """Returns the shared page at a path of the site, ready and reset."""
    lent: list[Page] = []

    def lend(path: str, *, clock: bool = False) -> Page:
        page = shared_pages.lend(path, visit, clock=clock)
        lent.append(page)
        if request.node.get_closest_marker("undrawn"):
            page.evaluate(UNDRAW)
        return page

    yield lend
    for page in lent:
        visit.leave(page.context)


@pytest.fixture
def page(request: pytest.FixtureRequest, browser: Browser, visit: Visit) -> Iterator[Page]:
    """A page in its own context, with the options of the test's `context` marks, or shared."""
    own = any(request.node.get_closest_marker(name) for name in ("alone", "context", "faulty"))
    if "oware" in request.fixturenames and not own:
        yield request.getfixturevalue("share")("games/oware/")
        return
    # Only the tests of offline use need the site's offline copy.
    options: dict[str, object] = {"service_workers": "block"}
    for mark in request.node.iter_markers("context"):
        options = {**mark.kwargs, **options}
    usual = {"storage_state": known(visit.origin), "reduced_motion": "reduce"}
    context = browser.new_context(**{**usual, **options})  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    visit.watch(context)
    if request.node.get_closest_marker("undrawn"):
        context.add_init_script(UNDRAW)
    yield context.new_page()
    context.close()


@pytest.fixture
def without_python(page: Page) -> None:
    """Python never finishes loading: for tests that look at pages and don't play."""
    page.add_init_script(ASLEEP)


@pytest.fixture
def oware(page: Page, site: str) -> Board:
    """The board of the Oware page, ready to play on."""
    if page.url != f"{site}games/oware/":
        page.goto(f"{site}games/oware/")
    board = Board(page)
    board.expect_state("ready")
    return board
