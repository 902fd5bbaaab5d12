"""What tests of search ask of a game."""

from __future__ import annotations

from typing import Any

from game_core import Game
from game_core.evaluation import Evaluation


def find_evaluation(game: Game) -> Evaluation[Any]:
    """The evaluation of a game."""
    return game.family.find_evaluation(game.start())
