"""Students' players, as they're queried inside their own Python."""

from __future__ import annotations

import json

import pytest

from game_core.api.pupil import Pupil

SPEECHLESS = """\
class Speechless(Exception):
    def __str__(self):
        return 1 / 0
"""
"""An error that can't be described."""
ASKED = {"game": "oware", "position": "4,4,0,5,5,5/5,4,4,4,4,4 0-0 N"}


def ask(source: str) -> tuple[str, int, str, str]:
    """Return the answer of a player with this code: a move, or its trouble's kind, line, words."""
    pupil = Pupil()
    told = json.loads(pupil.call(json.dumps({"source": source})))
    if not told["kind"]:
        told = json.loads(pupil.call(json.dumps(ASKED)))
    return told["kind"], told["line"], told["words"], told["move"]


def body(*lines: str) -> str:
    return "\n".join(("def choose(position):", *(f"    {line}" for line in lines)))


def test_a_player_gives_a_move() -> None:
    assert ask(body("return position.moves()[1]")) == ("", 0, "", "b")


def test_what_it_may_use_is_there() -> None:
    source = "import random, math\nfrom collections import Counter\n" + body(
        "from game_core import get",
        "return random.choice([m for m in position.moves() if m == 'c'])",
    )
    assert ask(source) == ("", 0, "", "c")


@pytest.mark.parametrize(
    ("source", "kind", "line"),
    [
        ("def choose(position)\n    return 1", "syntax", 1),
        ("def choose(position):\nreturn 1", "indent", 2),
        (body("return foo"), "name", 2),
        (body("return position.moves()[12]"), "index", 2),
        (body("return {}['a']"), "key", 2),
        (body("x = 1", "return position.move()"), "attribute", 3),
        (body("return 1 / 0"), "division", 2),
        (body("return choose(position)"), "recursion", 2),
        (body("return 'a' + 1"), "type", 2),
        ("import js\n" + body("return 'a'"), "import", 1),
        ("import os\n" + body("return 'a'"), "import", 1),
        (body("raise MemoryError"), "memory", 2),
        (body("raise KeyboardInterrupt"), "wrong", 2),
        (body("raise SystemExit"), "wrong", 2),
        (body("raise SyntaxError"), "syntax", 2),
        (body("raise SyntaxError(3)"), "syntax", 2),
        (f"{SPEECHLESS}\n{body('raise Speechless')}", "wrong", 6),
        (body("return position.play('z')"), "wrong", 2),
        ("x = 1", "nothing", 0),
        ("choose = 1", "nothing", 0),
        (body("return 17"), "nonsense", 0),
        (body("return None"), "nonsense", 0),
    ],
)
def test_trouble_has_a_kind_and_a_line(source: str, kind: str, line: int) -> None:
    assert ask(source)[:2] == (kind, line)


@pytest.mark.parametrize(
    "name",
    """os sys io gc builtins importlib importlib.util inspect types ctypes socket subprocess
    threading asyncio marshal pickle pathlib js pyodide pyodide_js _pyodide _pyodide_core
    zipimport""".split(),
)
def test_a_module_that_leads_out_is_not_there(name: str) -> None:
    assert ask(f"import {name}\n" + body("return 'a'"))[:2] == ("import", 1)


@pytest.mark.parametrize("name", ["breakpoint", "exit", "help", "input", "open", "quit"])
def test_a_builtin_that_needs_a_person_or_a_file_is_not_there(name: str) -> None:
    assert ask(body(f"return {name}"))[:2] == ("name", 2)


def test_words_are_one_short_line() -> None:
    _, _, words, _ = ask(body("raise ValueError('a\\n' * 1000)"))
    assert len(words) <= 200
    assert "\n" not in words


def test_what_cannot_be_told_is_trouble_too() -> None:
    source = "class Odd:\n    def __repr__(self):\n        return 1 / 0\n" + body("return Odd()")
    assert ask(source)[:2] == ("division", 3)
