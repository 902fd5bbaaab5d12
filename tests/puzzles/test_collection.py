"""The proved puzzles as data: all of them, small, and each with a proof that its check believes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game_core import ProvedPuzzle, list_puzzles
from game_core.puzzles.judge import judge
from tests.help.collected import bring_puzzles

MOST_BYTES = 300_000


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[bytes]:
    with bring_puzzles(tmp_path_factory.mktemp("puzzles")) as found:
        yield found


def test_all_puzzles_are_there_and_small(packed: bytes) -> None:
    names = [proved.puzzle.name for proved in list_puzzles()]
    assert len(names) == len({*names}) >= 360
    assert len(packed) < MOST_BYTES


@pytest.mark.usefixtures("packed")
def test_those_of_one_game_are_given() -> None:
    found = [proved.puzzle.name for proved in list_puzzles("kpo")]
    assert found
    assert all(name.startswith("kpo/") for name in found)


@pytest.mark.usefixtures("packed")
def test_a_proof_is_checked_and_a_wrong_one_refused() -> None:
    proved = next(each for each in list_puzzles("ouri") if each.proof["method"] == "search")
    assert proved.check() == []
    assert judge(proved.puzzle, [], next(iter(proved.puzzle.solution))).verdict != "wrong"
    forged = ProvedPuzzle(proved.puzzle, {**proved.proof, "value": proved.proof["value"] + 1})
    assert forged.check() == ["proof: the proof gives other numbers than its certificate."]
