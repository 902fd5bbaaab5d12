"""The unit: its schema, and each kind of mistake with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from lesson_plans.plans.unit import AGES, read_unit
from lesson_plans.source import Problem, refuse

WEEK = """\
  - title: Week {n}
    younger: [oware]
    older: [oware, ouri]
    lost: Leave it out.
"""
UNIT = f"""\
---
title: Ten weeks
promise: Ten games in ten weeks.
weeks:
{"".join(WEEK.format(n=n) for n in range(1, 11))}\
shopping:
  - item: Beans
    quantity: 500
    free: Buttons
safety: No small seeds near toddlers.
---

## Make the boards

Egg cartons.

## Ages 8 to 10

Slowly.

## Ages 11 to 14

Faster.

## The last questions

Which way is your favourite?
"""


def find(folder: Path, text: str) -> list[Problem]:
    """The mistakes in a unit of a curriculum that has Oware and Ouri."""
    (folder / "unit.md").write_text(text, encoding="utf-8")
    problems: list[Problem] = []
    read_unit(folder, ["oware", "ouri"], problems.append)
    return problems


def test_a_unit_is_read_as_written(tmp_path: Path) -> None:
    assert find(tmp_path, UNIT) == []
    unit = read_unit(tmp_path, ["oware", "ouri"], refuse)
    assert unit
    assert [week.title for week in unit.weeks] == [f"Week {n}" for n in range(1, 11)]
    assert unit.weeks[0].plans == {"younger": ("oware",), "older": ("oware", "ouri")}
    assert unit.shopping[0].quantity == "500"
    assert unit.names == {"oware", "ouri"}
    assert [*unit.sections][1:3] == [*AGES.values()]


def test_a_curriculum_may_have_no_unit(tmp_path: Path) -> None:
    assert read_unit(tmp_path, [], refuse) is None


# Lines counted by hand: the fields begin on line 2, week 1 on line 5, each week has four lines.
@pytest.mark.parametrize(
    ("old", "new", "line", "field", "reason"),
    [
        ("promise: Ten games in ten weeks.\n", "", 2, "promise", "is missing."),
        (WEEK.format(n=10), "", 4, "weeks", "must list 10 weeks; there are 9."),
        (
            "[oware, ouri]",
            "[owari]",
            7,
            "weeks, item 1, older, item 1",
            "there is no plan “owari”;",
        ),
        ("    lost: Leave it out.\n", "", 5, "weeks, item 1, lost", "is missing."),
        ("    free: Buttons\n", "", 46, "shopping, item 1, free", "is missing."),
        ("safety: No", "safty: No", 49, "safty", "is not a field known here;"),
        ("## Ages 8 to 10", "## Ages 8-10", 56, "Ages 8-10", "is not asked for here; did you mean"),
        ("Slowly.\n", "", 56, "Ages 8 to 10", "is empty."),
        ("---\ntitle", "title", 1, "", "it must begin with a line ---"),
    ],
)
def test_each_mistake_has_its_line(
    old: str, new: str, line: int, field: str, reason: str, tmp_path: Path
) -> None:
    found = find(tmp_path, UNIT.replace(old, new, 1))
    assert any(
        (problem.line, problem.field) == (line, field) and reason in problem.reason
        for problem in found
    ), found
