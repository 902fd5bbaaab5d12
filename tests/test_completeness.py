"""Every game has what every game must have."""

from __future__ import annotations

from pathlib import Path

import pytest

from game_core import GAMES, Game
from game_core.search.families import OUTLOOKS
from lesson_plans import portrait
from tests import golden
from tests.tables import read_perft, sample_path

ROOT = Path(__file__).parents[1]
OVERVIEWS = {"index", "compare", "same-position"}
"""Pages about several games."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_nothing_is_forgotten(game: Game) -> None:
    missing = [
        what
        for what, found in {
            "a line in tests/perft.txt": game.slug in read_perft(),
            f"{sample_path(game.slug).relative_to(ROOT)}": sample_path(game.slug).is_file(),
            f"{golden.path(game.slug).relative_to(ROOT)}": golden.path(game.slug).is_file(),
            "an outlook in game_core/search/families.py": game.slug in OUTLOOKS,
            f"lesson_plans/{game.slug}/portrait.yml": portrait.locate(game).is_file(),
            f"docs/games/{game.slug}.md": (ROOT / "docs/games" / f"{game.slug}.md").is_file(),
        }.items()
        if not found
    ]
    assert not missing, f"{game.name} lacks {', '.join(missing)}"


def test_nothing_is_left_over() -> None:
    slugs = {game.slug for game in GAMES}
    assert set(read_perft()) == slugs
    for folder in ("tests/games", "tests/transcripts", "docs/games"):
        found = {path.stem for path in (ROOT / folder).iterdir()} - OVERVIEWS
        assert found == slugs, folder
