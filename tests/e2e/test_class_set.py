"""A set goes out to a class and comes back: builder, entry page, final screen, results."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.dialogs import PlayersDialog
from tests.e2e.server import OURS
from tests.e2e.test_tabs import Results, write_code
from tests.e2e.training import ALL, LAST, SAFE, TrainerPage, serve_puzzles
from tests.e2e.visit import read_kept
from tests.help.paper import read_leaves

PLAN = "Oware: count first, then sow"


def test_a_set_is_put_together_and_handed_out(page: Page, site: str) -> None:
    page.goto(f"{site}class/sets/")
    page.get_by_role("combobox", name="Start from").select_option(label=PLAN)
    own = page.get_by_role("region", name="Your set")
    expect(own.get_by_role("listitem")).to_have_count(5)
    link = own.get_by_role("textbox", name="A link to this set")
    expect(link).to_have_value(f"{site}set/#oware")
    expect(own.get_by_role("img", name="The link as a QR code").first).to_be_visible()
    # Its five puzzles fit on one side of paper, and its key on another.
    page.get_by_role("button", name="Make a sheet to print").click()
    expect(page.locator(".ubao-sheet-task svg.ubao-svg")).to_have_count(5)
    assert len(read_leaves(page.pdf(format="Letter"))) == 2
    page.keyboard.press("Escape")
    # Another order is another set, and its link has no name of a plan.
    own.get_by_role("button", name="Move up").nth(1).click()
    expect(link).to_have_value(re.compile(r"/set/#[0-9A-Z-]{17}$"))
    cards = page.get_by_role("listitem").filter(has=page.locator("ubao-picture"))
    expect(cards.first.locator("svg")).to_be_visible()
    for card in (cards.nth(20), cards.nth(21)):
        card.get_by_role("button", name="Add it").click()
    expect(own.get_by_role("listitem")).to_have_count(7)
    own.get_by_role("button", name="Remove").first.click()
    expect(own.get_by_role("listitem")).to_have_count(6)
    # Puzzles for ages 8 to 14 suit a class of ages 8 to 10.
    page.get_by_role("combobox", name="Ages").select_option(label="8–10")
    expect(cards.filter(has_text="ages 11 to 14")).to_have_count(0)
    expect(cards.filter(has_text="ages 8 to 14")).not_to_have_count(0)
    # A code is short enough for a whiteboard: two characters per puzzle and four more, in groups.
    code = link.input_value().partition("#")[2]
    assert len(code.replace("-", "")) == 6 * 2 + 4
    assert axe(page) == []
    page.emulate_media(media="print")
    expect(page.locator(".ubao-slip").last).to_be_visible()
    expect(cards.first).to_be_hidden()
    page.emulate_media(media="screen")
    own.get_by_role("link", name="Collect the results").click()
    expect(page.get_by_text("6 puzzles.")).to_be_visible()


def test_removing_puzzles_keeps_the_focus_in_the_set(page: Page, site: str) -> None:
    serve_puzzles(page, *ALL)
    page.goto(f"{site}class/sets/#set=oware/more,oware/safe,oware/last,oware/twice")
    own = page.get_by_role("region", name="Your set")
    remove = own.get_by_role("button", name="Remove")
    expect(remove).to_have_count(4)
    # When the first is removed, focus goes to the next; when the last is, to the one before it.
    remove.first.press("Enter")
    expect(remove).to_have_count(3)
    expect(remove.first).to_be_focused()
    remove.last.press("Enter")
    expect(remove).to_have_count(2)
    expect(remove.last).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(remove).to_have_count(0)
    expect(own).to_be_focused()


def test_a_link_with_a_puzzle_that_the_site_lacks_says_so(page: Page, site: str) -> None:
    serve_puzzles(page, *ALL)
    page.goto(f"{site}class/sets/#set=oware/more,oware/gone")
    expect(page.get_by_text("Some puzzles in this link aren't on this site: 1.")).to_be_visible()
    own = page.get_by_role("region", name="Your set")
    expect(own.get_by_role("button", name="Remove")).to_have_count(1)


def test_a_puzzle_that_is_moved_up_keeps_the_focus_and_its_place_is_said(
    page: Page, site: str
) -> None:
    serve_puzzles(page, *ALL)
    page.goto(f"{site}class/sets/#set=oware/more,oware/safe,oware/last")
    up = page.get_by_role("region", name="Your set").get_by_role("button", name="Move up")
    expect(up).to_have_count(3)
    up.nth(1).press("Enter")
    expect(up.first).to_be_focused()
    expect(page.get_by_text(f"Now number 1: {SAFE.prompt}")).to_be_visible()
    # There is nowhere else to go.
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{site}class/sets/#set=oware/safe,oware/more,oware/last")


@pytest.mark.context(viewport={"width": 360, "height": 740})
def test_on_a_phone_the_field_for_a_name_comes_with_its_label(page: Page, site: str) -> None:
    serve_puzzles(page, *ALL)
    page.goto(f"{site}set/#set=oware/more,oware/safe")
    trainer = TrainerPage(page)
    trainer.puzzle.expect_stage("open")
    end = trainer.loc.get_by_role("button", name="Show my result")
    expect(end).to_be_visible()
    # Where somebody has scrolled to it.
    page.evaluate("() => scrollTo({ top: 80, behavior: 'instant' })")
    end.click()
    expect(page.get_by_role("textbox", name="Your name")).to_be_focused()
    label = page.locator(".ubao-result-ask")
    assert label.evaluate(
        """(label) => {
          const { left, top, width } = label.getBoundingClientRect();
          return label.contains(document.elementFromPoint(left + width / 2, top + 2));
        }"""
    )
    # The field is below its label, not over it.
    assert label.evaluate(
        """(label) => {
          const words = document.createRange();
          words.selectNode(label.querySelector('label').firstChild);
          const field = label.querySelector('input').getBoundingClientRect();
          return words.getBoundingClientRect().bottom <= field.top;
        }"""
    )


def test_a_student_shows_what_was_done_and_the_teacher_takes_it(page: Page, site: str) -> None:
    serve_puzzles(page, *ALL)
    page.goto(f"{site}set/#set=oware/more,oware/safe,oware/last")
    trainer = TrainerPage(page)
    puzzle, board = trainer.puzzle, trainer.puzzle.board
    expect(trainer.which).to_contain_text("puzzle 1 of 3 in your class set")
    expect(page.locator("main").get_by_text("For teachers")).to_have_count(0)
    puzzle.expect_stage("open")
    board.choose("F")
    puzzle.expect_stage("solved")
    puzzle.next.click()
    expect(trainer.which).to_contain_text("puzzle 2 of 3")
    puzzle.expect_stage("open")
    puzzle.hint.click()
    # A reload loses nothing, though another student may sit here by now.
    page.reload()
    expect(trainer.loc.get_by_text("Did you start this set? Solved: 1 of 3.")).to_be_visible()
    expect(trainer.sitting).to_be_hidden()
    page.get_by_role("button", name="Yes, go on").click()
    expect(trainer.which).to_contain_text("puzzle 2 of 3")
    expect(trainer.sitting).to_contain_text("Solved: 1 of 3.")
    puzzle.expect_stage("open")
    trainer.loc.get_by_role("button", name="Show my result").click()
    result = page.get_by_role("region", name="Your result")
    result.get_by_role("textbox", name="Your name").fill("Lion")
    expect(result).to_contain_text("1 of 3 puzzles solved")
    expect(result).to_contain_text("1 hint, 1 minute")
    expect(result.get_by_role("listitem")).to_have_text(
        [
            re.compile("solved on the first try"),
            re.compile("not solved yet"),
            re.compile("not started"),
        ]
    )
    rows = "items => new Set(items.map((item) => item.offsetTop)).size"
    assert result.get_by_role("listitem").evaluate_all(rows) == 1
    code = result.locator(".ubao-result-code").inner_text()
    assert re.fullmatch(r"\w{4}-\w{4}-\w{4}", code)
    assert axe(page) == []
    for key in ("Enter", "Escape"):
        result.get_by_role("button", name="Back to the puzzles").press(key)
        expect(trainer.which).to_contain_text("puzzle 2 of 3")
        trainer.loc.get_by_role("button", name="Show my result").click()

    page.goto(f"{site}class/results/#set=oware/more,oware/safe,oware/last")
    take_results(page, code)


def test_a_shared_device_hands_no_students_work_to_the_next(page: Page, site: str) -> None:
    page.clock.install()
    serve_puzzles(page, *ALL)
    address = f"{site}set/#set=oware/more,oware/safe"
    page.goto(address)
    trainer = TrainerPage(page)
    puzzle, end = trainer.puzzle, trainer.loc.get_by_role("button", name="Show my result")
    result = page.get_by_role("region", name="Your result")
    yes, no = (page.get_by_role("button", name=name) for name in ("Yes, go on", "No, start over"))
    puzzle.expect_stage("open")
    puzzle.board.choose("F")
    puzzle.expect_stage("solved")
    page.clock.run_for(4 * 60_000)
    end.click()
    result.get_by_role("textbox", name="Your name").fill("Ana")
    expect(result).to_contain_text("1 of 2 puzzles solved")
    expect(result).to_contain_text("No hints, 4 minutes")
    code = result.locator(".ubao-result-code").inner_text()
    # The next day, in the same tab, there's nothing to hand in.
    page.clock.fast_forward("26:00:00")
    for come in (page.reload, lambda: turn_away(page, "26:00:00"), lambda: restart(page, address)):
        come()
        expect(page.get_by_text("Are you Ana? Solved: 1 of 2.")).to_be_visible()
        expect(page.get_by_text(code)).to_have_count(0)
        expect(end).to_be_hidden()
    assert axe(page) == []
    # At a board, nobody needs to type her name again.
    page.goto(f"{site}games/oware/")
    board = Board(page)
    board.use(board.players)
    dialog = PlayersDialog(page)
    dialog.other.get_by_role("button", name="Ana").click()
    assert axe(page) == []
    dialog.answer("Done")
    expect(board.loc.locator(".ubao-player").first).to_contain_text("Ana")
    page.goto(address)
    # Ana continues: the night doesn't count as work.
    yes.click()
    end.click()
    expect(result.get_by_role("textbox", name="Your name")).to_have_value("Ana")
    expect(result).to_contain_text("No hints, 4 minutes")
    # A moment away doesn't matter.
    turn_away(page, "00:30")
    expect(result).to_be_visible()
    # The next student starts over with one touch, without Ana's name, code, minutes or notebook.
    page.reload()
    no.click()
    expect(trainer.which).to_contain_text("puzzle 1 of 2 in your class set")
    puzzle.expect_stage("open")
    puzzle.board.choose("F")
    puzzle.expect_stage("solved")
    end.click()
    expect(result.get_by_role("textbox", name="Your name")).to_have_value("")
    expect(result).to_contain_text("No hints, 1 minute")


def turn_away(page: Page, time: str) -> None:
    """Hide the page for some time."""
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.clock.fast_forward(time)
    page.evaluate("delete document.hidden")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def restart(page: Page, address: str) -> None:
    """Restore the tab as a browser does after a restart, with its storage."""
    page.goto("about:blank")
    page.goto(address)


def test_work_on_each_set_is_kept_by_itself(page: Page, site: str) -> None:
    serve_puzzles(page, *ALL)
    page.goto(f"{site}set/#set=oware/more,oware/safe")
    trainer = TrainerPage(page)
    trainer.puzzle.expect_stage("open")
    trainer.puzzle.board.choose("F")
    trainer.puzzle.expect_stage("solved")
    # Another set in the same tab.
    page.goto(f"{site}set/#set=oware/last")
    expect(trainer.which).to_contain_text("puzzle 1 of 1")
    trainer.puzzle.expect_stage("open")
    trainer.puzzle.hint.click()
    page.goto(f"{site}set/#set=oware/more,oware/safe")
    expect(page.get_by_text("Did you start this set? Solved: 1 of 2.")).to_be_visible()
    # A new tab knows nothing about it.
    tab = page.context.new_page()
    serve_puzzles(tab, *ALL)
    tab.goto(f"{site}set/#set=oware/more,oware/safe")
    expect(TrainerPage(tab).which).to_contain_text("puzzle 1 of 2")
    page.get_by_role("button", name="Yes, go on").click()
    expect(trainer.which).to_contain_text("puzzle 2 of 2")


def take_results(page: Page, code: str) -> None:
    """The teacher's side, with the code of a student who is stuck in the second puzzle."""
    lines = page.get_by_role("textbox", name="Names and codes")
    wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
    lines.fill(f"Lion {code.lower()}\nHare {code.replace('-', '')}\nCrane {wrong}")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("2 students were added.")).to_be_visible()
    expect(
        page.get_by_text(
            f"Character 12 is wrong, if all the others are right. Should it be {code[-1]}?"
        )
    ).to_be_visible()
    expect(lines).to_have_value(f"Crane {wrong}")
    # Entering the same code again changes nothing.
    lines.fill(f"Lion {code}")
    lines.press("Enter")
    expect(page.get_by_text("Nobody was added.")).to_be_visible()
    chart = page.get_by_role("img", name="Who is stuck where Puzzle 1: 0 stuck. Puzzle 2: 2 stuck.")
    expect(chart).to_be_visible()
    puzzles, students = page.get_by_role("table").all()
    expect(puzzles.get_by_role("row").nth(2)).to_contain_text("Lion, Hare")
    expect(students.get_by_role("row").nth(1)).to_contain_text("Lion")
    assert axe(page) == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a table").click()
    table = Path(download.value.path()).read_text(encoding="utf-8-sig").splitlines()
    assert len(table) == 3
    assert table[1].startswith(
        f'"Lion","{code}","solved on the first try","stuck","not started",1,1,'
    )
    # It survives a reload, a button deletes it, and it never gets into a notebook.
    page.reload()
    expect(students.get_by_role("row")).to_have_count(3)
    # The next result moves up into its place, and gets the focus.
    students.get_by_role("button", name="Remove Lion").press("Enter")
    expect(students.get_by_role("row")).to_have_count(2)
    expect(students.get_by_role("button", name="Remove Hare")).to_be_focused()
    page.get_by_role("button", name="Forget these results").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget these results").click()
    expect(page.get_by_text("The results are forgotten.")).to_be_visible()
    expect(lines).to_be_focused()
    assert f"{OURS}results" not in read_kept(page)


