"""Fields declared once: their reader and new files follow from that."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lesson_plans.curriculum.declared import (
    REQUIRED,
    begin_declared,
    declare,
    declare_items,
    declared,
    list_declared,
    read_declared,
)
from lesson_plans.curriculum.plans.schema import (
    CONNECTIVITY,
    DEVICES,
    FOODS,
    NOISE,
    PROPS,
    SERIES,
    SHEETS,
    WITHOUT,
    Asked,
    Facts,
    Material,
    Prop,
    Sheet,
    Source,
    Standard,
    Trial,
    Word,
)
from lesson_plans.curriculum.problem import Problem
from lesson_plans.curriculum.source import read
from lesson_plans.curriculum.values import one_of, read_words

GUIDE = Path(__file__).parents[2] / "docs" / "authors" / "plans.md"
LISTS = {
    "series": SERIES, "devices": DEVICES, "without": WITHOUT, "connectivity": CONNECTIVITY,
    "noise": NOISE, "food": FOODS, "print": SHEETS, "props": PROPS,
}  # fmt: skip
"""The fields with closed lists of values."""
ITEMS = {
    "asked": Asked, "tried": Trial, "vocabulary": Word, "standards": Standard,
    "materials": Material, "print": Sheet, "props": Prop, "sources": Source,
}  # fmt: skip
"""The fields with lists of maps, and the class of their items."""


@declared
class Seed:
    kind: str = declare(one_of(("round", "flat")), begin="round")
    why: str = declare(read_words, begin="Why?")


@declared
class Bag:
    owner: str = declare(read_words, begin="{name}")
    color: str = declare(read_words, name="color")
    seeds: tuple[Seed, ...] = declare_items(Seed)


TEXT = """\
owner: ama
color: red
seeds:
  - kind: round
    why: it rolls
"""


def fill(text: str) -> tuple[Bag, list[str]]:
    problems: list[Problem] = []
    fields = read(text, "bag.yml", 1, problems.append)
    assert fields
    return read_declared(Bag, fields), [str(problem) for problem in problems]


def test_a_map_is_read_as_declared() -> None:
    seeds = (Seed(kind="round", why="it rolls"),)
    assert fill(TEXT) == (Bag(owner="ama", color="red", seeds=seeds), [])


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("color: red\n", "", "bag.yml:1: color: is missing."),
        ("color", "colour", "bag.yml:2: colour: is not a field known here; did you mean “color”?"),
        (
            "    why: it rolls\n",
            "    size: 2\n",
            "bag.yml:5: seeds, item 1, size: is not a field known here; the choices are kind, why.",
        ),
    ],
)
def test_a_mistake_has_its_place(old: str, new: str, problem: str) -> None:
    assert problem in fill(TEXT.replace(old, new))[1]


def test_what_has_a_beginning_is_begun() -> None:
    assert "\n".join(begin_declared(Bag, {"name": "Kofi"})) == (
        "owner: Kofi\nseeds:\n  - kind: round\n    why: Why?"
    )


def test_the_guide_for_authors_explains_each_field_of_a_plan_and_lists_what_it_may_hold() -> None:
    tables = GUIDE.read_text(encoding="utf-8").split("| field | what it is |\n|---|---|\n")[1:3]
    rows = (table.partition("\n\n")[0] for table in tables)
    found = [dict(re.findall(r"^\| `(.*?)` \| (.+) \|$", each, re.M)) for each in rows]
    declared = list_declared(Facts).values()
    needed = [each.name for each in declared if each.otherwise is REQUIRED]
    assert len(needed) == 10
    others = [each.name for each in declared if each.name not in needed]
    assert [[*table] for table in found] == [needed, others]
    told = found[0] | found[1]
    for name, items in ITEMS.items():
        assert all(f"`{item}`" in told[name] for item in list_declared(items))
    for name, choices in LISTS.items():
        assert set(re.findall("`(.*?)`", told[name])) >= {*choices}
