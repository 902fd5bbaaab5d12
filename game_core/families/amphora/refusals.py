"""Why a move isn't legal: a rule and a sentence for every way to go wrong.

A move is examined part by part, as players choose it. Nothing is decided here: `legal` says what's
legal, and this finds the reason when something isn't.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

from game_core.families.amphora.board import (
    AROUND,
    KING,
    KINGS,
    NAMES,
    NUMBERS,
    PAWN,
    PAWNS,
    PIECES,
    WAYS,
    AmphoraState,
    refer_piece,
)
from game_core.families.amphora.captures import (
    Catch,
    Step,
    enter,
    enters,
    find_reply,
    find_targets,
    is_in_check,
    may_enter,
    take_step,
)
from game_core.families.amphora.moves import settle
from game_core.messages import NOTHING, Said, Value, cell, join, say, side
from game_core.messages import text as quote
from game_core.notation import SIDES
from game_core.types import IllegalMove

SQUARE = "([a-z][0-9]+)"
MOVE = re.compile(rf"(?:G@{SQUARE}\+)?{SQUARE}{SQUARE}(?:\*{SQUARE})?")
"""A move's text in four groups: the Guard's entry, origin, target, what telekinesis removes."""


class Draft(NamedTuple):
    """A move, or the beginning of one, as names of squares; None for what isn't chosen."""

    entry: str | None = None
    origin: str | None = None
    target: str | None = None
    removed: str | None = None

    @property
    def squares(self) -> list[int | None]:
        """The numbers of the four squares; None where there's no such square."""
        return [NUMBERS.get(name or "") for name in self]

    def __str__(self) -> str:
        entry = "" if self.entry is None else f"G@{self.entry}+"
        removed = "" if self.removed is None else f"*{self.removed}"
        return f"{entry}{self.origin}{self.target}{removed}"


def refuse_text(state: AmphoraState, legal: Collection[str], text: str) -> IllegalMove:
    """Return the reason why `text` isn't one of the `legal` moves."""
    found = MOVE.fullmatch(text)
    if not found and legal:
        return IllegalMove("notation", say("amphora-no-turn", words=quote(text)))
    return refuse(state, legal, Draft(*found.groups()) if found else Draft())


def refuse(state: AmphoraState, legal: Collection[str], draft: Draft) -> IllegalMove:
    """Return the reason why none of the `legal` moves begins with the draft."""
    if not legal:
        return IllegalMove("over", say("game-over"))
    if str(draft) in legal:
        return IllegalMove("whole-turn", say("amphora-whole"))
    for name in draft:
        if name is not None and name not in NUMBERS:
            return IllegalMove("no-square", say("amphora-no-square", words=quote(name)))
    entry, origin, target, removed = draft.squares
    before = state
    if entry is not None:
        if fault := refuse_entry(state, entry):
            return fault
        state = enter(state, entry)
        if origin is None:
            return refuse_useless_entry(state, entry)
    assert origin is not None, "a move begins with the Guard's entry or a piece"
    fault = refuse_origin(state, origin)
    if fault or target is None:
        return fault or refuse_stuck(state, origin)
    if fault := refuse_target(state, origin, target):
        return fault
    step = take_step(state, state.side, origin, target)
    if said := _say_removal_fault(state, step, removed):
        return IllegalMove("telekinesis", said)
    return refuse_exposed(before, state, step, removed)


def refuse_entry(state: AmphoraState, square: int) -> IllegalMove | None:
    """Return the reason why the Guard can't enter on a square, or None if it can."""
    place = cell(NAMES[square])
    if not state.waiting[state.side]:
        return IllegalMove("no-guard", say("amphora-entered"))
    if not may_enter(state):
        return IllegalMove("entry", say("amphora-no-entry-now"))
    if state.board[square]:
        return IllegalMove("entry", say("amphora-entry-shut", square=place))
    if square not in AROUND[state.board.index(KINGS[state.side])]:
        return IllegalMove("entry", say("amphora-entry-far", square=place))
    return None


def refuse_useless_entry(begun: AmphoraState, square: int) -> IllegalMove:
    """Return the reason why no move can follow the Guard's entry; `begun` has it on `square`."""
    own = (origin for origin, piece in enumerate(begun.board) if piece in PIECES[begun.side])
    place = cell(NAMES[square])
    if any(list(find_targets(begun, begun.side, origin)) for origin in own):
        return IllegalMove("king-safety", say("amphora-entry-exposes", square=place))
    return IllegalMove("blocked", say("amphora-entry-blocks", square=place))


def refuse_origin(state: AmphoraState, origin: int) -> IllegalMove | None:
    """Return the reason why the piece on a square isn't the player's to move, or None if it is."""
    letter, square = state.board[origin], cell(NAMES[origin])
    if not letter:
        return IllegalMove("no-piece", say("squares-no-piece", square=square))
    if letter not in PIECES[state.side]:
        piece, other = refer_piece(letter), _other(state)
        said = say("amphora-piece-of-other", piece=piece, square=square, other=other)
        return IllegalMove("other-side", said)
    return None


