"""African Chess: stacks of stones on a chessboard, sown in straight lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game_core.family import Family, Parts

if TYPE_CHECKING:
    from game_core.families.stacking import drawing, puzzling, reading, tactics, words
    from game_core.families.stacking.game import StackingPosition

    Parts[StackingPosition](words, drawing, tactics, reading, puzzling)

STACKING = Family["StackingPosition"](
    __name__, {"lift": "from", "drop": "to", "put": "to", "capture": "taken"}
)
