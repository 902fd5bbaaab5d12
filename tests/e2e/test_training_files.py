"""What pages of puzzles fetch, when, and what they say if it can't be loaded."""

from __future__ import annotations

import json
import re
from http import HTTPStatus

import pytest
from playwright.sync_api import Page, expect

from game_core import get
from lesson_plans.curriculum.problem import refuse
from tests.e2e import PATIENCE
from tests.e2e.scripts import find_script
from tests.e2e.server import OURS as NAMES
from tests.e2e.server import StaticHost, hold
from tests.e2e.server import refuse as refuse_file
from tests.e2e.training import Puzzle, TrainerPage
from tests.help.curriculum import OURS
from widgets.exercises import Exercises

OWARE = sorted(
    (each for each in Exercises(OURS, refuse).puzzles.values() if each.record.game is get("oware")),
    key=lambda puzzle: puzzle.difficulty,
)
"""In the order for somebody who hasn't solved any."""

FETCH_ON = """async () => {
  for (let times = 0; times < 40; times += 1) await fetch(location.href, { cache: 'no-store' });
}"""
"""Takes as long as the host does for forty files, on a slow machine too."""


def list_tasks(server: StaticHost) -> list[str]:
    """Return the tasks that were requested, in order."""
    files = (path for path in server.requests if path.startswith("puzzles/oware/"))
    return [path.removeprefix("puzzles/").removesuffix(".json") for path in files]


@pytest.mark.parametrize(("room", "element"), [("puzzles", "trainer"), ("learn", "path")])
def test_the_first_touch_is_answered_before_python(
    page: Page, server: StaticHost, room: str, element: str
) -> None:
    python = hold("*/python_stdlib.txt")
    task = hold(find_script(f"elements/{element}.js"))
    server.faults += [python, task]
    page.goto(f"{server.url}games/oware/{room}/")
    puzzle = Puzzle(page)
    # The board is there and can be touched; the task that judges it is still loading.
    expect(puzzle.loc.locator("ubao-board:defined")).to_be_visible()
    puzzle.board.choose("C")
    task.release()
    expect(puzzle.board.said).to_contain_text("You chose C.")
    python.release()
    expect(puzzle.loc).to_have_attribute("stage", re.compile("missed|solved"))


@pytest.mark.usefixtures("without_python")
def test_the_next_puzzle_is_fetched_while_one_thinks_and_nothing_twice(
    page: Page, server: StaticHost
) -> None:
    page.goto(f"{server.url}games/oware/puzzles/")
    trainer = TrainerPage(page)
    for number, puzzle in enumerate(OWARE[:3], start=1):
        expect(trainer.puzzle.prompt).to_have_text(puzzle.prompt)
        # The first is in the page.
        expect_tasks(page, server, [each.name for each in OWARE[1 : number + 1]])
        trainer.puzzle.another.click()


@pytest.mark.usefixtures("without_python")
def test_who_comes_back_is_never_shown_what_was_solved(page: Page, server: StaticHost) -> None:
    solved = {OWARE[0].name: {"hints": 0, "misses": 0}}
    kept = {"at": 0, "students": [{"name": "", "solved": solved, "again": {}, "learned": {}}]}
    page.add_init_script(f"localStorage.setItem('{NAMES}training', {json.dumps(json.dumps(kept))})")
    held = hold("puzzles/index.json")
    server.faults.append(held)
    page.goto(f"{server.url}games/oware/puzzles/")
    trainer = TrainerPage(page)
    expect(trainer.loc).to_contain_text("The puzzles are loading.")
    expect(trainer.puzzle.prompt).to_have_count(0)
    held.release()
    expect(trainer.puzzle.prompt).to_have_text(OWARE[1].prompt)


@pytest.mark.faulty
@pytest.mark.usefixtures("without_python")
def test_a_puzzle_that_does_not_come_is_asked_for_again(page: Page, server: StaticHost) -> None:
    server.faults.append(refuse_file("puzzles/oware/*.json"))
    page.goto(f"{server.url}games/oware/puzzles/")
    trainer = TrainerPage(page)
    trainer.puzzle.another.click()
    expect(trainer.loc).to_contain_text("The puzzles couldn't be loaded. Are you online?")
    server.faults.clear()
    trainer.loc.get_by_role("button", name="Try again").click()
    expect(trainer.puzzle.prompt).to_be_visible()


@pytest.mark.faulty
@pytest.mark.usefixtures("without_python")
def test_a_step_that_does_not_come_is_asked_for_again_and_keeps_the_focus(
    page: Page, server: StaticHost
) -> None:
    server.faults.append(refuse_file("puzzles/oware/learn/*.json"))
    page.goto(f"{server.url}games/oware/learn/")
    path = page.locator("ubao-path")
    path.get_by_role("navigation", name="Steps").get_by_role("button").nth(1).press("Enter")
    lost = path.get_by_role("status").filter(has_text="The tutorial couldn't be loaded.")
    expect(lost).to_be_focused()
    server.faults.clear()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(path.get_by_role("heading", name="2.")).to_be_focused()


@pytest.mark.faulty
@pytest.mark.usefixtures("without_python")
@pytest.mark.parametrize(
    ("room", "module", "status"),
    [("puzzles", "trainer", HTTPStatus.NOT_FOUND), ("learn", "path", HTTPStatus.FORBIDDEN)],
)
def test_a_script_that_is_gone_is_asked_for_once_until_a_reader_says_so(
    page: Page, server: StaticHost, room: str, module: str, status: HTTPStatus
) -> None:
    script = find_script(f"elements/{module}.js")
    server.faults.append(refuse_file(script, status))
    page.goto(f"{server.url}games/oware/{room}/")
    lost = page.get_by_role("status").filter(has_text="This part couldn't be loaded.")
    expect(lost).to_be_visible()
    # It used to be requested again and again, about forty times a second.
    page.evaluate(FETCH_ON)
    # Preloaded in the page's head, and requested.
    assert server.requests.count(script) <= 2
    server.faults.clear()
    lost.get_by_role("button", name="Try again").click()
    expect(lost).to_have_count(0)
    expect(page.locator("ubao-puzzle[stage=open]")).to_be_visible()


@pytest.mark.context(java_script_enabled=False)
def test_without_scripts_the_first_puzzle_can_be_read(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/puzzles/")
    trainer = page.locator("ubao-trainer")
    expect(trainer).to_contain_text(OWARE[0].prompt)
    expect(trainer.locator("svg.ubao-svg")).to_be_visible()
    expect(trainer.locator("noscript p")).to_contain_text("turn scripts on")


def expect_tasks(page: Page, server: StaticHost, names: list[str]) -> None:
    """Wait until these tasks have been requested, each once."""
    for _ in range(PATIENCE // 50):
        if len(list_tasks(server)) >= len(names):
            break
        page.wait_for_timeout(50)
    assert list_tasks(server) == names
