"""The rules of rare board games: positions, moves, records, drawing. Standard library only.

Examples:
    >>> import game_core
    >>> position = game_core.get("oware").start()
    >>> print(position.play("C"))
    4,4,0,5,5,5/5,4,4,4,4,4 0-0 N
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from game_core import api, draw
from game_core.game import Game, Position, perft
from game_core.record import Record
from game_core.registry import RULES, get, list_games, register
from game_core.types import (
    Event,
    GameError,
    IllegalMove,
    PositionError,
    RecordError,
    Result,
    UnknownGame,
)

if TYPE_CHECKING:
    from game_core.annotated import AnnotatedGame, Step, read_games
    from game_core.positions import build, find_key, random_game, swap_sides
    from game_core.puzzles.collection import ProvedPuzzle, list_puzzles
    from game_core.registry import GAMES
    from game_core.search.analysis import Analysis, Variation, analyze, analyze_async
    from game_core.search.opponent import choose_move
    from game_core.search.proof import Proof
    from game_core.search.solver import solve
    from game_core.typed_moves import read_move

__all__ = [
    "GAMES",
    "RULES",
    "Analysis",
    "AnnotatedGame",
    "Event",
    "Game",
    "GameError",
    "IllegalMove",
    "Position",
    "PositionError",
    "Proof",
    "ProvedPuzzle",
    "Record",
    "RecordError",
    "Result",
    "Step",
    "UnknownGame",
    "Variation",
    "analyze",
    "analyze_async",
    "api",
    "build",
    "choose_move",
    "draw",
    "find_key",
    "get",
    "list_games",
    "list_puzzles",
    "perft",
    "random_game",
    "read_games",
    "read_move",
    "register",
    "solve",
    "swap_sides",
]

_LATER = {
    "annotated": ("AnnotatedGame", "Step", "read_games"),
    "positions": ("build", "find_key", "random_game", "swap_sides"),
    "puzzles.collection": ("ProvedPuzzle", "list_puzzles"),
    "registry": ("GAMES",),
    "search.analysis": ("Analysis", "Variation", "analyze", "analyze_async"),
    "search.opponent": ("choose_move",),
    "search.proof": ("Proof",),
    "search.solver": ("solve",),
    "typed_moves": ("read_move",),
}
"""Names by their module, which is imported on first use, since a page may never need it."""


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> object:
    for module, names in _LATER.items():
        if name in names:
            return getattr(import_module(f"game_core.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
