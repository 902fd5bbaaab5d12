"""Amphora, by Peter Aronson, 1999.

Source: Peter Aronson's own page “Amphora”, August 1999, an entry in the contest to design a chess
variant on a board with 40 squares.

Where the source leaves a choice, this is ours:

- squares one file and one rank apart are diagonal neighbors even where the jug narrows and the
  squares beside the step don't exist (b1–c2), but every square of a step or of a line of three must
  exist;
- a Guard that hasn't entered yet counts as remaining, but telekinesis can't remove it;
- telekinesis is optional, except a King's, which wins;
- an agreed stop is a draw.
"""

from __future__ import annotations

from game_core.families.amphora import AMPHORAS
from game_core.families.amphora.game import AmphoraGame

AMPHORA = AmphoraGame(
    family=AMPHORAS,
    slug="amphora",
    name="Amphora",
    place="Peter Aronson, 1999",
    setup="ppkpp/ppp/5/7/7/5/PPP/PPKPP w Gg 00 -",
)
