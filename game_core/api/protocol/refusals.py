"""Why a request has no answer: a code, a sentence, and details of the fault."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from game_core.messages import Said


class BadPosition(TypedDict):
    """A position that can't be read: the part of its text, and the character, counted from 1."""

    code: Literal["bad-position"]
    message: Said
    field: str
    column: int


class BadRecord(TypedDict):
    """A saved game that can't be read, with the line at fault, counted from 1.

    `game` is the slug of the game it records, if a different one was asked for.
    """

    code: Literal["bad-record"]
    message: Said
    line: int
    game: NotRequired[str]


class BadGame(TypedDict):
    """A third-party game that can't be loaded, and the line of its file, counted from 1."""

    code: Literal["bad-game"]
    message: Said
    line: int


class Meaning(TypedDict):
    """Details of a move that can't be played, or of a cell that can't be chosen.

    `rule` is a short name, `which` if the move is ambiguous. `cells` are where to look; `moves`
    what may have been meant.
    """

    rule: str
    cells: Sequence[str]
    moves: Sequence[str]


class Forbidden(Meaning):
    """A move that can't be played."""

    code: Literal["illegal-move"]
    message: Said


class Fault(TypedDict):
    """An unknown game, a malformed request, or a bug of ours, which the message names."""

    code: Literal["unknown-game", "bad-request", "internal"]
    message: Said


type Refusal = BadPosition | BadRecord | BadGame | Forbidden | Fault
