"""Pages, puzzles, tutorials and plans that anything may have happened to.

Whatever is wrong is told as a problem with a line of the file; nothing else comes of it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hypothesis import given
from hypothesis import strategies as st
from markdown import Markdown

from game_core import get
from lesson_plans.curriculum.folder import OWN
from lesson_plans.curriculum.plans.plan import read as read_plan
from lesson_plans.curriculum.problem import Problem, Report, refuse
from lesson_plans.curriculum.puzzles.reader import read_puzzles
from lesson_plans.curriculum.tutorials import read_steps
from tests.help.curriculum import OURS
from tests.help.strategies import fuzz, hostile_texts
from widgets.fences.extension import FenceExtension
from widgets.puzzles import Shelf

OWARE = get("oware")
READERS: dict[str, Callable[[str, Report], object]] = {
    "puzzles.yml": lambda text, report: read_puzzles(text, "x", OWARE, report),
    "tutorial.yml": lambda text, report: read_steps(text, "x", OWARE, report),
    "plan.md": lambda text, report: read_plan("oware", text, "x", report),
}
# The first puzzle and the first step, and no more: search takes its time.
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
LINES = st.sampled_from(
    ["\t", "a: b", "- ", "- - -", "? x", "&a *a", "[[", "{a: ", "|", ">", "'", "else:"]
) | st.sampled_from(["```", "~~~", "<!--", "---", "# x"])


@st.composite
def spoilt(draw: st.DrawFn, text: str) -> str:
    """A text of which a line or two are cut out, doubled, shifted, or something else."""
    lines = text.split("\n")
    for _ in range(draw(st.integers(1, 2))):
        number = draw(st.integers(0, len(lines) - 1))
        line = lines[number]
        key, colon, _ = line.partition(": ")
        value = (hostile_texts() | LINES).map((key + colon).__add__)
        known = st.sampled_from(["", f"{line}\n{line}", f" {line}", line[1:], line.strip()])
        lines[number] = draw(known | value | LINES | hostile_texts())
    return "\n".join(lines)


@cache
def find_shelf() -> Shelf:
    return Shelf(OURS, refuse)


def check(problems: list[Problem], text: str) -> None:
    for problem in problems:
        # YAML ends lines at more signs than Markdown does.
        assert 1 <= problem.line <= len(text.splitlines()) + 2
        assert problem.reason
        str(problem)


@fuzz
@given(st.sampled_from(sorted(TEXTS)), st.data())
def test_a_file_is_read_or_told_what_is_wrong(name: str, data: st.DataObject) -> None:
    text = data.draw(spoilt(TEXTS[name]) | hostile_texts())
    problems: list[Problem] = []
    READERS[name](text, problems.append)
    check(problems, text)


@fuzz
@given(st.data())
def test_a_page_is_written_or_told_what_is_wrong(data: st.DataObject) -> None:
    text = data.draw(spoilt("\n".join(data.draw(st.lists(st.sampled_from(BLOCKS), min_size=1)))))
    problems: list[Problem] = []
    Markdown(extensions=[FenceExtension(problems.append, shelf=find_shelf())]).convert(text)
    check(problems, text)
