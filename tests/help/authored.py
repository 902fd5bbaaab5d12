"""Damaged files of authors: what reads them, and what must come of it.

It is known to the tests that think up such files and to the fuzzer of `make fuzz`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from markdown import Markdown

from game_core import get
from lesson_plans.curriculum.layers import OWN
from lesson_plans.curriculum.plans.plan import read as read_plan
from lesson_plans.curriculum.problem import Problem, Report, refuse
from lesson_plans.curriculum.puzzles.reader import read_puzzles
from lesson_plans.curriculum.tutorials import read_steps
from tests.help.curriculum import OURS
from widgets.exercises import Exercises
from widgets.fences.extension import FenceExtension

OWARE = get("oware")
READERS: dict[str, Callable[[str, Report], object]] = {
    "puzzles.yml": lambda text, report: read_puzzles(text, "x", OWARE, report),
    "tutorial.yml": lambda text, report: read_steps(text, "x", OWARE, report),
    "plan.md": lambda text, report: read_plan("oware", text, "x", report),
}
# Only the first puzzle and the first step, since search is slow.
PARTS = {"puzzles.yml": 1500, "tutorial.yml": 1200, "plan.md": 6000}
TEXTS = {
    name: (OWN / "oware" / name).read_text(encoding="utf-8")[:most] for name, most in PARTS.items()
}
BLOCKS = (
    "```board\ngame: oware\nmoves: [C, d]\nplayers: [person, greedy]\n```\n",
    "```demo\ngame: amphora\nmoves:\n  - move: d2d3\n    say: It goes.\n```\n",
    f"```picture\ngame: rio-kadalis\nposition: >-\n  {get('rio-kadalis').start()}\n```\n",
    "```puzzle\nid: oware/feed-me\ncaption: Feed me!\n```\n",
    "```opponents\ngame: oware\n```\n",
    "- item\n\n    ```board\n    game: kpo\n    viewpoint: N\n    ```\n",
)


@cache
def find_exercises() -> Exercises:
    return Exercises(OURS, refuse)


def check(read: Callable[[str, Report], object], text: str) -> None:
    """Check that every mistake is reported, with a line of the text and a reason."""
    problems: list[Problem] = []
    read(text, problems.append)
    for problem in problems:
        # YAML ends lines at more characters than Markdown does.
        assert 1 <= problem.line <= len(text.splitlines()) + 2
        assert problem.reason
        str(problem)


def write_page(text: str, report: Report) -> None:
    """Convert a page with blocks."""
    Markdown(extensions=[FenceExtension(report, exercises=find_exercises())]).convert(text)
