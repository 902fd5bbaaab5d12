"""What the pieces of the side to move can do: steps, leaps, and the duty to capture.

Games of this family differ in their `Conduct`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile
from typing import Literal

from game_core.families.draughts.board import (
    LEAPS,
    RAYS,
    SQUARES,
    STEPS,
    Leaps,
    Steps,
    each,
    middle,
)

Duty = Literal["none", "begin", "go-on"]
"""Capturing is optional; a turn must begin with a capture; or it must also go on with captures."""
Spoils = Literal["captor", "owner", "nobody"]
Goal = Literal["beat", "reach", "lose"]
"""How to win.

- `beat`: leave the opponent without pieces or without a move;
- `reach`: that, or bring a piece to the far row;
- `lose`: be the one left without pieces or without a move.
"""


@dataclass(frozen=True, slots=True)
class Conduct:
    """How pieces move, what they capture, and how the game is won: the settings of a game.

    The defaults are African Queen's; a game made of cards has others (see `cards`).
    """

    rings: int = 6
    """The number of rings, in hands and on the board; each side begins with half of them."""
    crowns: bool = False
    """Whether men get a ring only, and automatically, when they end a turn on the far rank."""
    steps: Steps = STEPS
    leaps: Leaps = LEAPS
    slides: bool = False
    """Whether a ringed piece may step any distance over empty squares."""
    leaps_own: bool = True
    """Whether pieces may leap over their own side's pieces."""
    takes: bool = True
    """Whether opposing pieces that are leapt over are captured."""
    duty: Duty = "begin"
    spoils: Spoils = "captor"
    """Who gets the ring of a captured piece."""
    goal: Goal = "beat"


type LeapState = tuple[int, int]
"""A leaping piece's progress: its square, and the set of squares it has captured on."""


@dataclass(frozen=True)
class Field:
    """The pieces on the board when a move begins; `own`, `theirs`, `ringed` are sets of squares.

    `side` is the side to move, and `ringed` has those of its pieces that have a ring; `conduct` has
    the game's rules.
    """

    side: int
    own: int
    theirs: int
    ringed: int
    conduct: Conduct

    def with_ring(self, square: int) -> Field:
        """Return the field with a ring on the man on a square."""
        return replace(self, ringed=self.ringed | 1 << square)

    def is_ringed(self, square: int) -> int:
        """Return 1 if one of the side's ringed pieces is on the square, else 0."""
        return self.ringed >> square & 1

    @cached_property
    def prey(self) -> dict[int, list[int]]:
        """The squares that each piece could capture with its first leap, by the piece's square.

        If there are any, the move must begin with a capture.
        """
        if self.conduct.duty == "none":
            return {}
        return {
            square: over
            for square in each(self.own)
            if (over := [middle(square, to) for to, captured in self.leaps(square) if captured])
        }

    def steps(self, square: int) -> list[int]:
        """Return the squares that the piece on a square can step to."""
        occupied = self.own | self.theirs
        ringed = self.is_ringed(square)
        if ringed and self.conduct.slides:
            return [
                to
                for ray in RAYS[square]
                for to in takewhile(lambda to: not occupied >> to & 1, ray)
            ]
        ways = self.conduct.steps[self.side][ringed][square]
        return [to for to in ways if not occupied >> to & 1]

    def leaps(self, origin: int, state: LeapState | None = None) -> list[LeapState]:
        """Return the next leaps of the piece from `origin`: from `state`, or its first ones."""
        square, captured = state or (origin, 0)
        conduct = self.conduct
        occupied = (self.own | self.theirs) & ~(captured | 1 << origin)
        bridges = occupied if conduct.leaps_own else occupied & self.theirs
        prey = self.theirs if conduct.takes else 0
        return [
            (to, captured | over & prey)
            for over, land, to in conduct.leaps[self.side][self.is_ringed(origin)][square]
            if bridges & over and not occupied & land
        ]

    def can_move(self, square: int) -> bool:
        """Return whether the piece on a square can step or leap."""
        return bool(self.steps(square) or self.leaps(square))

    def first_leaps(self, origin: int) -> list[LeapState]:
        """Return the leaps with which the piece may begin: captures only, if it must capture."""
        leaps = self.leaps(origin)
        if self.conduct.duty == "none":
            return leaps
        return [leap for leap in leaps if leap[1]] or leaps

    def find_ends(self, origin: int) -> dict[LeapState, str]:
        """Return every state that the piece's leaps can reach, with the path that names it.

        The path has the fewest leaps, and of those it's the first in the alphabet: states are
        searched breadth first, and the leaps from each in the order of their squares.
        """
        states: list[LeapState] = self.first_leaps(origin)
        start = SQUARES[origin]
        paths = {(origin, 0): start} | {state: f"{start}-{SQUARES[state[0]]}" for state in states}
        for state in states:
            for following in self.leaps(origin, state):
                if following not in paths:
                    paths[following] = f"{paths[state]}-{SQUARES[following[0]]}"
                    states.append(following)
        # A path back to where it began with nothing captured changes nothing.
        del paths[origin, 0]
        if self.conduct.duty == "go-on":
            return {at: path for at, path in paths.items() if not self.find_next(origin, at)}
        return paths

    def find_next(self, origin: int, state: LeapState) -> list[int]:
        """Return the squares that the piece from `origin`, at `state`, must still capture on."""
        if self.conduct.duty != "go-on":
            return []
        ahead = self.leaps(origin, state)
        return [middle(state[0], to) for to, captured in ahead if captured != state[1]]

    def name_moves(self, origin: int) -> list[str]:
        """Return the piece's moves, in order, as if no other piece had to capture."""
        start = SQUARES[origin]
        steps = () if origin in self.prey else self.steps(origin)
        ends = self.find_ends(origin).values()
        return sorted([*(f"{start}-{SQUARES[to]}" for to in steps), *ends])


def list_moves(field: Field, rings: int) -> Iterator[str]:
    """Yield all moves, in order, of a side with this number of rings in hand."""
    moves = {square: field.name_moves(square) for square in each(field.own)}
    for man in each(field.own & ~field.ringed if rings else 0):
        ringed = field.with_ring(man)
        # A ring changes what its man can do, and whether other pieces are free to step.
        with_ring = moves | {man: ringed.name_moves(man)}
        for square in ringed.prey or moves:
            yield from (f"R@{SQUARES[man]}+{move}" for move in with_ring[square])
    for square in field.prey or moves:
        yield from moves[square]
