"""A page object for WebKitGTK, limited to what a person can do."""

from __future__ import annotations

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.support.ui import WebDriverWait

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
    """A visitor of pages at `site`, whose addresses end in `ending`."""

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
        """Wait until Python is ready for the first board, and turn off animation."""
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
