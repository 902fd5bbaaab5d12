"""What students and teachers read is easy enough, and measured as one would by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from game_core import GAMES
from game_core.messages.fluent import Entry
from tests.help.curriculum import FAMILIES
from tests.help.paths import ROOT, is_english
from tests.help.prose import (
    STUDENTS,
    TEACHERS,
    Text,
    collect,
    collect_messages,
    read_messages,
    read_page,
)
from tests.help.readability import find_hard
from tests.help.sentences import count_syllables, find_hardest, find_words, grade, split
from tests.help.sheet import Line

UNMEASURED = {"docs/decisions", "docs/maintainers", "docs/python", "docs/credits.md"}
"""Pages for maintainers and programmers, and one of names and licenses."""


@pytest.fixture(scope="module")
def texts() -> list[Text]:
    return [*collect(ROOT / "docs", ROOT / "lesson_plans"), *collect_messages()]


def test_students_read_at_most_grade_6(texts: list[Text]) -> None:
    hard = [*find_hard([text for text in texts if text.aim == STUDENTS])]
    assert not hard, "\n" + "\n\n".join(hard)


def test_teachers_read_at_most_grade_10(texts: list[Text]) -> None:
    hard = [*find_hard([text for text in texts if text.aim == TEACHERS])]
    assert not hard, "\n" + "\n\n".join(hard)


def test_every_page_is_measured(texts: list[Text]) -> None:
    found = filter(is_english, (ROOT / "docs").glob("**/*.md"))
    pages = {f"docs/{path.relative_to(ROOT / 'docs')}" for path in found}
    left = {page for page in pages if not page.startswith(tuple(UNMEASURED))}
    assert left - {text.name for text in texts} == set()


def test_what_players_are_told_is_measured_as_for_students(texts: list[Text]) -> None:
    easy = {text.name for text in texts if text.aim == STUDENTS}
    rooms = ("game", "puzzles", "search", *FAMILIES)
    assert {f"messages of {room}" for room in rooms} <= easy


def test_of_a_message_the_hardest_sentence_is_measured() -> None:
    entry = Entry("hens-lay", 1, "", frozenset(), frozenset())
    said = ["Two hens lay an egg.", "Cochin hens occasionally lay an egg.", "Hens"]
    line = Line(entry, said, (), is_heard=True)
    assert [*read_messages({"hens": [line]})] == [
        Text("messages of hens", STUDENTS, ["Cochin hens occasionally lay an egg."])
    ]


def test_what_players_get_of_every_game_and_plan_is_measured_as_for_students(
    texts: list[Text],
) -> None:
    easy = {text.name for text in texts if text.aim == STUDENTS}
    for game in GAMES:
        assert f"docs/games/{game.slug}.md" in easy
        for file in ("portrait.yml", "puzzles.yml", "tutorial.yml"):
            assert f"lesson_plans/{game.slug}/{file}" in easy
    for path in (ROOT / "lesson_plans").glob("*/plan.md"):
        assert f"lesson_plans/{path.parent.name}/plan.md, for players" in easy
    assert "lesson_plans/glossary.yml" in easy


# With the two syllables of “other”, “player” and “captures”, and one of each other word.
KNOWN = (
    "Blue sows three seeds. They fall in cups B, C and D. The other player captures two of them."
)


def test_a_known_text_has_the_grade_that_is_worked_out_by_hand() -> None:
    sentences = split(KNOWN)
    words = [[*find_words(sentence)] for sentence in sentences]
    assert [len(found) for found in words] == [4, 8, 7]
    assert [sum(map(count_syllables, found)) for found in words] == [4, 8, 10]
    # 0.39 × 19/3 + 11.8 × 22/19 − 15.59
    assert grade(sentences) == pytest.approx(2.47 + 13.6632 - 15.59, abs=0.0001)


@pytest.mark.parametrize(
    ("word", "syllables"),
    [
        ("sow", 1),
        ("Captured", 2),
        ("opposite", 3),
        ("encyclopedia", 6),
        ("player’s", 2),
        ("can't", 1),
        ("counter-clockwise", 4),
        ("slantwise", 2),  # From here on, not in the dictionary
        ("chickpeas", 2),
        ("inventor's", 3),
        ("48", 1),
        ("B2b3", 1),
        ("W", 1),
    ],
)
def test_syllables_are_those_one_hears(word: str, syllables: int) -> None:
    assert count_syllables(word) == syllables


@pytest.mark.parametrize(
    ("paragraph", "sentences"),
    [
        ("Why? Count! Now sow.", 3),
        ("It holds 4.5 on average", 1),
        ("“Where does it end?” Wait.", 2),
        ("“Where does it end?” is a good question.", 1),
        ("It ends in F. a is next.", 2),
        ("Press … and wait.", 1),
    ],
)
def test_a_sentence_ends_where_its_full_stop_is(paragraph: str, sentences: int) -> None:
    assert len(split(paragraph)) == sentences


def test_the_hardest_sentences_are_named_once_each() -> None:
    easy = ["You sow the seeds round the board."] * 50
    hard = ["Simultaneously encountering contradictory regulations necessitates deliberation."] * 3
    assert find_hardest([*easy, *hard, *easy]) == [hard[0], easy[0]]


def test_what_is_too_hard_is_told_with_file_grade_and_sentences() -> None:
    (told,) = find_hard(
        [Text("docs/a.md", STUDENTS, split(KNOWN)), Text("docs/b.md", 0, split(KNOWN))]
    )
    assert told.splitlines() == [
        "docs/b.md: grade 0.6, at most 0 is allowed. Hardest are",
        "  4.0  The other player captures two of them.",
        "  -0.7  They fall in cups B, C and D.",
        "  -2.2  Blue sows three seeds.",
    ]


PAGE = """\
---
title: Not this
---

