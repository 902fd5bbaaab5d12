"""Numbered actions: they can play every move, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from game_core import GAMES, Game
from game_core.adapters.actions import PART, Match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_parts_of_a_move_make_the_move(game: Game) -> None:
    match, rng = Match(game), Random(4)
    for _ in range(30):
        if match.is_over:
            break
        moves = match.record.position.moves()
        move, plies = rng.choice(moves), len(match.record.plies)
        assert "".join(PART.findall(move)) == move
        for part in PART.findall(move):
            match.act(match.actions.index(part))
        if len(match.record.plies) == plies:
            # It might have continued.
            match.act(match.actions.index("."))
        assert match.record.plies[-1] == move


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_legal_actions_lead_to_the_end_and_observations_keep_their_length(game: Game) -> None:
    match, rng = Match(game), Random(5)
    size = len(match.observe())
    for _ in range(400):
        if match.is_over:
            break
        match.act(rng.choice(list(match.legal)))
        seen = match.observe()
        assert len(seen) == size
        assert min(seen) >= 0


def test_an_action_that_is_not_legal_is_refused() -> None:
    match = Match("oware")
    with pytest.raises(ValueError, match="not a legal action"):
        match.act(match.actions.index("a"))


def test_the_winner_gets_one_and_the_loser_minus_one() -> None:
    match = Match("oware")
    assert match.returns() == (0, 0)
    rng = Random(1)
    while not match.is_over:
        match.act(rng.choice(list(match.legal)))
    result = match.record.result()
    assert result
    assert match.returns() == {"S": (1, -1), "N": (-1, 1), None: (0, 0)}[result.winner]


def test_what_is_seen_of_oware() -> None:
    match = Match("oware")
    match.act(match.actions.index("C"))
    seeds, marks, stores, mover, named = (
        [4, 4, 0, 5, 5, 5, 5, 4, 4, 4, 4, 4], [0] * 36, [0, 0], [1], [0] * 12
    )  # fmt: skip
    assert match.observe() == [*seeds, *marks, *stores, *mover, *named]


def test_rings_in_hand_are_seen() -> None:
    match = Match("african-queen")
    squares = len(match.cells)
    before = match.observe()
    match.record = match.record.play("R@a1+a1-a3")
    after = match.observe()
    hands = slice(-squares - 3, -squares - 1)
    assert (before[hands], after[hands]) == ([3, 3], [2, 3])