@pytest.mark.usefixtures("without_python")
def test_a_code_from_the_board_is_typed(page: Page, site: str) -> None:
    page.goto(f"{site}set/")
    field = page.get_by_role("textbox", name="The code from the board")
    field.fill("owari")
    field.press("Enter")
    expect(page.get_by_text("There's no set “owari”. Check the board again.")).to_be_visible()
    field.fill("OWARE")
    field.press("Enter")
    expect(TrainerPage(page).which).to_contain_text("puzzle 1 of 5 in your class set")


@pytest.mark.usefixtures("without_python")
def test_an_empty_file_adds_nobody_and_that_is_said(page: Page, site: str) -> None:
    page.goto(f"{site}class/results/#oware")
    empty: FilePayload = {"name": "class.txt", "mimeType": "text/plain", "buffer": b""}
    page.locator("ubao-results input[type=file]").set_input_files(empty)
    expect(page.locator(".ubao-results-said")).to_have_text("Nobody was added.")


def test_a_set_becomes_a_sheet_with_its_key_apart(page: Page, site: str) -> None:
    serve_puzzles(page, *ALL)
    page.goto(f"{site}class/sets/#set=oware/last,oware/more")
    make = page.get_by_role("button", name="Make a sheet to print")
    make.click()
    sheet = page.locator("ubao-sheet")
    tasks = sheet.locator(".ubao-sheet-task")
    expect(tasks).to_have_count(2)
    expect(tasks.first).to_contain_text(f"1. {LAST.prompt}")
    expect(tasks.locator("svg.ubao-svg")).to_have_count(2)
    expect(tasks.first).to_contain_text("Answer:")
    key = sheet.locator(".ubao-sheet-key")
    expect(key.get_by_role("listitem")).to_contain_text([re.compile("^d: "), re.compile("^F: ")])
    expect(page.get_by_role("button", name="Print", exact=True)).to_be_focused()
    assert axe(page) == []
    # The sheet is printed, and nothing hides it.
    page.emulate_media(media="print")
    expect(page.locator("ubao-sets")).to_be_hidden()
    expect(tasks.first).to_be_visible()
    expect(sheet.get_by_role("button", name="Close", include_hidden=True)).to_be_hidden()
    tasks_on_paper, key_on_paper = read_leaves(page.pdf(format="A4"))
    assert f"1. {LAST.prompt}" in tasks_on_paper.text
    assert tasks_on_paper.text.count("Answer:") == 2
    assert len(tasks_on_paper.marks) > 2 * 12
    assert "F: " in key_on_paper.text
    assert "Answer:" not in key_on_paper.text
    page.emulate_media(media="screen")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(make).to_be_focused()


