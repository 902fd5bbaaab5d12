"""Helpers for tests of search."""

from __future__ import annotations

from typing import Any

from game_core import Game
from game_core.evaluation import Evaluation


def find_evaluation(game: Game) -> Evaluation[Any]:
    """Return the evaluation of a game."""
    return game.family.tactics.find_evaluation(game.start())


class Clock:
    """A clock that advances a millisecond each time it's read, so slices count pauses."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now
