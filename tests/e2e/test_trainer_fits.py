"""A puzzle, its board, task, hint and answer are on one screen, however large that is.

`make test` asks it of one game a family and of two steps of its tutorial, which is followed to its
end on a phone; `make e2e EVERYWHERE=1` asks it of all games, of every step, and of every puzzle as
it begins.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game_core import GAMES, get
from game_core.puzzles.riddles import Illegal, LastSeed
from lesson_plans.curriculum.problem import refuse
from tests.e2e import WHOLE
from tests.e2e.axe import axe
from tests.e2e.screens import look
from tests.e2e.test_tutorials import find_answer, read
from tests.e2e.training import TYPING, Puzzle, TrainerPage
from tests.e2e.workers import ASLEEP
from tests.help.curriculum import FAMILIES, OURS
from widgets.exercises import Exercises, find_first

pytestmark = pytest.mark.undrawn

SLUGS = [game.slug for game in GAMES] if WHOLE else [*FAMILIES.values()]
PARTS = "board", "players", "status", "tools"
MATTERS = {"start": "prompt", "hint": "hint", "missed": "said", "solved": "said"}
"""What must be visible in the panel, by the puzzle's state."""

MEASURE = """() => {
  const puzzle = document.querySelector('ubao-puzzle');
  const board = puzzle.querySelector('ubao-board:not([hidden])');
  const parts = {};
  for (const element of board.querySelectorAll('[data-part]')) {
    const { left, right, top: start, bottom } = element.getBoundingClientRect();
    const box = [left, start + scrollY, right, bottom + scrollY];
    (parts[element.dataset.part] ??= []).push(box);
  }
  const panel = board.querySelector('[data-part="status"]').getBoundingClientRect();
  // At least its first line; more may have to be scrolled to.
  const seen = (element) => {
    if (!element?.checkVisibility()) return null;
    const { top: start } = element.getBoundingClientRect();
    return start >= panel.top - 1 && start + 20 <= panel.bottom;
  };
  const isSliced = (element) => element?.scrollHeight > element?.clientHeight + 1;
  return {
    parts,
    prompt: seen(board.querySelector('.ubao-prompt')),
    said: seen(board.querySelector('.ubao-said')),
    // Above the question when to do it again.
    sliced: isSliced(board.querySelector('.ubao-said:has(~ .ubao-later:not([hidden]))')),
    hint: seen(board.querySelector('.ubao-hints li:last-child')),
    wide: document.documentElement.scrollWidth,
    cut: [...board.querySelectorAll('.ubao-choices button')].filter((button) => {
      const { top: start, bottom } = button.getBoundingClientRect();
      return button.checkVisibility() && (start < panel.top - 1 || bottom > panel.bottom + 1);
    }).map((button) => button.textContent),
    // Answers to a question are buttons, not squares.
    touched: !puzzle.matches('[data-riddle]'),
    cell: Math.min(...[...board.querySelectorAll('[data-cell] :is(.square, .hit)')].map((cell) => {
      const { width, height } = cell.getBoundingClientRect();
      return Math.min(width, height);
    })),
    files: board.dataset.shape === 'long',
  };
}"""

INSIDE = """() => {
  const reasons = document.querySelector('ubao-puzzle .ubao-reasons');
  const outer = reasons.closest('.ubao-layout').getBoundingClientRect();
  const { top, bottom, height } = reasons.getBoundingClientRect();
  return top >= outer.top - 1 && bottom <= outer.bottom + 1 && height >= 96;
}"""
"""Return whether the reasons have room within the board's frame."""


def expect_to_fit(page: Page, state: str, cell: float = 43.5) -> None:
    """Check that its four parts are visible at every size, and what matters now in its panel."""
    found: dict[str, Any]
    for (width, height), found in look(page, MEASURE):
        where = f"{state} at {width}×{height}: {found}"
        assert set(found["parts"]) == set(PARTS), where
        for part, boxes in found["parts"].items():
            for left, top, right, bottom in boxes:
                assert 0 <= left < right <= width + 1, f"{part}, {where}"
                assert 0 <= top < bottom <= height + 1, f"{part}, {where}"
        assert found["wide"] <= width, where
        assert found["cut"] == [], where
        # Sixteen files are shown completely at first, and can be enlarged.
        least = 19 if found["files"] else cell if found["touched"] else 36
        assert found["cell"] >= least, where
        assert found[MATTERS[state]], where
        assert not found["sliced"], where


