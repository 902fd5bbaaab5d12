"""The rules in Pyodide answer as the rules in the tests do, letter by letter."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game_core import GAMES, Record, api
from tests.help import golden
from widgets.runtime import BUNDLE, node

ANSWERS = Path(__file__).parent / "inside" / "answers.py"


def make_requests() -> Iterator[dict[str, Any]]:
    """For each golden game: its turns, the board after half of them, and what its last can be."""
    for game in GAMES:
        for case in golden.read(game.slug):
            record = Record.parse(case.record)
            about = {"game": game.slug, "record": case.record}
            yield about | {"op": "history"}
            yield about | {"op": "visit", "at": len(record.plies) // 2}
            yield about | {"op": "open", "viewpoint": game.sides[1]}
            if record.plies:
                yield from make_requests_of_a_turn(
                    record.cut(len(record.plies) - 1), record.plies[-1]
                )


def make_requests_of_a_turn(before: Record, turn: str) -> Iterator[dict[str, Any]]:
    """The turn tried whole and half, and refused as mistyped; a cell that may not be chosen."""
    about = {"game": before.game.slug, "record": str(before)}
    yield about | {"op": "try", "move": turn}
    yield about | {"op": "try", "parts": before.position.options().cells[:1]}
    yield about | {"op": "why", "move": turn.swapcase()}
    yield about | {"op": "why", "cell": "e5"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the bundle, in which to leave requests."""
    if not (BUNDLE / "bundle.js").is_file():
        pytest.fail("The bundle is not built: run make build.", pytrace=False)
    (source,) = (BUNDLE / "runtime").iterdir()
    return Path(shutil.copytree(source, tmp_path / "runtime"))


def test_answers_in_pyodide_are_the_same(folder: Path) -> None:
    requests = [json.dumps(request) for request in make_requests()]
    assert len(requests) > 7 * len(GAMES)
    (folder / "requests.txt").write_text("\n".join(requests), encoding="utf-8")
    answers = node.run_python(folder, ANSWERS).splitlines()
    for request, answer in zip(requests, answers, strict=True):
        assert answer == api.call(request), request
