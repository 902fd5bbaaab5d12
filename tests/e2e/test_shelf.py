"""What children come back to: the shelf on the first page, the path, the puzzle of the day."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from game_core import GAMES, Record, get
from tests.e2e.axe import axe
from tests.e2e.board import Board
from tests.e2e.dialogs import Dialog
from tests.e2e.server import OURS, PREFIX
from tests.e2e.visit import read_kept

pytestmark = pytest.mark.undrawn

GAME = str(Record(get("oware")).play("C").play("b"))
KEPT = [{"record": GAME, "turns": 2, "when": 0, "levels": {"S": "", "N": "dreamer"}, "seed": 1}]
DAY = 20_783
"""November 26, 2026, as days since 1970."""
PUT = "([name, value]) => localStorage.setItem(name, JSON.stringify(value))"


def put(page: Page, name: str, value: object) -> None:
    page.evaluate(PUT, [OURS + name, value])


def write_notebook(page: Page, *names: str) -> None:
    student = {"name": "", "solved": {}, "again": {}, "learned": dict.fromkeys(names, True)}
    put(page, "training", {"at": 0, "students": [student]})


def test_a_newcomer_is_told_what_this_is_and_a_child_who_was_here_finds_a_shelf(
    page: Page, site: str
) -> None:
    page.goto(site)
    expect(page.locator(".ubao-lead")).to_be_visible()
    put(page, f"games:{PREFIX}games/oware/:0", KEPT)
    write_notebook(page, "oware/won/dreamer", f"day/{DAY}", f"day/{DAY - 40}")
    page.reload()
    shelf = page.get_by_role("region", name="My shelf")
    expect(shelf.get_by_role("img", name="2 puzzles of the day solved")).to_be_visible()
    expect(page.locator(".ubao-lead")).to_have_count(0)
    card = page.locator(".ubao-gallery li").filter(has_text="Oware")
    filled = "1 of 7 seeds: learn the game, solve five puzzles, beat five opponents"
    expect(card.get_by_role("img", name=filled)).to_be_visible()
    expect(page.get_by_text("Each game has seeds to fill: learn the game")).to_be_visible()
    assert axe(page) == []
    shelf.get_by_role("link", name="Go on: Oware").click()
    board = Board(page)
    board.expect_game("C", "b")
    expect(board.loc.locator(".ubao-name").first).to_have_text("Dreamer")


def test_a_begun_game_is_on_the_shelf_of_the_child_who_began_it(page: Page, site: str) -> None:
    def seat(at: int) -> None:
        students = [
            {"name": name, "solved": {}, "again": {}, "learned": {f"day/{DAY}": True}}
            for name in ("Ben", "Lion")
        ]
        put(page, "training", {"at": at, "students": students})

    page.goto(site)
    # This one was begun before anybody had a name.
    put(page, f"games:{PREFIX}games/oware/:0", KEPT)
    seat(1)
    page.reload()
    shelf = page.get_by_role("region", name="My shelf")
    expect(shelf.get_by_role("link", name="Puzzle of the day")).to_be_visible()
    expect(shelf.get_by_role("link", name="Go on")).to_have_count(0)
    seat(0)
    page.reload()
    expect(shelf.get_by_role("link", name="Go on: Oware")).to_be_visible()
    seat(1)
    page.goto(f"{site}games/kpo/")
    board = Board(page)
    board.play("C")
    # What keeps a game may come after the first turn.
    kept = f"{OURS}games:{PREFIX}games/kpo/:0"
    page.wait_for_function("name => localStorage.getItem(name)", arg=kept)
    page.goto(site)
    expect(shelf.get_by_role("link", name="Go on: Kpo")).to_be_visible()
    seat(0)
    page.reload()
    expect(shelf.get_by_role("link", name="Go on: Oware")).to_be_visible()
    # The link resumes one's own game, though another child's is newer.
    games = [
        {"record": str(Record(get("kpo")).play(cup)), "turns": 1, "when": when, "student": student}
        for cup, when, student in (("C", 20, "Lion"), ("A", 10, "Ben"))
    ]
    put(page, f"games:{PREFIX}games/kpo/:0", games)
    page.reload()
    shelf.get_by_role("link", name="Go on: Kpo").click()
    expect(board.loc).to_have_js_property("moves", ["A"])


@pytest.mark.context(viewport={"width": 360, "height": 740})
def test_other_games_that_were_begun_are_offered_by_name(page: Page, site: str) -> None:
    page.goto(site)
    slugs = ["oware", "double-eighteen-stone-chess", "layli-goobalay", "kpo", "ouri"]
    for age, slug in enumerate(slugs):
        record = Record(get(slug))
        record = record.play(record.position.moves()[0])
        # Between friends, so that nobody answers meanwhile.
        kept = {**KEPT[0], "record": str(record), "turns": 1, "when": 9 - age, "levels": {}}
        put(page, f"games:{PREFIX}games/{slug}/:0", [kept, {**kept, "when": 0, "seed": 2}])
    page.reload()
    shelf = page.get_by_role("region", name="My shelf")
    expect(shelf.get_by_role("link", name="Go on: ")).to_have_count(4)
    expect(shelf.locator(".ubao-shelf-others")).to_have_text(
        "Or go on with: Double Eighteen-Stone Chess Layli Goobalay Kpo", use_inner_text=True
    )
    assert axe(page) == []
    # The doors are still on the screen.
    expect(page.locator(".ubao-to-labs")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    shelf.get_by_role("link", name="Go on: Kpo").click()
    board = Board(page)
    board.expect_state("ready")
    expect(board.loc).to_have_js_property("moves", ["A"])


@pytest.mark.usefixtures("without_python")
def test_the_puzzle_of_the_day_drops_a_seed(page: Page, site: str) -> None:
    page.clock.set_fixed_time("2026-11-26T09:00:00")
    page.goto(f"{site}puzzles/#day=today")
    page.wait_for_function("() => document.querySelector('ubao-trainer').practice?.today")
    expect(page.locator(".ubao-which")).to_have_text("Oware: the puzzle of the day.")
    page.locator("ubao-trainer").evaluate("""trainer => {
      const detail = { id: trainer.practice.today, misses: 0, hints: 0 };
      trainer.dispatchEvent(new CustomEvent('ubao-solved', { detail }));
    }""")
    [student] = json.loads(read_kept(page)[f"{OURS}training"])["students"]
    assert f"day/{DAY}" in student["learned"]


@pytest.mark.usefixtures("without_python")
def test_the_puzzle_of_the_day_stays_the_same_when_a_child_learns_another_game(
    page: Page, site: str
) -> None:
    page.clock.set_fixed_time("2026-11-26T09:00:00")
    page.goto(f"{site}puzzles/#day=today")
    expect(page.locator(".ubao-which")).to_have_text("Oware: the puzzle of the day.")
    [student] = json.loads(read_kept(page)[f"{OURS}training"])["students"]
    student["learned"] = {"ouri/learn/sow": True, f"day/{DAY}": True}
    # A game that was won is known as well.
    sister = {"name": "Hare", "learned": {"kpo/won/greedy": True}}
    put(page, "training", {"at": 0, "students": [student, sister]})
    page.reload()
    expect(page.locator(".ubao-which")).to_have_text("Oware: the puzzle of the day.")
    today = "document.querySelector('ubao-trainer').practice.today"
    assert page.evaluate(today) == student["today"]["puzzle"]
    # Each child has one.
    page.locator(".ubao-who").click()
    Dialog(page).answer("Hare")
    expect(page.locator(".ubao-which")).to_have_text("Kpo: the puzzle of the day.")
    page.goto(site)
    shelf = page.get_by_role("region", name="My shelf")
    expect(shelf.get_by_role("link", name="Puzzle of the day")).to_contain_text("Kpo")
    shelf.get_by_role("button", name="Hare").click()
    Dialog(page).answer("Student 1")
    expect(shelf.get_by_role("link", name="Puzzle of the day")).to_contain_text("Solved")
    shelf.get_by_role("link", name="Puzzle of the day").click()
    expect(page.locator(".ubao-which")).to_have_text("Oware: the puzzle of the day.")
    # The next day has another, which stays once the shelf has shown it.
    page.clock.set_fixed_time("2026-11-27T09:00:00")
    page.goto(site)
    expect(shelf.get_by_role("link", name="Puzzle of the day")).to_contain_text("Ouri")
    [student, _] = json.loads(read_kept(page)[f"{OURS}training"])["students"]
    student["learned"]["kpo/learn/sow"] = True
    put(page, "training", {"at": 0, "students": [student, sister]})
    page.goto(f"{site}puzzles/#day=today")
    expect(page.locator(".ubao-which")).to_have_text("Ouri: the puzzle of the day.")


@pytest.mark.usefixtures("without_python")
@pytest.mark.context(viewport={"width": 1920, "height": 1080})
def test_a_class_has_the_puzzle_of_the_day_of_its_game(page: Page, site: str) -> None:
    page.goto(f"{site}plans/kpo/")
    page.get_by_role("link", name="Puzzle of the day, for the wall").click()
    expect(page).to_have_url(f"{site}games/kpo/puzzles/#day=today")
    page.wait_for_function("() => document.querySelector('ubao-trainer')?.practice?.today")
    today = page.locator("ubao-trainer").evaluate("trainer => trainer.practice.today")
    assert today.startswith("kpo/")
    expect(page.locator("ubao-board svg").first).to_be_in_viewport(ratio=1)


@pytest.mark.usefixtures("without_python")
def test_mixed_puzzles_come_from_games_that_a_child_knows(page: Page, site: str) -> None:
    page.goto(f"{site}puzzles/")
    games = """() => document.querySelector('ubao-trainer').practice?.entries
      .map(({ id }) => id) ?? []"""
    page.wait_for_function(f"() => ({games})().length")
    assert {name.split("/")[0] for name in page.evaluate(games)} == {"oware"}
    write_notebook(page, "kpo/learn/sow")
    page.reload()
    page.wait_for_function(f"() => ({games})().length")
    assert {name.split("/")[0] for name in page.evaluate(games)} == {"kpo"}
    expect(page.locator(".ubao-sitting")).to_have_text("Solved: 0.", use_inner_text=True)
    # Once all of them are solved, the others are one touch away.
    page.evaluate("""() => {
      const trainer = document.querySelector('ubao-trainer');
      const { practice } = trainer;
      for (const { id } of practice.entries) practice.solve(id, { hints: 0, misses: 0 });
      return trainer.goOn();
    }""")
    page.get_by_role("button", name="All games").first.click()
    expect(page.locator(".ubao-prompt")).to_be_visible()
    assert {name.split("/")[0] for name in page.evaluate(games)} == {game.slug for game in GAMES}


def test_a_link_brings_an_opponent(page: Page, site: str) -> None:
    page.goto(f"{site}games/oware/#with=dreamer")
    board = Board(page)
    board.expect_state("ready")
    expect(board.loc.locator(".ubao-name")).to_have_text(["Dreamer", "Blue"])
    board.choose("C")
    board.expect_turn("Blue")
    assert page.url.endswith("games/oware/")
