"""Matchboxes that learn on the screen; each game was worked out by hand."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import axe
from tests.e2e.server import OURS

pytestmark = pytest.mark.usefixtures("without_python")

LEAST = "Math.random = () => 0"
"""Then a bead is red, as long as there's a red one."""


class Boxes:
    def __init__(self, page: Page, site: str) -> None:
        page.goto(f"{site}labs/matchbox/")
        self.page = page
        self.loc = page.locator("ubao-matchboxes")
        self.said = self.loc.locator(".ubao-matchboxes-said")
        self.left = self.loc.get_by_role("button", name="Your left cup")

    def expect_beads(self, box: int, red: int, blue: int) -> None:
        counts = self.loc.locator("li").nth(box - 1).locator("i")
        expect(counts).to_have_text([str(red), str(blue)])

    def press(self, name: str) -> None:
        button = self.loc.get_by_role("button", name=name)
        button.focus()
        self.page.keyboard.press("Enter")


def test_boxes_lose_beads_that_lost_and_gain_those_that_won(page: Page, site: str) -> None:
    page.add_init_script(LEAST)
    boxes = Boxes(page, site)
    expect(boxes.said).to_have_text("Your turn. Choose a cup.")
    # 2 2 / 2 2, sown to the right: the left cup makes 0 3 / 3 2, their left one 1 4 / 3 0.
    boxes.press("Your left cup: 2 seeds")
    expect(boxes.said).to_contain_text("Box 2 opens. Out comes a red bead: they play cup R.")
    expect(boxes.loc.locator("[data-open]")).to_contain_text("Box 2, turn 1")
    boxes.press("Your left cup: 1 seed")
    expect(boxes.said).to_contain_text("They have only one move: cup B.")
    boxes.press("Your left cup: 1 seed")
    expect(boxes.said).to_contain_text("They have only one move: cup R. You win, 8–0.")
    boxes.expect_beads(2, 1, 2)
    boxes.expect_beads(1, 2, 2)
    assert axe(page) == []
    # Once more, and box 2 has no red bead left.
    boxes.press("New game")
    for _ in range(3):
        boxes.left.click()
    boxes.expect_beads(2, 0, 2)
    page.reload()
    boxes.expect_beads(2, 0, 2)
    # Their right cup makes 1 4 / 0 3, mine 0 5 / 0 3; their left one ends in an empty cup of their
    # row, and takes 1 and 6.
    boxes.left.click()
    expect(boxes.said).to_contain_text("Out comes a blue bead: they play cup B.")
    boxes.left.click()
    boxes.left.click()
    expect(boxes.said).to_contain_text("The boxes win, 7–1.")
    boxes.expect_beads(2, 0, 3)
    expect(boxes.loc).to_contain_text("The boxes have won 1, lost 2 and tied 0.")


def test_a_last_bead_stays_and_new_boxes_are_asked_for(page: Page, site: str) -> None:
    boxes = Boxes(page, site)
    other = Boxes(page.context.new_page(), site)
    boxes.press("Let them play 10 practice games")
    expect(boxes.said).to_contain_text("They played 10 games against a coin and won")
    told = boxes.loc.get_by_text("The boxes have won").inner_text()
    # What one page has taught is on the other, too.
    expect(other.loc.get_by_text("The boxes have won")).to_have_text(told)
    for _ in range(20):
        boxes.press("Let them play 10 practice games")
    counts = boxes.loc.locator("li").evaluate_all(
        "(boxes) => boxes.map((box) => [...box.querySelectorAll('i')]"
        ".reduce((all, { textContent }) => all + Number(textContent), 0))"
    )
    assert min(counts) >= 1
    boxes.press("Start with new boxes")
    page.get_by_role("dialog").get_by_role("button", name="Keep these boxes").click()
    expect(boxes.loc).not_to_contain_text("won 0, lost 0 and tied 0")
    boxes.press("Start with new boxes")
    page.get_by_role("dialog").get_by_role("button", name="Start with new boxes").click()
    expect(boxes.loc).to_contain_text("won 0, lost 0 and tied 0")
    other.page.close()


@pytest.mark.parametrize(
    ("beads", "results"), [("[-1, 5]", '""'), ("[2, 2]", '["w"]'), ("3", "null"), ("[0, 0]", '"w"')]
)
def test_what_another_hand_has_kept_leaves_no_page_empty(
    page: Page, site: str, beads: str, results: str
) -> None:
    kept = f'{{"beads": [{", ".join([beads] * 15)}], "results": {results}}}'
    page.add_init_script(f"localStorage['{OURS}matchboxes'] = {json.dumps(kept)}")
    boxes = Boxes(page, site)
    expect(boxes.said).to_have_text("Your turn. Choose a cup.")
    expect(boxes.loc).to_contain_text("won 0, lost 0 and tied 0")
    boxes.expect_beads(1, 2, 2)
