"""Tutorials: read strictly, complete, and with the same answers as the rules pages."""

from __future__ import annotations

import json

import pytest

from game_core import GAMES, get
from game_core.puzzles.riddles import Play
from lesson_plans.curriculum.layers import OWN
from lesson_plans.curriculum.problem import Problem, refuse
from lesson_plans.curriculum.puzzles.reader import read_puzzles
from lesson_plans.curriculum.tutorials import Step, read_steps, read_tutorials
from tests.help import puzzles
from tests.help.curriculum import OURS
from widgets.exercises import Exercises
from widgets.prepare.training import write_index, write_pages, write_task

# Worked out by hand, from the rules of each game: step, and its right answers. African Queen lets a
# ring be put on before a capture, and Stone Chess lets a stone move after it: there the move alone
# is given, and any with a ring or a stone besides is right too.
ANSWERS = {
    "oware": {"round": "d", "capture": "F", "row": "F", "safe": "B", "finish": "F"},
    "ouri": {
        "skip": "D",
        "capture": "E",
        "singles": "A F",
        "slam": "F",
        "safe": "B",
        "finish": "F",
    },
    "kpo": {"skip": "D", "capture": "F", "safe": "b", "finish": "F"},
    "tampoduo": {
        "last": "a",
        "longest": "A",
        "capture": "B",
        "safe": "B",
        "end": "B",
        "finish": "B",
    },
    "ayoayo": {"last": "C", "capture": "A", "safe": "D", "end": "b", "finish": "A"},
    "obridjie": {"capture": "F", "last": "b", "big": "C", "safe": "A", "finish": "E"},
    "rio-kadalis": {"capture": "F", "big": "C", "closed": "d", "finish": "D"},
    "layli-goobalay": {"longest": "A", "capture": "B", "gift": "c", "rules": "D", "finish": "C"},
    "mangala": {"way": "B", "capture": "D", "on": "f", "safe": "F", "finish": "D"},
    "african-chess": {
        "capture": "c4d5",
        "two": "d7d8",
        "touchstone": "d4d5",
        "inside": "d3d4@d5",
        "guard": "e8e7",
        "finish": "g5g6",
    },
    "amphora": {
        "pawn": "d4e5",
        "king": "d3e4",
        "guard": "d5e4",
        "between": "e2e3",
        "three": "d2d3",
        "far": "e7e8*b6 e7e8*d4",
        "all": "e7d8*f8",
        "save": "d4c5 d4d5 d4e4 d4e5",
        "finish": "e2d2",
    },
    "african-queen": {
        "capture": "c2-c4",
        "two": "c3-e5-e7-g7",
        "must": "c3-e5-g7",
        "ring": "d4-b2",
        "swap": "c3-e5",
        "stuck": "a5-b6",
        "finish": "c3-e5-g7",
    },
    "double-eighteen-stone-chess": {"blocks": "d4b4", "finish": "c1c9"},
}
SLUGS = [game.slug for game in GAMES]
STEP = """\
- id: one
  title: One
  say: Do it.
  goal: play C
  prompt: Play cup C.
  hint: There.
  done: Done.
"""


@pytest.fixture(scope="module")
def tutorials() -> dict[str, list[Step]]:
    problems: list[Problem] = []
    found = read_tutorials(OURS, problems.append)
    assert not problems, "\n".join(map(str, problems))
    return found


def read(text: str) -> list[str]:
    """Read six steps, the last one `text`; return the problems as an author sees them."""
    problems: list[Problem] = []
    others = "".join(STEP.replace("id: one", f"id: s{number}") for number in range(5))
    read_steps(others + text, "x.yml", get("oware"), problems.append)
    return [str(problem) for problem in problems]


def bare(move: str) -> str:
    """Return a move without a ring before it or a stone after it."""
    return move.partition("+")[2] if move.startswith("R@") else move.partition("+")[0]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_a_path(tutorials: dict[str, list[Step]], slug: str) -> None:
    assert 6 <= len(tutorials[slug]) <= 10


