"""Choose a move part by part: [where the Guard enters], a piece, its target, [what is removed].

If telekinesis is possible, its square or `none` is a part of its own, unless only one is legal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game_core.families.amphora.board import NAMES, NUMBERS, AmphoraState
from game_core.families.amphora.captures import enter, find_doors, take_step
from game_core.families.amphora.moves import (
    AmphoraMove,
    is_king_gone,
    settle,
    trace_entry,
    trace_move,
)
from game_core.families.amphora.refusals import Draft, refuse
from game_core.messages import say
from game_core.types import Event, Options

NONE = "none"


def find_options(
    state: AmphoraState, legal: Mapping[str, AmphoraMove], parts: Sequence[str]
) -> Options:
    """Return what may follow `parts`; `legal` has the legal moves by their text.

    Raises IllegalMove if no legal move begins with `parts`.
    """
    if not legal and not parts:
        return Options()
    if not legal:
        raise refuse(state, legal, Draft())
    chosen = tuple(parts)
    begun = {each: text for each, text in _split(legal).items() if each[: len(chosen)] == chosen}
    if chosen in begun:
        return Options(move=begun[chosen])
    if not begun:
        raise refuse(state, legal, _read_parts(state, chosen))
    following = dict.fromkeys(each[len(chosen)] for each in begun)
    return Options(
        cells=tuple(part for part in following if part in NUMBERS),
        choices={NONE: say("amphora-remove-nothing")} if NONE in following else {},
        refusals={
            name: refuse(state, legal, _read_parts(state, (*chosen, name))).said
            for name in NAMES
            if name not in following
        },
    )


def preview(state: AmphoraState, parts: Sequence[str]) -> tuple[AmphoraState, list[Event]]:
    """Return the state after the parts chosen so far, and the events that lead to it."""
    entry, origin, target, _ = _read_parts(state, tuple(parts)).squares
    begun = state if entry is None else enter(state, entry)
    if origin is None or target is None:
        return begun, [*trace_entry(state, entry)]
    after = settle(begun, take_step(begun, begun.side, origin, target), None)
    events = [*trace_move(state, AmphoraMove(entry, origin, target, None, "", after))]
    # When a King is gone, the game is over for the side that lost it.
    shown = after if is_king_gone(after) else after._replace(side=state.side)
    return shown, events


def _split(legal: Mapping[str, AmphoraMove]) -> dict[tuple[str, ...], str]:
    """Return the text of each move by its parts."""
    endings = Counter((move.entry, move.origin, move.target) for move in legal.values())
    split = {}
    for text, move in legal.items():
        beginning = (move.entry, move.origin, move.target)
        parts = [NAMES[square] for square in beginning if square is not None]
        if endings[beginning] > 1:
            parts.append(NONE if move.removed is None else NAMES[move.removed])
        split[tuple(parts)] = text
    return split


def _read_parts(state: AmphoraState, parts: tuple[str, ...]) -> Draft:
    """Return the draft of `parts`; a first empty square next to the King is the Guard's entry."""
    doors = [NAMES[square] for square in find_doors(state)]
    names: tuple[str | None, ...] = parts if parts and parts[0] in doors else (None, *parts)
    draft = Draft(*names[: len(Draft._fields)])
    return draft._replace(removed=None) if draft.removed == NONE else draft
