"""The rules of rare board games: positions, moves, records, drawing. Standard library only.

import game_core
game = game_core.get("oware")
position = game.start()
position = position.play("C")
print(position, position.moves(), position.result())
"""

from game_core import api, draw, registry
from game_core.record import Record
from game_core.registry import RULES, get
from game_core.types import (
    Event,
    Game,
    GameError,
    IllegalMove,
    Position,
    PositionError,
    RecordError,
    Result,
    UnknownGame,
)

__all__ = [
    "GAMES",
    "RULES",
    "Event",
    "Game",
    "GameError",
    "IllegalMove",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Result",
    "UnknownGame",
    "api",
    "draw",
    "get",
]

GAMES: tuple[Game, ...]
"""All games, in the order of the curriculum. To ask for it imports them all."""


def __getattr__(name: str) -> tuple[Game, ...]:
    if name == "GAMES":
        return registry.GAMES
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
