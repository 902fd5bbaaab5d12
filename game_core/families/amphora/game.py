"""Amphora's game and position, as players, pages and search use them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import override

from game_core.families.amphora import notation
from game_core.families.amphora.board import NAMES, PIECES, AmphoraState
from game_core.families.amphora.captures import (
    enter,
    find_doors,
    find_entries,
    is_in_check,
    take_step,
)
from game_core.families.amphora.moves import (
    AmphoraMove,
    find_moves,
    is_king_gone,
    settle,
    trace_entry,
    trace_move,
)
from game_core.families.amphora.refusals import Draft, refuse, refuse_text
from game_core.messages import NOTHING, Said, join, say
from game_core.notation import SIDES
from game_core.squares.position import LazyEvents, SquaresGame, SquaresPosition, choose
from game_core.types import Event, Options, Result

NONE = "none"
"""The part that says that telekinesis removes nothing."""


class AmphoraGame(SquaresGame["AmphoraPosition"]):
    """A game in Amphora's jug."""

    names = NAMES
    letters = PIECES

    @override
    def parse(self, text: str) -> AmphoraPosition:
        return AmphoraPosition(self, notation.read(text))


@dataclass(frozen=True, repr=False)
class AmphoraPosition(SquaresPosition):
    """One position. Immutable."""

    game: AmphoraGame
    state: AmphoraState

    def __str__(self) -> str:
        return notation.write(self.state)

    @override
    def is_check(self) -> bool:
        return is_in_check(self.state)

    @property
    @override
    def heading(self) -> Said:
        """A sentence if the side to move is in check, and one if its Guard may enter."""
        if self.result():
            return NOTHING
        check = say("squares-check") if is_in_check(self.state) else NOTHING
        entry = say("amphora-may-enter") if find_entries(self.state) else NOTHING
        return join([check, entry])

    @cached_property
    def legal(self) -> Mapping[str, AmphoraMove]:
        """The legal moves by their text, in order."""
        return find_moves(self.state)

    @override
    def find_moves(self) -> Iterable[str]:
        return self.legal

    @override
    def carry_out(self, move: str) -> tuple[AmphoraPosition, LazyEvents]:
        found = self.legal.get(move)
        if found is None:
            raise refuse_text(self.state, self.legal, move)
        return self.after(found), lambda: trace_move(self.state, found)

    def after(self, move: AmphoraMove) -> AmphoraPosition:
        """Return the position that a legal move leads to."""
        return AmphoraPosition(self.game, move.after)

    @override
    def result(self) -> Result | None:
        """Return how the game ended, or None: a side that can't move has lost."""
        if self.legal:
            return None
        if is_king_gone(self.state):
            return self.outcome("king-taken")
        return self.outcome("checkmate" if is_in_check(self.state) else "stalemate")

    @override
    def outcome(self, reason: str) -> Result:
        """Return the result if the game ended here: a draw by a stop, or the mover has lost."""
        winner = None if reason == "stopped" else SIDES[1 - self.side]
        return Result(winner, reason, None)

    @override
    def find_options(self, parts: Sequence[str]) -> Options:
        """Return the next choices: [where the Guard enters], a piece, its target, [a removal].

        If telekinesis is possible, its square or `none` is a part of its own, unless only one is
        legal.
        """
        state, legal = self.state, self.legal
        return choose(
            parts,
            _split(legal),
            NAMES,
            {NONE: say("amphora-remove-nothing")},
            lambda refused: refuse(state, legal, _read_parts(state, refused)),
        )

    @override
    def preview(self, parts: Sequence[str]) -> tuple[AmphoraPosition, list[Event]]:
        """Return the position with the Guard entered and the piece moved so far, and the events."""
        state = self.state
        entry, origin, target, _ = _read_parts(state, parts).squares
        begun = state if entry is None else enter(state, entry)
        if origin is None or target is None:
            return AmphoraPosition(self.game, begun), [*trace_entry(state, entry)]
        step = take_step(begun, begun.side, origin, target)
        after = settle(begun, step, None)
        events = [*trace_move(state, AmphoraMove(entry, step, None, "", after))]
        # When a King is gone, the game is over for the side that lost it.
        shown = after if is_king_gone(after) else after._replace(side=state.side)
        return AmphoraPosition(self.game, shown), events


def _split(legal: Mapping[str, AmphoraMove]) -> dict[tuple[str, ...], str]:
    """Return the text of each move by its parts."""
    endings = Counter(move.squares for move in legal.values())
    split = {}
    for text, move in legal.items():
        parts = [NAMES[square] for square in move.squares if square is not None]
        if endings[move.squares] > 1:
            parts.append(NONE if move.removed is None else NAMES[move.removed])
        split[tuple(parts)] = text
    return split


def _read_parts(state: AmphoraState, parts: Sequence[str]) -> Draft:
    """Return the draft of `parts`; a first empty square next to the King is the Guard's entry."""
    doors = [NAMES[square] for square in find_doors(state)]
    names: Sequence[str | None] = parts if parts and parts[0] in doors else (None, *parts)
    draft = Draft(*names[: len(Draft._fields)])
    return draft._replace(removed=None) if draft.removed == NONE else draft
