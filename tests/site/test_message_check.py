"""Compare code with Fluent files: each fault planted here is found, by file and line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game_core.messages.fluent import FluentError
from tests.help.paths import ROOT
from widgets.messages import __main__ as command
from widgets.messages.check import check_tree, find_faults, find_missing, read_entries
from widgets.messages.usage import read_usage

FLUENT = """\
### Hens.

-hens-egg = egg
    .counted =
        { $count ->
            [one] 1 egg
           *[other] { $count } eggs
        }
-hens-nest = nest { $place }
-hens-hen = hen
hens-lays =
    { $eggs ->
        [one] { $hen } lays 1 egg.
       *[other] { $hen } lays { $eggs } eggs.
    }
hens-clucks = A { -hens-hen } clucks.
hens-takes = She takes { FORM($eggs, "counted") }.
hens-title = Hens
"""
CODE = """\
from game_core.messages import say, term

SAID = say("hens-lays", hen=term("hens-egg"), eggs=2)
MORE = term("hens-egg", count=2), term("hens-nest", place=SAID)
TAKES = say("hens-takes", eggs=MORE[0])
TITLES = {"hens": "hens-title"}
"""
TEMPLATE = "<p>{{ say('hens-clucks') }}</p>\n"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree without faults."""
    for name, text in {
        "game_core/messages/en.ftl": FLUENT,
        "game_core/hens.py": CODE,
        "widgets/templates/hens.html": TEMPLATE,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def add(tree: Path, name: str, text: str) -> None:
    """Append to a file, or create it."""
    path = tree / name
    path.parent.mkdir(parents=True, exist_ok=True)
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(before + text, encoding="utf-8")


def find(tree: Path) -> list[str]:
    """Return a tree's faults, each with its place in it."""
    return [str(fault).replace(f"{tree}/", "") for fault in check_tree(tree, read_usage(tree))]


def test_the_project_says_what_it_has_words_for() -> None:
    assert [str(fault) for fault in check_tree(ROOT, read_usage(ROOT))] == []


def test_a_sound_tree_has_no_fault(tree: Path) -> None:
    assert find(tree) == []


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('say("hens-flies")', "“hens-flies” is in no Fluent file."),
        ('term("hens-title")', "“-hens-title” is in no Fluent file."),
        ('say("hens-egg")', "“hens-egg” is in no Fluent file."),
        ('say("hens-title" if SAID else "hens-flies")', "“hens-flies” is in no Fluent file."),
        ('say("hens-lays", eggs=2)', "“hens-lays” needs $hen."),
        ('say("hens-lays")', "“hens-lays” needs $eggs, $hen."),
        ('say("hens-clucks", hen=1, fox=1)', "“hens-clucks” does not use $fox, $hen."),
        ('term("hens-nest")', "“-hens-nest” needs $place."),
        ('term("hens-egg", number=2)', "“-hens-egg” does not use $number."),
        (
            'say("hens-lays", hen=term("hens-hen"), eggs=text("2"))',
            "“hens-lays” needs a number or a list as $eggs, not a text.",
        ),
        (
            'say("hens-takes", eggs=2)',
            "“hens-takes” needs something that has forms as $eggs, not a count.",
        ),
    ],
)
def test_a_wrong_call_is_found(tree: Path, line: str, reason: str) -> None:
    add(tree, "game_core/hens.py", f"WRONG = {line}\n")
    assert find(tree) == [f"game_core/hens.py:7: {reason}"]


def test_a_wrong_call_in_a_template_is_found(tree: Path) -> None:
    add(tree, "widgets/templates/hens.html", "{{ say('hens-lays', hen=1) if x else say('hens') }}")
    assert find(tree) == [
        "widgets/templates/hens.html:2: “hens-lays” needs $eggs.",
        "widgets/templates/hens.html:2: “hens” is in no Fluent file.",
    ]


def test_what_the_browser_side_says_without_words_for_it_is_found(tree: Path) -> None:
    add(
        tree,
        "widgets/browser/hens.js",
        "say('hens-title');\nwords(\n  'hens-flies', { hen: 1 });\n",
    )
    assert find(tree) == ["widgets/browser/hens.js:2: “hens-flies” is in no Fluent file."]


def test_a_wrong_kind_in_a_template_is_found(tree: Path) -> None:
    add(tree, "widgets/templates/hens.html", "{{ say('hens-lays', hen=hen, eggs=text(eggs)) }}")
    assert find(tree) == [
        "widgets/templates/hens.html:2: “hens-lays” needs a number or a list as $eggs, not a text."
    ]


def test_arguments_that_are_not_written_out_are_left_to_who_runs_the_code(tree: Path) -> None:
    add(tree, "game_core/hens.py", 'def lay(**given): return say("hens-lays", **given)\n')
    assert find(tree) == []


@pytest.mark.parametrize(
    ("pattern", "reason"),
    [
        ("{ -hens-fox }", "“hens-new” refers to “-hens-fox”, which is in no Fluent file."),
        (
            "{ -hens-hen.many ->\n    [a] A\n   *[b] B\n }",
            "“hens-new” refers to a form “many” that “-hens-hen” does not have.",
        ),
        (
            "{ $hen ->\n    [a] A\n   *[b] { -hens-nest }\n }",
            "“hens-new” refers to “-hens-nest”, which needs $place: only code can give that.",
        ),
    ],
)
def test_a_wrong_reference_is_found(tree: Path, pattern: str, reason: str) -> None:
    add(tree, "game_core/messages/en.ftl", f"hens-new = {pattern}\n")
    add(tree, "game_core/more.py", 'NEW = "hens-new"\n')
    assert find(tree) == [f"game_core/messages/en.ftl:19: {reason}"]


