"""Whole sample games, made by a separate program from the rule page alone."""

from __future__ import annotations

import pytest

from game_core import GAMES, Game
from tests.help.samples import Line, read_samples

CASES = [
    pytest.param(game, lines, id=f"{game.slug}-{number}")
    for game in GAMES
    for number, lines in enumerate(read_samples(game.slug), start=1)
]


@pytest.mark.parametrize(("game", "lines"), CASES)
def test_sample_game(game: Game, lines: list[Line]) -> None:
    *turns, (last, end, outcome) = lines
    position = game.parse(turns[0].position)
    for number, text, move in turns:
        assert str(position) == text, f"line {number}"
        assert str(game.parse(text)) == text, f"line {number}"
        assert move in position.moves(), f"line {number}"
        position = position.play(move)
    assert str(position) == end, f"line {last}"
    result = position.result()
    assert outcome == f"= {(result.winner or 'tie') if result else 'unfinished'}", f"line {last}"
