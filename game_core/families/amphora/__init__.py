"""Amphora: a jug of forty squares, three kinds of capture, and a Guard who enters late."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game_core.family import Family, Parts

if TYPE_CHECKING:
    from game_core.families.amphora import drawing, puzzling, reading, tactics, words
    from game_core.families.amphora.game import AmphoraPosition

    Parts[AmphoraPosition](words, drawing, tactics, reading, puzzling)

AMPHORAS = Family["AmphoraPosition"](
    __name__,
    {"place": "to", "move": "way", "capture": "taken", "intercept": "taken", "remove": "taken"},
)
