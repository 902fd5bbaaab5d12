"""Unreadable files: one message each, with file and line, whatever depends on them."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from markdown import Markdown

from lesson_plans.__main__ import main
from lesson_plans.curriculum import layers
from lesson_plans.curriculum.layers import OWN, Curriculum
from lesson_plans.curriculum.plans.collection import read_plans
from lesson_plans.curriculum.plans.unit import read_unit
from lesson_plans.curriculum.problem import Problem, Report
from lesson_plans.curriculum.puzzles.collection import read_collection
from lesson_plans.curriculum.tutorials import read_tutorials
from tests.help.curriculum import lie_in
from widgets.exercises import Exercises
from widgets.fences.extension import FenceExtension

READERS: dict[str, Callable[[Curriculum, Report], object]] = {
    "oware/puzzles.yml": read_collection,
    "oware/tutorial.yml": read_tutorials,
    "oware/plan.md": read_plans,
    "unit.md": lambda home, report: read_unit(home, (), report),
}


@pytest.fixture
def curriculum(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A curriculum of one game, in a subfolder of the working directory; ours isn't below it."""
    monkeypatch.chdir(tmp_path)
    home = tmp_path / "lesson_plans"
    monkeypatch.setattr(layers, "OWN", home)
    home.mkdir()
    shutil.copytree(OWN / "oware", home / "oware")
    shutil.copy(OWN / "unit.md", home)
    return home


def read(file: str, home: Path, data: bytes) -> list[str]:
    """Return the messages about a file with these bytes."""
    (home / file).write_bytes(data)
    problems: list[Problem] = []
    READERS[file](lie_in(home), problems.append)
    return [str(problem) for problem in problems]


@pytest.mark.parametrize("file", READERS)
@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-be"])
def test_a_file_in_utf_16(file: str, encoding: str, curriculum: Path) -> None:
    bom = b"" if encoding == "utf-16" else b"\xfe\xff"
    text = (curriculum / file).read_text(encoding="utf-8")
    said = f"lesson_plans/{file}:1: is in UTF-16; save it as UTF-8."
    assert read(file, curriculum, bom + text.encode(encoding)) == [said]


@pytest.mark.parametrize("file", READERS)
def test_a_file_in_latin_1(file: str, curriculum: Path) -> None:
    said = f"lesson_plans/{file}:3: is not in UTF-8 (byte #xe9); save it as UTF-8."
    assert read(file, curriculum, "a: b\r\n\nc: café\n".encode("latin-1")) == [said]


@pytest.mark.parametrize("file", READERS)
def test_a_mark_at_the_beginning_and_other_line_ends_do_no_harm(
    file: str, curriculum: Path
) -> None:
    data = (curriculum / file).read_bytes()
    before = read(file, curriculum, data)
    assert read(file, curriculum, b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n")) == before


def test_a_folder_in_the_place_of_a_page_is_told_as_well(curriculum: Path) -> None:
    (curriculum / "oware" / "plan.md").unlink()
    (curriculum / "oware" / "plan.md").mkdir()
    problems: list[Problem] = []
    read_plans(lie_in(curriculum), problems.append)
    assert [str(problem) for problem in problems] == [
        "lesson_plans/oware/plan.md:1: can't be read: Is a directory."
    ]


@pytest.mark.parametrize("name", ["puzzles.yml", "tutorial.yml"])
def test_one_tab_is_one_mistake(
    name: str, curriculum: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = curriculum / "oware" / name
    lines = file.read_text(encoding="utf-8").split("\n")
    file.write_text("\n".join([*lines[:3], "\t" + lines[3], *lines[4:]]), encoding="utf-8")
    (curriculum / "unit.md").unlink()
    (curriculum / "oware" / "plan.md").unlink()
    assert main(["check", "oware"]) == 1
    mistake, _ = capsys.readouterr().out.splitlines()
    assert mistake.startswith(f"lesson_plans/oware/{name}:4: this is not YAML: ")


@pytest.mark.parametrize(
    ("name", "before", "after", "mistake"),
    [
        ("plan.fr.md", "why: >-\n", "why: Trop court.\nrest: >-\n", "4: why: has 2 words"),
        ("plan.it.md", "games: [oware]", "games: [oware", "this is not YAML"),
        ("puzzles.pt.yml", "  prompt:", "  promt:", "promt"),
        ("tutorial.fr.yml", "  title:", "\ttitle:", "this is not YAML"),
    ],
)
def test_a_mistake_in_a_translation_is_told(
    name: str,
    before: str,
    after: str,
    mistake: str,
    curriculum: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = curriculum / "oware" / name
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    assert main(["check", "oware"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert any(f"oware/{name}:" in line and mistake in line for line in told)


@pytest.mark.parametrize("name", ["puzzles.pt.yml", "tutorial.pt.yml", "plan.pt.md"])
def test_a_translation_in_latin_1_is_told(
    name: str, curriculum: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = curriculum / "oware" / name
    text = file.read_text(encoding="utf-8")
    file.write_bytes(text.encode("latin-1", "replace"))
    assert main(["check", "oware"]) == 1
    told = [line for line in capsys.readouterr().out.splitlines() if f"oware/{name}:" in line]
    assert len(told) == 1
    assert "is not in UTF-8" in told[0]


def test_puzzles_that_cannot_be_read_are_not_blamed_on_who_shows_them(curriculum: Path) -> None:
    (curriculum / "oware" / "puzzles.yml").write_text("- id: 'x\n", encoding="utf-8")
    problems: list[Problem] = []
    exercises = Exercises(lie_in(curriculum), problems.append)
    markdown = Markdown(extensions=[FenceExtension(problems.append, exercises=exercises)])
    markdown.convert("```puzzle\nid: oware/feed-me\n```\n")
    assert [problem.file for problem in problems] == ["lesson_plans/oware/puzzles.yml"]
    markdown.convert("```puzzle\nid: ouri/feed-me\n```\n")
    assert "“ouri/feed-me” is not a puzzle" in problems[-1].reason
    assert len(problems) == 2


def test_a_puzzle_is_looked_for_without_a_proof(
    curriculum: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Checking all of them can be slow, and names are known without it."""
    problems: list[Problem] = []
    monkeypatch.setattr("widgets.exercises.check_proofs", lambda *_: pytest.fail("proofs are read"))
    exercises = Exercises(lie_in(curriculum), problems.append)
    markdown = Markdown(extensions=[FenceExtension(problems.append, exercises=exercises)])
    markdown.convert("```puzzle\nid: oware/feedme\n```\n")
    (problem,) = problems
    assert "did you mean “oware/feed-me”" in problem.reason


def test_a_place_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["collect", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"“{tmp_path}” can't be used: Is a directory.\n"
