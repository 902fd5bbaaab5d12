"""Drafts, marked with `draft: true`: authors see them, and built sites leave them out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lesson_plans.curriculum.commands import COMMANDS, run
from lesson_plans.curriculum.layers import OWN, find_curriculum
from lesson_plans.curriculum.plans.collection import read_plans
from lesson_plans.curriculum.problem import Problem, refuse
from lesson_plans.curriculum.puzzles.collection import read_collection
from lesson_plans.curriculum.tutorials import read_tutorials
from tests.help.author import Author
from tests.help.small_site import CONFIG, UNSEEN, build, write

MARK = "draft: true"
BEGUN = """\
- id: begun
  draft: true
  position: no position yet
- draft: true
  id: alike
"""
STEPS = "- id: begun\n  draft: true\n  title: To be written\n"


def begin(home: Path) -> None:
    """Write an unfinished puzzle, tutorial and plan, and two unfinished pages."""
    plan = (OWN / "oware/plan.md").read_text(encoding="utf-8")
    for name, text in {
        "lesson_plans/oware/puzzles.yml": BEGUN,
        "lesson_plans/kpo/tutorial.yml": STEPS,
        "lesson_plans/hill/plan.md": plan.replace("place: 1\n", "place: 99\ndraft: true\n", 1),
    }.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, encoding="utf-8")
    later = "---\ntitle: Later\ndraft: true\n---\n\n# Later\n"
    # MkDocs reads front matter that ends with dots, too.
    dotted = later.replace("---\n\n", "...\n\n")
    pages = {"later.md": later, "dotted.md": dotted, "it-says.md": "draft: true\n"}
    write(home, {"index.md": "# Now\n"} | pages)


def test_a_draft_stops_nothing_and_counts_when_its_author_is_at_work(tmp_path: Path) -> None:
    begin(tmp_path)
    quiet = find_curriculum(tmp_path)
    names = [each.puzzle.id for each in read_collection(quiet, refuse, ["oware"])["oware"]]
    assert not {"begun", "alike"} & {*names}
    assert "kpo" not in read_tutorials(quiet, refuse, ["kpo"])
    assert "hill" not in {plan.slug for plan in read_plans(quiet, refuse)}

    problems: list[Problem] = []
    shown = find_curriculum(tmp_path, drafts=True)
    read_collection(shown, problems.append, ["oware"])
    read_tutorials(shown, problems.append, ["kpo"])
    plans = read_plans(shown, problems.append)
    assert "hill" in {plan.slug for plan in plans}
    # Lines are those of the file, and the mark itself isn't a mistake.
    told = [str(problem) for problem in problems]
    assert any("oware/puzzles.yml:3: position: " in line for line in told), told
    assert any("kpo/tutorial.yml:3: title: is still to be written." in line for line in told), told
    assert not [line for line in told if ": draft:" in line]


def test_a_draft_that_can_be_shown_has_a_badge(tmp_path: Path) -> None:
    for name, file in (("oware", "puzzles.yml"), ("kpo", "tutorial.yml")):
        text = (OWN / name / file).read_text(encoding="utf-8")
        copy = tmp_path / "lesson_plans" / name / file
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text.replace("- id:", "- draft: true\n  id:", 1), encoding="utf-8")
    shown = find_curriculum(tmp_path, drafts=True)
    [first, second, *_] = read_collection(shown, refuse, ["oware"])["oware"]
    assert first.puzzle.prompt.startswith("DRAFT: ")
    assert not second.puzzle.prompt.startswith("DRAFT")
    [step, other, *_] = read_tutorials(shown, refuse, ["kpo"])["kpo"]
    assert step.task.prompt.startswith("DRAFT: ")
    assert not other.task.prompt.startswith("DRAFT")


def test_the_check_lists_drafts_and_asks_nothing_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert run("ubao", COMMANDS, ["plan", "dale-hour", "--game", "oware"]) == 0
    capsys.readouterr()
    assert run("ubao", COMMANDS, ["check"]) == 0
    told = [line.partition(" a draft")[0] for line in capsys.readouterr().out.splitlines()[:-1]]
    dale, hill = (
        1 + Path("lesson_plans", name, "plan.md").read_text("utf-8").partition(MARK)[0].count("\n")
        for name in ("dale-hour", "hill")
    )
    assert told == [
        "docs/dotted.md:3:",
        "docs/later.md:3:",
        f"lesson_plans/dale-hour/plan.md:{dale}:",
        f"lesson_plans/hill/plan.md:{hill}:",
        "lesson_plans/kpo/tutorial.yml:2:",
        "lesson_plans/oware/puzzles.yml:2:",
        "lesson_plans/oware/puzzles.yml:4:",
    ]


def test_a_page_is_shown_with_a_badge_and_not_built(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    begin(tmp_path)
    config = CONFIG.replace("ubao]", f"ubao: {{leave_out: [{UNSEEN}]}}]")
    (tmp_path / "mkdocs.yml").write_text(config, encoding="utf-8")
    for name in ("oware/puzzles.yml", "kpo/tutorial.yml"):
        (tmp_path / "lesson_plans" / name).unlink()
    done = build(tmp_path, "--strict")
    assert done.returncode == 0, done.stderr
    assert not [name for name in ("later", "dotted") if (tmp_path / "site" / name).exists()]
    assert (tmp_path / "site/it-says/index.html").is_file()
    author = Author(tmp_path, tmp_path_factory.mktemp("served"))
    author.build()
    assert re.search(r">\s*DRAFT\s*<", author.read("later/index.html"))


def test_a_plan_is_begun_as_a_draft_and_checked_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"index.md": "# Now\n"})
    monkeypatch.chdir(tmp_path)
    for name in ("hill-hour", "dale-hour"):
        assert run("ubao", COMMANDS, ["plan", name, "--game", "oware"]) == 0
    capsys.readouterr()
    assert run("ubao", COMMANDS, ["check", "hill-hour"]) == 1
    told = capsys.readouterr().out
    assert "lesson_plans/hill-hour/plan.md:3: title: is still to be written." in told
    assert "dale-hour" not in told
