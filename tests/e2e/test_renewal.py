"""A new version while an old page is open: announced, offered, and never during a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import PATIENCE
from tests.e2e.scripts import find_script
from tests.e2e.server import Fault, StaticHost, hold, refuse
from tests.e2e.versions import (
    UNTOUCHED,
    find_new_version,
    host_small_site,
    open_page,
    publish,
)
from widgets.finish.policy import expose

pytestmark = pytest.mark.undrawn

WAITS = "There's a new version of this site."
PARTED = "This part couldn't be loaded."
KEEP_OLD = """async () => {
  for (const kind of ['runtime', 'snapshot']) {
    const cache = await caches.open(`ubao-${kind}:${new URL('./', location.href).pathname}`);
    await cache.put('assets/ubao/runtime/0123456789abcdef/python', new Response('old'));
  }
}"""
"""Store the Python of an earlier version, as on a device that has played."""
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) kept.push(...(await (await caches.open(name)).keys()));
  return kept.filter(({ url }) => url.includes('0123456789abcdef')).length;
}"""

TOUCH = """() => Object.defineProperty(navigator.userActivation, 'hasBeenActive', {
  get() {
    window.hasAsked = true;
    return true;
  },
})"""
"""Touch a page that's still `UNTOUCHED`, and note when it asks for that."""


def test_a_version_that_waits_is_offered_where_nobody_plays(
    browser: Browser, tmp_path: Path
) -> None:
    with host_small_site(tmp_path) as host, browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        page, other = (open_page(context, host.url + name) for name in ("", "other.html"))
        page.reload()
        page.evaluate(KEEP_OLD)
        publish(tmp_path, "two")
        find_new_version(page)
        assert page.evaluate(KEPT) == 2
        news = page.locator(".ubao-news")
        expect(news.get_by_role("status")).to_have_text(WAITS)
        take = news.get_by_role("button", name="Update now")
        take.click()
        expect(news).to_contain_text("First close the other pages of this site.")
        expect(page.locator("h1")).to_have_text("one")
        other.close()
        take.click()
        expect(page.locator("h1")).to_have_text("two")
        expect(news).to_have_count(0)
        assert page.evaluate(KEPT) == 0
        publish(tmp_path, "three")
        find_new_version(page)
        # An open page keeps the old version.
        other = open_page(context, f"{host.url}other.html")
        expect(other.locator("h1")).to_have_text("two")
        news.get_by_role("button", name="Later").click()
        expect(news).to_have_count(0)
        expect(page.locator("h1")).to_have_text("two")
        # Put off once, it isn't offered on the tab's next page, but it is in another tab.
        page.goto(f"{host.url}other.html")
        expect(other.locator(".ubao-news").get_by_role("status")).to_have_text(WAITS)
        expect(page.locator("h1")).to_have_text("two")
        expect(news).to_have_count(0)


def test_nobody_is_asked_in_the_middle_of_a_game(browser: Browser, tmp_path: Path) -> None:
    with host_small_site(tmp_path) as host, browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        page = open_page(context, host.url)
        page.reload()
        page.evaluate(
            """() => {
              const board = Object.assign(document.createElement('ubao-board'), { moves: ['C'] });
              document.body.append(board);
            }"""
        )
        publish(tmp_path, "two")
        find_new_version(page)
        news = page.locator(".ubao-news")
        expect(news).to_have_count(1)
        expect(news).to_be_hidden()
        page.evaluate(
            """() => {
              const board = document.querySelector('ubao-board');
              board.result = { winner: 'S' };
              board.dispatchEvent(new CustomEvent('ubao-end', { bubbles: true }));
            }"""
        )
        expect(news).to_be_visible()


# --- Pages without a copy on the device, while the host gets a new version ---


@pytest.mark.faulty
@pytest.mark.parametrize(
    ("path", "script"), [("games/oware/puzzles/", "trainer"), ("games/oware/learn/", "path")]
)
def test_an_old_page_is_loaded_again_once_where_its_parts_are_gone(
    page: Page, server: StaticHost, path: str, script: str
) -> None:
    name = find_script(f"elements/{script}.js")
    server.faults.append(refuse(name))
    page.add_init_script(UNTOUCHED)
    page.goto(server.url + path)
    lost = page.locator(".ubao-lost")
    page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    expect(lost).to_contain_text(PARTED)
    asked = server.requests.count(name)
    # The next try is up to the reader.
    server.faults.clear()
    lost.get_by_role("button", name="Try again").click()
    expect(page.locator("ubao-board")).to_have_attribute("state", "ready")
    expect(lost).to_have_count(0)
    assert asked <= 4


@pytest.mark.faulty
def test_so_is_a_page_of_a_site_without_the_policy(page: Page, server: StaticHost) -> None:
    server.faults += [
        Fault("games/oware/learn/*", change=lambda html: expose(html.decode()).encode()),
        refuse(find_script("elements/path.js")),
    ]
    page.add_init_script(UNTOUCHED)
    page.goto(f"{server.url}games/oware/learn/")
    page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    expect(page.locator(".ubao-lost")).to_contain_text(PARTED)


@pytest.mark.faulty
def test_a_page_that_is_touched_meanwhile_is_not_loaded_again(
    page: Page, server: StaticHost
) -> None:
    last = hold("assets/ubao/bundle.js")
    server.faults += [refuse(find_script("elements/path.js")), last]
    page.add_init_script(UNTOUCHED)
    with page.expect_request("**/bundle.js"):
        page.goto(f"{server.url}games/oware/learn/")
    page.evaluate(TOUCH)
    last.release()
    # It asks before it would reload.
    page.wait_for_function("() => window.hasAsked")
    expect(page.locator(".ubao-lost")).to_contain_text(PARTED)
    # A reload would be asked for before this.
    page.evaluate("() => fetch(location.href, { cache: 'no-store' }).then(() => {})")
    assert page.evaluate("() => performance.getEntriesByType('navigation')[0].type") == "navigate"
    assert page.evaluate("() => window.hasAsked")