def test_a_room_may_not_be_in_two_packages(tree: Path) -> None:
    add(tree, "widgets/messages/en.ftl", "hens-other = Other\n")
    add(tree, "game_core/more.py", 'OTHER = "hens-other"\n')
    first = tree / "game_core" / "messages" / "en.ftl"
    with pytest.raises(FluentError, match=re.escape(f"The room “hens” is also in {first}.")):
        check_tree(tree, read_usage(tree))


def test_what_nothing_says_is_found(tree: Path) -> None:
    add(tree, "game_core/messages/en.ftl", "hens-new = New\n-hens-newer = newer\n")
    assert find(tree) == [
        "game_core/messages/en.ftl:19: Nothing says “hens-new”.",
        "game_core/messages/en.ftl:20: Nothing says “-hens-newer”.",
    ]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("game_core/more.py", 'say({1: "hens-new"}[1])\n'),
        ("widgets/browser/hens.js", "words('hens-new');\n"),
        ("widgets/templates/more.html", "{% if x %}{{ say('hens-new') }}{% endif %}"),
    ],
)
def test_a_name_anywhere_in_code_is_enough(tree: Path, name: str, text: str) -> None:
    add(tree, "game_core/messages/en.ftl", "hens-new = New\n")
    add(tree, name, text)
    assert find(tree) == []


# Languages beside English

DUTCH = """\
-hens-egg = ei
    .counted = { $count } eieren
-hens-nest = nest
-hens-hen = hen
hens-lays = { $hen } legt { $many }.
hens-clucks = Een { -hens-hen } kakelt.
hens-cocks = Hanen
"""


def test_what_is_wrong_in_a_language_is_found(tree: Path) -> None:
    add(tree, "game_core/messages/nl.ftl", DUTCH)
    english, dutch = (read_entries(tree, code) for code in ("en", "nl"))
    faults = find_faults(english, dutch, read_usage(tree))
    assert [str(fault).replace(f"{tree}/game_core/messages/", "") for fault in faults] == [
        "nl.ftl:3: “-hens-nest” does not say $place.",
        "nl.ftl:5: “hens-lays” has no $many in English.",
        "nl.ftl:5: “hens-lays” does not say $eggs.",
        "nl.ftl:7: English has no “hens-cocks”.",
    ]
    missing = find_missing(english, dutch, "nl")
    assert [str(fault).replace(f"{tree}/game_core/messages/", "") for fault in missing] == [
        "en.ftl:17: “hens-takes” is not in “nl” yet.",
        "en.ftl:18: “hens-title” is not in “nl” yet.",
    ]


def test_a_form_that_a_language_lacks_is_found(tree: Path) -> None:
    add(tree, "game_core/messages/nl.ftl", "-hens-egg = ei\n")
    english, dutch = (read_entries(tree, code) for code in ("en", "nl"))
    faults = find_faults(english, dutch, read_usage(tree))
    assert [fault.reason for fault in faults] == [
        "“-hens-egg” does not say $count.",
        "“-hens-egg” has no form “counted”.",
    ]


def test_a_language_begins_with_all_that_english_says_as_comments(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "ROOT", tree)
    monkeypatch.setattr("sys.argv", ["messages", "--begin", "nl"])
    assert command.main() == 0
    assert capsys.readouterr().out == "game_core/messages/nl.ftl\n"
    begun = tree / "game_core" / "messages" / "nl.ftl"
    text = begun.read_text(encoding="utf-8")
    assert text.startswith("### Begun from game_core/messages/en.ftl. ")
    assert "\n# hens-clucks = A { -hens-hen } clucks.\n" in text
    assert all(line.startswith("#") for line in text.splitlines() if line)
    # What was begun stays as it is.
    begun.write_text("hens-title = Kippen\n", encoding="utf-8")
    assert command.main() == 0
    assert capsys.readouterr().out == ""


def test_the_types_of_messages_follow_the_english(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    add(tree, "widgets/browser/kit/messages/en.ftl", "hall-hens = { $hens } hens\n")
    add(tree, "widgets/browser/hall.js", "say('hall-hens', { hens: 2 });\n")
    monkeypatch.setattr(command, "ROOT", tree)
    monkeypatch.setattr("sys.argv", ["messages"])
    assert command.main() == 0
    types = tree / "widgets/browser/kit/messages.d.ts"
    assert "'hall-hens': [{ hens: Given }];" in types.read_text(encoding="utf-8")
    add(tree, "widgets/browser/kit/messages/en.ftl", "hall-eggs = { $eggs } eggs\n")
    # What is wrong is said; the types are as the words are.
    assert command.main() == 1
    assert capsys.readouterr().err.endswith("en.ftl:2: Nothing says “hall-eggs”.\n")
    assert "'hall-eggs': [{ eggs: Given }];" in types.read_text(encoding="utf-8")