@pytest.mark.parametrize("slug", SLUGS)
def test_answers_are_those_of_the_rule_pages(tutorials: dict[str, list[Step]], slug: str) -> None:
    asked = [step.task for step in tutorials[slug] if not isinstance(step.task.task, Play)]
    found = {task.id: {bare(answer) for answer in task.solution} for task in asked}
    assert found == {name: {*words.split()} for name, words in ANSWERS[slug].items()}


@pytest.mark.parametrize("slug", SLUGS)
def test_a_path_ends_with_the_end_of_a_game(tutorials: dict[str, list[Step]], slug: str) -> None:
    task = tutorials[slug][-1].task
    for move in task.solution:
        result = task.record.play(move).result()
        assert result is not None
        assert result.winner == task.side


def test_six_steps_are_read() -> None:
    assert read(STEP) == []


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("play C", "play a"), "x.yml:39: goal: “play a”: a can't be played here."),
        (("play C", "capture 9 within 1"), "x.yml:39: goal: “capture 9 within 1” can't be"),
        (("play C", "dance"), "x.yml:39: goal: “dance” can't be asked"),
        (("  done: Done.\n", ""), "x.yml:36: done: is missing."),
        (("hint:", "hints:"), "x.yml:41: hints: is not a field known here"),
        (("id: one", "id: s1"), "x.yml:36: id: “s1” is taken."),
        (("  goal", "  position: nonsense\n  goal"), "x.yml:39: position: "),
    ],
)
def test_a_mistake_is_found_in_its_line(change: tuple[str, str], expected: str) -> None:
    assert [line for line in read(STEP.replace(*change)) if line.startswith(expected)]


def test_a_path_of_five_steps_is_too_short() -> None:
    problems: list[Problem] = []
    read_steps(STEP, "x.yml", get("oware"), problems.append)
    assert str(problems[0]) == "x.yml:1: a tutorial has 6 to 10 steps; this one has 1."


def test_a_puzzle_asks_something() -> None:
    """Tutorials can ask for a given turn; puzzles can't."""
    text = (OWN / "oware" / "puzzles.yml").read_text(encoding="utf-8")
    problems: list[Problem] = []
    read_puzzles(
        text.replace("goal: illegal C D F", "goal: play F"), "x.yml", get("oware"), problems.append
    )
    assert any("is for a step of a tutorial" in str(problem) for problem in problems)


def test_a_site_gets_an_index_of_puzzles_and_steps(tutorials: dict[str, list[Step]]) -> None:
    puzzle = puzzles.make("oware", "0,2,0,0,0,2/0,1,0,0,3,0 20-20 S", "capture 2 within 1")
    path, text = write_index([puzzle], tutorials)
    assert path == "puzzles/index.json"
    index = json.loads(text)
    oware = index["games"][0]
    assert (oware["slug"], oware["steps"][0]) == ("oware", "oware/learn/sow")
    assert oware["puzzles"] == [{"id": "oware/sample", "themes": ["capture"], "difficulty": 1}]
    assert index["themes"]["capture"] == ["term", ["puzzles-capture", []]]


def test_a_step_is_a_file_with_its_board_as_drawn(tutorials: dict[str, list[Step]]) -> None:
    step = tutorials["oware"][0]
    path, text = write_task(step.name, step.task, step.describe())
    assert path == "puzzles/oware/learn/sow.json"
    task = json.loads(text)
    assert {"title", "say", "done", "record", "goal", "hints"} <= set(task["puzzle"])
    # Enough to answer the first touch before Python has loaded.
    assert task["scene"]["options"]["cells"] == [*"ABCDEF"]
    assert task["scene"]["svg"].startswith("<svg ")


def test_pages_are_made_for_the_games_that_a_site_has() -> None:
    exercises = Exercises(OURS, refuse)
    pages = {page.uri: page.text for page in write_pages([get("ouri")], exercises)}
    assert list(pages) == ["games/ouri/puzzles.md", "games/ouri/learn.md"]
    assert "```tutorial\ngame: ouri\n```" in pages["games/ouri/learn.md"]
    exercises.tutorials = {}
    (page,) = write_pages([get("ouri")], exercises)
    assert page.uri == "games/ouri/puzzles.md"
