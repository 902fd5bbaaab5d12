"""What games on squares share: White and Black, and positions that keep the moves found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

from game_core.draw import notebook
from game_core.family import Family
from game_core.messages import NOTHING, Said, say
from game_core.registry import Known
from game_core.types import Event, IllegalMove, Options, Result

if TYPE_CHECKING:
    from random import Random

SIDES = "wb"

type LazyEvents = Callable[[], Iterable[Event]]
"""Gives the events of a move, in order; they are made when it is called."""


@dataclass(frozen=True, kw_only=True)
class SquaresGame[P: SquaresPosition](Known, ABC):
    """A game on squares: its names, and the text of its first position."""

    family: Family[P]
    slug: str
    name: str
    place: str
    setup: str

    sides = SIDES

    def __repr__(self) -> str:
        return f"get({self.slug!r})"

    def start(self) -> P:
        """The first position, White to move."""
        return self.parse(self.setup)

    @abstractmethod
    def parse(self, text: str) -> P:
        """Read a position. Raises PositionError for malformed and impossible ones."""


@dataclass(frozen=True, repr=False)
class SquaresPosition(ABC):
    """A position of a game on squares. An immutable value; the moves found are kept.

    A family says how its moves are found and carried out, and how its games end.
    """

    game: SquaresGame[Any]

    @property
    @abstractmethod
    def side(self) -> int:
        """Who is to move, or would be if the game were not over: 0 is White, 1 Black."""

    @property
    @abstractmethod
    def board(self) -> tuple[str, ...]:
        """What stands on each square, in the family's order; an empty text where nothing does."""

    @abstractmethod
    def find_moves(self) -> Iterable[str]:
        """Every legal move, in byte order; none when the game is over."""

    @abstractmethod
    def carry_out(self, move: str) -> tuple[Self, LazyEvents]:
        """The position after a move, and what happens in it but for the end of the game.

        Raises IllegalMove, naming the rule.
        """

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended, or None while play goes on."""

    @abstractmethod
    def outcome(self, reason: str) -> Result:
        """The result if the game ended here for `reason`."""

    @abstractmethod
    def repetition_key(self) -> object:
        """What must be equal for two positions to count as the same one coming back."""

    @abstractmethod
    def options(self, parts: Sequence[str] = ()) -> Options:
        """What a player may choose next, having chosen `parts` of a move so far."""

    def __repr__(self) -> str:
        return f"{self.game!r}.parse({str(self)!r})"

    def __getstate__(self) -> dict[str, object]:
        # What was found out about a position is no part of what is copied.
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def _repr_svg_(self) -> str:
        return notebook.draw(self)

    @property
    def turn(self) -> str:
        """`w` or `b`: who is to move, or would be if the game were not over."""
        return SIDES[self.side]

    @property
    def cells(self) -> dict[str, str]:
        """What stands on each square, by its name."""
        return dict(zip(self.game.family.tactics.list_cells(self), self.board, strict=True))

    @property
    def stores(self) -> tuple[int, int]:
        """What each side keeps beside the board: nothing."""
        return 0, 0

    def is_check(self) -> bool:
        """Whether the King or touchstone of the side to move is attacked: here, there is none."""
        return False

    @property
    def heading(self) -> Said:
        """A warning, as a sentence: here, none."""
        return NOTHING

    def moves(self) -> tuple[str, ...]:
        """Every legal move, in byte order; none when the game is over."""
        return self._moves

    @cached_property
    def _moves(self) -> tuple[str, ...]:
        return tuple(self.find_moves())

    def random_move(self, rng: Random) -> str:
        """One of the legal moves, each as likely as any other; empty when the game is over."""
        moves = self.moves()
        return rng.choice(moves) if moves else ""

    def play(self, move: str) -> Self:
        """The position after a move. Raises IllegalMove, naming the rule."""
        return self.carry_out(str(move))[0]

    def trace(self, move: str) -> tuple[Self, list[Event]]:
        """The position after a move, and what happened, in order. Raises IllegalMove."""
        after, list_events = self.carry_out(str(move))
        events = [*list_events()]
        if result := after.result():
            events.append(Event("end", side=result.winner or "", what=result.reason))
        return after, events

    def canonical(self, move: str) -> str:
        """The move itself, if it is legal: a move has one text. Raises IllegalMove."""
        self.carry_out(str(move))
        return str(move)

    def stop(self) -> Self:
        """The position itself: a stop changes nothing on the board, and the record knows of it."""
        return self

    def trace_stop(self) -> tuple[Self, list[Event]]:
        """The position itself, and no events."""
        return self, []

    def preview(self, parts: Sequence[str]) -> tuple[Self, list[Event]]:
        """The position itself, where nothing is touched before the move is whole."""
        return self, []

    def refuse_if_over(self) -> None:
        """Raises IllegalMove once the game is over."""
        if self.result():
            raise IllegalMove("over", say("game-over"))
