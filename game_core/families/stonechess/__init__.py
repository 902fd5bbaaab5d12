"""Chess with neutral stones: a move is a chess move and then, optionally, one stone action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game_core.family import Family, Parts

if TYPE_CHECKING:
    from game_core.families.stonechess import drawing, puzzling, reading, tactics, words
    from game_core.families.stonechess.game import StoneChessPosition

    Parts[StoneChessPosition](words, drawing, tactics, reading, puzzling)

STONECHESS = Family["StoneChessPosition"](
    __name__,
    {
        "move": "way",
        "castle": "way",
        "step": "way",
        "extend": "way",
        "swap": "way",
        "promote": "to",
        "capture": "taken",
    },
)
