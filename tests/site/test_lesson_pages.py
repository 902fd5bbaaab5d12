"""The pages made from lesson plans: their frames, what's next to the text, their sets."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
import yaml

from game_core.registry import list_games
from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.problem import refuse
from tests.help.curriculum import OURS
from widgets.fences.page import PageContext
from widgets.messages.site import read_language, speaking
from widgets.prepare.plans import UNIT, Lessons
from widgets.prepare.training import find_short, list_sets


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    return Lessons.read(OURS, list_games(), refuse)


@pytest.mark.parametrize(
    ("page", "title", "template", "hidden", "found"),
    [
        ("plans/oware.md", "{}", "main.html", ["navigation"], True),
        ("plans/oware/run.md", "Run: {}", "plan-run.html", ["navigation", "toc"], False),
        ("plans/oware/run/wall.md", "The wall: {}", "plan-wall.html", ["navigation", "toc"], False),
        ("plans/oware/print.md", "Print: {}", "plan-print.html", ["navigation", "toc"], False),
    ],
)
def test_each_page_of_a_plan_has_its_frame_and_only_the_first_is_found(
    lessons: Lessons, page: str, title: str, template: str, hidden: list[str], found: bool
) -> None:
    (written,) = (each for each in lessons.pages if each.uri == page)
    _, front, body = written.text.split("---\n", 2)
    assert yaml.safe_load(front) == {
        "title": title.format("Oware: count first, then sow"),
        "description": "In one hour everyone plays Oware and can say where the last seed will "
        "fall before it falls.",
        "template": template,
        "hide": hidden,
        "search": {"exclude": not found},
    }
    assert written.listed == found
    # Its lines are those of the plan.
    source = (OURS.layers[0] / "oware" / "plan.md").read_text(encoding="utf-8").splitlines()
    assert source[written.line - 1] == body.splitlines()[0] == "## Rehearse"
    assert written.file.endswith("oware/plan.md")


def test_a_page_names_the_blocks_of_each_length_in_its_language() -> None:
    with speaking(read_language("pt")):
        lessons = Lessons.read(Curriculum(OURS.layers, language="pt"), list_games(), refuse)
        fills = lessons.describe("plans/oware.md", PageContext()).fills
    for filled in fills.values():
        assert "Desafio de saída" in filled
        assert "Exit puzzle" not in filled


def test_the_unit_and_the_rooms_of_teachers_are_pages_too(lessons: Lessons) -> None:
    pages = {page.uri: page for page in lessons.pages}
    assert pages[UNIT].listed
    assert (
        '\nhide: ["navigation"]\n---\n## Make the boards { #make-the-boards }' in pages[UNIT].text
    )
    room = pages["games/oware/teach.md"]
    assert not room.listed
    assert room.text.startswith('---\ntitle: "Teach Oware"\n')
    assert '\nhide: ["navigation", "toc"]\n---\n' in room.text


@pytest.mark.parametrize(
    ("lost", "offered"),
    [
        ([], ["class/sets.md"]),
        (["class/sets.md"], ["games/oware/puzzles.md"]),
        (["class/sets.md", "games/oware/puzzles.md"], []),
    ],
)
def test_a_room_for_teachers_offers_puzzles_where_they_have_a_page(
    lessons: Lessons, lost: list[str], offered: list[str]
) -> None:
    page = PageContext(link=lambda uri: None if uri in lost else uri)
    room = lessons.describe("games/oware/teach.md", page).after
    assert re.findall('<a href="([^"]*)">Oware puzzles</a>', room) == offered
    assert room.count('id="puzzles"') == len(offered)


def test_the_contents_of_the_unit_name_its_ten_weeks(lessons: Lessons) -> None:
    (weeks, *others) = lessons.list_parts(UNIT)
    assert weeks[:2] == ("Week by week", "weeks")
    assert [name for _, name in weeks[2]] == [f"week-{number}" for number in range(1, 11)]
    assert weeks[2][1] == ("Week 2: A whole game", "week-2")
    assert [name for _, name, _ in others] == ["standards", "spare", "shopping"]
    assert not any(below for _, _, below in others)
    assert lessons.list_parts("plans/oware.md") == []


def test_the_map_of_standards_says_in_which_weeks_each_is_served(lessons: Lessons) -> None:
    page = lessons.describe(UNIT, PageContext())
    rows = re.findall(r'<th scope="row">([^<(]*) \(.*?</tr>', page.before, re.DOTALL)
    assert "Name points in a plane by two coordinates" in rows
    # Odd and even only matter in Mangala, which the older players learn in week 7.
    (row,) = re.findall(r"<tr><th[^>]*>Tell whether a group.*?</tr>", page.before, re.DOTALL)
    younger, older = re.findall(r"<td>(.*?)</td>", row, re.DOTALL)
    assert not younger.strip()
    assert re.findall(r"(\d+)&nbsp;<a [^>]*>([^<]*)</a>", older) == [
        ("7", "Mangala"),
        ("8", "One last seed"),
    ]


def test_of_two_plans_with_one_short_name_the_first_has_it(lessons: Lessons) -> None:
    plans = {plan.slug: plan for plan in lessons.plans}
    first, other = plans["african-chess"], replace(plans["amphora"], slug="all-cups")
    other = replace(other, facts=replace(other.facts, puzzles=("amphora/a", "amphora/b")))
    assert find_short(first, [first, other]) == "ac"
    assert find_short(other, [first, other]) == "set=amphora/a,amphora/b"
    assert find_short(other, [other, first]) == "ac"
    (ours,) = list_sets([first, other])
    assert ours == {
        "code": "ac", "title": first.facts.title, "puzzles": [*first.facts.puzzles]
    }  # fmt: skip
    assert list_sets([replace(first, facts=replace(first.facts, puzzles=()))]) == []


def test_the_unit_s_sets_are_of_its_first_week_and_its_last(lessons: Lessons) -> None:
    sets: dict[str, Any] = {
        str(each["code"]): each for each in list_sets(lessons.plans, lessons.unit)
    }
    first, last = sets["week1"], sets["week10"]
    assert first["puzzles"][:2] == ["oware/round-the-corner", "oware/skip-your-own"]
    assert last["puzzles"][:2] == ["kpo/home-again", "ouri/skip-yourself"]
    assert first["ideas"] == last["ideas"] == [*2 * ["predict"], *2 * ["capture"], *2 * ["plan"]]
    assert "Self-management (CASEL)" in last["standards"]
    # No plan in the ten weeks serves this one.
    assert not any("Sum up" in standard for standard in last["standards"])
