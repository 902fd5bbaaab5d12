"""Why a move is not legal: for every way to go wrong, the rule and a sentence.

A move is looked at part by part, as players choose it. Nothing is decided here: what is legal says
`legal`, and this looks for the reason when something is not.
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
    SIDES,
    WAYS,
    name_piece,
)
from game_core.families.amphora.captures import Step, enters, find_targets, take_step
from game_core.families.amphora.check import Catch, enter, find_reply, is_in_check, may_enter
from game_core.families.amphora.moves import settle
from game_core.families.amphora.state import AmphoraState
from game_core.types import IllegalMove

SQUARE = "([a-z][0-9]+)"
MOVE = re.compile(rf"(?:G@{SQUARE}\+)?{SQUARE}{SQUARE}(?:\*{SQUARE})?")
"""The text of a move: the Guard's entry, origin, target, what telekinesis removes; four groups."""


class Draft(NamedTuple):
    """A move, or the beginning of one, as names of squares; None for what is not chosen."""

    entry: str | None = None
    origin: str | None = None
    target: str | None = None
    removed: str | None = None

    @property
    def squares(self) -> list[int | None]:
        """The numbers of the four; None for what is no square either."""
        return [NUMBERS.get(name or "") for name in self]

    def __str__(self) -> str:
        entry = "" if self.entry is None else f"G@{self.entry}+"
        removed = "" if self.removed is None else f"*{self.removed}"
        return f"{entry}{self.origin}{self.target}{removed}"


def refuse_text(state: AmphoraState, legal: Collection[str], text: str) -> IllegalMove:
    """Why a text is none of the `legal` ones."""
    found = MOVE.fullmatch(text)
    if not found and legal:
        said = f"“{text}” is not a turn. Turns look like d2d3, G@c2+c2c3 or c7c8*e7."
        return IllegalMove("notation", said)
    return refuse(state, legal, Draft(*found.groups()) if found else Draft())


def refuse(state: AmphoraState, legal: Collection[str], draft: Draft) -> IllegalMove:
    """Why none of the `legal` ones begins with the draft."""
    if not legal:
        return IllegalMove("over", "The game is over.")
    if str(draft) in legal:
        return IllegalMove("whole-turn", "This turn is whole. There is nothing more to choose.")
    for name in draft:
        if name is not None and name not in NUMBERS:
            return IllegalMove("no-square", f"The jar has no square “{name}”.")
    entry, origin, target, removed = draft.squares
    before = state
    if entry is not None:
        fault = refuse_entry(state, entry)
        if fault:
            return fault
        state = enter(state, entry)
        if origin is None:
            return refuse_useless_entry(state, entry)
    assert origin is not None, "a move begins with the Guard's entry or a piece"
    fault = refuse_origin(state, origin)
    if fault or target is None:
        return fault or refuse_stuck(state, origin)
    fault = refuse_target(state, origin, target)
    if fault:
        return fault
    step = take_step(state, state.side, origin, target)
    fault = refuse_removal(state, step, removed)
    return fault or refuse_exposed(before, state, step, removed)


def refuse_entry(state: AmphoraState, square: int) -> IllegalMove | None:
    """Why the Guard can't enter on a square."""
    if not state.waiting[state.side]:
        return IllegalMove("no-guard", "Your Guard has entered already: it does so only once.")
    if not may_enter(state):
        said = "Your Guard may enter only when you have just lost a Pawn or are in check."
        return IllegalMove("entry", said)
    if state.board[square]:
        return IllegalMove(
            "entry", f"{NAMES[square]} is not empty, so your Guard can't enter there."
        )
    if square not in AROUND[state.board.index(KINGS[state.side])]:
        return IllegalMove("entry", f"Your Guard enters next to your King, not on {NAMES[square]}.")
    return None


def refuse_useless_entry(begun: AmphoraState, square: int) -> IllegalMove:
    """Why it does not help that the Guard may enter on a square; `begun` has it there already."""
    own = (origin for origin, piece in enumerate(begun.board) if piece in PIECES[begun.side])
    if any(list(find_targets(begun, begun.side, origin)) for origin in own):
        said = f"Even with your Guard on {NAMES[square]}, your King could be taken."
        return IllegalMove("king-safety", said)
    said = f"With your Guard on {NAMES[square]}, none of your pieces could move."
    return IllegalMove("blocked", said)


def refuse_origin(state: AmphoraState, origin: int) -> IllegalMove | None:
    """Why the piece on a square is not one that can be moved."""
    piece = state.board[origin]
    if not piece:
        return IllegalMove("no-piece", f"There is no piece on {NAMES[origin]}.")
    if piece not in PIECES[state.side]:
        said = f"The {name_piece(piece)} on {NAMES[origin]} is {_other(state)}'s."
        return IllegalMove("other-side", said)
    return None


