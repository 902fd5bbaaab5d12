"""The values that all games share: results, events, options, errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from game_core.messages import Said, Value, join, say, term

type RecordKind = Literal["agree", "third", "end"]
"""The kinds that a record adds: an agreed stop, a threefold repetition, and the end."""
type SowingKind = Literal[
    "lift", "relay", "drop", "skip", "capture", "slam", "give", "mark", "sweep", "deal", "round",
    "won", "keep-board", "turn-board", "again", "end",
]  # fmt: skip
type StackingKind = Literal["lift", "drop", "put", "capture", "guard", "end"]
type DraughtsKind = Literal["ring", "move", "leap", "capture", "end"]
type AmphoraKind = Literal["place", "capture", "move", "intercept", "remove", "end"]
type StoneChessKind = Literal[
    "capture", "move", "castle", "promote", "step", "extend", "swap", "end"
]

type EventKind = (
    RecordKind | SowingKind | StackingKind | DraughtsKind | AmphoraKind | StoneChessKind
)
"""Every kind of event; where a family makes its events, it says what its kinds mean."""

type Effect = Literal["from", "to", "way", "taken"]
"""The effect of an event on its cell `at`: something leaves it, arrives there, or goes from there
to the cell `what`; or whatever stood there is captured."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game.

    `winner` is a side's letter, or None for a tie. `reason` is “stopped”, “over”, or the family's
    own word for an end of its games; in a user's own game it is half a sentence as `game-over-own`
    has it, with the winner as `{%s}`. `score` is what each side has, first side first, or None in
    games without one.

    Examples:
        >>> get("oware").start().stop().result()
        Result(winner=None, reason='stopped', score=(24, 24))
    """

    winner: str | None
    reason: str
    score: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened in a move; a move's events, in order, describe all of it.

    `kind` says what happened (each family lists its kinds where it makes its events), `at` is a
    cell, `count` a number of seeds or pieces, `side` the side that gains, `what` a word such as a
    reason.

    Examples:
        >>> after, events = get("oware").start().trace("C")
        >>> events[0]
        Event(kind='lift', at='C', count=4, side='', what='')
        >>> print(events[0])
        lift C 4
    """

    kind: EventKind
    at: str = ""
    count: int = 0
    side: str = ""
    what: str = ""

    def __str__(self) -> str:
        words = (self.kind, self.at, str(self.count or ""), self.side, self.what)
        return " ".join(word for word in words if word)


@dataclass(frozen=True, slots=True)
class Options:
    """A player's next choices on the board, or the move once it is complete.

    `cells` can be chosen on the board; `choices` aren't cells, and each has words for its button.
    `illegal` has the error that choosing another cell would raise, and `refusals` has its sentence.
    Once the parts chosen make a move, `move` is its text and there is nothing more to choose.
    """

    cells: tuple[str, ...] = ()
    choices: Mapping[str, Said] = field(default_factory=dict)
    illegal: Mapping[str, IllegalMove] = field(default_factory=dict)
    move: str = ""

    @property
    def refusals(self) -> dict[str, Said]:
        """The sentences that say why other cells can't be chosen."""
        return {cell: error.said for cell, error in self.illegal.items()}


class SaidError(ValueError):
    """An error that says why, in sentences."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        # Boards refuse hundreds of squares at once, so words wait until somebody reads them.
        return str(self.said)


class UnknownGame(SaidError):
    """No game has this slug; `said` names the nearest.

    Examples:
        >>> try:
        ...     get("owari")
        ... except UnknownGame as error:
        ...     print(error)
        “owari” is not a game. Did you mean oware, ouri or obridjie?
    """


class BadQuestion(ValueError):
    """Something that can't be asked; the message says why."""


class GameError(ValueError):
    """A game from a file or another package that can't be loaded.

    `where` is its file or package, `line` counts from 1, 0 for a package; `reason` is a sentence.

    Examples:
        >>> error = GameError("games.py", 3, "A slug has small letters.")
        >>> print(error)
        games.py:3: A slug has small letters.
    """

    def __init__(self, where: str, line: int, reason: str) -> None:
        super().__init__(f"{where}:{line}: {reason}" if line else f"{where}: {reason}")
        self.where = where
        self.line = line
        self.reason = reason


class Field(NamedTuple):
    """A part of a position's text: `key` names it for programs, `name` in sentences."""

    key: str
    name: Value


POSITION = Field("position", term("game-field-position"))
"""All of the text."""
SIDE_TO_MOVE = Field("side to move", term("game-field-side"))


class PositionError(SaidError):
    """A position's text that can't be read, or that shows an impossible position.

    `field` is the key of the part of the text, `column` counts characters from 1, `reason` is one
    or more sentences. `said` has all three.

    Examples:
        >>> try:
        ...     get("oware").parse("4,4,4,4,4,4/4,4,4,4,4,4 0-1 S")
        ... except PositionError as error:
        ...     print(error.field, error.column, error.reason)
        cups 1 There should be 48 seeds in cups and stores, not 49.
    """

    def __init__(self, field: Field, column: int, reason: Said) -> None:
        super().__init__(join([say("game-place", field=field.name, column=column), reason]))
        self.field = field.key
        self.column = column
        self.reason = reason


class IllegalMove(SaidError):
    """A move the rules forbid.

    `rule` is a short name of the rule, `said` the sentence that explains it. `cells` are the ones
    to look at, if that helps; `moves` what may have been meant.

    Examples:
        >>> try:
        ...     get("oware").start().play("a")
        ... except IllegalMove as error:
        ...     print(error.rule, error, error.cells)
        other-row Cup a is in Gold's row: Blue plays A–F. ('A', 'B', 'C', 'D', 'E', 'F')
    """

    def __init__(
        self, rule: str, said: Said, cells: Sequence[str] = (), moves: Sequence[str] = ()
    ) -> None:
        super().__init__(said)
        self.rule = rule
        self.cells = tuple(cells)
        self.moves = tuple(moves)


class RecordError(SaidError):
    """A saved game that can't be read.

    `line` counts from 1, `reason` is a sentence; `said` has both. `game` is the slug of the game it
    records, if a different one was asked for.

    Examples:
        >>> try:
        ...     Record.parse("ubao 1")
        ... except RecordError as error:
        ...     print(error)
        Look at line 2. “game …” should be here, not “”.
    """

    def __init__(self, line: int, reason: Said, game: str = "") -> None:
        super().__init__(join([say("game-line", line=line), reason]))
        self.line = line
        self.reason = reason
        self.game = game
