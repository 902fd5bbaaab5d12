"""A game on a learning platform by SCORM 1.2: a platform of our own, and scorm-again's."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import PATIENCE
from tests.e2e.abilities import find_out, read_column
from tests.e2e.anywhere import Place
from tests.e2e.board import Board
from tests.e2e.server import PACKED, StaticHost
from tests.e2e.visit import Visit, known
from tests.help.paths import ROOT, SITE
from widgets.packs.folder import write_folder
from widgets.packs.parts import list_parts, read_shelf
from widgets.packs.scorm import package
from widgets.runtime import node

PLATFORM = """
<!doctype html><html lang="en"><title>A platform</title><link rel="icon" href="data:,">
<script src="../scorm12.min.js"></script>
<script>
  const given = GIVEN, told = {}, refused = [];
  if (REAL) {
    window.API = new Scorm12API();
    API.loadFromFlattenedJSON(given);
  } else {
    const yes = () => 'true';
    window.API = {
      LMSInitialize: yes, LMSFinish: yes, LMSCommit: yes, LMSSetValue: yes,
      LMSGetValue: (name) => told[name] ?? given[name] ?? '',
    };
  }
  const take = API.LMSSetValue.bind(API);
  API.LMSSetValue = (name, value) => {
    const answer = take(name, value);
    if (`${answer}` === 'true') told[name] = value;
    else refused.push(name);
    return answer;
  };
</script>
<iframe src="oware/index.html" width="1200" height="700"></iframe></html>
"""


def write_code(*names: str) -> str:
    """Return the progress code, as the notebook writes it."""
    return node.run(Path(__file__).with_name("progress-code.mjs"), *names)


@pytest.fixture(scope="module")
def platform(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the unpacked package of Oware, and a page of each kind of platform."""
    folder = tmp_path_factory.mktemp("platform")
    write_folder(SITE, folder / "anywhere")
    part = next(part for part in list_parts(folder / "anywhere") if part.slug == "oware")
    for name, content in package(folder / "anywhere", part, "en"):
        for kind in ("ours", "scorm-again"):
            path = folder / kind / "oware" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    shutil.copy(ROOT / "node_modules" / "scorm-again" / "dist" / "scorm12.min.js", folder)
    return folder


@contextmanager
def learn(browser: Browser, host: StaticHost, path: Path, given: dict[str, str]) -> Iterator[Page]:
    """A learner's visit to the platform's page in their own browser."""
    page_text = PLATFORM.replace("GIVEN", json.dumps(given))
    path.write_text(page_text.replace("REAL", json.dumps(path.parent.name != "ours")))
    visit = Visit(host.origin)
    with browser.new_context(storage_state=known(host.origin, PACKED)) as context:
        context.set_default_timeout(PATIENCE)
        visit.watch(context)
        page = context.new_page()
        page.goto(f"{host.url}{path.parent.name}/{path.name}")
        yield page
        visit.leave(context)
    assert visit.problems(faulty=False) == []


def solve_first(page: Page) -> None:
    """Solve the puzzle that comes first."""
    game = page.frame_locator("iframe").frame_locator("iframe")
    game.get_by_role("link", name="Puzzles").first.click()
    puzzle = game.locator("ubao-puzzle").first
    board = Board(page, puzzle.locator("ubao-board:visible"))
    board.expect_state("ready")
    board.choose("C")
    expect(puzzle).to_have_attribute("stage", "solved")


@pytest.mark.parametrize("kind", ["ours", "scorm-again"])
def test_a_platform_is_told_what_was_solved(browser: Browser, platform: Path, kind: str) -> None:
    given = {"cmi.core.student_id": "ama", "cmi.core.lesson_status": "not attempted"}
    with (
        StaticHost(platform) as host,
        learn(browser, host, platform / kind / "platform.html", given) as page,
    ):
        course = page.frame_locator("iframe")
        expect(course.frame_locator("iframe").locator("ubao-board").first).to_be_visible()
        expect(course.locator("p")).to_be_hidden()
        solve_first(page)
        # One puzzle of Oware's 25.
        page.wait_for_function("() => told['cmi.core.score.raw'] === '4'")
        page.locator("iframe").evaluate("frame => frame.remove()")
        told = page.evaluate("() => told")
        assert page.evaluate("() => refused") == []
    assert told["cmi.core.lesson_status"] == "incomplete"
    assert told["cmi.suspend_data"] == write_code("oware/feed-me")
    assert told["cmi.core.exit"] == "suspend"
    assert told["cmi.core.session_time"].startswith("0000:0")


def test_a_platform_hands_back_what_was_solved_and_is_told_when_all_is(
    browser: Browser, platform: Path
) -> None:
    games = read_shelf(platform / "anywhere", "index")["games"]
    listed = next(game["puzzles"] for game in games if game["slug"] == "oware")
    others = [puzzle["id"] for puzzle in listed if puzzle["id"] != "oware/feed-me"]
    given = {
        "cmi.core.student_id": "ama",
        "cmi.core.lesson_status": "incomplete",
        "cmi.suspend_data": write_code(*others),
    }
    with (
        StaticHost(platform) as host,
        learn(browser, host, platform / "scorm-again" / "platform.html", given) as page,
    ):
        page.wait_for_function("() => told['cmi.core.score.raw'] === '96'")
        solve_first(page)
        page.wait_for_function("() => told['cmi.core.score.raw'] === '100'")
        assert page.evaluate("() => told['cmi.core.lesson_status']") == "completed"
        pages = page.frames[-1]
        place = Place(page, pages, pages.url.partition("games/")[0])
        assert find_out(place) == read_column("Moodle")
        assert page.evaluate("() => refused") == []