# Not this either

You **sow** [the seeds](oware.md), as
`make test` says.
{ .ubao-lead }

```demo
game: oware
moves:
  - move: C
    say: They go to F.
caption: "Look: four seeds."
```

```sh
make serve
```

| Not | this |
|---|---|
| Stop | ends the game for both of you |

- cups A, B and C
- Take them all.
"""


def test_what_is_read_of_a_page() -> None:
    assert read_page(PAGE) == [
        "You sow the seeds, as code says.",
        "They go to F.",
        "Look: four seeds.",
        "ends the game for both of you",
        "Take them all.",
    ]


def test_players_get_their_part_of_a_plan(tmp_path: Path) -> None:
    folder = tmp_path / "oware"
    folder.mkdir()
    body = "## Exit puzzle\n\n### Puzzle\n\nWhere is it?\n\n### Answer\n\nIn F.\n"
    (folder / "plan.md").write_text(f"---\ntitle: X\n---\n\n{body}", encoding="utf-8")
    found = {text.name: text.sentences for text in collect(tmp_path, tmp_path)}
    name = f"{tmp_path.name}/oware/plan.md"
    assert found[f"{name}, for players"] == ["Where is it?"]
    assert found[name] == ["In F."]


def test_words_of_a_source_are_not_measured_but_a_speech_with_a_source_is(tmp_path: Path) -> None:
    folder = tmp_path / "oware"
    folder.mkdir()
    quoted = "Read this: “It makes a pair of “even” holes.” [source: handout] What is odd?"
    body = f"## Hook\n\n### Say\n\n“We sow now.” [source: handout]\n\n### Do\n\n{quoted}\n"
    (folder / "plan.md").write_text(f"---\ntitle: X\n---\n\n{body}", encoding="utf-8")
    found = {text.name: text.sentences for text in collect(tmp_path, tmp_path)}
    assert found[f"{tmp_path.name}/oware/plan.md"] == ["“We sow now.”", "Read this: What is odd?"]


def test_a_section_for_teachers_on_a_page_for_students_may_be_harder(tmp_path: Path) -> None:
    page = "# X\n\nPlay it.\n\n## For teachers\n\nAsk them.\n\n## Next\n\nPlay on.\n"
    (tmp_path / "index.md").write_text(page, encoding="utf-8")
    found = {text.name: (text.aim, text.sentences) for text in collect(tmp_path, tmp_path)}
    assert found["docs/index.md"] == (STUDENTS, ["Play it.", "Play on."])
    assert found["docs/index.md, for teachers"] == (TEACHERS, ["Ask them."])
