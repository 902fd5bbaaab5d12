"""Find all legal moves at once, from lines that were sown before.

What a move does depends only on the stones on its square and on as many squares of a line as there
are stones in the group. The same few stones recur again and again, so `sow` handles each case once,
and the result is cached.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import combinations_with_replacement
from operator import itemgetter
from typing import NamedTuple

from game_core.families.stacking.board import (
    DIRECTIONS,
    LINES,
    MOST,
    NAMES,
    NEAR,
    ORDER,
    SIZE,
    SQUARES,
    TOUCH,
    Board,
    Line,
    stones_of,
)
from game_core.families.stacking.sowing import ALONE, list_moves, sow
from game_core.notation import EMPTY
from game_core.types import IllegalMove

type Places = tuple[str, ...]
"""The stones on the squares of a line, in order."""

REMEMBERED = 1 << 14
"""The most lines to cache; a hundred random games meet a few thousand."""
_STONES = [
    "".join(stones)
    for count in range(MOST + 1)
    for stones in combinations_with_replacement(ORDER, count)
]
COUNTS = [{stones: len(stones_of(stones, side)) for stones in _STONES} for side in (0, 1)]
"""The number of a square's stones that belong to a side, by side and stones."""
RIGHT = DIRECTIONS.index((1, 0))


class Way(NamedTuple):
    """One way to move the stones of a square along a line.

    `end` is its index among the texts of a Start. `places` are the stones on the square and the
    next ones afterward, `taken` is the number of captured stones; `wins` says that the other
    touchstone is among them, and `goes` is the index in `places` of the mover's touchstone, 0 if
    it stays.
    """

    end: int
    places: Places
    taken: int
    wins: bool
    goes: int


class Start(NamedTuple):
    """The squares of a line from the one where a group is."""

    squares: Line
    read: Callable[[Board], Places]
    """Returns the stones on these squares of a board."""
    bits: int
    """The squares as a bit set."""
    texts: Sequence[str]
    """The moves along the line: without a landing, the touchstone alone, and with each landing."""


type Play = tuple[Start, Way]
"""A legal move: where it begins, and what it does there."""


class Ways(dict[Places, tuple[Way, ...]]):
    """By places, the ways to move a side's stones from the first over the others, ignoring guard.

    There's a place for each stone of the group, or fewer up to the edge.
    """

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def __missing__(self, places: Places) -> tuple[Way, ...]:
        if len(self) >= REMEMBERED:
            self.clear()
        self[places] = ways = tuple(self._find(places))
        return ways

    def _find(self, places: Places) -> Iterator[Way]:
        side, origin = self.side, SIZE - len(places)
        board = (*(EMPTY,) * origin, *places, *(EMPTY,) * (len(SQUARES) - SIZE))
        for move in list_moves(board, side, origin, RIGHT):
            with suppress(IllegalMove):
                sowing = sow(board, side, move)
                taken = "".join(sowing.taken.values())
                after = tuple(sowing.changes.values())
                end = int(move.alone) if move.landing is None else move.landing + 2
                yield Way(end, after, len(taken), TOUCH[1 - side] in taken, sowing.landing + 1)


WAYS = Ways(0), Ways(1)
"""The ways of each side, filled as they are needed."""


@cache
def list_starts(origin: int, count: int) -> tuple[Start, ...]:
    """Return the lines along which a group of `count` can leave a square."""
    return tuple(find_start(origin, way, count) for way, line in enumerate(LINES[origin]) if line)


@cache
def find_start(origin: int, direction: int, count: int) -> Start:
    """Return the line along which a group of `count` leaves a square in one direction."""
    squares = (origin, *LINES[origin][direction][:count])
    bits = sum(1 << square for square in squares)
    way = NAMES[origin] + NAMES[squares[1]]
    texts = [way, way + ALONE, *(f"{way}@{NAMES[landing]}" for landing in squares[1:])]
    return Start(squares, itemgetter(*squares), bits, texts)


def find_plays(board: Board, side: int) -> dict[str, Play]:
    """Return all legal moves by their texts, with both touchstones on the board."""
    other, known = 1 - side, WAYS[side]
    own = [(square, count) for square, count in enumerate(count_stones(board, side)) if count]
    home = next(square for square, _ in own if TOUCH[side] in board[square])
    # No group can join these: a move brings no stone of the other side anywhere.
    theirs = count_stones(board, other)
    hunters = find_hunters(theirs, home)
    in_guard = is_hunted(board, hunters, other)
    danger = 0
    for hunter in hunters:
        danger |= hunter.bits
    found: dict[str, Play] = {}
    for origin, count in own:
        for start in list_starts(origin, count):
            ways = known[start.read(board)]
            if in_guard or origin == home or start.bits & danger:
                for way in ways:
                    near = find_hunters(theirs, start.squares[way.goes]) if way.goes else hunters
                    if way.wins or not near or not is_hunted(play(board, start, way), near, other):
                        found[start.texts[way.end]] = start, way
            else:
                for way in ways:
                    found[start.texts[way.end]] = start, way
    return found


def play(board: Board, start: Start, way: Way) -> Board:
    """Return the board after a move."""
    after = list(board)
    for square, stones in zip(start.squares, way.places, strict=False):
        after[square] = stones
    return tuple(after)


def find_attacker(board: Board, home: int, side: int) -> int | None:
    """Return a square from which a side can capture the touchstone on `home`, or None.

    The capturing side's own touchstone needn't be safe: the capture ends the game.
    """
    hunters = find_hunters(count_stones(board, side), home)
    return next((each.squares[0] for each in hunters if is_hunted(board, [each], side)), None)


def count_stones(board: Board, side: int) -> list[int]:
    """Return the number of a side's stones on each square."""
    counts = COUNTS[side]
    return [counts[stones] for stones in board]


def find_hunters(groups: Sequence[int], home: int) -> list[Start]:
    """Return the lines along which groups are large enough to reach a touchstone on `home`.

    `groups` are the numbers of a side's stones on each square.
    """
    return [
        find_start(origin, direction, groups[origin])
        for origin, direction, distance in NEAR[home]
        if groups[origin] >= distance
    ]


def is_hunted(board: Board, hunters: Sequence[Start], side: int) -> bool:
    """Return whether a side can capture the touchstone by a move along one of these lines."""
    for hunter in hunters:
        for way in WAYS[side][hunter.read(board)]:
            if way.wins:
                return True
    return False
