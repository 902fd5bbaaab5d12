"""Files in other languages next to the English ones."""

from __future__ import annotations

import itertools
import os
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest
import yaml

from game_core import get
from lesson_plans.curriculum import layers
from lesson_plans.curriculum.commands import COMMANDS, check, run
from lesson_plans.curriculum.commands.check import find_differences
from lesson_plans.curriculum.glossary import load as load_words
from lesson_plans.curriculum.layers import Curriculum
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

PAGE = "docs/index.md"
MESSAGES = "rooms/messages/en.ftl"
PUZZLES = "lesson_plans/oware/puzzles.yml"
SECONDS = itertools.count(1_700_000_000)


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
    """Return its curriculum in a language, as if it were the package's."""
    return Curriculum((home / "lesson_plans",), language=code)


@pytest.fixture
def _alone(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No curriculum of ours below that one."""
    monkeypatch.setattr(layers, "OWN", home / "lesson_plans")


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
    assert found["three-at-once"].prompt == "Capture three seeds or more in one turn."


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
    (facts,) = (plan.facts for plan in plans if plan.slug == "mangala")
    (arrow,) = facts.props
    assert arrow.copies == Copies("due per ogni coppia", number=2, children=2)


def test_a_plan_that_is_not_in_the_language_is_not_there() -> None:
    assert read_plans(Curriculum(OURS.layers, language="xx"), refuse) == []


# What both say about the board

NUMBERS = {
    "en": "five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen",
    "fr": "cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
    "it": "cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici",
    "pt": "cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis",
}
"""From 5 on: smaller ones can be articles and pronouns."""
WORDS_TOO = {"fr": {"A", "a"}, "it": {"A", "E", "a", "e", "6"}, "pt": {"A", "E", "a", "e"}}
"""Words that may mean a cup or a number, or something else, in English or the translation."""
UNCOUNTED = (
    r"'s\b|Eight-Stone|\w+-dix\b|\bdix-(?:sept|huit|neuf)|1960s|(?:années|anos|década de) 1960"
)


def count_cells_and_numbers(text: str, code: str) -> Counter[str]:
    """Return the cups, squares, and numbers from 5 on that a text names."""
    text = re.sub(r"```.*?```|\[\w+:[^\]]*\]", " ", text, flags=re.DOTALL)
    text = re.sub(UNCOUNTED, " ", text, flags=re.IGNORECASE)
    text = re.sub(r"(?<=\d)[.,\s](?=\d{3}\b)", "", text)
    numbers = {word: str(number) for number, word in enumerate(NUMBERS[code].split(), 5)}
    named = [numbers.get(word.lower(), word) for word in re.findall(r"[^\W\d_]+|\b\d+", text)]
    cells = re.findall(r"(?<![\w'])[A-F](?![\w'])|(?<![a-z])[a-p]\d{1,2}", text, re.IGNORECASE)
    return Counter([*cells, *(word for word in named if word.isdigit() and int(word) > 4)])


def read_texts(path: Path) -> dict[object, str]:
    """Return a file's texts by place: an item's field, or a plan's part."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        bare = re.sub(r"^# .*$", "", text, flags=re.MULTILINE)
        return dict(enumerate(re.split(r"^##.*$", bare, flags=re.MULTILINE)))
    items = yaml.load(text, yaml.CSafeLoader)
    return {(item["id"], name): str(item[name]) for item in items for name in item if name != "id"}


@pytest.mark.parametrize("code", WORDS_TOO)
@pytest.mark.parametrize("name", ["plan.md", "puzzles.yml", "tutorial.yml"])
def test_a_translation_names_the_same_cups_squares_and_numbers(code: str, name: str) -> None:
    # A game or a plan may come in English alone, but what's translated is complete.
    begun = {path.parent for path in OURS.layers[0].glob(f"*/*.{code}.*")}
    for path in sorted(each / name for each in begun if (each / name).exists()):
        english = read_texts(path)
        for place, text in read_texts(path.with_suffix(f".{code}{path.suffix}")).items():
            ours = count_cells_and_numbers(english[place], "en")
            theirs = count_cells_and_numbers(text, code)
            for word in WORDS_TOO[code]:
                del ours[word], theirs[word]
            # Only the English front matter has fields that no reader sees.
            same = theirs <= ours if place == 0 else theirs == ours
            assert same, f"{path.parent.name}, {place}: {theirs - ours} for {ours - theirs}"


# What's out of date


@pytest.fixture
def repository(home: Path) -> Path:
    """The same folder in git, with a page, messages, and their translations to Portuguese."""
    files = {
        "docs/index.md": "---\ntitle: Hi\n---\nA.\n\n## One\n\nB, [b](b.md).\n\n## Two\n\nC.\n",
        "docs/index.pt.md": "---\ntitle: Oi\n---\nA.\n\n## Um\n\nB.\n\n## Dois\n\nC.\n",
        "rooms/messages/en.ftl": "# One.\nhall-one = One\nhall-two =\n    Two\n    more\n",
        "rooms/messages/pt.ftl": "hall-one = Um\nhall-two = Dois\n",
        "lesson_plans/oware/puzzles.pt.yml": FEED_ME,
    }
    for name, text in files.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, encoding="utf-8")
    git(home, "init", "--quiet")
    commit(home)
    return home


