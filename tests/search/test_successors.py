"""The lists of moves that the solver looks through, the one it would like to see first in front."""

from __future__ import annotations

import pytest

from tests.search.test_alphabeta import SLUGS, wander


@pytest.mark.parametrize("slug", SLUGS)
def test_every_move_comes_once_whichever_is_first(slug: str) -> None:
    position = wander(slug, 12, 1)
    moves = position.moves()
    find = position.game.family.tactics.find_successors
    for first in ("", moves[-1], "no move"):
        found = list(find(position, first))
        assert sorted(move for move, _ in found) == sorted(moves)
        assert first not in moves or found[0][0] == first
        assert all(position.play(move) == after for move, after in found[:60])
