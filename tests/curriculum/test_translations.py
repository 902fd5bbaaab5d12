"""Files in other languages beside the English ones."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game_core import get
from lesson_plans.curriculum.commands import language
from lesson_plans.curriculum.glossary import load as load_words
from lesson_plans.curriculum.layers import Curriculum
from lesson_plans.curriculum.matching import find_differences
from lesson_plans.curriculum.plans.collection import read_plans
from lesson_plans.curriculum.plans.copies import Copies
from lesson_plans.curriculum.portrait import load as load_portrait
from lesson_plans.curriculum.problem import Problem, refuse
from lesson_plans.curriculum.puzzles.collection import read_collection
from lesson_plans.curriculum.tutorials import read_tutorials
from tests.help.curriculum import OURS

FEED_ME = """\
- id: feed-me
  prompt: Norte não tem sementes. Que casa Sul não pode jogar?
  because: Há uma regra só.
  hints: [Quem não tem sementes?, Siga a última semente., Olhe a casa C.]
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a curriculum that has the puzzles, the path and the portrait of Oware."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "lesson_plans"
    (folder / "oware").mkdir(parents=True)
    for name in ("oware/puzzles.yml", "oware/tutorial.yml", "oware/portrait.yml", "glossary.yml"):
        shutil.copy(OURS.layers[0] / name, folder / name)
    return tmp_path


def speak(home: Path, code: str = "pt") -> Curriculum:
    """Its curriculum in a language, as that of the package."""
    return Curriculum((home / "lesson_plans",), language=code)


def write(home: Path, name: str, text: str) -> Path:
    path = home / "lesson_plans" / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_sign_with_a_space_before_it_is_no_word_of_a_prompt(home: Path) -> None:
    prompt = "Nord n'a pas de graines. Quelle case Sud ne peut-il pas jouer\u202f?"
    lines = FEED_ME.splitlines()
    lines[1] = f"  prompt: {prompt}"
    write(home, "oware/puzzles.fr.yml", "\n".join(lines))
    (found,) = read_collection(speak(home, "fr"), refuse)["oware"]
    assert found.puzzle.prompt == prompt


def test_a_puzzle_has_its_words_from_one_file_and_its_board_from_another(home: Path) -> None:
    write(home, "oware/puzzles.pt.yml", FEED_ME)
    (found,) = read_collection(speak(home), refuse)["oware"]
    (english,) = (w for w in read_collection(OURS, refuse)["oware"] if w.puzzle.id == "feed-me")
    assert found.puzzle.prompt == "Norte não tem sementes. Que casa Sul não pode jogar?"
    assert found.puzzle.hints[2] == "Olhe a casa C."
    assert found.puzzle.record == english.puzzle.record
    assert found.puzzle.solution == english.puzzle.solution


def test_what_a_site_wrote_itself_is_there_without_other_words(home: Path) -> None:
    write(home, "oware/puzzles.pt.yml", FEED_ME)
    curriculum = Curriculum((OURS.layers[0], home / "lesson_plans"), language="pt")
    found = {each.puzzle.id: each.puzzle for each in read_collection(curriculum, refuse)["oware"]}
    assert found["feed-me"].because == "Há uma regra só."
    assert found["three-at-once"].prompt == "Take three seeds or more in one turn."


def test_a_mistake_is_told_where_the_other_words_stand(home: Path) -> None:
    problems: list[Problem] = []
    write(
        home,
        "oware/puzzles.pt.yml",
        "- id: feed-us\n  prompt: Quê?\n- id: feed-me\n  position: x\n  hints: [Um., Dois.]\n",
    )
    read_collection(speak(home), problems.append)
    told = [(Path(each.file).name, each.line, each.field) for each in problems]
    assert told == [
        ("puzzles.pt.yml", 1, "id"),
        ("puzzles.pt.yml", 4, "position"),
        ("puzzles.pt.yml", 5, "hints"),
    ]
    assert "did you mean “feed-me”" in problems[0].reason


