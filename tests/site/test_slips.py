"""Blocks whose name is misspelt: told, and not shown as code without a word."""

from __future__ import annotations

import pytest
from markdown import Markdown

from lesson_plans.curriculum.problem import Problem
from widgets.fences import FenceExtension, PageContext


def complain(text: str) -> list[str]:
    problems: list[Problem] = []
    page = PageContext(file="docs/a.md")
    Markdown(extensions=[FenceExtension(problems.append, page), "fenced_code"]).convert(text)
    return [str(problem) for problem in problems]


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("bord", "board"),
        ("boards", "board"),
        ("Board", "board"),
        ("puzle", "puzzle"),
        ("BOARD:", "board"),
        ("{.board}", "board"),
    ],
)
def test_the_nearest_name_is_told(name: str, meant: str) -> None:
    told = name.rstrip(":")
    assert complain(f"# A\n\n```{name}\ngame: oware\n```\n") == [
        f"docs/a.md:3: “{told}” would stay code; did you mean ```{meant}?"
    ]


def test_other_signs_at_its_beginning_are_told() -> None:
    assert complain("~~~board\ngame: oware\n~~~\n") == [
        "docs/a.md:1: “~~~board” would stay code; did you mean ```board?"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "```python\nboard\n```\n",
        "```yaml\n- id: x\n```\n",
        "```\nbord\n```\n",
        "````md\n```bord\n```\n````\n",
        "<!--\n```bord\n```\n-->\n",
        "Text:\n\n    ```bord\n    game: oware\n    ```\n",
    ],
)
def test_code_is_left_alone(text: str) -> None:
    assert complain(text) == []
