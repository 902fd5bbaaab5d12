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


def run(player: Path, *without: str) -> dict[str, Any]:
    """What a player prints and answers in the sandbox, without some of its guards."""
    (runtime,) = (BUNDLE / "runtime").iterdir()
    answer: dict[str, Any] = json.loads(
        node.run(HERE / "sandbox.mjs", str(runtime), str(player), *without)
    )
    return answer


def test_no_way_leads_out() -> None:
    told = run(WAYS)
    assert told["printed"] == ""
    assert told["told"]["move"] == "a"


@pytest.mark.parametrize(
    ("guard", "ways"),
    [
        ("shut", {"find_modules", "find_proxies", "find_makers", "import_all", "import_finder"}),
        ("memory", {"fill_heap"}),
        ("createNode", {"write_file", "make_empty_files", "make_folder", "make_link"}),
        ("write", {"reopen"}),
        ("truncate", {"lengthen"}),
        ("ftruncate", {"reopen_and_lengthen"}),
        ("msync", {"map_and_write"}),
    ],
)
def test_each_guard_is_needed(guard: str, ways: set[str]) -> None:
    assert ways <= set(run(WAYS, guard)["printed"].split())


def test_what_is_printed_comes_in_few_pieces(tmp_path: Path) -> None:
    (player := tmp_path / "player.py").write_text(PRINTING)
    told = run(player)
    assert told["printed"] == "a" * 3000
    assert told["pieces"] <= 101


def test_a_long_answer_is_none(tmp_path: Path) -> None:
    (player := tmp_path / "player.py").write_text(LONG)
    assert run(player)["told"] == {"move": "", "kind": "broken", "line": 0, "words": ""}
