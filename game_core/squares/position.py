"""The base of games on squares: White and Black, and positions that keep the moves found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, Self

from game_core.draw import picture
from game_core.family import Family
from game_core.messages import NOTHING, Said, say
from game_core.notation import SIDES
from game_core.registry import Known
from game_core.types import Event, IllegalMove, Options, Result

if TYPE_CHECKING:
    from random import Random

type LazyEvents = Callable[[], Iterable[Event]]
"""Returns the events of a move, in order; they are made when it is called."""


def choose(
    parts: Sequence[str],
    moves: Mapping[tuple[str, ...], str],
    names: Iterable[str],
    words: Mapping[str, Said],
    refuse: Callable[[Sequence[str]], IllegalMove],
) -> Options:
    """Return what may follow `parts` of a move, or the move that they make. Raises IllegalMove.

    `moves` has the texts of legal moves by their parts, which are `names` of squares or have
    `words`. `refuse` returns the reason why no legal move begins with some parts.
    """
    chosen = tuple(parts)
    if chosen in moves:
        return Options(move=moves[chosen])
    begun = [each for each in moves if each[: len(chosen)] == chosen]
    if not begun:
        raise refuse(chosen)
    following = dict.fromkeys(each[len(chosen)] for each in begun)
    return Options(
        tuple(part for part in following if part not in words),
        {part: words[part] for part in following if part in words},
        {name: refuse((*chosen, name)) for name in names if name not in following},
    )


class SquaresState(Protocol):
    """All that the moves of a position depend on."""

    @property
    def board(self) -> tuple[str, ...]:
        """The contents of each square."""

    @property
    def side(self) -> int:
        """The side to move."""


@dataclass(frozen=True, kw_only=True)
class SquaresGame[P: SquaresPosition](Known, ABC):
    """A game on squares: its names, and the text of its first position."""

    family: Family[P]
    slug: str
    name: str
    place: str
    setup: str

    sides = SIDES

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """The names of the squares, in the order of `SquaresPosition.board`."""

    @property
    @abstractmethod
    def letters(self) -> Sequence[Collection[str]]:
        """The letters of White's pieces and of Black's."""

    def swap_color(self, held: str) -> str:
        """Return what stands on a square with each piece in the other color."""
        return held.swapcase()

    def __repr__(self) -> str:
        return f"get({self.slug!r})"

    def start(self) -> P:
        """Return the first position, White to move."""
        return self.parse(self.setup)

    @abstractmethod
    def parse(self, text: str) -> P:
        """Read a position. Raises PositionError for malformed and impossible ones."""


@dataclass(frozen=True, repr=False)
class SquaresPosition(ABC):
    """A position of a game on squares. An immutable value; the moves found are kept.

    A family defines how its moves are found and carried out, and how its games end.
    """

    game: SquaresGame[Any]
    state: SquaresState

    @abstractmethod
    def find_moves(self) -> Iterable[str]:
        """Return every legal move, in byte order; none if the game is over."""

    @abstractmethod
    def carry_out(self, move: str) -> tuple[Self, LazyEvents]:
        """Return the position after a move, and its events but for the end. Raises IllegalMove."""

    @abstractmethod
    def result(self) -> Result | None:
        """Return how the game ended, or None while play continues."""

    @abstractmethod
    def outcome(self, reason: str) -> Result:
        """Return the result if the game ended here for `reason`."""

    @abstractmethod
    def find_options(self, parts: Sequence[str]) -> Options:
        """Return what may follow `parts` of a move before the game is over. Raises IllegalMove."""

    def __repr__(self) -> str:
        return f"{self.game!r}.parse({str(self)!r})"

    def __getstate__(self) -> dict[str, object]:
        # Findings about a position aren't copied with it.
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def _repr_svg_(self) -> str:
        return picture(self)

    @property
    def side(self) -> int:
        """The side to move, or that would be if the game weren't over: 0 is White, 1 Black."""
        return self.state.side

    @property
    def board(self) -> tuple[str, ...]:
        """The contents of each square, in the family's order; an empty text for an empty square."""
        return self.state.board

    @property
    def turn(self) -> str:
        """`w` or `b`: the side to move, or that would be if the game weren't over."""
        return SIDES[self.side]

    @property
    def cells(self) -> dict[str, str]:
        """The contents of each square, by its name."""
        return dict(zip(self.game.names, self.board, strict=True))

    @property
    def stores(self) -> tuple[int, int]:
        """What is next to the board: by default, nothing."""
        return 0, 0

    def is_check(self) -> bool:
        """Return whether the mover's King or touchstone is attacked: by default, there is none."""
        return False

    @property
    def heading(self) -> Said:
        """A warning, as a sentence: by default, that the King is in check."""
        return say("squares-check") if self.is_check() else NOTHING

    def moves(self) -> tuple[str, ...]:
        """Return every legal move, in byte order; none if the game is over."""
        return self._moves

    @cached_property
    def _moves(self) -> tuple[str, ...]:
        return tuple(self.find_moves())

    def random_move(self, rng: Random) -> str:
        """Return a random legal move, all equally likely; empty if the game is over."""
        moves = self.moves()
        return rng.choice(moves) if moves else ""

    def play(self, move: str) -> Self:
        """Return the position after a move. Raises IllegalMove, naming the rule."""
        return self.carry_out(str(move))[0]

    def play_all(self) -> Iterator[tuple[str, Self]]:
        """Yield every legal move with the position after it."""
        for move in self.moves():
            yield move, self.play(move)

    def trace(self, move: str) -> tuple[Self, list[Event]]:
        """Return the position after a move, and what happened, in order. Raises IllegalMove."""
        after, list_events = self.carry_out(str(move))
        events = [*list_events()]
        if result := after.result():
            events.append(Event("end", side=result.winner or "", what=result.reason))
        return after, events

    def canonical(self, move: str) -> str:
        """Return the move itself, if it is legal: a move has one text. Raises IllegalMove."""
        self.carry_out(str(move))
        return str(move)

    def stop(self) -> Self:
        """Return the position itself: a stop changes nothing here, and the record keeps it."""
        return self

    def trace_stop(self) -> tuple[Self, list[Event]]:
        """Return the position itself, and no events."""
        return self, []

    def repetition_key(self) -> object:
        """Return what is equal if two positions count as repetitions: by default, the state."""
        return self.state

    def options(self, parts: Sequence[str] = ()) -> Options:
        """Return what a player may choose next, having chosen `parts` of a move so far."""
        if parts:
            self.refuse_if_over()
        elif self.result():
            return Options()
        return self.find_options(parts)

    def preview(self, parts: Sequence[str]) -> tuple[Self, list[Event]]:
        """Return the position itself, if nothing happens before the move is complete."""
        return self, []

    def refuse_if_over(self) -> None:
        """Raise IllegalMove once the game is over."""
        if self.result():
            raise IllegalMove("over", say("game-over"))
