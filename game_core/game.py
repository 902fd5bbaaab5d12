"""What every game and every position of it offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, Self

from game_core.family import Family
from game_core.messages import Said
from game_core.types import Event, Options, Result

if TYPE_CHECKING:
    from random import Random


class Position(Protocol):
    """One state of a game, an immutable value. `str(position)` is its text.

    Examples:
        >>> position = get("oware").parse("4,4,0,5,5,5/5,4,4,4,4,4 0-0 N")
        >>> str(position)
        '4,4,0,5,5,5/5,4,4,4,4,4 0-0 N'
        >>> position
        get('oware').parse('4,4,0,5,5,5/5,4,4,4,4,4 0-0 N')
    """

    @property
    def game(self) -> Game:
        """The game this is a position of.

        Examples:
            >>> get("oware").start().game.name
            'Oware'
        """
        ...

    @property
    def turn(self) -> str:
        """The letter of the side to move; once the game is over, of the side that did not.

        Examples:
            >>> get("oware").start().turn
            'S'
            >>> get("amphora").start().turn
            'w'
        """
        ...

    @property
    def cells(self) -> Mapping[str, str]:
        """What is in each cup or on each square, as the position's text has it.

        Examples:
            >>> position = get("oware").start().play("C")
            >>> position.cells["C"], position.cells["D"]
            ('0', '5')
            >>> get("african-chess").start().cells["e1"]
            'W'
        """
        ...

    @property
    def stores(self) -> tuple[int, int]:
        """How many seeds each side has captured, first side first; none in games without stores.

        Examples:
            >>> get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S").play("F").stores
            (21, 17)
        """
        ...

    def is_check(self) -> bool:
        """Whether the King or touchstone of the side to move is attacked; False where none is.

        Examples:
            >>> get("african-chess").start().is_check()
            False
        """
        ...

    @property
    def heading(self) -> Said:
        """What round or phase this is, as a sentence; empty when there is nothing to say.

        Examples:
            >>> print(get("rio-kadalis").start().heading)
            Round 1.
        """
        ...

    def moves(self) -> tuple[str, ...]:
        """Every legal move, in byte order; empty exactly when the game is over.

        Examples:
            >>> get("oware").start().moves()
            ('A', 'B', 'C', 'D', 'E', 'F')
        """
        ...

    def random_move(self, rng: Random) -> str:
        """One of the legal moves, each as likely as any other; empty when the game is over.

        Where a position has thousands of moves, this is much faster than to list them all.

        Examples:
            >>> from random import Random
            >>> get("oware").start().random_move(Random(5))
            'E'
        """
        ...

    def play(self, move: str) -> Self:
        """The position after `move`. Raises IllegalMove, naming the rule.

        Examples:
            >>> print(get("oware").start().play("C"))
            4,4,0,5,5,5/5,4,4,4,4,4 0-0 N
        """
        ...

    def trace(self, move: str) -> tuple[Self, list[Event]]:
        """The position after `move`, and what happened, in order. Raises IllegalMove.

        Examples:
            >>> after, events = get("oware").start().trace("C")
            >>> print(*events, sep=", ")
            lift C 4, drop D 5, drop E 5, drop F 5, drop a 5
        """
        ...

    def canonical(self, move: str) -> str:
        """A legal move, by whatever text `play` takes it, as `moves` writes it. Raises IllegalMove.

        Examples:
            >>> get("oware").start().canonical("C")
            'C'
        """
        ...

    def stop(self) -> Self:
        """What an agreed stop leaves: the settled position, the next round's first, or itself.

        Examples:
            >>> get("oware").start().stop().result()
            Result(winner=None, reason='stopped', score=(24, 24))
        """
        ...

    def trace_stop(self) -> tuple[Self, list[Event]]:
        """What an agreed stop leaves, and what happened.

        Examples:
            >>> settled, events = get("oware").start().trace_stop()
            >>> print(events[0], events[-1], sep=", ")
            sweep A 4 S, end stopped
        """
        ...

    def result(self) -> Result | None:
        """How the game ended, or None while play goes on.

        Examples:
            >>> get("oware").start().result() is None
            True
            >>> get("oware").parse("0,0,0,0,0,0/0,0,0,0,0,0 20-28 S").result()
            Result(winner='N', reason='over', score=(20, 28))
        """
        ...

    def outcome(self, reason: str) -> Result:
        """The result if the game ended here for `reason`.

        Examples:
            >>> get("oware").start().outcome("stopped")
            Result(winner=None, reason='stopped', score=(0, 0))
        """
        ...

    def repetition_key(self) -> object:
        """What must be equal for two positions to count as the same one coming back; hashable.

        Examples:
            >>> position = get("african-chess").start()
            >>> position.repetition_key() == get("african-chess").start().repetition_key()
            True
        """
        ...

    def options(self, parts: Sequence[str] = ()) -> Options:
        """What a player may choose next, having chosen `parts` of a move so far.

        Once the game is over that is nothing, and nothing is refused either: all options are empty.
        Raises IllegalMove when `parts` are no beginning of a legal move.

        Examples:
            >>> position = get("amphora").start()
            >>> position.options().cells
            ('c2', 'd2', 'e2')
            >>> position.options(["c2"]).cells
            ('c3',)
        """
        ...

    def preview(self, parts: Sequence[str]) -> tuple[Self, list[Event]]:
        """The board while a move is being chosen, and what its `parts` have done so far.

        It is there to be looked at, not to be played from. `parts` are the beginning of a legal
        move, as `options` takes it, and not the whole.

        Examples:
            >>> ringed, events = get("african-queen").start().preview(["ring", "a1"])
            >>> print(*events)
            ring a1 w
        """
        ...


class Game(Protocol):
    """One game: its names, its first position, and the reading of positions.

    Examples:
        >>> oware = get("oware")
        >>> oware.name, oware.place
        ('Oware', 'Ghana')
        >>> oware
        get('oware')
    """

    @property
    def slug(self) -> str:
        """The game's name in links and files: `oware`.

        Examples:
            >>> get("rio-kadalis").slug
            'rio-kadalis'
        """
        ...

    @property
    def name(self) -> str:
        """The game's name as people write it.

        Examples:
            >>> get("rio-kadalis").name
            'Rio Kadalis'
        """
        ...

    @property
    def family(self) -> Family[Any]:
        """The kind of board, with all that is known of it.

        Examples:
            >>> get("oware").family.name
            'sowing'
            >>> get("oware").family.words.THING
            'sowing-seed'
        """
        ...

    @property
    def place(self) -> str:
        """Where the rules come from: a country, or the inventors.

        Examples:
            >>> get("kpo").place
            'Liberia'
        """
        ...

    @property
    def sides(self) -> Sequence[str]:
        """The letters of the two sides, the one at the bottom first.

        Examples:
            >>> get("oware").sides, get("amphora").sides
            ('SN', 'wb')
        """
        ...

    def start(self) -> Position:
        """The first position.

        Examples:
            >>> print(get("oware").start())
            4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
        """
        ...

    def parse(self, text: str) -> Position:
        """Read one line of text. Raises PositionError.

        Examples:
            >>> get("oware").parse("4,4,0,5,5,5/5,4,4,4,4,4 0-0 N").turn
            'N'
        """
        ...


def perft(position: Position, depth: int) -> int:
    """How many sequences of `depth` legal moves start from a position.

    It's how the field checks a move generator.

    Examples:
        >>> perft(get("oware").start(), 3)
        190
    """
    if depth == 0:
        return 1
    moves = position.moves()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        count += perft(position.play(move), depth - 1)
    return count
