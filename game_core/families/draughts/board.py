"""The seven-by-seven board: its squares, its pieces, and where steps and leaps lead.

Squares are numbered in the order of their names: 0 is a1, 1 is a2, 48 is g7. A set of squares is an
int with bit N set for square N. Side 0 is White, who moves up the board; side 1 is Black.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from game_core.notation import SIDES, Square, name_square

SIZE = 7
MEN, RINGED = ("M", "m"), ("Q", "q")
"""The letters of a man and of a ringed piece, by side."""

PLACES: tuple[Square, ...] = tuple((file, rank) for file in range(SIZE) for rank in range(SIZE))
"""The place of each square: file and rank, from 0."""
SQUARES = tuple(map(name_square, PLACES))
"""The names of the squares."""
NUMBERS = {name: square for square, name in enumerate(SQUARES)}

FORWARD = (1, -1)
"""The change of rank when a side moves forward."""

type Leap = tuple[int, int, int]
"""The leapt-over square and the landing square, each as a set, and the latter's number."""
type Steps = tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]
"""The squares that pieces may step to, by side, by whether they have a ring, and by square."""
type Leaps = tuple[tuple[tuple[tuple[Leap, ...], ...], ...], ...]
"""The leaps that pieces may make, by the same."""


def is_plain(square: int) -> bool:
    """Return whether a square is plain, for flat pieces; the rest have holes, for round ones."""
    return sum(PLACES[square]) % 2 == 0


def find_other(side: str) -> str:
    """Return the letter of the other side."""
    return SIDES[1 - SIDES.index(side)]


def middle(square: int, other: int) -> int:
    """Return the square halfway between two squares that are a leap apart."""
    return (square + other) // 2


def gather(pieces: Iterable[str], letters: Collection[str]) -> int:
    """Return the set of squares that hold a piece with one of these letters."""
    return sum(1 << square for square, piece in enumerate(pieces) if piece in letters)


def each(squares: int) -> Iterator[int]:
    """Yield the squares of a set, in order."""
    return (square for square in range(len(SQUARES)) if squares >> square & 1)


def _find_near(square: int, ways: Iterable[tuple[int, int]]) -> list[int]:
    """Return the squares at these offsets of file and rank that are on the board, in order."""
    file, rank = PLACES[square]
    places = [(file + across, rank + up) for across, up in ways]
    return [number for number, place in enumerate(PLACES) if place in places]


def _find_steps(square: int, ups: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(_find_near(square, [(across, up) for across in (-1, 1) for up in ups]))


def _find_leaps(square: int, ups: tuple[int, ...]) -> tuple[Leap, ...]:
    ways = [(-2, 0), (2, 0), *((across, 2 * up) for across in (-2, 0, 2) for up in ups)]
    return tuple((1 << middle(square, to), 1 << to, to) for to in _find_near(square, ways))


UPS = tuple(((forward,), (1, -1)) for forward in FORWARD)
"""The directions, up and down, in which a side's pieces may go: without a ring and with one."""


def _tabulate[Way](
    find: Callable[[int, tuple[int, ...]], tuple[Way, ...]],
) -> tuple[tuple[tuple[tuple[Way, ...], ...], ...], ...]:
    squares = range(len(SQUARES))
    return tuple(tuple(tuple(find(at, ups) for at in squares) for ups in both) for both in UPS)


STEPS: Steps = _tabulate(_find_steps)
"""The squares a piece may step to: `STEPS[side][ringed][square]`."""
LEAPS: Leaps = _tabulate(_find_leaps)
"""The leaps it may make: `LEAPS[side][ringed][square]`, in the order of where they land."""
FAR = tuple(
    sum(1 << square for square, (_, rank) in enumerate(PLACES) if rank == far)
    for far in (SIZE - 1, 0)
)
"""The rank farthest from a side's start, as a set of squares, by side."""


def _find_rays(square: int) -> Iterator[tuple[int, ...]]:
    file, rank = PLACES[square]
    for across in (-1, 1):
        for up in (-1, 1):
            places = ((file + across * far, rank + up * far) for far in range(1, SIZE))
            yield tuple(NUMBERS[name_square(place)] for place in places if place in PLACES)


RAYS = tuple(tuple(_find_rays(square)) for square in range(len(SQUARES)))
"""From each square, the diagonals to the edge of the board, the nearest square first."""
