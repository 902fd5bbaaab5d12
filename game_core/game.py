"""What every game and every position of it offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self

from game_core.family import Family
from game_core.types import Event, Options, Result


class Position(Protocol):
    """One state of a game, an immutable value. `str(position)` is its text."""

    @property
    def game(self) -> Game:
        """The game this is a position of."""
        ...

    @property
    def turn(self) -> str:
        """The letter of the side to move; once the game is over, of the side that did not."""
        ...

    @property
    def heading(self) -> str:
        """What round or phase this is, as a sentence; empty when there is nothing to say."""
        ...

    def moves(self) -> tuple[str, ...]:
        """Every legal move, in byte order; empty exactly when the game is over."""
        ...

    def play(self, move: str) -> Self:
        """The position after `move`. Raises IllegalMove, naming the rule."""
        ...

    def trace(self, move: str) -> tuple[Self, list[Event]]:
        """The position after `move`, and what happened, in order. Raises IllegalMove."""
        ...

    def canonical(self, move: str) -> str:
        """A legal move, by whatever text `play` takes it, as `moves` writes it."""
        ...

    def stop(self) -> Self:
        """What an agreed stop leaves: the settled position, the next round's first, or itself."""
        ...

    def trace_stop(self) -> tuple[Self, list[Event]]:
        """What an agreed stop leaves, and what happened."""
        ...

    def result(self) -> Result | None:
        """How the game ended, or None while play goes on."""
        ...

    def outcome(self, reason: str) -> Result:
        """The result if the game ended here for `reason`."""
        ...

    def repetition_key(self) -> object:
        """What must be equal for two positions to count as the same one coming back."""
        ...

    def options(self, parts: Sequence[str] = ()) -> Options:
        """What a player may choose next, having chosen `parts` of a move so far.

        Once the game is over that is nothing, and nothing is refused either: all options are empty.
        Raises IllegalMove when `parts` are no beginning of a legal move.
        """
        ...

    def preview(self, parts: Sequence[str]) -> tuple[Self, list[Event]]:
        """The board while a move is being chosen, and what its `parts` have done so far.

        It is there to be looked at, not to be played from. `parts` are the beginning of a legal
        move, as `options` takes it, and not the whole.
        """
        ...


class Game(Protocol):
    """One game: its names, its first position, and the reading of positions."""

    @property
    def slug(self) -> str:
        """The game's name in links and files: `oware`."""
        ...

    @property
    def name(self) -> str:
        """The game's name as people write it."""
        ...

    @property
    def family(self) -> Family[Any]:
        """The kind of board, with all that is known of it."""
        ...

    @property
    def place(self) -> str:
        """Where the rules come from: a country, or the inventors."""
        ...

    @property
    def sides(self) -> Sequence[str]:
        """The letters of the two sides, the one at the bottom first."""
        ...

    def start(self) -> Position:
        """The first position."""
        ...

    def parse(self, text: str) -> Position:
        """Read one line of text. Raises PositionError."""
        ...
