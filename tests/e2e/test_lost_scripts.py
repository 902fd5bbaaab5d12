"""Scripts that don't load: the drawn board stays, and the page says what's missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.board import Board
from tests.e2e.scripts import find_script
from tests.e2e.server import Fault, StaticHost, log_in, mistype, refuse
from tests.e2e.turns import Offer
from tests.help.paths import SITE
from widgets import ASSETS
from widgets.prepare.assets import ENTRY

pytestmark = pytest.mark.undrawn

LATE = "Part of this page hasn't loaded"
LATER = "() => { for (const animation of document.getAnimations()) animation.finish(); }"
"""Wait as long as the style sheet does."""
AFTER = f"""() => {{
  const board = document.querySelector('ubao-board');
  const {{ visibility, content }} = getComputedStyle(board, '::after');
  return [visibility, content.includes("{LATE}")];
}}"""
"""Return what the style sheet says instead of a board."""
MISSED = "Parts of this board couldn't be loaded: it won't keep your game, and it has no hints."


@pytest.mark.faulty
@pytest.mark.usefixtures("without_python")
@pytest.mark.parametrize(
    ("path", "script", "fault"),
    [
        ("games/oware/", f"{ASSETS}/{ENTRY}", refuse),
        ("puzzles/", find_script("elements/board.js"), log_in),
        ("ready/", f"{ASSETS}/ready.js", refuse),
        ("plans/", f"{ASSETS}/chooser.js", log_in),
        ("class/sets/", f"{ASSETS}/sets.js", mistype),
        ("labs/numbers/", f"{ASSETS}/numbers.js", mistype),
        ("plans/oware/print/", f"{ASSETS}/paper.js", refuse),
        ("plans/oware/run/", f"{ASSETS}/lesson.js", refuse),
        ("plans/oware/run/wall/", f"{ASSETS}/wall.js", log_in),
        ("set/#oware", f"{ASSETS}/{ENTRY}", refuse),
    ],
)
def test_a_page_says_at_once_that_a_script_is_lost_and_loads_again(
    page: Page, server: StaticHost, path: str, script: str, fault: Callable[[str], Fault]
) -> None:
    server.faults.append(fault(script))
    page.goto(server.url + path)
    late = page.get_by_text(LATE)
    expect(late).to_be_visible()
    expect(late).to_have_count(1)
    server.faults.clear()
    late.get_by_role("link", name="Reload the page").click()
    expect(late).to_be_hidden()
    page.wait_for_load_state()
    expect(late).to_be_hidden()
    # A lesson adds its place to the address.
    assert page.url.startswith(server.url + path)


def test_a_page_in_a_place_where_no_module_runs_says_so(
    browser: Browser, server: StaticHost
) -> None:
    with browser.new_page() as file:
        file.goto((SITE / "games/oware/index.html").as_uri())
        expect(file.get_by_text(LATE)).to_be_hidden()
        file.evaluate(LATER)
        expect(file.get_by_text(LATE)).to_be_visible()
    with browser.new_page() as outside:
        address = f"{server.url}games/oware/"
        outside.set_content(f'<iframe sandbox="allow-scripts" src="{address}"></iframe>')
        (frame,) = outside.main_frame.child_frames
        frame.wait_for_load_state()
        frame.evaluate(LATER)
        expect(frame.get_by_text(LATE)).to_be_visible()


@pytest.mark.faulty
def test_a_plain_page_without_its_script_says_so(page: Page, server: StaticHost) -> None:
    """Its messages aren't in the page but in the style sheet."""
    server.faults.append(mistype(f"{ASSETS}/{ENTRY}"))
    page.goto(f"{server.url}authors/plain.html")
    assert page.evaluate(AFTER) == ["hidden", True]
    # An animation begins with the next frame, which may be late on a busy machine.
    page.wait_for_function(f"() => {{ ({LATER})(); return ({AFTER})()[0] === 'visible'; }}")


@pytest.mark.usefixtures("without_python")
@pytest.mark.parametrize(
    ("path", "element"),
    [("games/oware/", "ubao-board"), ("puzzles/", "ubao-trainer"), ("ready/", "ubao-ready")],
)
def test_a_page_with_its_scripts_does_not(page: Page, site: str, path: str, element: str) -> None:
    page.goto(site + path)
    page.wait_for_function(f"() => customElements.get('{element}')")
    page.evaluate(LATER)
    expect(page.get_by_text(LATE)).to_be_hidden()


KEPT = """() => Object.entries(localStorage).some(
  ([name, value]) => name.includes(':games:') && value.includes('C d'),
)"""


@pytest.mark.faulty
@pytest.mark.parametrize("module", ["elements/features.js", "saving/autosave.js"])
def test_a_board_without_its_later_parts_says_so_and_asks_again(
    page: Page, server: StaticHost, module: str
) -> None:
    server.faults.append(refuse(find_script(module)))
    page.goto(f"{server.url}games/oware/")
    board = Board(page)
    lost = board.loc.locator(".ubao-lost")
    expect(lost).to_contain_text(MISSED)
    # It's playable anyway.
    board.play("C")
    board.expect_game("C")
    expect(lost).to_be_visible()
    server.faults.clear()
    lost.get_by_role("button", name="Try again").click()
    expect(lost).to_have_count(0)
    board.play("d")
    board.expect_game("C", "d")
    # What keeps it may come later than the turn.
    page.wait_for_function(KEPT)
    page.reload()
    board.expect_state("ready")
    Offer(board).go_on("2 turns")


@pytest.mark.faulty
def test_a_page_does_not_play_with_a_python_of_another_version(
    page: Page, server: StaticHost
) -> None:
    def forge(content: bytes) -> bytes:
        before, found, after = content.partition(b'"./runtime/')
        return before + found + b"0" * 16 + after[16:]

    server.faults.append(Fault(f"{ASSETS}/worker.js", change=forge))
    page.goto(f"{server.url}games/oware/")
    board = Board(page)
    board.expect_state("failed")
    board.expect_said("There's a new version of this site. Reload the page.")
    assert not [path for path in server.requests if "/runtime/0000" in path]
    server.faults.clear()
    page.reload()
    board.play("C")
    board.expect_game("C")
