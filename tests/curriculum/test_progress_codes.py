"""The three characters of a puzzle or step in a student's progress code."""

from __future__ import annotations

from pathlib import Path

import pytest

from game_core import get
from lesson_plans.__main__ import main
from lesson_plans.curriculum.agreement import check_signs, sign
from lesson_plans.curriculum.problem import Problem
from lesson_plans.curriculum.puzzles.reader import read_puzzles
from lesson_plans.curriculum.tutorials import read_steps
from tests.help.small_site import build, write

SIGNS = Path(__file__).parents[1] / "data" / "progress-signs.txt"
"""A sign and a name on each line; `progress-code.test.mjs` holds the browser to the same."""
PUZZLE = """\
- id: {name}
  position: 1,2,0,3,1,2/1,1,2,0,1,0 17-17 S
  side: S
  prompt: Take three seeds or more in one turn.
  goal: capture 3 within 1
  solution: F
  themes: [capture]
  difficulty: 2
  because: Two cups take seeds, but only one takes three.
  ages: 8-10
  hints: [Look at Gold., Look right., Play cup F.]
  source: written by hand
  beginner: true
"""
STEP = """\
- id: {name}
  title: One
  say: Do it.
  goal: play C
  prompt: Play cup C.
  hint: There.
  done: Done.
"""


@pytest.mark.parametrize("line", SIGNS.read_text(encoding="utf-8").splitlines())
def test_a_name_has_the_sign_that_the_browser_writes(line: str) -> None:
    expected, _, name = line.partition(" ")
    assert sign(name) == expected


def check(puzzles: list[str], steps: list[str]) -> list[str]:
    """Return the messages about puzzles and steps with these names: six steps, these last."""
    problems: list[Problem] = []
    text = "".join(PUZZLE.format(name=name) for name in puzzles)
    written = read_puzzles(text, "puzzles.yml", get("oware"), problems.append) or []
    names = [*(f"s{number}" for number in range(6 - len(steps))), *steps]
    text = "".join(STEP.format(name=name) for name in names)
    path = read_steps(text, "tutorial.yml", get("oware"), problems.append)
    check_signs({"oware": written}, {"oware": path})
    return [str(problem) for problem in problems]


def test_names_with_signs_of_their_own_are_good() -> None:
    assert check(["number-281", "number-557"], ["number-281"]) == []


def test_two_puzzles_with_one_sign_are_both_named() -> None:
    assert check(["number-281", "number-556"], []) == [
        "puzzles.yml:14: id: “oware/number-556” has the same characters in progress codes, ZXi, as "
        "“oware/number-281” (puzzles.yml:1); give one of the two another name."
    ]


def test_a_step_and_a_puzzle_with_one_sign_are_both_named() -> None:
    assert check(["aaha"], ["aafb"]) == [
        "tutorial.yml:36: id: “oware/learn/aafb” has the same characters in progress codes, HOs, "
        "as “oware/aaha” (puzzles.yml:1); give one of the two another name."
    ]


def test_the_command_refuses_twins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "lesson_plans" / "oware"
    folder.mkdir(parents=True)
    text = PUZZLE.format(name="number-281") + PUZZLE.format(name="number-556")
    (folder / "puzzles.yml").write_text(text, encoding="utf-8")
    assert main(["check", "oware"]) == 1
    assert "“oware/number-556” has the same characters" in capsys.readouterr().out


def test_the_build_refuses_twins(tmp_path: Path) -> None:
    folder = write(tmp_path, {"index.md": "# Home\n"}) / "lesson_plans" / "oware"
    folder.mkdir(parents=True)
    text = PUZZLE.format(name="number-281") + PUZZLE.format(name="number-556")
    (folder / "puzzles.yml").write_text(text, encoding="utf-8")
    done = build(tmp_path, "--strict")
    assert done.returncode != 0
    assert "“oware/number-556” has the same characters" in done.stderr
