"""The strict YAML reader: every value stays text, every mistake has its line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lesson_plans.curriculum.problem import Problem
from lesson_plans.curriculum.source import Fields, read
from lesson_plans.curriculum.values import choose

TEXT = """\
game: oware
position: 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
moves: [C, f]
deep:
  - move: 1e3
    say: "a: b"
  - move: 'N'
"""


def read_all(
    text: str, ask: Callable[[Fields], object] = lambda fields: None, line: int = 1
) -> list[str]:
    """Read `text`, ask it, finish it; return the problems as an author sees them."""
    problems: list[Problem] = []
    fields = read(text, "x.md", line, problems.append)
    if fields is not None:
        ask(fields)
        fields.finish()
    return [str(problem) for problem in problems]


def read_well(text: str, line: int = 1) -> Fields:
    problems: list[Problem] = []
    fields = read(text, "x.md", line, problems.append)
    assert not problems
    assert fields is not None
    return fields


def test_a_problem_prints_file_line_field_and_reason() -> None:
    assert str(Problem("docs/x.md", 12, "position", "bad.")) == "docs/x.md:12: position: bad."
    assert str(Problem("docs/x.md", 12, "", "bad.")) == "docs/x.md:12: bad."


def test_problems_sort_by_file_then_line() -> None:
    late, early = Problem("a.md", 12, "a", "x"), Problem("a.md", 9, "b", "x")
    assert sorted([late, early]) == [early, late]


@pytest.mark.parametrize("value", ["N", "0-0", "1e3", "007", "no", "null", "~", "1_000", "12:30"])
def test_values_stay_what_the_author_typed(value: str) -> None:
    found = read_well(f"a: {value}").text("a")
    assert found is not None
    assert found.value == value


def test_values_know_their_lines_in_the_authors_file() -> None:
    fields = read_well(TEXT, line=31)
    position = fields.text("position")
    assert position is not None
    assert (position.place.line, position.place.field) == (32, "position")
    moves = fields.texts("moves")
    assert [move.value for move in moves] == ["C", "f"]
    assert [move.place.field for move in moves] == ["moves, item 1", "moves, item 2"]
    first, second = fields.maps("deep")
    say = first.text("say")
    assert say is not None
    assert (say.value, say.place.line) == ("a: b", 36)
    assert say.place.field == "deep, item 1, say"
    assert second.place.line == 37


def test_an_absent_field_is_nothing() -> None:
    fields = read_well("a: b")
    assert fields.text("c") is None
    assert fields.texts("d") == []
    assert fields.maps("e") == []


def test_a_missing_field_is_reported_where_the_block_begins() -> None:
    problems = read_all(
        "caption: x", lambda f: (f.text("game", required=True), f.text("caption")), 5
    )
    assert problems == ["x.md:5: game: is missing."]


def test_an_unknown_field_names_the_nearest_known_one() -> None:
    assert read_all("game: x\ncaptoin: y", lambda f: (f.text("game"), f.text("caption"))) == [
        "x.md:2: captoin: is not a field known here; did you mean “caption”?"
    ]
    assert read_all("zzz: y", lambda f: (f.text("game"), f.text("caption"))) == [
        "x.md:1: zzz: is not a field known here; the choices are game, caption."
    ]


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("captured", "“captured” is not known here; did you mean “capture”?"),
        ("rung", "“rung” is not known here; did you mean “ring” or “rings”?"),
        ("9", "“9” is not known here; the choices are capture, ring, rings."),
    ],
)
def test_a_word_outside_a_closed_list_names_the_nearest_in_it(word: str, reason: str) -> None:
    known = ("capture", "ring", "rings")
    problems = read_all(
        f"themes: [{word}, ring]", lambda f: [choose(text, known) for text in f.texts("themes")]
    )
    assert problems == [f"x.md:1: themes, item 1: {reason}"]


def test_all_mistakes_are_reported_in_one_go() -> None:
    text = "game: [a]\ngame: b\nmoves: C\nlist: [a, [b], '']\nmaps: [c]\nempty: []\nnone:\n"

    def ask(fields: Fields) -> None:
        fields.text("game")
        assert fields.texts("moves") == []
        assert [text.value for text in fields.texts("list")] == ["a"]
        assert fields.maps("maps") == []
        assert fields.texts("empty") == []
        assert fields.text("none") is None

    assert read_all(text, ask) == [
        "x.md:2: game: is given twice; it's already on line 1.",
        "x.md:1: game: must be a text, found a list.",
        "x.md:3: moves: must be a list such as [C, d], found “C”.",
        "x.md:4: list, item 2: must be a text, found a list.",
        "x.md:4: list, item 3: is empty.",
        "x.md:5: maps, item 1: must be fields such as “name: value”, found “c”.",
        "x.md:6: empty: is an empty list.",
        "x.md:7: none: is empty.",
    ]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "x.md:7: there is nothing in it."),
        ("# only a remark\n", "x.md:7: there is nothing in it."),
        ("oware", "x.md:7: must be fields such as “name: value”, found “oware”."),
        ("- a\n- b", "x.md:7: must be fields such as “name: value”, found a list."),
        ("[a]: b", "x.md:7: a field's name must be a word, found a list."),
        (
            "a: b\ncaption: So: there",
            "x.md:8: this is not YAML: a colon is out of place; "
            "a text with a colon goes in quotes.",
        ),
        (
            "a: b\nc: 'd\ne: f\n",
            "x.md:8: this is not YAML: while scanning a quoted scalar "
            "found unexpected end of stream.",
        ),
        (
            "a: [b\n",
            "x.md:7: this is not YAML: while parsing a flow sequence "
            "expected ',' or ']', but got '<stream end>'.",
        ),
        (
            "a: b\n\tc: d",
            "x.md:8: this is not YAML: there is a tab before a word; use spaces instead.",
        ),
        ("a: b\nc: \x07d", "x.md:8: holds a character that can't be used: #x07."),
        ("a: *b", "x.md:7: this is an alias; write out what *b is, or put it in quotes."),
        ("a: &more seeds", "x.md:7: this is an anchor; put what begins with &more in quotes."),
        (
            "a: b\n---\nc: d",
            "x.md:8: this is not YAML: expected a single document in the stream "
            "but found another document.",
        ),
    ],
)
def test_what_is_no_map_is_one_problem_with_its_line(text: str, problem: str) -> None:
    assert read_all(text, line=7) == [problem]


@pytest.mark.parametrize("opening", ["[", "{", "{a: ", "[{a: ", "- "])
def test_endless_nesting_is_refused(opening: str) -> None:
    # A recursive reader would overflow its stack.
    assert read_all("a:\n  " + opening * 200_000) == [
        "x.md:2: lists and maps are nested too deeply."
    ]


def test_few_lines_that_stand_for_more_than_any_computer_holds_are_refused() -> None:
    lines = ["l0: &l0 [ha, ha]"]
    lines += [f"l{n}: &l{n} [{', '.join([f'*l{n - 1}'] * 9)}]" for n in range(1, 30)]
    assert read_all("\n".join(lines)) == [
        "x.md:1: this is an anchor; put what begins with &l0 in quotes."
    ]


def test_what_holds_itself_is_refused() -> None:
    assert read_all("a: &b\n  c: *b", lambda fields: fields.tree("a")) == [
        "x.md:1: this is an anchor; put what begins with &b in quotes."
    ]


@pytest.mark.parametrize("text", ["a: b\nc: \ud800", 'a: b\nc: "\\ud800"'])
def test_half_a_character_is_refused(text: str) -> None:
    assert read_all(text) == ["x.md:2: holds a character that can't be used: #xd800."]


def test_a_text_of_many_megabytes_is_refused() -> None:
    assert read_all("a: " + "b" * 4_000_000) == [
        "x.md:1: is too long: at most 4,000,000 characters are allowed."
    ]


def test_a_mistake_at_the_end_of_a_very_long_text_is_found() -> None:
    (problem,) = read_all("a: b\n" + "# remark\n" * 30_000 + "c: 'd\n")
    assert problem.startswith("x.md:30002: this is not YAML: ")


def test_an_object_of_python_is_only_text() -> None:
    found = read_well("a: !!python/object/apply:os.system ['echo']").texts("a")
    assert [text.value for text in found] == ["echo"]


def test_a_number_that_yaml_would_drop_is_told() -> None:
    told = "YAML leaves out what follows the #; put the text in quotes."
    text = "a: Try cup F #6\nb:\n  - one #1\n  - 'two #2'\nc: three # a comment\nd: |\n  four #4\n"
    problems = read_all(text, lambda f: [f.text("a"), f.texts("b"), f.text("c"), f.text("d")])
    assert problems == [f"x.md:1: {told}", f"x.md:3: {told}"]
