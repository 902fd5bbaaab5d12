"""Somebody with a page in WebKitGTK, who can do there what a person can."""

from __future__ import annotations

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.support.ui import WebDriverWait

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
    """Somebody with a page; `ending` is what the addresses of pages at `site` end in."""

    def __init__(self, driver: webdriver.WebKitGTK, site: str, ending: str = "") -> None:
        self.driver = driver
        self.site = site
        self.ending = ending

    def open(self, path: str) -> None:
        """Go to a page, and hear its troubles from then on."""
        self.driver.get(self.site + path + self.ending)
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

    def type(self, selector: str, words: str) -> None:
        """Type into a field."""
        self.driver.execute_script("document.querySelector(arguments[0]).focus()", selector)
        ActionChains(self.driver).send_keys(words).perform()

    def end(self) -> None:
        """Raises AssertionError where the page had troubles."""
        troubles = self.driver.execute_script("return window.troubles ?? []")
        assert troubles == [], troubles