def refuse_stuck(state: AmphoraState, origin: int) -> IllegalMove:
    """Return the reason why one of the player's pieces has no legal move."""
    piece, square = refer_piece(state.board[origin]), cell(NAMES[origin])
    if list(find_targets(state, state.side, origin)):
        return IllegalMove("pinned", say("amphora-pinned", piece=piece, square=square))
    if list(find_targets(state._replace(asides=(0, 0)), state.side, origin)):
        return IllegalMove("sideways", say("amphora-only-aside", piece=piece, square=square))
    return IllegalMove("blocked", say("amphora-stuck", piece=piece, square=square))


def refuse_target(state: AmphoraState, origin: int, target: int) -> IllegalMove | None:
    """Return the reason why a piece can't go to a square, or None; its King's safety is ignored."""
    if target in find_targets(state, state.side, origin):
        return None
    letter, there = state.board[origin], state.board[target]
    piece, place = refer_piece(letter), cell(NAMES[target])
    way = WAYS[letter][origin].get(target)
    if target == origin:
        said = say("amphora-there-already", piece=piece, square=place)
        return IllegalMove("same-square", said)
    if target not in AROUND[origin]:
        said = say("amphora-one-step", piece=piece, origin=cell(NAMES[origin]), target=place)
        return IllegalMove("one-step", said)
    if there in PIECES[state.side]:
        said = say("amphora-own-there", piece=refer_piece(there), square=place)
        return IllegalMove("own-piece", said, (NAMES[target],))
    if way is None:
        return IllegalMove("backwards", say("amphora-never-back", piece=piece))
    if there and not way.captures:
        return IllegalMove("pawn-capture", say("amphora-pawn-captures"))
    if not there and not way.moves and letter.upper() == PAWN:
        return IllegalMove("only-to-capture", say("amphora-pawn-diagonally"))
    if not there and not way.moves:
        return IllegalMove("only-to-capture", say("amphora-only-to-capture", piece=piece))
    return IllegalMove("sideways", say("amphora-no-more-aside"))


def _say_removal_fault(state: AmphoraState, step: Step, removed: int | None) -> Said:
    """Return why telekinesis can't remove the piece on a square; empty if it can."""
    piece = step.board[step.target].upper()
    if removed is None or (removed in step.removable and piece != KING):
        return NOTHING
    other, there = _other(state), step.board[removed]
    if not enters(state.side, step.origin, step.target):
        return say("amphora-not-entered", other=other)
    if piece == KING:
        return say("amphora-king-removes")
    if not there:
        return say("squares-no-piece", square=cell(NAMES[removed]))
    if there in PIECES[state.side]:
        return say("amphora-remove-own", piece=refer_piece(piece), other=other)
    if piece == PAWN and PAWNS[1 - state.side] in step.board:
        return say("amphora-pawn-removes")
    return say("amphora-king-guarded", other=other)


def refuse_exposed(
    before: AmphoraState, begun: AmphoraState, step: Step, removed: int | None
) -> IllegalMove:
    """Return how the King could be captured after a move; `begun` has the Guard entered."""
    after = settle(begun, step, removed)
    catch = find_reply(after)
    assert catch is not None, "this move is legal"
    check = say("squares-check") if is_in_check(before) else NOTHING
    places = (catch.entry, catch.origin, catch.jaw)
    cells = dict.fromkeys(NAMES[square] for square in places if square is not None)
    return IllegalMove("king-safety", join([check, _say_catch(after, catch)]), tuple(cells))


EXPOSED = {
    ("capture", False): "amphora-exposed",
    ("intercept", False): "amphora-exposed-between",
    ("remove", False): "amphora-exposed-afar",
    ("capture", True): "amphora-exposed-entering",
    ("intercept", True): "amphora-exposed-entering-between",
    ("remove", True): "amphora-exposed-entering-afar",
}
"""The messages about a King in danger, by how it is captured and whether the Guard enters."""


def _say_catch(state: AmphoraState, catch: Catch) -> Said:
    told: dict[str, Value] = {}
    if catch.entry is not None:
        told = {"other": side(SIDES[state.side]), "entry": cell(NAMES[catch.entry])}
        state = enter(state, catch.entry)
    if catch.jaw is not None:
        told |= {"jaw": cell(NAMES[catch.jaw]), "target": cell(NAMES[catch.target])}
    else:
        piece = refer_piece(state.board[catch.origin])
        told |= {"piece": piece, "origin": cell(NAMES[catch.origin])}
    return say(EXPOSED[catch.how, catch.entry is not None], **told)


def _other(state: AmphoraState) -> Value:
    return side(SIDES[1 - state.side])
