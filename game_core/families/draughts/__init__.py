"""African Queen's checkers: steps and leaps of men and ringed pieces, and the duty to capture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game_core.family import Family, Parts

if TYPE_CHECKING:
    from game_core.families.draughts import cards, drawing, puzzling, reading, tactics, words
    from game_core.families.draughts.game import DraughtsPosition

    Parts[DraughtsPosition](words, drawing, tactics, reading, puzzling, cards=cards)

DRAUGHTS = Family["DraughtsPosition"](
    __name__,
    {"ring": "to", "move": "way", "leap": "way", "capture": "taken"},
    synonyms=True,
)