def refuse_stuck(state: AmphoraState, origin: int) -> IllegalMove:
    """Why an own piece has no legal move."""
    mine = f"our {name_piece(state.board[origin])} on {NAMES[origin]}"
    if list(find_targets(state, state.side, origin)):
        said = f"Wherever y{mine} goes, your King could be taken."
        return IllegalMove("king-safety", said)
    if list(find_targets(state._replace(asides=(0, 0)), state.side, origin)):
        said = f"Y{mine} can only go sideways. You have made three sideways moves in a row."
        return IllegalMove("sideways", said)
    return IllegalMove("blocked", f"Y{mine} has nowhere to go.")


def refuse_target(state: AmphoraState, origin: int, target: int) -> IllegalMove | None:
    """Why an own piece can't go to a square, its King's safety left aside."""
    if target in find_targets(state, state.side, origin):
        return None
    piece, there = state.board[origin], state.board[target]
    name, place = name_piece(piece), NAMES[target]
    way = WAYS[piece][origin].get(target)
    if target == origin:
        return IllegalMove("same-square", f"Your {name} is on {place} already.")
    if target not in AROUND[origin]:
        return IllegalMove(
            "one-step", f"A {name} goes one square, not from {NAMES[origin]} to {place}."
        )
    if there in PIECES[state.side]:
        said = f"Your own {name_piece(there)} stands on {place}."
        return IllegalMove("own-piece", said, (place,))
    if way is None:
        return IllegalMove("backwards", f"A {name} never goes backwards.")
    if there and not way.captures:
        return IllegalMove("pawn-capture", "A Pawn captures only diagonally forward.")
    if not there and not way.moves:
        how = "diagonally" if piece.upper() == PAWN else "backwards"
        return IllegalMove("only-to-capture", f"A {name} goes {how} only to capture.")
    said = "You have made three sideways moves in a row. Go another way."
    return IllegalMove("sideways", said)


def refuse_removal(state: AmphoraState, step: Step, removed: int | None) -> IllegalMove | None:
    """Why telekinesis can't remove what stands on a square."""
    piece = step.board[step.target].upper()
    if removed is None or (removed in step.removable and piece != KING):
        return None
    return IllegalMove("telekinesis", _say_removal_fault(state, step, piece, removed))


def _say_removal_fault(state: AmphoraState, step: Step, piece: str, removed: int) -> str:
    other, there = _other(state), step.board[removed]
    if not enters(state.side, step.origin, step.target):
        return f"Only a piece that has just entered {other}'s back row removes another."
    if piece == KING:
        return "A King that enters takes the other King: there is nothing to choose."
    if not there:
        return f"There is no piece on {NAMES[removed]}."
    if there in PIECES[state.side]:
        return f"Your {name_piece(piece)} removes one of {other}'s pieces, not your own."
    if piece == PAWN and PAWNS[1 - state.side] in step.board:
        return "A Pawn removes a Pawn, as long as there is one."
    return f"The King can't be removed while {other}'s Guard remains."


def refuse_exposed(
    before: AmphoraState, begun: AmphoraState, step: Step, removed: int | None
) -> IllegalMove:
    """How the own King could be taken after a move; `begun` is `before` with the Guard entered."""
    after = settle(begun, step, removed)
    catch = find_reply(after)
    assert catch is not None, "this move is legal"
    check = "Check! " if is_in_check(before) else ""
    places = (catch.entry, catch.origin, catch.jaw)
    cells = dict.fromkeys(NAMES[square] for square in places if square is not None)
    return IllegalMove("king-safety", f"{check}{_say_catch(after, catch)}", tuple(cells))


def _say_catch(state: AmphoraState, catch: Catch) -> str:
    start = "Your"
    if catch.entry is not None:
        state = enter(state, catch.entry)
        start = f"If {{{SIDES[state.side]}}}'s Guard enters on {NAMES[catch.entry]}, your"
    attacker = f"the {name_piece(state.board[catch.origin])} on {NAMES[catch.origin]}"
    if catch.jaw is not None:
        how = f"caught between {NAMES[catch.jaw]} and {NAMES[catch.target]}"
    elif catch.how == "capture":
        how = f"taken by {attacker}"
    else:
        how = f"taken when {attacker} enters your back row"
    return f"{start} King could be {how}."


def _other(state: AmphoraState) -> str:
    return f"{{{SIDES[1 - state.side]}}}"
