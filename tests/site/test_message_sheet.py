"""The sheet of all messages has recorded uses, in few sentences, and unrecorded messages."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game_core.messages import Message, cell, listed, say, side, term
from game_core.messages.fluent import Catalog, read_catalog
from tests.help.heard import Heard, hear
from tests.help.sheet import Line, list_lines, write_sheet

FLUENT = """\
### Hens.

## Eggs

-hens-egg = egg
    .counted =
        { $count ->
            [one] 1 egg
           *[other] { $count } eggs
        }
# Said when a hen has laid.
hens-lays = { $hen } lays { FORM($eggs, "counted") } in { $nest }.

## Foxes

hens-fox =
    { $hens ->
        [one] 1 hen sees { $fox }.
       *[other] { $hens } hens see { $fox }.
    }
hens-over = The hens go to bed.
"""


@pytest.fixture
def catalog(tmp_path: Path) -> Catalog:
    path = tmp_path / "en.ftl"
    path.write_text(FLUENT, encoding="utf-8")
    game = tmp_path / "game.ftl"
    game.write_text(
        'game-list-comma = {", "}\ngame-list-and = {" and "}\n-game-side-S = Blue\n'
        "-game-side-N = Gold\n",
        encoding="utf-8",
    )
    return read_catalog(path)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """What hens said: their room is not among those that are spoken as text."""
    monkeypatch.setattr("game_core.messages.speech.speak", lambda *_: "")
    with hear() as found:
        for hen, eggs, nest in [("S", 1, "A"), ("S", 1, "B"), ("S", 2, "A"), ("N", 5, "C")]:
            say("hens-lays", hen=side(hen), eggs=term("hens-egg", count=eggs), nest=cell(nest))
    say("hens-lays", hen=side("S"), eggs=term("hens-egg", count=99), nest=cell("Z"))
    return found


def list_all(catalog: Catalog, heard: Heard) -> dict[str, Line]:
    game = read_catalog(catalog.path.with_name("game.ftl"))
    return {line.entry.name: line for line in list_lines([catalog, game], heard)["hens"]}


def test_what_differs_in_notation_alone_is_shown_once(catalog: Catalog, heard: Heard) -> None:
    line = list_all(catalog, heard)["hens-lays"]
    assert line.sentences == [
        "Blue lays 1 egg in A.",
        "Blue lays 2 eggs in A.",
        "Gold lays 5 eggs in C.",
    ]


def test_values_are_listed_by_argument(catalog: Catalog, heard: Heard) -> None:
    assert list_all(catalog, heard)["hens-lays"].values == [
        "$hen: side Blue, Gold",
        "$eggs: term egg",
        "$nest: cell A, B, C",
    ]


def test_a_term_is_shown_in_all_its_forms(catalog: Catalog, heard: Heard) -> None:
    line = list_all(catalog, heard)["-hens-egg"]
    assert line.sentences == ["egg", "1 egg", "2 eggs", "5 eggs"]
    assert line.values == ["$count: number 1 to 5"]


def test_what_nobody_heard_has_names_of_arguments(catalog: Catalog) -> None:
    line = list_all(catalog, Heard())["hens-fox"]
    assert not line.is_heard
    assert line.sentences == ["1 hen sees ‹$fox›.", "2 hens see ‹$fox›.", "0 hens see ‹$fox›."]


def test_what_needs_no_arguments_needs_not_be_heard(catalog: Catalog) -> None:
    line = list_all(catalog, Heard())["hens-over"]
    assert line.is_heard
    assert line.sentences == ["The hens go to bed."]


def test_at_most_eight_sayings_are_chosen() -> None:
    heard = Heard()
    for hen in "SNwb":
        for eggs in range(5):
            laid = listed([term("hens-egg", count=eggs)])
            heard.add("", Message("hens-lays", (("hen", side(hen)), ("eggs", laid))))
    assert len(heard.choose("hens-lays")) == 8


def test_the_sheet_goes_by_rooms_and_parts(catalog: Catalog, heard: Heard) -> None:
    sheet = write_sheet({"hens": [*list_all(catalog, heard).values()]})
    parts = [line for line in sheet.splitlines() if line.startswith("#")]
    assert parts == ["# All that is said", "## hens", "### Eggs", "### Foxes"]
    assert "*Said when a hen has laid.*" in sheet
    assert "`hens-fox` (not heard)" in sheet


def test_the_same_sayings_are_shown_in_another_language_as_far_as_it_goes(
    catalog: Catalog, heard: Heard
) -> None:
    path = catalog.path.with_name("pt.ftl")
    path.write_text(
        """\
-hens-egg = ovo
    .counted =
        { $count ->
            [0] nenhum ovo
            [one] { $count } ovo
           *[other] { $count } ovos
        }
hens-lays = { $hen } põe { FORM($eggs, "counted") } em { $nest }.
hens-fox = { $hens ->
        [one] Uma galinha vê { $fox }.
       *[other] { $hens } galinhas veem { $fox }.
    }
""",
        encoding="utf-8",
    )
    game = read_catalog(catalog.path.with_name("game.ftl"))
    found = list_lines([catalog, game], heard, "pt", [replace(read_catalog(path), room="hens")])
    lines = {line.entry.name: line for line in found["hens"]}
    assert lines["hens-lays"].sentences == [
        "Blue põe 1 ovo em A.",
        "Blue põe 2 ovos em A.",
        "Gold põe 5 ovos em C.",
    ]
    assert lines["-hens-egg"].sentences == ["ovo", "1 ovo", "2 ovos", "5 ovos"]
    assert lines["hens-over"].sentences == ["The hens go to bed."]
    assert lines["hens-lays"].entry.comment == catalog.entries["hens-lays"].comment
