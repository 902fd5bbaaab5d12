"""Play on the built site in WebKitGTK, online and from a USB stick, for `make e2e-webkit`.

A smaller set than Firefox's: turns by mouse and keyboard, a refused one, a reload, a game on
squares, a puzzle, a plan; from a stick also search and progress. The argument is a packed folder.
The exit code is 1 if anything fails.
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
"""Seconds; generous for slow machines."""
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
    """A person who visits pages at `site`, whose addresses end in `ending`."""

    def __init__(self, driver: webdriver.WebKitGTK, site: str, ending: str = "") -> None:
        self.driver = driver
        self.site = site
        self.ending = ending

    def open(self, path: str) -> None:
        """Open a page and collect its errors."""
        self.driver.get(self.site + path + self.ending)
        self.driver.execute_script(HEARD)

    def wait(self, truth: str) -> None:
        """Wait until a JavaScript expression is true."""
        WebDriverWait(self.driver, PATIENCE).until(
            lambda driver: driver.execute_script(f"return Boolean({truth})"), truth
        )

    def wait_for_board(self) -> None:
        """Wait until Python is ready for the first board."""
        self.wait("document.querySelector('ubao-board')?.state === 'ready'")

    def wait_for_moves(self, *moves: str) -> None:
        """Wait until exactly these turns have been played."""
        found = "document.querySelector('ubao-board').moves?.join(' ')"
        self.wait(f"{found} === '{' '.join(moves)}'")
        self.wait("!document.querySelector('ubao-board [data-chosen]')")

    def click(self, selector: str) -> None:
        """Click the center of the first match; the driver's own click doesn't work on SVG."""
        x, y = self.driver.execute_script(MIDDLE, selector)
        actions = ActionBuilder(self.driver)
        actions.pointer_action.move_to_location(round(x), round(y)).click()
        actions.perform()

    def choose(self, cell: str) -> None:
        """Click a cell of the first board."""
        self.click(f"ubao-board svg [data-cell='{cell}']")

    def type(self, selector: str, words: str) -> None:
        """Type into a field."""
        self.driver.execute_script("document.querySelector(arguments[0]).focus()", selector)
        ActionChains(self.driver).send_keys(words).perform()

    def end(self) -> None:
        """Raises AssertionError if the page had errors."""
        troubles = self.driver.execute_script("return window.troubles ?? []")
        assert troubles == [], troubles


def play_oware(visitor: Visitor) -> None:
    """Play turns by mouse, and resume after a reload."""
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


def be_refused(visitor: Visitor) -> None:
    """Click the opponent's cup: the board marks it and says why it can't be played."""
    visitor.open("games/ouri/")
    visitor.wait_for_board()
    before = visitor.driver.execute_script(
        "return document.querySelector('.ubao-said').textContent"
    )
    visitor.choose("b")
    visitor.wait("document.querySelector('ubao-board .ubao-note-no')")
    visitor.wait(f"document.querySelector('.ubao-said').textContent !== {before!r}")
    visitor.wait_for_moves()


def play_by_keyboard(visitor: Visitor) -> None:
    """Move between cups with the arrow keys, and play with Enter."""
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


def play_on_squares(visitor: Visitor) -> None:
    """Play a turn of two parts."""
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


def solve_a_puzzle(visitor: Visitor) -> None:
    """Answer the trainer's first puzzle."""
    visitor.open("games/oware/puzzles/")
    visitor.wait("document.querySelector('ubao-puzzle')?.getAttribute('stage') === 'open'")
    visitor.wait_for_board()
    visitor.click("ubao-board svg [data-legal]")
    visitor.wait(
        "['missed', 'solved'].includes(document.querySelector('ubao-puzzle').getAttribute('stage'))"
    )


def run_a_plan(visitor: Visitor) -> None:
    """Start the clock and go to the next block."""
    visitor.open("plans/oware/run/")
    visitor.wait("document.querySelector('[role=timer]')")
    visitor.driver.find_element(By.XPATH, "//button[contains(., 'Start the clock')]").click()
    visitor.wait("document.querySelector('[role=timer]').textContent.trim() !== '5:00'")


def search(visitor: Visitor) -> None:
    """Find a word, and its mark on the page."""
    visitor.open("help/")
    visitor.type(".md-search__input", "capture")
    visitor.wait("document.querySelector('.md-search-result__link')")
    visitor.click(".md-search-result__link")
    visitor.wait("document.querySelector('mark')")


def keep_progress(visitor: Visitor) -> None:
    """Find a finished tutorial step marked on the next page."""
    visitor.open("games/oware/learn/")
    visitor.wait("document.querySelector('ubao-puzzle')?.getAttribute('stage') === 'open'")
    visitor.wait_for_board()
    visitor.choose("C")
    visitor.wait("document.querySelector('ubao-puzzle').getAttribute('stage') === 'solved'")
    visitor.end()
    visitor.open("puzzles/")
    visitor.wait("Object.values(localStorage).some(kept => kept.includes('oware/learn/'))")


Task = Callable[[Visitor], None]
BOTH: tuple[Task, ...] = (play_oware, play_on_squares, solve_a_puzzle, run_a_plan)
ON_THE_SITE = (*BOTH, be_refused, play_by_keyboard)
FROM_A_STICK = (*BOTH, search, keep_progress)


def do(place: str, tasks: tuple[Task, ...], visitor: Visitor) -> int:
    """Do each task, print its outcome, and return how many failed."""
    failed = 0
    for task in tasks:
        try:
            task(visitor)
            visitor.end()
        except Exception:
            failed += 1
            traceback.print_exc(limit=3)
            print(f"{place}: {task.__name__}: failed", flush=True)
        else:
            print(f"{place}: {task.__name__}: well", flush=True)
    return failed


def main(folder: Path) -> int:
    """Do all tasks in one browser."""
    browser = next(Path("/usr/lib").glob(BROWSERS), None)
    if browser is None:
        print("WebKitGTK can't be tried: there is no MiniBrowser.", file=sys.stderr)
        return 1
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(browser)
    options.add_argument("--automation")
    with StaticHost(SITE) as host, webdriver.WebKitGTK(options=options) as driver:
        print("WebKitGTK", driver.capabilities.get("browserVersion"))
        stick = Visitor(driver, f"{folder.resolve().as_uri()}/", "index.html")
        failed = do("from a stick", FROM_A_STICK, stick)
        failed += do("on the site", ON_THE_SITE, Visitor(driver, host.url))
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
