"""A teacher's five errands on the site: their clicks, and the page's time.

A touch is one click, a choice from a list two, text typed or pasted one. The seconds are the
browser's alone, without reading and thinking.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from playwright.sync_api import Locator, Page

from bench.chromium import SITE, launch
from bench.figures import align
from tests.e2e.server import StaticHost

NAMES = "Ama Kofi Esi Yaw Abena Kwame Akua Kojo Adwoa Kwesi Efua Yaa Kobina".split()
ROUNDS = 4
STUDENTS = 30


class Hand:
    """A teacher's hand on a page, which counts clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def touch(self, what: Locator) -> None:
        """One click."""
        what.click()
        self.clicks += 1

    def press(self, name: str) -> None:
        """Click the button of this name."""
        self.touch(self.page.get_by_role("button", name=name).first)

    def follow(self, name: str) -> None:
        """Click the link of this name."""
        self.touch(self.page.get_by_role("main").get_by_role("link", name=name).first)

    def choose(self, label: str, option: str) -> None:
        """Open a list and choose from it."""
        self.page.get_by_label(label).select_option(label=option)
        self.clicks += 2

    def put(self, label: str, text: str) -> None:
        """Replace the text of a field."""
        self.page.get_by_role("main").get_by_label(label).fill(text)
        self.clicks += 1


def find_half_an_hour(hand: Hand) -> None:
    """Go from the list of plans to the run view of half an hour."""
    hand.touch(hand.page.get_by_text("Which plan today?").first)
    hand.choose("Minutes you have", "30")
    hand.touch(hand.page.locator(".plan-run-ways a:visible", has_text="30 min").first)
    hand.page.locator(".plan-head").filter(visible=True).first.wait_for()


def prepare_oware(hand: Hand) -> None:
    """Go from the list of plans to Oware's first page, and from there to its tutorial."""
    hand.follow("Oware: count first, then sow")
    hand.page.get_by_text("The answers").first.wait_for()
    hand.follow("Learn Oware")
    hand.page.locator("ubao-path").wait_for()


def print_for_fourteen(hand: Hand) -> None:
    """Print the whole stack for fourteen on A4, without pieces to cut out."""
    hand.follow("Oware: count first, then sow")
    hand.follow("Print it")
    hand.put("How many children?", "14")
    hand.touch(hand.page.get_by_label("A4"))
    hand.page.evaluate("window.print = () => { window.printed = true; }")
    hand.press("Print")
    hand.page.wait_for_function("() => window.printed")


def answer_as_student(page: Page) -> str:
    """Return the code of one of thirty students, who hasn't begun the set, on another device."""
    with page.expect_popup() as opened:
        page.evaluate("window.open('../../set/#oware')")
    with opened.value as student:
        student.get_by_role("button", name="Show my result").click()
        return student.locator(".ubao-result-code").inner_text()


def hand_out_a_set(hand: Hand) -> None:
    """Put a plan's set on the board, and thirty students' codes in the table."""
    hand.choose("Start from", "Oware: count first, then sow")
    hand.page.get_by_role("img", name="The link as a QR code").first.wait_for()
    hand.follow("Collect the results")
    code = answer_as_student(hand.page)
    hand.put("Names and codes", "\n".join(f"Child {number} {code}" for number in range(STUDENTS)))
    hand.press("Add")
    hand.page.get_by_text(f"{STUDENTS} students were added.").wait_for()


def play_a_tournament(hand: Hand) -> None:
    """Run four rounds for thirteen names, with a latecomer and a corrected result."""
    hand.put("Names, one per line", "\n".join(NAMES))
    hand.press("Start: a few rounds")
    for number in range(1, ROUNDS + 1):
        tables = hand.page.locator(".ubao-tables > li:not(.ubao-rest)")
        for table in tables.all():
            hand.touch(table.get_by_role("button").first)
        if number == 1:
            hand.put("Is somebody late?", "Fiifi")
            hand.press("Add")
        if number < ROUNDS:
            hand.press("Next round")
    hand.press("Round 1")
    hand.touch(hand.page.locator(".ubao-tables > li").first.get_by_role("button").last)


ERRANDS: dict[str, tuple[str, Callable[[Hand], None]]] = {
    "find a lesson of 30 minutes, open its run view": ("plans/", find_half_an_hour),
    "prepare Oware unseen: its one page, then its tutorial": ("plans/", prepare_oware),
    "print all for fourteen": ("plans/", print_for_fourteen),
    "a set for thirty, and their results": ("class/sets/", hand_out_a_set),
    "13 players, 4 rounds, a latecomer, a correction": ("class/tournament/", play_a_tournament),
}


def tabulate_errands() -> str:
    """Return a table with the clicks and seconds of each errand."""
    rows: list[tuple[str, ...]] = [("clicks", "seconds", "errand")]
    with StaticHost(SITE) as host, launch() as browser:
        for what, (start, run) in ERRANDS.items():
            page = browser.new_page(viewport={"width": 1366, "height": 625})
            page.goto(host.url + start)
            hand = Hand(page)
            begun = perf_counter()
            run(hand)
            rows.append((f"{hand.clicks}", f"{perf_counter() - begun:.1f}", what))
            page.context.close()
    return align(rows, left=(2,))
