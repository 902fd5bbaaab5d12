"""A visit contacts no other host and leaves nothing behind; then it works offline."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.e2e.board import Board
from tests.e2e.demo import Demo
from tests.e2e.dialogs import Dialog
from tests.e2e.scripts import find_script
from tests.e2e.server import OURS
from tests.e2e.visit import Visit, read_kept

# Waits until the page has requested a module, which has loaded with everything it needs.
FETCHED = """url => performance.getEntriesByName(url).length > 0
  && import(url).then(() => true)"""


def test_every_request_of_a_visit_stays_on_the_site(page: Page, site: str, visit: Visit) -> None:
    # The harness checks this, and the policy; here is what a visitor does.
    page.goto(site)
    page.locator("ubao-door").get_by_role("link").click()
    board = Board(page)
    board.expect_state("ready")
    board.set_speed("At once")
    board.choose("C")
    board.expect_game("C")
    page.get_by_role("textbox", name="Search").press_sequentially("seeds")
    expect(page.locator(".md-search-result__item").first).to_be_visible()
    page.goto(f"{site}privacy/")
    assert any(url.endswith(".wasm") for url in visit.requests)
    assert visit.strangers() == []
    assert page.context.cookies() == []


def test_a_game_leaves_nothing_behind_but_its_moves(oware: Board) -> None:
    oware.play("C", "d")
    oware.use(oware.players)
    Dialog(oware.page).answer("Done")
    assert oware.page.context.cookies() == []
    kept = read_kept(oware.page)
    others = oware.page.evaluate("""async () => [
      ...Object.keys(sessionStorage), ...await caches.keys(),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]""")
    [name] = [
        name for name in [*kept, *others] if not name.endswith("__palette") and name != f"{OURS}led"
    ]
    assert name.startswith(f"{OURS}games:")
    assert set(json.loads(kept[name])[0]) == {"record", "turns", "when", "levels", "seed"}


def test_opponents_have_their_faces_without_the_network(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/")
    board = Board(page)
    board.expect_state("ready")
    page.wait_for_function(FETCHED, arg=site + find_script("elements/features.js"))
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    board.computer.click()
    expect(page.locator("dialog .ubao-face")).to_have_count(5)


def test_a_ready_page_needs_no_network(page: Page, site: str, visit: Visit) -> None:
    page.goto(f"{site}authors/fences/")
    board, demo = Board(page), Demo(page)
    board.expect_state("ready")
    for later in ("elements/demo.js", "elements/features.js"):
        page.wait_for_function(FETCHED, arg=site + find_script(later))
    before = len(visit.requests)
    page.context.set_offline(True)
    board.set_speed("At once")
    board.use(board.full_screen)
    board.leave_full_screen.click()
    board.play("C", "d")
    board.undo.click()
    board.expect_game("C")
    board.new.click()
    Dialog(page).answer("New game")
    board.expect_game()
    demo.show.click()
    expect(demo.next).to_be_visible()
    demo.try_it.click()
    demo.board.expect_rest("0,2,0,0,0,0/1,0,0,0,3,0 22-20 N")
    assert visit.requests[before:] == []
