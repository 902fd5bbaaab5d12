"""The unit: its schema, and each kind of mistake with its line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game_core.puzzles.riddles import LastSeed
from lesson_plans.curriculum.layers import Curriculum, find_curriculum
from lesson_plans.curriculum.plans.collection import read_plans
from lesson_plans.curriculum.plans.unit import AGE_GROUPS, read_unit
from lesson_plans.curriculum.problem import Problem, refuse
from tests.help.curriculum import OURS, lie_in
from widgets.exercises import Exercises

HOME = Path("lesson_plans")
PLANS = read_plans(lie_in(HOME), refuse)
(OWARE,) = (found for found in PLANS if found.slug == "oware")
OURI = replace(OWARE, slug="ouri", facts=replace(OWARE.facts, after=("oware",)))
LONGER = {**OWARE.facts.run, "Close": OWARE.facts.run["Close"] + 10}
KPO = replace(OWARE, slug="kpo", facts=replace(OWARE.facts, ages=(10, 14), run=LONGER))
"""Oware's plan is for 8 to 14 and takes 60 minutes; these two differ from it."""

WEEK = """\
  - title: Week {n}
    minutes: 60
    younger: [oware]
    older: [oware, ouri]
    lost: Leave it out.
"""
ALL_BUT_ONE = "".join(WEEK.format(n=n) for n in range(2, 11))
EVIDENCE = """\
evidence:
  - idea: predict
    before: [oware/safe]
    after: [oware/twice]
"""
UNIT = f"""\
---
title: Ten weeks
promise: Ten games in ten weeks.
weeks:
{"".join(WEEK.format(n=n) for n in range(1, 11))}\
spare:
  - plan: kpo
    older: In week 5.
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
    """Return the mistakes in a unit, in a curriculum with Oware, Ouri and Kpo."""
    (folder / "unit.md").write_text(text, encoding="utf-8")
    problems: list[Problem] = []
    read_unit(lie_in(folder), [OWARE, OURI, KPO], problems.append)
    return problems


def test_a_unit_is_read_as_written(tmp_path: Path) -> None:
    assert find(tmp_path, UNIT) == []
    unit = read_unit(lie_in(tmp_path), [OWARE, OURI, KPO], refuse)
    assert unit
    assert [week.title for week in unit.weeks] == [f"Week {n}" for n in range(1, 11)]
    assert unit.weeks[0].plans == {"younger": ("oware",), "older": ("oware", "ouri")}
    assert unit.weeks[0].minutes == 60
    assert unit.spare[0].when == {"younger": "", "older": "In week 5."}
    assert unit.shopping[0].quantity == "500"
    assert unit.names == {"oware", "ouri", "kpo"}
    assert [*unit.sections][1:3] == [group.title for group in AGE_GROUPS.values()]


def test_a_curriculum_may_have_no_unit(tmp_path: Path) -> None:
    assert read_unit(lie_in(tmp_path), [], refuse) is None


# Lines counted by hand: the fields begin on line 2, week 1 on line 5, each week has five lines.
@pytest.mark.parametrize(
    ("old", "new", "line", "field", "reason"),
    [
        ("promise: Ten games in ten weeks.\n", "", 2, "promise", "is missing."),
        (ALL_BUT_ONE, "", 4, "weeks", "must list 2 to 40 weeks; there are 1."),
        ("minutes: 60", "minutes: 1h", 6, "weeks, item 1, minutes", "must be a whole number"),
        (
            "[oware, ouri]",
            "[owari]",
            8,
            "weeks, item 1, older, item 1",
            "there is no plan “owari”; there are oware, ouri, kpo.",
        ),
        (
            "[oware, ouri]",
            "[ouri, oware]",
            8,
            "weeks, item 1, older, item 1",
            "“ouri” comes after “oware”, which isn't in any week before it.",
        ),
        (
            "younger: [oware]",
            "younger: [kpo]",
            7,
            "weeks, item 1, younger, item 1",
            "“kpo” is for ages 10 to 14, not for everyone from 8 to 10.",
        ),
        (
            "[oware, ouri]",
            "[kpo]",
            8,
            "weeks, item 1, older, item 1",
            "“kpo” takes 70 minutes; the week has 60.",
        ),
        (
            "    older: In week 5.",
            "    younger: In week 5.",
            56,
            "spare, item 1, plan",
            "“kpo” is for ages 10 to 14, not for everyone from 8 to 10.",
        ),
        ("    older: In week 5.\n", "", 56, "spare, item 1", "must say when to take it:"),
        (
            "spare:\n  - plan: kpo\n    older: In week 5.\n",
            "",
            4,
            "weeks",
            "“kpo” has no place; name it in a week or under spare.",
        ),
        ("    lost: Leave it out.\n", "", 5, "weeks, item 1, lost", "is missing."),
        ("    free: Buttons\n", "", 59, "shopping, item 1, free", "is missing."),
        ("safety: No", "safty: No", 62, "safty", "is not a field known here;"),
        ("## Ages 8 to 10", "## Ages 8-10", 69, "Ages 8-10", "doesn't belong here; did you mean"),
        ("Slowly.\n", "", 69, "Ages 8 to 10", "is empty."),
        (
            "Slowly.\n",
            "Week 3 has beans,\n23. and that is enough.\n",
            72,
            "Ages 8 to 10",
            "“23.” at the beginning of a line starts a list item; ",
        ),
        ("---\ntitle", "title", 1, "", "it must begin with a line ---"),
        (
            "safety:",
            f"{EVIDENCE}safety:".replace("predict", "guess"),
            63,
            "evidence, item 1, idea",
            "isn't one of the rubrics' ideas: predict, capture, plan.",
        ),
        (
            "safety:",
            f"{EVIDENCE}safety:".replace("[oware/twice]", "[oware/twice, oware/safe]"),
            63,
            "evidence, item 1",
            "needs as many puzzles after as before; found 2, 1.",
        ),
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


def test_puzzles_of_the_first_and_the_last_week_match() -> None:
    unit = read_unit(lie_in(HOME), PLANS, refuse)
    assert unit
    assert [each.idea for each in unit.evidence] == ["predict", "capture", "plan"]
    puzzles = Exercises(lie_in(HOME), refuse).puzzles
    for each in unit.evidence:
        for first, last in zip(each.before, each.after, strict=True):
            one, other = puzzles[first.value], puzzles[last.value]
            assert one.difficulty == other.difficulty, (first, last)
            assert one.ages == other.ages, (first, last)
            moves = [len(puzzle.record.position.moves()) for puzzle in (one, other)]
            asked = isinstance(one.task, LastSeed), isinstance(other.task, LastSeed)
            # A cup is one of twelve, whether it's playable or not.
            assert asked == (True, True) or moves[0] == moves[1], (first, last)
    # Children first see them here: no plan before the ninth week hands them out.
    early = {slug for week in unit.weeks[:8] for slugs in week.plans.values() for slug in slugs}
    handed = {name for plan in PLANS if plan.slug in early for name in plan.facts.puzzles}
    assert not handed & {
        name.value for each in unit.evidence for name in (*each.before, *each.after)
    }


def test_our_unit_gives_all_plans_a_place_and_has_no_mistake() -> None:
    unit = read_unit(lie_in(HOME), PLANS, refuse)
    assert unit
    assert unit.names == {plan.slug for plan in PLANS}
    # Week 1 makes the boards; week 10 asks the last questions.
    assert all(unit.weeks[0].plans[group] for group in AGE_GROUPS)
    assert not any(unit.weeks[-1].plans[group] for group in AGE_GROUPS)
    for title, (low, high) in AGE_GROUPS.values():
        assert title == f"Ages {low} to {high}"
    # A teacher with everyone in one room uses the column for the younger ones.
    taught = {slug for week in unit.weeks for slug in week.plans["younger"]}
    assert {plan.facts.ages for plan in PLANS if plan.slug in taught} == {(8, 14)}


def begin_site(folder: Path, old: str, new: str) -> Curriculum:
    """A site with its own plan for Oware, which differs from ours in one place."""
    text = (OURS.layers[0] / "oware/plan.md").read_text(encoding="utf-8")
    assert old in text
    path = folder / "lesson_plans/oware/plan.md"
    path.parent.mkdir(parents=True)
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return find_curriculum(folder)


def test_a_plan_of_a_site_is_to_blame_if_it_does_not_fit_our_unit(tmp_path: Path) -> None:
    site = begin_site(tmp_path, "  Hook: 5", "  Hook: 6")
    problems: list[Problem] = []
    read_unit(site, read_plans(site, refuse), problems.append)
    assert {(each.file.endswith("oware/plan.md"), each.field) for each in problems} == {
        (True, "run")
    }
    assert problems[0].reason.startswith("takes 61 minutes; the week has 60.")


def test_a_plan_that_cannot_be_read_is_told_once(tmp_path: Path) -> None:
    site = begin_site(tmp_path, 'title: "Oware: count first, then sow"', "title: Oware: count")
    problems: list[Problem] = []
    plans = read_plans(site, problems.append)
    read_unit(site, plans, problems.append)
    (problem,) = problems
    assert problem.reason.startswith("this is not YAML: a colon is out of place")