def git(home: Path, *arguments: str) -> None:
    """Run git one second after the last time, whatever the clock says."""
    roles = ("AUTHOR", "COMMITTER")
    given = {f"GIT_{role}_{what}": "ubao" for role in roles for what in ("NAME", "EMAIL")}
    given |= dict.fromkeys([f"GIT_{role}_DATE" for role in roles], f"{next(SECONDS)} +0000")
    subprocess.run(["git", *arguments], cwd=home, check=True, env=os.environ | given)


def commit(home: Path) -> None:
    git(home, "add", "--all")
    git(home, "commit", "--quiet", "--message", "Change words")


def change(home: Path, name: str, old: str, new: str) -> None:
    """Replace words in a file, and commit it."""
    path = home / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    commit(home)


def list_old(capsys: pytest.CaptureFixture[str], *options: str) -> list[str]:
    """Return the list of what's out of date, without commits and the last line."""
    capsys.readouterr()
    assert run("ubao", COMMANDS, ["language", "pt", *options]) == 0
    lines = capsys.readouterr().out.splitlines()
    return [line.partition(" has changed since ")[0] for line in lines[:-1]]


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (PAGE, "C.", "Other words.", "docs/index.pt.md:10: the English of “Dois”"),
        (PAGE, "title: Hi", "title: Hello", "docs/index.pt.md:1: its English"),
        (MESSAGES, "more", "even more", "rooms/messages/pt.ftl:2: the English of “hall-two”"),
        (
            PUZZLES,
            "The other row is empty",
            "The other row has no seeds",
            "lesson_plans/oware/puzzles.pt.yml:1: the English of “feed-me”",
        ),
    ],
)
def test_what_was_made_from_other_english_is_listed_until_it_is_touched(
    repository: Path, capsys: pytest.CaptureFixture[str], file: str, old: str, new: str, told: str
) -> None:
    assert list_old(capsys) == []
    change(repository, file, old, new)
    assert list_old(capsys) == [told]
    name, line, _ = told.split(":")
    path = repository / name
    lines = path.read_text(encoding="utf-8").split("\n")
    lines[int(line)] += " "
    path.write_text("\n".join(lines), encoding="utf-8")
    # Uncommitted text counts as made from today's English, and so it does once committed.
    assert list_old(capsys) == []
    commit(repository)
    assert list_old(capsys) == []


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (PAGE, "C.", "C!"),
        (PAGE, "(b.md)", "(other/b.md)"),
        (PAGE, "## One", "## Zero\n\nNew.\n\n## One"),
        (MESSAGES, "One.", "Another comment."),
        (MESSAGES, "hall-one = One", "hall-one = ‘one’"),
        (PUZZLES, "difficulty: 1", "difficulty: 2"),
    ],
)
def test_what_is_no_word_makes_nothing_old(
    repository: Path, capsys: pytest.CaptureFixture[str], file: str, old: str, new: str
) -> None:
    change(repository, file, old, new)
    assert list_old(capsys) == []


def test_a_file_that_was_moved_keeps_its_history(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(repository, MESSAGES, "= One", "= First")
    git(repository, "mv", "rooms", "halls")
    commit(repository)
    assert list_old(capsys) == ["halls/messages/pt.ftl:1: the English of “hall-one”"]


def test_changes_before_a_commit_can_be_left_out(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(repository, MESSAGES, "= One", "= First")
    git(repository, "tag", "looked-at")
    change(repository, PAGE, "C.", "Other words.")
    assert len(list_old(capsys)) == 2
    assert list_old(capsys, "--since", "looked-at") == [
        "docs/index.pt.md:10: the English of “Dois”"
    ]


def test_what_a_language_lacks_is_listed_too(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(repository, MESSAGES, "hall-two", "hall-three = Three\nhall-two")
    told = list_old(capsys, "--missing")
    assert "rooms/messages/en.ftl:3: “hall-three” is not in “pt” yet." in told
    assert "lesson_plans/glossary.yml:1: is not in “pt” yet." in told
    assert "“feed-me”" not in "".join(told)


def test_without_git_nothing_is_known(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("ubao", COMMANDS, ["language", "pt"]) == 2
    assert capsys.readouterr().err.startswith("git doesn't say what has changed: ")


# What must match the English


@pytest.mark.usefixtures("_alone")
def test_a_tutorial_without_all_its_steps_is_a_mistake(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = read_tutorials(OURS, refuse, ["oware"])["oware"]
    text = "".join(f"- {{id: {each.task.id}, title: A}}\n" for each in steps[1:])
    write(home, "oware/tutorial.pt.yml", text)
    assert check.main([]) == 1
    told = f"oware/tutorial.pt.yml:1: the steps {steps[0].task.id} are missing."
    assert told in capsys.readouterr().out


@pytest.mark.usefixtures("_alone")
def test_a_page_with_another_board_is_a_mistake(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "docs").mkdir()
    for name, game in (("index.md", "oware"), ("index.pt.md", "ouri")):
        (home / "docs" / name).write_text(f"```board\ngame: {game}\n```\n", encoding="utf-8")
    assert check.main([]) == 1
    assert "docs/index.pt.md:1: this block “board” differs from line 1" in capsys.readouterr().out


@pytest.mark.parametrize(("moves", "faults"), [("{O que vale?} C", 0), ("{Which is best?} D", 1)])
def test_only_the_notes_of_a_saved_game_are_translated(moves: str, faults: int) -> None:
    game = "```demo\nsaved: |\n  ubao 2\n  game oware\n  title {}\n  moves {}\n```\n"
    english, other = game.format("A game", "{Which is best?} C"), game.format("Um jogo", moves)
    assert len([*find_differences(english, other)]) == faults


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
