"""Play on the built site in WebKitGTK: what `make e2e-webkit` runs.

A smaller core than Firefox gets: turns by mouse and by keyboard, one that is refused, a reload, a
game on squares, a puzzle, a plan. The exit code is 1 if anything fails.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from tests.e2e.server import StaticHost

SITE = Path(__file__).parents[1] / "site"
BROWSERS = "*/webkit2gtk-4.*/MiniBrowser"
PATIENCE = 60
"""Seconds that a slow machine is given for anything."""
HEARD = """
window.troubles = [];
addEventListener('error', (event) => troubles.push(event.message));
addEventListener('securitypolicyviolation', (event) => troubles.push(event.blockedURI));
"""
MIDDLE = """
const element = document.querySelector(arguments[0]);
element.scrollIntoView({ block: 'center' });
const { x, y, width, height } = element.getBoundingClientRect();
return [x + width / 2, y + height / 2];
"""


class Visitor:
    """Somebody with a page in WebKitGTK."""

    def __init__(self, driver: webdriver.WebKitGTK, site: str) -> None:
        self.driver = driver
        self.site = site

    def open(self, path: str) -> None:
        """Go to a page, and hear its troubles from then on."""
        self.driver.get(self.site + path)
        self.driver.execute_script(HEARD)

    def wait(self, truth: str) -> None:
        """Wait until an expression of JavaScript is true."""
        WebDriverWait(self.driver, PATIENCE).until(
            lambda driver: driver.execute_script(f"return Boolean({truth})"), truth
        )

    def wait_for_board(self) -> None:
        """Wait until the first board has Python behind it, and moves at once."""
        self.wait("document.querySelector('ubao-board')?.state === 'ready'")

    def wait_for_moves(self, *moves: str) -> None:
        """Wait until exactly these turns have been played."""
        found = "document.querySelector('ubao-board').moves?.join(' ')"
        self.wait(f"{found} === '{' '.join(moves)}'")
        self.wait("!document.querySelector('ubao-board [data-chosen]')")

    def click(self, selector: str) -> None:
        """Press the mouse amid the first such element; the driver's own click takes no SVG."""
        x, y = self.driver.execute_script(MIDDLE, selector)
        actions = ActionBuilder(self.driver)
        actions.pointer_action.move_to_location(round(x), round(y)).click()
        actions.perform()

    def choose(self, cell: str) -> None:
        """Click a cell of the first board."""
        self.click(f"ubao-board svg [data-cell='{cell}']")

    def end(self) -> None:
        """Raises AssertionError where the page had troubles."""
        troubles = self.driver.execute_script("return window.troubles ?? []")
        assert troubles == [], troubles


def play_oware(visitor: Visitor) -> None:
    """Turns by mouse, and what is offered after a reload."""
    visitor.open("games/oware/")
    visitor.wait_for_board()
    visitor.choose("C")
    visitor.wait_for_moves("C")
    visitor.wait("document.querySelector('.ubao-said').textContent.includes('Your turn')")
    visitor.choose("d")
    visitor.wait_for_moves("C", "d")
    visitor.end()
    visitor.open("games/oware/")
    visitor.wait_for_board()
    visitor.wait("document.querySelector('ubao-board').textContent.includes('2 turns')")
    visitor.end()


def be_refused(visitor: Visitor) -> None:
    """Another player's cup is not played: the board says why, with a sign on it."""
    visitor.open("games/ouri/")
    visitor.wait_for_board()
    before = visitor.driver.execute_script(
        "return document.querySelector('.ubao-said').textContent"
    )
    visitor.choose("b")
    visitor.wait("document.querySelector('ubao-board .ubao-note-no')")
    visitor.wait(f"document.querySelector('.ubao-said').textContent !== {before!r}")
    visitor.wait_for_moves()
    visitor.end()


def play_by_keyboard(visitor: Visitor) -> None:
    """The arrow keys lead from cup to cup, and Enter plays."""
    visitor.open("games/kpo/")
    visitor.wait_for_board()
    visitor.driver.execute_script("document.querySelector('[data-cell][tabindex=\"0\"]').focus()")
    first = "document.activeElement.dataset.cell"
    begun = visitor.driver.execute_script(f"return {first}")
    ActionChains(visitor.driver).send_keys(Keys.ARROW_RIGHT).perform()
    visitor.wait(f"{first} && {first} !== '{begun}'")
    cup = visitor.driver.execute_script(f"return {first}")
    ActionChains(visitor.driver).send_keys(Keys.ENTER).perform()
    visitor.wait_for_moves(cup)
    visitor.end()


def play_on_squares(visitor: Visitor) -> None:
    """A turn of two parts."""
    visitor.open("games/african-chess/")
    visitor.wait_for_board()
    visitor.click("ubao-board svg [data-legal]")
    visitor.wait("document.querySelector('ubao-board [data-chosen]')")
    visitor.wait("document.querySelector('ubao-board svg [data-legal]:not([data-chosen])')")
    visitor.click("ubao-board svg [data-legal]:not([data-chosen])")
    visitor.wait(
        "document.querySelector('ubao-board').moves.length === 1 "
        "|| document.querySelector('ubao-board [data-choice]')"
    )
    visitor.end()


def solve_a_puzzle(visitor: Visitor) -> None:
    """A first touch of the trainer is judged."""
    visitor.open("games/oware/puzzles/")
    visitor.wait("document.querySelector('ubao-puzzle')?.getAttribute('stage') === 'open'")
    visitor.wait_for_board()
    visitor.click("ubao-board svg [data-legal]")
    visitor.wait(
        "['missed', 'solved'].includes(document.querySelector('ubao-puzzle').getAttribute('stage'))"
    )
    visitor.end()


def run_a_plan(visitor: Visitor) -> None:
    """The clock runs, and the next block comes."""
    visitor.open("plans/oware/run/")
    visitor.wait("document.querySelector('[role=timer]')")
    visitor.driver.find_element(By.XPATH, "//button[contains(., 'Start the clock')]").click()
    visitor.wait("document.querySelector('[role=timer]').textContent.trim() !== '5:00'")
    visitor.end()


TASKS: tuple[Callable[[Visitor], None], ...] = (
    play_oware,
    be_refused,
    play_by_keyboard,
    play_on_squares,
    solve_a_puzzle,
    run_a_plan,
)


def main() -> int:
    """Do each task, and say how it went."""
    browser = next(Path("/usr/lib").glob(BROWSERS), None)
    if browser is None:
        print("WebKitGTK can't be tried: there is no MiniBrowser.", file=sys.stderr)
        return 1
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(browser)
    options.add_argument("--automation")
    failed = 0
    with StaticHost(SITE) as host, webdriver.WebKitGTK(options=options) as driver:
        print("WebKitGTK", driver.capabilities.get("browserVersion"))
        visitor = Visitor(driver, host.url)
        for task in TASKS:
            try:
                task(visitor)
            except Exception:
                failed += 1
                traceback.print_exc(limit=3)
                print(f"{task.__name__}: failed", flush=True)
            else:
                print(f"{task.__name__}: well", flush=True)
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