def play(puzzle: Puzzle, move: str) -> None:
    """Play a turn of any number of parts, or answer a question."""
    field = puzzle.board.loc.locator(".ubao-typing input")
    field.evaluate(
        "(field, move) => { field.value = move; field.form.querySelector('button').click(); }", move
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_a_puzzle_fits_from_its_start_to_the_reasons(page: Page, site: str, slug: str) -> None:
    first = find_first(Exercises(OURS, refuse).puzzles.values(), get(slug))
    assert first is not None
    page.goto(f"{site}games/{slug}/puzzles/")
    puzzle = TrainerPage(page).puzzle
    expect(puzzle.prompt).to_have_text(first.prompt)
    puzzle.expect_stage("open")
    expect_to_fit(page, "start")
    puzzle.hint.click()
    expect(puzzle.hints).to_have_count(1)
    expect_to_fit(page, "hint")
    task = first.task
    offered = (
        task.moves if isinstance(task, Illegal)
        else "ABCDEFabcdef" if isinstance(task, LastSeed) else first.record.position.moves()
    )  # fmt: skip
    play(puzzle, next(move for move in offered if move not in first.solution))
    puzzle.expect_stage("missed")
    expect_to_fit(page, "missed")
    puzzle.try_again.click()
    puzzle.expect_stage("open")
    expect(puzzle.board.loc).to_have_js_property("position", str(first.record.position))
    play(puzzle, min(first.solution, key=len))
    puzzle.expect_stage("solved")
    expect_to_fit(page, "solved")
    puzzle.why.click()
    expect(puzzle.reasons).to_be_focused()
    for screen, inside in look(page, INSIDE):
        assert inside, f"the reasons at {screen}"
    puzzle.reasons.get_by_role("button", name="Close").click()
    expect(puzzle.reasons).to_be_hidden()


@pytest.mark.context(viewport={"width": 360, "height": 740})
@pytest.mark.parametrize("slug", SLUGS)
def test_a_path_from_its_first_step_to_its_last(page: Page, site: str, slug: str) -> None:
    def fit(state: str) -> None:
        if number < 2 or WHOLE:
            expect_to_fit(page, state)
            page.set_viewport_size({"width": 360, "height": 740})

    steps = read(slug)
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
        fit("start")
        answer = find_answer(step)
        if slug == "oware":
            puzzle.board.choose(answer)
        elif number < 2:
            play(puzzle, answer)
        else:
            page.evaluate(f"{TYPING}; dispatchEvent(new StorageEvent('storage'))")
            field = puzzle.loc.get_by_role("textbox", name="Type a move")
            field.fill(answer)
            field.press("Enter")
        puzzle.expect_stage("solved")
        fit("solved")
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


@pytest.mark.skipif(not WHOLE, reason="only with EVERYWHERE=1")
@pytest.mark.usefixtures("without_python")
@pytest.mark.parametrize("slug", SLUGS)
def test_every_puzzle_fits_as_it_begins(page: Page, site: str, slug: str) -> None:
    trainer = TrainerPage(page)
    for name, each in Exercises(OURS, refuse).puzzles.items():
        if name.startswith(f"{slug}/"):
            page.goto("about:blank")
            page.goto(f"{site}games/{slug}/puzzles/#set={name}")
            expect(trainer.which).to_contain_text("class set")
            expect(trainer.puzzle.prompt).to_have_text(each.prompt)
            expect_to_fit(page, "start")


@pytest.mark.usefixtures("without_python")
def test_a_class_set_fits(page: Page, site: str) -> None:
    page.goto(f"{site}puzzles/#set=african-queen/must-take,oware/feed-me")
    puzzle = TrainerPage(page).puzzle
    expect(puzzle.prompt).to_be_visible()
    # On a page of all games, the header reduces the board's height.
    expect_to_fit(page, "start", cell=36)
