"""Fixtures of the end-to-end tests: the site on a plain host, and a browser that visits it.

Every test that takes `page` fails when anything on it broke the policy, threw an uncaught
exception, asked another host for anything or put an error on the console. A test that provokes
errors on the console says so: `@pytest.mark.faulty`. `@pytest.mark.context(viewport=…)` sets
options of the browser context; the mark nearest to the test wins. Visitors have played before, so
that nobody leads them; `@pytest.mark.context(storage_state=None)` makes a newcomer.

Loading a page starts Python, which takes longer than all else. So tests share pages that are made
as new before each of them (`shared.py`): those that take `oware`, and those that ask `share` for a
page by its path: `share("games/amphora/")`, or `share("games/oware/", clock=True)` to stop its
clock. Prefer them. Such a test may do what a person can do, and leave the page as it likes:
elsewhere, in the dark, in the middle of a game. It may end the worker as well: who comes next gets
another page. If it adds an init script or a clock of its own, it says `@pytest.mark.alone`: then
`oware` is on a page of its own, as it is with the marks `context` and `faulty`. So is every `page`
without `oware`. Who only looks at pages says `@pytest.mark.usefixtures("without_python")`; who only
uses them, `@pytest.mark.undrawn`: no pictures are made of them, which is an eighth of the work.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.e2e import PATIENCE
from tests.e2e.board import Board
from tests.e2e.server import StaticHost
from tests.e2e.shared import Share, SharedPages
from tests.e2e.undrawing import UNDRAW
from tests.e2e.visit import Visit, known
from tests.e2e.workers import ASLEEP
from tests.help.paths import ROOT

expect.set_options(timeout=PATIENCE)


WITHOUT = """
    WebUIOmniboxPopup WebUIOmniboxAimPopup

    AimEnabled AutoDeElevate AvoidCorsURLLoaderRestartOnRedirect
    AvoidUnnecessaryBeforeUnloadCheckSync BlockOriginHeaderModificationOnRedirect
    DestroyProfileOnBrowserClose DialMediaRouteProvider GlobalMediaControls HttpsUpgrades
    LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints PaintHolding
    ThirdPartyStoragePartitioning Translate
"""
"""Features that Chromium does without. The first line prepares a list below the address bar, though
no window is seen: more work for each new context than all else that it takes. The others Playwright
turns off, too, but of two such flags the last alone counts."""


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is."""
    found = subprocess.run(
        [ROOT / "tools" / "find-chromium.sh"], stdout=subprocess.PIPE, text=True, check=False
    )
    if found.returncode:
        pytest.fail("No Chromium: see the line above.", pytrace=False)
    return found.stdout.strip()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers; there may be only one at a time."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """Chromium, quiet in the background; every `page` has a context of its own in it."""
    browser = playwright.chromium.launch(
        executable_path=chromium,
        chromium_sandbox=os.getuid() != 0,
        args=[
            "--disable-background-networking",
            "--disable-component-update",
            # A name that is not this machine's own, as a school's network has them.
            "--host-resolver-rules=MAP school.test 127.0.0.1",
            f"--disable-features={','.join(WITHOUT.split())}",
            # Python is started often and used little: to compile it twice is not worth it.
            "--js-flags=--liftoff-only",
        ],
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
    """The host of the built site, without faults until the test adds some."""
    built_site_host.requests.clear()
    yield built_site_host
    built_site_host.faults.clear()


@pytest.fixture
def site(server: StaticHost) -> str:
    """The address of the built site's home page, under a sub-path."""
    return server.url


@pytest.fixture
def visit(request: pytest.FixtureRequest, server: StaticHost) -> Iterator[Visit]:
    """What the browser asked for during the test, and complained about: then the test fails."""
    visit = Visit(server.origin)
    yield visit
    if problems := visit.problems(faulty=request.node.get_closest_marker("faulty") is not None):
        pytest.fail("\n".join(problems), pytrace=False)


@pytest.fixture(scope="session")
def shared_pages(browser: Browser, built_site_host: StaticHost) -> Iterator[SharedPages]:
    """The pages that tests use in turn."""
    pages = SharedPages(browser, built_site_host.url)
    yield pages
    pages.close()


@pytest.fixture
def share(
    request: pytest.FixtureRequest, shared_pages: SharedPages, visit: Visit
) -> Iterator[Share]:
    """Asked for a path of the site: the shared page there, ready and as new."""
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
    """A page in a context of its own, as the test's `context` marks say, or a shared one."""
    own = any(request.node.get_closest_marker(name) for name in ("alone", "context", "faulty"))
    if "oware" in request.fixturenames and not own:
        yield request.getfixturevalue("share")("games/oware/")
        return
    # The copy that the site keeps of itself is for tests of that alone.
    options: dict[str, object] = {"service_workers": "block"}
    for mark in request.node.iter_markers("context"):
        options = {**mark.kwargs, **options}
    options.setdefault("storage_state", known(visit.origin))
    context = browser.new_context(**options)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    visit.watch(context)
    if request.node.get_closest_marker("undrawn"):
        context.add_init_script(UNDRAW)
    yield context.new_page()
    context.close()


@pytest.fixture
def without_python(page: Page) -> None:
    """Python stays on its way: for tests that look at pages and do not play."""
    page.add_init_script(ASLEEP)


@pytest.fixture
def oware(page: Page, site: str) -> Board:
    """The board of the Oware page, ready to be played on; a reader who asked for less motion."""
    page.emulate_media(reduced_motion="reduce")
    if page.url != f"{site}games/oware/":
        page.goto(f"{site}games/oware/")
    board = Board(page)
    board.expect_state("ready")
    return board
