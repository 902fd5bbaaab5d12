"""The puzzles of the curriculum: each holds, and its proof comes out the same when made anew."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game_core import GAMES
from lesson_plans.curriculum.layers import OWN
from lesson_plans.curriculum.problem import refuse
from lesson_plans.curriculum.puzzles.collection import read_collection
from lesson_plans.curriculum.puzzles.proofs import FILE, check_proofs, make_proofs
from tests.help.curriculum import OURS, lie_in
from widgets.exercises import Exercises


def test_every_puzzle_is_proved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    collection = read_collection(OURS, refuse)
    proofs = check_proofs(OURS, collection, refuse)
    assert len(proofs) == sum(map(len, collection.values())) > 0


@pytest.mark.parametrize("slug", ["oware"])
def test_proofs_made_anew_are_those_we_have(slug: str, tmp_path: Path) -> None:
    (tmp_path / slug).mkdir()
    shutil.copy(OWN / slug / "puzzles.yml", tmp_path / slug)
    puzzles = read_collection(lie_in(tmp_path), refuse)[slug]
    make_proofs(tmp_path, slug, puzzles, anew=True)
    assert (tmp_path / slug / FILE).read_bytes() == (OWN / slug / FILE).read_bytes()


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_every_game_has_twenty_puzzles_on_four_themes(slug: str) -> None:
    puzzles = read_collection(OURS, refuse, [slug])[slug]
    assert len(puzzles) >= 20
    assert len({theme for written in puzzles for theme in written.puzzle.themes}) >= 4


def test_turns_to_choose_from_are_named_in_words_for_pages() -> None:
    exercises = Exercises(OURS, refuse)
    data = exercises.describe(exercises.puzzles["amphora/not-the-guard-yet"])
    assert data["names"] == {
        "c2c3": "c2c3",
        "d7d8*b6": "d7d8 with b6 removed",
        "d7d8*d4": "d7d8 with d4 removed",
        "d7d8*e4": "d7d8 with e4 removed",
    }
    assert exercises.describe(exercises.puzzles["oware/three-at-once"])["names"] == {}
