"""A turn chosen part by part: [where the Guard enters], a piece, its target, [what is removed].

Where telekinesis is possible, its square or `none` is a part of its own, unless only one is legal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from game_core.amphora.board import AROUND, KINGS, NAMES, NUMBERS, PIECES
from game_core.amphora.captures import take_step
from game_core.amphora.check import enter
from game_core.amphora.refusals import Draft, refuse
from game_core.amphora.state import State
from game_core.amphora.turns import Turn
from game_core.types import IllegalMove, Options

NONE = "none"
CHOICES = {NONE: "Remove nothing"}


def find_options(state: State, turns: Mapping[str, Turn], parts: Sequence[str]) -> Options:
    """What may follow `parts`; `turns` are the legal turns.

    Raises IllegalMove when no legal turn begins with `parts`.
    """
    chosen = tuple(parts)
    begun = {each: text for each, text in _spell(turns).items() if each[: len(chosen)] == chosen}
    if chosen in begun:
        return Options(turn=begun[chosen])
    if chosen and not begun:
        raise _refuse_parts(state, turns, chosen)
    following = dict.fromkeys(each[len(chosen)] for each in begun)
    others = (NAMES[square] for square in _find_likely(state, _read_parts(state, chosen)))
    return Options(
        cells=tuple(part for part in following if part in NUMBERS),
        choices={part: CHOICES[part] for part in following if part in CHOICES},
        refusals={
            name: _refuse_parts(state, turns, (*chosen, name)).said
            for name in others
            if name not in following
        },
    )


def _spell(turns: Mapping[str, Turn]) -> dict[tuple[str, ...], str]:
    """The text of each turn by its parts."""
    endings = Counter(turn[:3] for turn in turns.values())
    spelt = {}
    for text, turn in turns.items():
        parts = [NAMES[square] for square in turn[:3] if square is not None]
        if endings[turn[:3]] > 1:
            parts.append(NONE if turn.removed is None else NAMES[turn.removed])
        spelt[tuple(parts)] = text
    return spelt


def _refuse_parts(state: State, turns: Mapping[str, Turn], parts: tuple[str, ...]) -> IllegalMove:
    """Why no legal turn begins with `parts`."""
    if not turns:
        return IllegalMove("over", "The game is over.")
    draft = _read_parts(state, parts)
    if str(draft) in turns:
        return IllegalMove("whole-turn", "This turn is whole. There is nothing more to choose.")
    return refuse(state, draft)


def _read_parts(state: State, parts: tuple[str, ...]) -> Draft:
    """What has been chosen: first an empty square next to the King, if the Guard is to enter."""
    enters = bool(parts) and NUMBERS.get(parts[0]) in _find_doors(state)
    squares = parts if enters else ("", *parts)
    return Draft(*("" if part == NONE else part for part in squares[: len(Draft._fields)]))


def _find_doors(state: State) -> list[int]:
    """The empty squares next to the King, while the Guard waits beside the board."""
    if not state.waiting[state.side]:
        return []
    king = state.board.index(KINGS[state.side])
    return [square for square in AROUND[king] if not state.board[square]]


def _find_likely(state: State, draft: Draft) -> Iterable[int]:
    """The squares that a player might try next: for those that can't be chosen, it is said why."""
    doors = _find_doors(state)
    if draft.entry:
        state, doors = enter(state, NUMBERS[draft.entry]), []
    if draft.target:
        step = take_step(state, state.side, NUMBERS[draft.origin], NUMBERS[draft.target])
        others = PIECES[1 - state.side]
        return [square for square, piece in enumerate(step.board) if piece in others]
    if draft.origin:
        return AROUND[NUMBERS[draft.origin]]
    return [*doors, *(square for square, piece in enumerate(state.board) if piece)]