def test_the_last_week_is_compared_with_the_first(page: Page, site: str) -> None:
    """Twelve students: six predicted once in week 1, six twice; in week 10 all miss one plan."""
    names = "Ama Kofi Esi Yaw Abena Kwame Akua Kojo Adwoa Kwesi Efua Yaa".split()
    results = Results(page, site, "week1")
    early = [write_code("week1", 9, solved) for solved in (1, 2)]
    results.add(*(f"{name} {early[at % 2]}" for at, name in enumerate(names)))
    results.expect(*names)
    results = Results(page, site, "week10")
    late = write_code("week10", 9, 5)
    results.add(*(f"{name} {late}" for name in [*names, "Zoe"]))
    growth = page.get_by_role("region", name="What has changed")
    growth.get_by_role("combobox").select_option(label="Week 1: what we can do")
    ideas = growth.get_by_role("table").first
    # Changes of 50 and 0: variance 12 * 25**2 / 11, error 7.54, times 2.20 for eleven degrees.
    expect(ideas.get_by_role("row").nth(1)).to_have_text(
        re.compile(r"Predict\s*75%\s*100%\s*25 \(between 8 and 42\)\s*More, and not just by chance")
    )
    expect(ideas.get_by_role("row").nth(3)).to_have_text(re.compile(r"Plan\s*0%\s*50%"))
    each = growth.get_by_role("table").nth(1)
    expect(each.get_by_role("row").nth(1)).to_have_text(re.compile("Ama.*1 → 2.*0 → 2.*0 → 1"))
    expect(growth).to_contain_text("Not compared")
    expect(growth).to_contain_text("Zoe.")
    assert axe(page) == []
    # A principal gets the class's numbers, what was taught, and no name.
    bare = growth.get_by_role("checkbox", name="Leave out names")
    bare.check()
    expect(bare).to_be_focused()
    expect(growth).not_to_contain_text("Ama")
    growth.get_by_role("textbox").fill("Ten weeks of sowing games.")
    [leaf] = read_leaves(page.pdf(format="A4"))
    assert "Ten weeks of sowing games." in leaf.text
    assert "More, and not just by chance" in leaf.text
    assert "Find patterns in arithmetic" in leaf.text
    assert "Ama" not in leaf.text
