"""Carry out a move on a scratch board, and record its events.

African Queen has these kinds of event, each complete enough to change a picture of the board:

    ring AT SIDE          the side puts a ring from its hand on its man
    move AT WHAT          a piece steps to the square WHAT
    leap AT WHAT          a piece leaps to the square WHAT
    capture AT SIDE WHAT  the side captures the piece WHAT on AT
    end SIDE WHAT         the game is over for the reason WHAT; SIDE won, or nobody

Whether the ring of a captured piece is kept, given back or given away is for the game's rules.
"""

from __future__ import annotations

from itertools import pairwise

from game_core.families.draughts.board import FAR, MEN, RINGED, SIDES, SQUARES
from game_core.families.draughts.conduct import Conduct
from game_core.families.draughts.notation import Layout
from game_core.families.draughts.path import Path
from game_core.notation import EMPTY
from game_core.types import DraughtsKind, Event


class ScratchLayout:
    """A layout that can be changed; what happens is appended to `events`, if there is a list."""

    __slots__ = ("conduct", "events", "pieces", "quiet", "rings", "side")

    def __init__(self, before: Layout, conduct: Conduct, events: list[Event] | None = None) -> None:
        self.conduct = conduct
        self.pieces = [*before.pieces]
        self.rings = [*before.rings]
        self.side = before.side
        self.quiet = before.quiet + 1
        self.events = events

    def layout(self) -> Layout:
        """Return the board as it is now, with the other side to move."""
        white, black = self.rings
        return Layout(tuple(self.pieces), 1 - self.side, (white, black), self.quiet)

    def put_ring(self, man: int) -> None:
        """Put a ring on a man."""
        self.pieces[man] = RINGED[self.side]
        self.rings[self.side] -= 1
        self.quiet = 0
        self._note("ring", man, SIDES[self.side])

    def walk(self, path: Path) -> None:
        """Move a piece along a path and remove what it captures."""
        pieces = self.pieces
        for (square, before), (to, after) in pairwise(path.states):
            pieces[square], pieces[to] = EMPTY, pieces[square]
            self._note("move" if path.stepped else "leap", square, what=SQUARES[to])
            if after != before:
                self._capture((after ^ before).bit_length() - 1)
        if self.conduct.crowns and self._has_arrived(path.square):
            self.put_ring(path.square)

    def _has_arrived(self, square: int) -> bool:
        """Return whether a man has reached the far rank and there's a ring in hand for it."""
        is_man = self.pieces[square] == MEN[self.side]
        return is_man and self.rings[self.side] > 0 and bool(FAR[self.side] >> square & 1)

    def _capture(self, square: int) -> None:
        piece = self.pieces[square]
        self._note("capture", square, SIDES[self.side], piece)
        self.pieces[square] = EMPTY
        if piece in RINGED and self.conduct.spoils != "nobody":
            self.rings[self.side if self.conduct.spoils == "captor" else 1 - self.side] += 1
        self.quiet = 0

    def _note(self, kind: DraughtsKind, square: int, side: str = "", what: str = "") -> None:
        if self.events is not None:
            self.events.append(Event(kind, SQUARES[square], side=side, what=what))
