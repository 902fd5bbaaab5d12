"""Tutorials, and a puzzle on a page; `test_trainer_fits.py` follows them from end to end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from game_core import get
from game_core.puzzles.riddles import Play
from lesson_plans.curriculum.layers import OWN
from lesson_plans.curriculum.tutorials import FILE, Step, read_steps
from tests.e2e.scripts import find_script
from tests.e2e.server import StaticHost, refuse
from tests.e2e.training import Puzzle

pytestmark = pytest.mark.undrawn


def read(slug: str) -> list[Step]:
    def fail(problem: object) -> None:
        raise AssertionError(problem)

    return read_steps((OWN / slug / FILE).read_text(encoding="utf-8"), FILE, get(slug), fail)


def find_answer(step: Step) -> str:
    """Return a right answer to a step."""
    task = step.task.task
    return task.move if isinstance(task, Play) else min(step.task.solution, key=len)


def test_the_next_step_has_the_focus_and_a_keyboard_shows_it(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/learn/")
    puzzle = Puzzle(page)
    puzzle.expect_stage("open")
    puzzle.board.choose(find_answer(read("oware")[0]))
    puzzle.loc.get_by_text("The board as text").scroll_into_view_if_needed()
    page.evaluate("() => scrollBy(0, 1000)")
    puzzle.next.press("Enter")
    heading = page.locator("ubao-path").get_by_role("heading", level=2)
    expect(heading).to_have_text(re.compile("^2"))
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport(ratio=1)
    task = read("oware")[1].task.prompt
    expect(heading).to_have_accessible_description(re.compile(f"{re.escape(task)}$"))
    expect(heading).to_have_css("outline-style", "solid")
    page.keyboard.press("Tab")
    expect(puzzle.hint).to_be_focused()
    page.get_by_role("navigation", name="Steps").get_by_role("button").first.click()
    expect(heading).to_have_text(re.compile("^1"))
    expect(heading).to_be_focused()
    expect(heading).to_have_css("outline-style", "none")


def test_a_tutorial_ends_without_the_network(page: Page, site: str, server: StaticHost) -> None:
    page.goto(f"{site}games/oware/learn/")
    puzzle = Puzzle(page)
    puzzle.expect_stage("open")
    steps = read("oware")
    page.get_by_role("navigation", name="Steps").get_by_role("button").last.click()
    heading = page.locator("ubao-path").get_by_role("heading", level=2)
    expect(heading).to_have_text(re.compile(f"^{len(steps)}"))
    puzzle.expect_stage("open")
    puzzle.board.choose(find_answer(steps[-1]))
    puzzle.expect_stage("solved")
    server.faults.append(refuse("*"))
    puzzle.next.click()
    expect(page.locator("ubao-path .ubao-done")).to_be_focused()


def test_a_puzzle_in_a_page_is_loaded_when_somebody_comes_near(
    page: Page, site: str, server: StaticHost
) -> None:
    page.goto(f"{site}authors/puzzles/")
    page.wait_for_load_state("networkidle")
    assert find_script("elements/ubao.js") in server.requests
    assert not {find_script(name) for name in ("elements/puzzle.js", "training/solving.js")} & {
        *server.requests
    }
    puzzle = Puzzle(page)
    picture = puzzle.loc.locator("svg.ubao-svg")
    picture.scroll_into_view_if_needed()
    puzzle.expect_stage("open")
    expect(puzzle.next).to_have_count(0)
    puzzle.hint.click()
    expect(puzzle.hints).to_have_count(1)