def test_half_a_path_is_none(home: Path) -> None:
    assert read_tutorials(speak(home), refuse) == {}
    step = "- {id: sow, title: Semeie, say: Semeie., prompt: Jogue C., hint: C., done: Feito.}\n"
    write(home, "oware/tutorial.pt.yml", step)
    assert read_tutorials(speak(home), refuse) == {}
    english = read_tutorials(OURS, refuse, ["oware"])["oware"]
    whole = "".join(step.replace("sow", each.task.id, 1) for each in english)
    write(home, "oware/tutorial.pt.yml", whole)
    steps = read_tutorials(speak(home), refuse)["oware"]
    assert {each.title for each in steps} == {"Semeie"}
    assert [each.task.record for each in steps] == [each.task.record for each in english]


def test_a_portrait_and_the_words_of_the_games_are_in_the_language(home: Path) -> None:
    write(home, "oware/portrait.pt.yml", "promise: Colha dois e três.\nspot: Gana\n")
    portrait = load_portrait(get("oware"), speak(home), refuse)
    assert portrait
    assert (portrait.promise, portrait.age) == ("Colha dois e três.", 8)
    assert (portrait.spot, portrait.where) == ("Ghana", "Gana")
    assert load_words(speak(home), refuse) == []
    write(home, "glossary.pt.yml", "words:\n  - {word: semear, means: Pôr sementes.}\n")
    assert [entry.word for entry in load_words(speak(home), refuse)] == ["semear"]


def test_a_plan_says_its_copies_as_a_sign_and_in_its_own_words() -> None:
    plans = read_plans(Curriculum(OURS.layers, language="it"), refuse)
    (facts,) = (plan.facts for plan in plans if plan.slug == "oware")
    first, *_ = (sheet.copies for sheet in facts.sheets)
    assert first == Copies("una per ogni coppia", number=1, children=2)


def test_a_plan_that_is_not_in_the_language_is_not_there() -> None:
    assert read_plans(Curriculum(OURS.layers, language="xx"), refuse) == []


def test_what_is_old_is_named_until_it_is_said_to_be_right(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = write(home, "oware/puzzles.pt.yml", FEED_ME)
    assert language.main(["pt"]) == 1
    assert "puzzles.pt.yml:1: the English of “feed-me” is not what this" in capsys.readouterr().out
    assert language.main(["pt", "--right", str(other)]) == 0
    assert other.read_text(encoding="utf-8").splitlines()[1].startswith("  english: ")
    assert language.main(["pt"]) == 0
    english = home / "lesson_plans/oware/puzzles.yml"
    text = english.read_text(encoding="utf-8")
    # Its board is not its words; its prompt is.
    english.write_text(text.replace("difficulty: 1", "difficulty: 2", 1), encoding="utf-8")
    assert language.main(["pt"]) == 0
    english.write_text(text.replace("North has no seeds", "North has none"), encoding="utf-8")
    assert language.main(["pt"]) == 1


def test_a_page_says_of_which_english_it_was_made(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "docs").mkdir()
    english, other = home / "docs/index.md", home / "docs/index.pt.md"
    english.write_text("---\ntitle: Hello\n---\nWords.\n", encoding="utf-8")
    other.write_text("---\ntitle: Olá\n---\nPalavras.\n", encoding="utf-8")
    assert language.main(["pt"]) == 1
    assert language.main(["pt", "--right", str(other)]) == 0
    assert other.read_text(encoding="utf-8").startswith("---\nenglish: ")
    english.write_text("---\ntitle: Hello\n---\nOther words.\n", encoding="utf-8")
    assert language.main(["pt"]) == 1
    capsys.readouterr()
    assert language.main(["pt", "--missing"]) == 1
    assert "glossary.yml: is not in “pt” yet." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("other", "line"),
    [
        ("```board\ngame: ouri\ncaption: Um.\n```\n", 1),
        ("Palavras.\n", 1),
        ("```board\n[game]: oware\n```\n", 1),
        ("```board\ngame: oware\n```\n\n```picture\ngame: oware\n```\n", 5),
    ],
)
def test_other_boards_are_told(other: str, line: int) -> None:
    english = "```board\ngame: oware\ncaption: One.\n```\n"
    assert [at for at, _ in find_differences(english, other)] == [line]


def test_words_of_boards_may_be_others() -> None:
    english = "```demo\ngame: oware\nmoves:\n  - move: C\n    say: One.\n```\n"
    assert not [*find_differences(english, english.replace("One.", "Um."))]
