"""The trainer: puzzles tried, missed, solved, repeated; a student's notebook; a class's set."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe
from tests.e2e.dialogs import Dialog
from tests.e2e.screens import SCREENS, SMALL, UPRIGHT
from tests.e2e.server import OURS, StaticHost, hold
from tests.e2e.training import ALL, LAST, MORE, SAFE, TYPING, TrainerPage, serve_puzzles
from tests.e2e.visit import read_kept

pytestmark = pytest.mark.undrawn


@pytest.fixture
def trainer(page: Page, site: str) -> TrainerPage:
    """Four puzzles of Oware, for a reader with reduced motion."""
    serve_puzzles(page, *ALL)
    page.goto(f"{site}games/oware/puzzles/")
    trainer = TrainerPage(page)
    trainer.puzzle.expect_stage("open")
    return trainer


def test_a_sitting_by_mouse(page: Page, trainer: TrainerPage) -> None:
    puzzle, board = trainer.puzzle, trainer.puzzle.board
    expect(puzzle.prompt).to_have_text(MORE.prompt)
    expect(trainer.sitting).to_contain_text("Solved: 0 of 4.")
    cups = board.svg.get_by_role("gridcell")
    expect(cups.first).to_have_accessible_name("Your cup A, 0 seeds")
    # Tools for games between two people are missing.
    for tool in (board.undo, board.new, board.show_me, board.players, board.toss, board.stop):
        expect(tool).to_have_count(0)
    # A good move that captures less gets a message, not a failure.
    board.choose("D")
    puzzle.expect_stage("missed")
    puzzle.expect_said("A good move, but not the answer. That captures 2 seeds: not enough yet.")
    puzzle.try_again.click()
    puzzle.expect_stage("open")
    expect(board.loc).to_have_js_property("moves", [])
    # Hints come one by one.
    for count, words in enumerate(MORE.hints, start=1):
        puzzle.hint.click()
        expect(puzzle.hints).to_have_count(count)
        expect(puzzle.hints.last).to_have_text(words)
    # After the last, the button says so, and keeps the focus: one more press plays nothing.
    expect(puzzle.hint).to_be_disabled()
    expect(puzzle.hint).to_be_focused()
    page.keyboard.press("Enter")
    puzzle.expect_stage("open")
    board.choose("F")
    puzzle.expect_stage("solved")
    puzzle.expect_said("Yes! Blue has captured 5 seeds.")
    # It's Gold's turn, but the reader is still Blue.
    expect(cups.first).to_have_accessible_name("Your cup A, 0 seeds")
    expect(board.cup("b")).to_have_accessible_name("Gold's cup b, 1 seed")
    expect(trainer.sitting).to_contain_text("Solved: 1 of 4. This time: 1.")
    assert axe(page) == []
    puzzle.why.click()
    expect(puzzle.reasons).to_be_focused()
    expect(puzzle.reasons.get_by_role("listitem")).to_contain_text(["F", "D"])
    # Nothing under it can be reached.
    expect(puzzle.next).to_have_count(0)
    puzzle.reasons.get_by_role("button", name="Close").click()
    expect(puzzle.next).to_be_visible()
    # From there, it's an ordinary board.
    puzzle.explore.click()
    board.expect_state("ready")
    for screen in (SMALL, UPRIGHT, SCREENS[-1]):
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        assert board.said.evaluate("said => said.scrollHeight <= said.clientHeight"), screen
    board.play("b")
    expect(board.loc).to_have_js_property("moves", ["b"])
    puzzle.back.click()
    expect(puzzle.next).to_be_visible()
    trainer.again.get_by_role("button", name="Tomorrow").click()
    expect(trainer.again).to_contain_text("You'll see it again tomorrow.")
    puzzle.next.click()
    expect(trainer.which).to_be_focused()
    puzzle.expect_stage("open")
    # A wrong move is answered, and the answer says why.
    board.choose("F")
    puzzle.expect_stage("missed")
    puzzle.expect_said("Gold captures 3 seeds from cup B")
    expect(board.loc).to_have_js_property("moves", ["F", "f"])
    puzzle.start_again.click()
    puzzle.expect_stage("open")
    expect(board.loc).to_have_js_property("moves", [])
    board.choose("B")
    puzzle.expect_stage("solved")
    # A question is answered with a cup, and shown on the board.
    puzzle.next.click()
    puzzle.expect_said("Choose the cup where the very last seed of the turn falls.")
    board.expect_playable("ABCDEFabcdef")
    board.choose("c")
    puzzle.expect_said("Not yet. Not in cup c.")
    # Another cup is another try.
    board.choose("d")
    puzzle.expect_stage("solved")
    expect(board.loc).to_have_js_property("moves", ["E"])
    # The other side defends itself, and the puzzle continues.
    puzzle.next.click()
    puzzle.expect_stage("open")
    board.choose("E")
    expect(board.loc).to_have_js_property("moves", ["E", "b"])
    puzzle.expect_said("Right so far! Your turn again.")
    board.choose("F")
    puzzle.expect_stage("solved")
    puzzle.next.click()
    expect(trainer.loc).to_contain_text("You've solved all of these!")
    expect(trainer.sitting).to_contain_text("Solved: 4 of 4. This time: 4.")


@pytest.mark.context(viewport={"width": 360, "height": 740})
def test_a_hint_after_a_wrong_try_is_for_the_next(trainer: TrainerPage) -> None:
    puzzle, board = trainer.puzzle, trainer.puzzle.board
    board.choose("D")
    puzzle.expect_stage("missed")
    for words, number in zip(MORE.hints, ("1", "2"), strict=False):
        puzzle.hint.click()
        puzzle.expect_stage("open")
        expect(board.loc).to_have_js_property("moves", [])
        # There's only room for the last one, which keeps its number.
        expect(puzzle.hints.last).to_have_text(words)
        expect(puzzle.hints.last).to_be_visible()
        expect(puzzle.hints.last).to_have_attribute("value", number)
    board.choose("F")
    puzzle.expect_stage("solved")


@pytest.mark.context(viewport={"width": 360, "height": 740}, color_scheme="dark")
def test_a_puzzle_by_keyboard_on_a_phone(page: Page, trainer: TrainerPage) -> None:
    puzzle, board = trainer.puzzle, trainer.puzzle.board
    puzzle.expect_stage("open")
    # Words that fit aren't a tab stop, which is known once the whole board has loaded.
    expect(board.loc.locator(":is(.ubao-words, .ubao-said)[tabindex]")).to_have_count(0)
    puzzle.hint.focus()
    page.keyboard.press("Shift+Tab")
    expect(board.cup("D")).to_be_focused()
    page.keyboard.press("Enter")
    puzzle.expect_stage("missed")
    puzzle.try_again.press("Enter")
    puzzle.expect_stage("open")
    # The focus is on the board again.
    expect(board.svg.locator(":focus")).to_have_count(1)
    page.keyboard.press("End")
    expect(board.cup("F")).to_be_focused()
    page.keyboard.press("Enter")
    puzzle.expect_stage("solved")
    puzzle.next.press("Enter")
    puzzle.expect_stage("open")
    # Answers can be typed, and the position read.
    as_text = puzzle.loc.get_by_text("The board as text")
    as_text.press("Enter")
    expect(puzzle.loc.locator("code")).to_have_text(str(SAFE.record.position))
    expect(as_text).to_be_focused()
    settings = board.open_settings()
    settings.loc.get_by_role("switch", name="Type moves").click()
    settings.answer("Done")
    field = puzzle.loc.get_by_role("textbox", name="Type a move")
    field.fill("cup B")
    field.press("Enter")
    puzzle.expect_stage("solved")
    puzzle.next.press("Enter")
    puzzle.expect_said("Choose the cup where the very last seed of the turn falls.")
    field.fill("d")
    field.press("Enter")
    puzzle.expect_stage("solved")
    assert axe(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360


def test_a_notebook_is_kept_taken_along_and_begun_anew(page: Page, trainer: TrainerPage) -> None:
    puzzle, board = trainer.puzzle, trainer.puzzle.board
    trainer.wish("hard")
    expect(puzzle.loc).to_have_count(1)
    puzzle.expect_said("Choose the cup where the very last seed of the turn falls.")
    puzzle.hint.click()
    board.choose("d")
    puzzle.expect_stage("solved")
    trainer.again.get_by_role("button", name="Today").click()
    trainer.wish("medium")
    expect(trainer.which).to_have_text("Oware")
    puzzle.another.click()
    expect(trainer.which).to_have_text("Oware")
    page.reload()
    expect(trainer.sitting).to_contain_text("Solved: 1 of 4.")
    # It's due today.
    expect(trainer.which).to_contain_text("once more, as you asked")
    trainer.open(trainer.notebook)
    expect(trainer.notebook).to_contain_text("1 of 4 puzzles solved, 0 of them without a hint.")
    code = trainer.code.input_value()
    with page.expect_download() as download:
        trainer.notebook.get_by_role("button", name="Save as a file").click()
    assert download.value.path().read_text() == code
    # A second student starts with nothing.
    trainer.who.click()
    dialog = Dialog(page)
    dialog.loc.get_by_label("A name, or an animal").fill("Crane")
    dialog.answer("A new student")
    expect(trainer.who).to_contain_text("Crane")
    expect(trainer.sitting).to_contain_text("Solved: 0 of 4.")
    paste = trainer.notebook.get_by_role("textbox", name="A code from another device")
    paste.fill(f"{code[:-1]}?")
    trainer.notebook.get_by_role("button", name="Bring it in").click()
    expect(trainer.notebook).to_contain_text("This code isn't complete.")
    paste.fill(code)
    trainer.notebook.get_by_role("button", name="Bring it in").click()
    expect(trainer.notebook).to_contain_text("Brought in: 1 puzzle and 0 steps.")
    expect(trainer.sitting).to_contain_text("Solved: 1 of 4.")
    trainer.notebook.get_by_role("button", name="Start over").click()
    dialog.answer("Start over")
    expect(trainer.sitting).to_contain_text("Solved: 0 of 4.")
    trainer.notebook.locator("input[type=file]").set_input_files(download.value.path())
    expect(trainer.sitting).to_contain_text("Solved: 1 of 4.")
    trainer.who.click()
    dialog.answer("Student 1")
    expect(trainer.who).to_contain_text("Student 1")
    kept = json.loads(read_kept(page)[f"{OURS}training"])
    assert [student["name"] for student in kept["students"]] == ["", "Crane"]
    assert kept["students"][0]["solved"] == {"oware/last": {"hints": 1, "misses": 0}}
    page.evaluate("() => { localStorage.clear(); dispatchEvent(new Event('ubao-forgotten')); }")
    expect(trainer.sitting).to_contain_text("Solved: 0 of 4.")


def test_who_has_no_name_yet_gets_one_for_what_is_solved(page: Page, trainer: TrainerPage) -> None:
    trainer.puzzle.board.choose("F")
    trainer.puzzle.expect_stage("solved")
    trainer.who.click()
    field = Dialog(page).loc.get_by_label("A name, or an animal")
    field.fill("Anna")
    field.press("Enter")
    expect(trainer.who).to_contain_text("Anna")
    expect(trainer.sitting).to_contain_text("Solved: 1 of 4.")
    for name, solved in (("Ben", 0), ("anna", 1)):
        trainer.who.click()
        field.fill(name)
        field.press("Enter")
        expect(trainer.sitting).to_contain_text(f"Solved: {solved} of 4.")
    [anna, ben] = json.loads(read_kept(page)[f"{OURS}training"])["students"]
    assert (anna["name"], ben["name"]) == ("Anna", "Ben")


def test_a_second_touch_where_try_again_was_plans_nothing(page: Page, trainer: TrainerPage) -> None:
    puzzle, board = trainer.puzzle, trainer.puzzle.board
    board.choose("D")
    puzzle.expect_stage("missed")
    box = puzzle.try_again.bounding_box()
    assert box is not None
    puzzle.try_again.click()
    puzzle.expect_stage("open")
    board.choose("F")
    puzzle.expect_stage("solved")
    expect(trainer.again).to_be_visible()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(puzzle.prompt).to_have_text(SAFE.prompt)


@pytest.mark.usefixtures("without_python")
def test_whoever_goes_on_before_the_index_is_there_has_one_notebook(
    page: Page, server: StaticHost
) -> None:
    held = hold("*puzzles/index.json")
    server.faults.append(held)
    page.goto(f"{server.url}games/oware/puzzles/")
    trainer = TrainerPage(page)
    expect(trainer.puzzle.loc).to_have_attribute("stage", "open")
    first = trainer.puzzle.prompt.inner_text()
    trainer.puzzle.another.click()
    held.release()
    expect(trainer.puzzle.prompt).not_to_have_text(first)
    expect(trainer.puzzle.loc).to_have_attribute("stage", "open")
    expect(trainer.notebook).to_have_count(1)


def test_the_next_puzzle_leaves_the_full_screen(page: Page, site: str) -> None:
    page.add_init_script("delete Element.prototype.requestFullscreen;")
    serve_puzzles(page, *ALL)
    page.goto(f"{site}games/oware/puzzles/")
    trainer = TrainerPage(page)
    puzzle, board = trainer.puzzle, trainer.puzzle.board
    puzzle.expect_stage("open")
    board.use(board.full_screen)
    expect(board.loc).to_have_css("position", "fixed")
    puzzle.another.click()
    expect(trainer.which).to_be_focused()
    puzzle.expect_stage("open")
    expect(page.locator("[inert], [data-full]")).to_have_count(0)
    trainer.open(trainer.notebook)


def test_a_class_gets_its_set(page: Page, site: str) -> None:
    serve_puzzles(page, *ALL)
    page.goto(f"{site}puzzles/#set=oware/twice,oware/gone,oware/more")
    trainer = TrainerPage(page)
    puzzle, board = trainer.puzzle, trainer.puzzle.board
    puzzle.expect_stage("open")
    expect(trainer.which).to_contain_text("puzzle 1 of 2 in your class set")
    expect(trainer.which).to_contain_text("Some puzzles in this link aren't on this site: 1.")
    puzzle.another.click()
    expect(trainer.which).to_contain_text("puzzle 2 of 2")
    puzzle.expect_stage("open")
    board.choose("F")
    puzzle.expect_stage("solved")
    # Skipped puzzles come back at the end.
    puzzle.next.click()
    expect(trainer.which).to_contain_text("puzzle 1 of 2")


@pytest.mark.context(viewport={"width": 360, "height": 740})
@pytest.mark.usefixtures("without_python")
def test_a_task_is_no_smaller_for_who_wants_larger_letters(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/puzzles/")
    expect(TrainerPage(page).puzzle.loc).to_have_attribute("stage", "open")
    prompt = page.locator(".ubao-prompt")
    expect(prompt).to_be_visible()
    size = "prompt => parseFloat(getComputedStyle(prompt).fontSize)"
    usual = prompt.evaluate(size)
    page.evaluate("document.documentElement.style.fontSize = '187.5%'")
    page.wait_for_function(
        "(usual) => parseFloat(getComputedStyle(document.querySelector('.ubao-prompt')).fontSize)"
        " > usual",
        arg=usual,
    )


def test_nobody_plays_on_after_a_puzzle_that_ended_the_game(page: Page, site: str) -> None:
    page.add_init_script(TYPING)
    page.goto(f"{site}puzzles/#set=african-chess/touch-in-one")
    puzzle = TrainerPage(page).puzzle
    puzzle.expect_stage("open")
    field = puzzle.loc.get_by_role("textbox", name="Type a move")
    field.fill("f6e7")
    field.press("Enter")
    puzzle.expect_stage("solved")
    expect(puzzle.why).to_be_visible()
    expect(puzzle.explore).to_have_count(0)


def test_cups_that_answer_a_question_are_not_said_to_be_playable(page: Page, site: str) -> None:
    serve_puzzles(page, LAST)
    page.goto(f"{site}games/oware/puzzles/")
    puzzle = TrainerPage(page).puzzle
    puzzle.expect_stage("open")
    expect(puzzle.board.cup("A")).to_have_accessible_name("Your cup A, 0 seeds, can be chosen")


def test_a_judged_puzzle_has_no_field_for_moves_over_its_words(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.add_init_script(TYPING)
    serve_puzzles(page, *ALL)
    page.goto(f"{site}games/oware/puzzles/")
    puzzle = TrainerPage(page).puzzle
    puzzle.expect_stage("open")
    field = puzzle.loc.get_by_role("textbox", name="Type a move")
    field.fill("F")
    field.press("Enter")
    puzzle.expect_stage("solved")
    expect(field).to_be_hidden()
    expect(puzzle.board.svg.locator(":focus")).to_have_count(1)
    puzzle.explore.click()
    expect(field).to_be_visible()
