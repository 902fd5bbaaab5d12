"""Why a request has no answer: a code, a sentence, and what is known of the fault besides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from game_core.messages import Said


class BadPosition(TypedDict):
    """A position that can't be read: in which part of its text, at which character from 1."""

    code: Literal["bad-position"]
    message: Said
    field: str
    column: int


class BadRecord(TypedDict):
    """A saved game that can't be read, from which line, counted from 1.

    `game` is the slug of the game that it is a sound one of, where another was asked for.
    """

    code: Literal["bad-record"]
    message: Said
    line: int
    game: NotRequired[str]


class BadGame(TypedDict):
    """A game of somebody else's that can't be had, and the line of its file, counted from 1."""

    code: Literal["bad-game"]
    message: Said
    line: int


class Meaning(TypedDict):
    """What is known of a move that can't be played, or of a cell that can't be chosen.

    `rule` is a short name, `which` when the move may mean several. `cells` are where to look;
    `moves` what may have been meant.
    """

    rule: str
    cells: Sequence[str]
    moves: Sequence[str]


class Forbidden(Meaning):
    """A move that can't be played."""

    code: Literal["illegal-move"]
    message: Said


class Fault(TypedDict):
    """No such game; no sound request; or a mistake of ours, which the message names."""

    code: Literal["unknown-game", "bad-request", "internal"]
    message: Said


type Refusal = BadPosition | BadRecord | BadGame | Forbidden | Fault
