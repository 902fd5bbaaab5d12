"""Tutorials: one of each family from end to end, its map, and a puzzle on a page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from game_core import get
from game_core.puzzles.riddles import Play
from lesson_plans.curriculum.layers import OWN
from lesson_plans.curriculum.tutorials import FILE, Step, read_steps
from tests.e2e.axe import axe
from tests.e2e.scripts import find_script
from tests.e2e.server import StaticHost
from tests.e2e.training import TYPING, Puzzle
from tests.e2e.workers import ASLEEP

pytestmark = pytest.mark.undrawn

FAMILIES = [
    "oware",
    "african-chess",
    "amphora",
    "african-queen",
    "double-eighteen-stone-chess",
]


def read(slug: str) -> list[Step]:
    def fail(problem: object) -> None:
        raise AssertionError(problem)

    return read_steps((OWN / slug / FILE).read_text(encoding="utf-8"), FILE, get(slug), fail)


def find_answer(step: Step) -> str:
    """Return a right answer to a step."""
    task = step.task.task
    return task.move if isinstance(task, Play) else min(step.task.solution, key=len)


@pytest.mark.context(viewport={"width": 360, "height": 740})
@pytest.mark.parametrize("slug", FAMILIES)
def test_a_path_from_its_first_step_to_its_last(page: Page, site: str, slug: str) -> None:
    steps = read(slug)
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(TYPING)
    page.goto(f"{site}games/{slug}/learn/")
    path = page.locator("ubao-path")
    map_ = path.get_by_role("navigation", name="Steps").get_by_role("button")
    expect(map_).to_have_count(len(steps))
    puzzle = Puzzle(page)
    puzzle.expect_stage("open")
    for number, step in enumerate(steps):
        expect(path.locator("[aria-current]")).to_contain_text(step.title)
        expect(path.get_by_role("heading", level=2)).to_contain_text(step.title)
        expect(path).to_contain_text(step.say)
        expect(puzzle.prompt).to_have_text(step.task.prompt)
        puzzle.expect_stage("open")
        answer = find_answer(step)
        if slug == "oware":
            puzzle.board.choose(answer)
        else:
            field = puzzle.loc.get_by_role("textbox", name="Type a move")
            field.fill(answer)
            field.press("Enter")
        puzzle.expect_stage("solved")
        puzzle.expect_said(step.done)
        expect(map_.nth(number)).to_contain_text("done")
        if number == 1:
            assert axe(page) == []
            assert page.evaluate("() => document.documentElement.scrollWidth") == 360
            puzzle.explore.click()
            path.get_by_role("button", name="Back to the step").click()
        puzzle.next.click()
    expect(path).to_contain_text("You know this game now!")
    # The last board is there, lit, below the bar and wide enough to be seen.
    box = path.locator(".ubao-finish svg.ubao-svg").bounding_box()
    assert box
    assert box["width"] > 250
    assert box["y"] > 60
    page.add_init_script(ASLEEP)
    page.reload()
    expect(path.locator("[data-done]")).to_have_count(len(steps))
    # Any step can be done again.
    map_.nth(1).click()
    expect(path.get_by_role("heading", level=2)).to_be_focused()
    expect(puzzle.prompt).to_have_text(steps[1].task.prompt)


def test_the_next_step_has_the_focus_and_a_keyboard_shows_it(page: Page, site: str) -> None:
    page.emulate_media(reduced_motion="reduce")
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


def test_a_puzzle_in_a_page_is_loaded_when_somebody_comes_near(
    page: Page, site: str, server: StaticHost
) -> None:
    page.emulate_media(reduced_motion="reduce")
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
