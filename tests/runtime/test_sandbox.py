"""The guards around a pupil's Python, in Pyodide itself: with all of them no way leads out.

Without any one of them some way does, so each is needed, and each way is a way.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from widgets.runtime import BUNDLE, node

HERE = Path(__file__).parent
WAYS = HERE / "ways_out.txt"
PRINTING = """
write = __import__("random")._os.write
def choose(position):
    for at in range(3000):
        write(1, b"a")
        write(1, b"")
    return position.moves()[0]
"""
LONG = """
import random
sys = random._os.sys
pupil = sys.modules["game_core.api.pupil"].Pupil
def choose(position):
    return position.moves()[0]
pupil._answer = lambda self, asked: {"move": "x" * 5000000, "kind": "", "line": 0, "words": ""}
"""


FILES = {
    "write": {"reopen"},
    "ftruncate": {"reopen_and_lengthen"},
    "msync": {"map_and_write"},
    "truncate": {"lengthen"},
    "createNode": {"write_file", "make_empty_files", "make_folder", "make_link"},
}
"""Guard of files → ways that it bars. The last leaves files behind that others would open."""
NEEDED = FILES | {
    "shut": {
        "find_modules",
        "find_proxies",
        "find_makers",
        "import_all",
        "import_finder",
        "schedule",
    },
    "memory": {"fill_heap"},
}


def run(without: str, *rounds: str) -> list[dict[str, Any]]:
    """What each player prints and answers in a sandbox, without some of its guards."""
    (runtime,) = (BUNDLE / "runtime").iterdir()
    told: list[dict[str, Any]] = json.loads(
        node.run(HERE / "sandbox.mjs", str(runtime), without, *rounds)
    )
    return told


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """What comes of each player, and of the ways out without each guard; few Pythons are begun."""
    folder = tmp_path_factory.mktemp("players")
    for name, text in (("printing", PRINTING), ("long", LONG)):
        (folder / name).write_text(text)
    # The long answer is last, as it changes Python for all.
    rounds = [str(WAYS), str(folder / "printing"), *(f"{WAYS},{each}" for each in FILES)]
    told = run("", *rounds, str(folder / "long"))
    found = dict(zip(("ways", "printing", *FILES, "long"), told, strict=True))
    return found | {each: run(each, str(WAYS))[0] for each in ("shut", "memory")}


def test_no_way_leads_out(told: dict[str, dict[str, Any]]) -> None:
    assert told["ways"]["printed"] == ""
    assert told["ways"]["told"]["move"] == "a"


@pytest.mark.parametrize("guard", NEEDED)
def test_each_guard_is_needed(told: dict[str, dict[str, Any]], guard: str) -> None:
    assert set(told[guard]["printed"].split()) == NEEDED[guard]


def test_what_is_printed_comes_in_few_pieces(told: dict[str, dict[str, Any]]) -> None:
    assert told["printing"]["printed"] == "a" * 3000
    assert told["printing"]["pieces"] <= 101


def test_a_long_answer_is_none(told: dict[str, dict[str, Any]]) -> None:
    assert told["long"]["told"] == {"move": "", "kind": "broken", "line": 0, "words": ""}
