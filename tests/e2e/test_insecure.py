"""A host in a school's network, with plain http: no offline copy, no clipboard, no wake lock.

What needs them says so and offers another way, and so does what a frame within a page may not do.
"""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from game_core import Record, get
from tests.e2e import PATIENCE
from tests.e2e.board import Board
from tests.e2e.dialogs import Dialog
from tests.e2e.server import PREFIX, StaticHost
from tests.e2e.test_offline import Ready
from tests.e2e.turns import open_share
from tests.e2e.visit import Visit, known
from tests.e2e.workers import ASLEEP

MARKED = "field => field.value.slice(field.selectionStart, field.selectionEnd)"
BAN = "() => { window.print = () => {}; window.open = () => null; }"
"""A frame that may neither print nor open windows: both come to nothing without an error."""
NOT_PRINTED = "If no print window appeared"


@pytest.fixture
def school(server: StaticHost) -> str:
    """The site at an address that browsers don't trust, unlike this machine's own."""
    return f"http://school.test:{urlsplit(server.url).port}{PREFIX}"


@pytest.fixture
def distrusted(browser: Browser, school: str) -> Iterator[Page]:
    """A page of such a site, where nothing may fail silently."""
    visit = Visit(school.removesuffix(PREFIX))
    with browser.new_context(reduced_motion="reduce", storage_state=known(visit.origin)) as context:
        context.set_default_timeout(PATIENCE)
        visit.watch(context)
        yield context.new_page()
    assert visit.problems(faulty=False) == []


def test_a_game_is_played_taken_along_and_forgotten(distrusted: Page, school: str) -> None:
    page = distrusted
    page.goto(f"{school}games/oware/")
    assert not page.evaluate("isSecureContext || 'clipboard' in navigator")
    board = Board(page)
    board.play("C")
    board.expect_game("C")
    share = open_share(board)
    share.answer("Copy: A link to this game")
    expect(share.loc.get_by_text("It's selected: copy it with Ctrl+C")).to_be_visible()
    expect(share.link).to_be_focused()
    assert share.link.evaluate(MARKED) == share.link.input_value()
    with page.expect_download() as arriving:
        share.answer("Save as a file")
    name = arriving.value.suggested_filename
    assert arriving.value.path().read_text() == str(Record(get("oware")).play("C"))
    expect(share.loc.get_by_text(f"Look for {name} in your downloads.")).to_be_visible()
    share.answer("Print the code")
    page.evaluate(BAN)
    lost = share.loc.get_by_text(NOT_PRINTED)
    expect(lost).to_have_count(0)
    share.answer("Print the code")
    expect(lost).to_be_visible()
    share.answer("Done")
    board.use(board.tools.get_by_role("button", name="Forget everything", include_hidden=True))
    Dialog(page).answer("Forget everything")
    expect(board.said).to_contain_text("Done. Nothing is kept on this device anymore.")


def test_a_lesson_says_that_the_screen_may_go_dark_and_no_wall_has_come(
    distrusted: Page, school: str
) -> None:
    page = distrusted
    page.add_init_script(ASLEEP)
    page.clock.install()
    page.goto(f"{school}plans/oware/run/")
    said = page.locator(".plan-run__status")
    page.get_by_role("button", name="Start the clock").click()
    expect(said).to_contain_text("This screen may go dark by itself.")
    page.get_by_role("button", name="Next").click()
    expect(said).to_be_empty()
    # A wall that comes is not missed.
    with page.expect_popup() as opening:
        page.get_by_role("button", name="Open the wall").click()
    expect(opening.value.locator("[data-follows]")).to_be_visible()
    page.clock.run_for(10_000)
    expect(said).to_be_empty()
    page.evaluate(BAN)
    page.get_by_role("button", name="Open the wall").click()
    page.clock.run_for(10_000)
    expect(said).to_contain_text("No second window yet?")


def test_a_device_can_t_be_made_ready_and_slips_that_can_t_be_printed_say_so(
    distrusted: Page, school: str
) -> None:
    ready = Ready(distrusted, school)
    expect(ready.said).to_contain_text("This address starts with “http:”.")
    expect(ready.said).to_contain_text("You can still play here while you're online.")
    expect(ready.start).to_be_hidden()
    distrusted.evaluate(BAN)
    distrusted.get_by_role("button", name="Print slips").click()
    expect(distrusted.get_by_text(NOT_PRINTED)).to_be_visible()
