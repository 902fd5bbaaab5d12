"""Random actions on a page of each kind break nothing: no error, no policy violation.

Each run here is short and always the same. With `ACTIONS=500` it takes long, with another seed each
time.
"""

from __future__ import annotations

import os
import secrets

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import Board
from tests.e2e.monkey import Monkey
from tests.e2e.server import StaticHost
from tests.e2e.visit import Visit
from tests.help.curriculum import FAMILIES

pytestmark = pytest.mark.undrawn

ACTIONS = int(os.environ.get("ACTIONS", "40"))
IS_LONG = "ACTIONS" in os.environ
SEED = int(os.environ.get("SEED") or (secrets.randbelow(2**31) if IS_LONG else 1))
PAGES = {
    **{family: f"games/{slug}/" for family, slug in FAMILIES.items()},
    "trainer": "puzzles/",
    "class set": "puzzles/#set=oware/feed-me",
    "tutorial": "games/oware/learn/",
    "run view": "plans/oware/run/",
}
PUZZLES = 500 if IS_LONG else 20
MOST_NODES = 40
"""Parts of the page that stay for each puzzle: one has some 400, and a few go a little later."""
MOST_GROWTH = 4_000
"""Bytes that stay for each puzzle: tasks that have come are not fetched again."""


@pytest.mark.parametrize("kind", PAGES)
def test_random_actions_break_nothing(
    page: Page, server: StaticHost, visit: Visit, kind: str
) -> None:
    page.goto(server.url + PAGES[kind])
    if not PAGES[kind].startswith("plans/"):
        expect(page.locator("ubao-board").first).to_have_attribute("state", "ready")
    print(f"SEED={SEED}, {kind}:")
    Monkey(page, SEED).act(ACTIONS)
    assert visit.problems(faulty=False) == []
    # The board is still there, and the page responds.
    assert page.locator(".md-content svg").count() > 0


def test_puzzles_that_are_passed_by_leave_nothing_behind(page: Page, site: str) -> None:
    page.goto(f"{site}puzzles/")
    Board(page).expect_state("ready")
    tools = page.context.new_cdp_session(page)

    def weigh() -> tuple[float, float]:
        tools.send("HeapProfiler.collectGarbage")
        used = tools.send("Runtime.getHeapUsage")["usedSize"]
        return used, tools.send("Memory.getDOMCounters")["nodes"]

    def pass_on(times: int) -> None:
        for _ in range(times):
            shown = page.locator("ubao-puzzle").element_handle()
            page.locator("[data-tool=skip]").click()
            page.wait_for_function("shown => !shown.isConnected", arg=shown)
            # Otherwise the harness itself would keep every puzzle.
            shown.dispose()

    pass_on(PUZZLES // 10)
    before = weigh()
    pass_on(PUZZLES)
    growth, nodes = (
        (after - first) / PUZZLES for after, first in zip(weigh(), before, strict=True)
    )
    assert nodes < MOST_NODES
    # Of a few, what the browser itself keeps weighs more.
    if IS_LONG:
        assert growth < MOST_GROWTH
