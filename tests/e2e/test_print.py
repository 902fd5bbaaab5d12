"""What a teacher prints of a plan, on both sizes of paper, as the pages that come out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from lesson_plans.curriculum.plans.collection import read_plans
from lesson_plans.curriculum.problem import refuse
from tests.help.curriculum import OURS

pytestmark = pytest.mark.usefixtures("without_python")

SIZES = ("A4", "Letter")
LEAVE_ONE = """async ([address, sheet]) => {
  const text = await (await fetch(address)).text();
  const other = new DOMParser().parseFromString(text, 'text/html');
  document.querySelector('.plan-print').replaceChildren(other.getElementById(`sheet-${sheet}`));
}"""
"""Puts one sheet of any plan on the page: much quicker than to load a page for each plan."""


def count_pages(page: Page, size: str) -> int:
    """How many pages of paper come out."""
    return len(re.findall(rb"/Type /Page\b(?!s)", page.pdf(format=size)))


def test_a_rule_card_is_one_page_and_so_are_a_plan_s_first_page_and_a_blank_board(
    page: Page, site: str
) -> None:
    page.goto(f"{site}plans/oware/print/")
    long = []
    for plan in read_plans(OURS, refuse):
        for sheet in ("rule-card", "one-page"):
            page.evaluate(LEAVE_ONE, [f"{site}plans/{plan.slug}/print/", sheet])
            long += [(plan.slug, sheet, size) for size in SIZES if count_pages(page, size) != 1]
    assert long == []
    page.evaluate(LEAVE_ONE, [f"{site}plans/oware/print/", "board"])
    assert [count_pages(page, size) for size in SIZES] == [1, 1]


def test_who_came_for_a_plan_s_first_page_prints_nothing_else(page: Page, site: str) -> None:
    page.goto(f"{site}plans/oware/print/#sheet-one-page")
    assert count_pages(page, "A4") == 1
