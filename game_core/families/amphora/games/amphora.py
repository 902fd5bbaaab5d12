"""Amphora, by Peter Aronson, 1999.

Source: Peter Aronson's own page “Amphora”, August 1999, an entry in the contest to design a chess
variant on a board with 40 squares.

Where the source leaves a choice, this is ours:

- squares one file and one rank apart are diagonal neighbours even where the jar narrows and the
  squares beside the step do not exist (b1–c2); all squares of a step or a line of three must exist;
- a Guard that has not entered yet counts as remaining, but telekinesis cannot remove it;
- telekinesis may be declined; that of a King, which wins, is no choice;
- to stop by agreement is a draw.
"""

from __future__ import annotations

from game_core.families.amphora.board import SIDES
from game_core.families.amphora.notation import read
from game_core.families.amphora.position import AmphoraPosition

START = "ppkpp/ppp/5/7/7/5/PPP/PPKPP w Gg 00 -"


class Amphora:
    """The game's names and the reading of its positions."""

    slug = "amphora"
    name = "Amphora"
    family = "amphora"
    place = "Peter Aronson, 1999"
    sides = SIDES

    def __repr__(self) -> str:
        return f"get({self.slug!r})"

    def start(self) -> AmphoraPosition:
        """The first position, White to move."""
        return self.parse(START)

    def parse(self, text: str) -> AmphoraPosition:
        """Read a position. Raises PositionError for malformed or impossible ones."""
        return AmphoraPosition(self, read(text))


AMPHORA = Amphora()
