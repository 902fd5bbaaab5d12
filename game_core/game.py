"""The interface of every game and every position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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

    @property
    def turn(self) -> str:
        """The letter of the side to move; once the game is over, of the side that didn't.

        Examples:
            >>> get("oware").start().turn
            'S'
            >>> get("amphora").start().turn
            'w'
        """

    @property
    def cells(self) -> Mapping[str, str]:
        """The contents of each cup or square, as in the position's text.

        Examples:
            >>> position = get("oware").start().play("C")
            >>> position.cells["C"], position.cells["D"]
            ('0', '5')
            >>> get("african-chess").start().cells["e1"]
            'W'
        """

    @property
    def stores(self) -> tuple[int, int]:
        """What is next to the board, first side first: captured seeds, or rings in hand.

        Zeros in other games.

        Examples:
            >>> get("oware").parse("1,2,0,3,1,2/1,1,2,0,1,0 17-17 S").play("F").stores
            (21, 17)
            >>> get("african-queen").start().play("R@a1+a1-a3").stores
            (2, 3)
        """

    def is_check(self) -> bool:
        """Return whether the mover's King or touchstone is attacked; False in games without one.

        Examples:
            >>> get("african-chess").start().is_check()
            False
        """

    @property
    def heading(self) -> Said:
        """The round or phase, as a sentence; empty if there is nothing to say.

        Examples:
            >>> print(get("rio-kadalis").start().heading)
            Round 1.
        """

    def moves(self) -> tuple[str, ...]:
        """Return every legal move, in byte order; empty exactly when the game is over.

        Examples:
            >>> get("oware").start().moves()
            ('A', 'B', 'C', 'D', 'E', 'F')
        """

    def random_move(self, rng: Random) -> str:
        """Return a random legal move, all equally likely; empty if the game is over.

        If a position has thousands of moves, this is much faster than listing them all.

        Examples:
            >>> from random import Random
            >>> get("oware").start().random_move(Random(5))
            'E'
        """

    def play(self, move: str) -> Self:
        """Return the position after `move`. Raises IllegalMove, naming the rule.

        Examples:
            >>> print(get("oware").start().play("C"))
            4,4,0,5,5,5/5,4,4,4,4,4 0-0 N
        """

    def play_all(self) -> Iterator[tuple[str, Self]]:
        """Yield every legal move with the position after it.

        Examples:
            >>> for move, after in get("oware").parse("0,0,0,0,2,1/1,0,0,0,0,0 22-22 S").play_all():
            ...     print(move, after)
            E 0,0,0,0,0,2/2,0,0,0,0,0 22-22 N
            F 0,0,0,0,2,0/2,0,0,0,0,0 22-22 N
        """

    def trace(self, move: str) -> tuple[Self, list[Event]]:
        """Return the position after `move`, and what happened, in order. Raises IllegalMove.

        Examples:
            >>> after, events = get("oware").start().trace("C")
            >>> print(*events, sep=", ")
            lift C 4, drop D 5, drop E 5, drop F 5, drop a 5
        """

    def canonical(self, move: str) -> str:
        """Return a legal move, in any text `play` accepts, as `moves` has it. Raises IllegalMove.

        Examples:
            >>> get("oware").start().canonical("C")
            'C'
        """

    def stop(self) -> Self:
        """Return the position after an agreed stop: settled, the next round's first, or unchanged.

        Examples:
            >>> get("oware").start().stop().result()
            Result(winner=None, reason='stopped', score=(24, 24))
        """

    def trace_stop(self) -> tuple[Self, list[Event]]:
        """Return the position after an agreed stop, and what happened.

        Examples:
            >>> settled, events = get("oware").start().trace_stop()
            >>> print(events[0], events[-1], sep=", ")
            sweep A 4 S, end stopped
        """

    def result(self) -> Result | None:
        """Return how the game ended, or None while play continues.

        Examples:
            >>> get("oware").start().result() is None
            True
            >>> get("oware").parse("0,0,0,0,0,0/0,0,0,0,0,0 20-28 S").result()
            Result(winner='N', reason='over', score=(20, 28))
        """

    def outcome(self, reason: str) -> Result:
        """Return the result if the game ended here for `reason`.

        Examples:
            >>> get("oware").start().outcome("stopped")
            Result(winner=None, reason='stopped', score=(0, 0))
        """

    def repetition_key(self) -> object:
        """Return a hashable value that is equal if two positions count as repetitions.

        Examples:
            >>> position = get("african-chess").start()
            >>> position.repetition_key() == get("african-chess").start().repetition_key()
            True
        """

    def options(self, parts: Sequence[str] = ()) -> Options:
        """Return what a player may choose next, having chosen `parts` of a move so far.

        Once the game is over, all options are empty, and nothing is refused either. Raises
        IllegalMove if `parts` don't begin a legal move.

        Examples:
            >>> position = get("amphora").start()
            >>> position.options().cells
            ('c2', 'd2', 'e2')
            >>> position.options(["c2"]).cells
            ('c3',)
        """

    def preview(self, parts: Sequence[str]) -> tuple[Self, list[Event]]:
        """Return the board while a move is being chosen, and what its `parts` have done so far.

        The result is for display, not to play from. `parts` are an incomplete beginning of a legal
        move, as for `options`.

        Examples:
            >>> ringed, events = get("african-queen").start().preview(["ring", "a1"])
            >>> print(*events)
            ring a1 w
        """


class Game(Protocol):
    """A game: its names, its first position, and the reading of positions.

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

    @property
    def name(self) -> str:
        """The game's name as people write it.

        Examples:
            >>> get("rio-kadalis").name
            'Rio Kadalis'
        """

    @property
    def family(self) -> Family[Any]:
        """The kind of board, with everything about it.

        Examples:
            >>> get("oware").family.name
            'sowing'
            >>> get("oware").family.words.THING
            'sowing-seed'
        """

    @property
    def place(self) -> str:
        """The origin of the rules: a country, or the inventors.

        Examples:
            >>> get("kpo").place
            'Liberia'
        """

    @property
    def sides(self) -> Sequence[str]:
        """The letters of the two sides, the one at the bottom first.

        Examples:
            >>> get("oware").sides, get("amphora").sides
            ('SN', 'wb')
        """

    def start(self) -> Position:
        """Return the first position.

        Examples:
            >>> print(get("oware").start())
            4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
        """

    def parse(self, text: str) -> Position:
        """Read one line of text. Raises PositionError.

        Examples:
            >>> get("oware").parse("4,4,0,5,5,5/5,4,4,4,4,4 0-0 N").turn
            'N'
        """


def perft(position: Position, depth: int) -> int:
    """Count the sequences of `depth` legal moves from a position.

    This is the standard check of a move generator.

    Examples:
        >>> perft(get("oware").start(), 3)
        190
    """
    if depth == 0:
        return 1
    if depth == 1:
        return len(position.moves())
    # `sum` would take a twentieth longer.
    count = 0
    for _, following in position.play_all():
        count += perft(following, depth - 1)
    return count
