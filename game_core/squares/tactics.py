"""Answers for search and puzzles that families of games on squares share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game_core.family import Danger
from game_core.game import Position
from game_core.notation import find_square
from game_core.squares.position import SquaresPosition


def value_squares(
    letters: str, names: Sequence[str], worth: Callable[[str, int, int], int]
) -> dict[str, tuple[int, ...]]:
    """Return the value of each piece on each square, from White's view.

    `worth` returns it for the capital letter of a kind, the file, and the ranks that lie behind.
    """
    places = [find_square(name) for name in names]
    last = max(rank for _, rank in places)

    def value(letter: str, file: int, rank: int) -> int:
        if letter.isupper():
            return worth(letter, file, rank)
        return -worth(letter.upper(), file, last - rank)

    return {letter: tuple(value(letter, *place) for place in places) for letter in letters}


def count_taken(before: SquaresPosition, move: str, after: SquaresPosition) -> tuple[int, int]:
    """Count the pieces a move captured, for White and for Black.

    The side that moves captures only the other's pieces, and the other gains nothing meanwhile.
    """
    side = before.side
    had, has = "".join(before.board), "".join(after.board)
    taken = sum(had.count(piece) - has.count(piece) for piece in before.game.letters[1 - side])
    return (0, taken) if side else (taken, 0)


def count_choices(position: Position) -> None:
    """Return None: a position on squares may have thousands of moves."""
    return


def find_danger[P: SquaresPosition](position: P) -> Danger:
    """Tell whether the side to move can capture anything, as a Danger that isn't counted."""
    game = position.game
    return Danger(count=int(game.family.tactics.find_evaluation(position).can_capture(position)))


def find_threatened(position: Position) -> Mapping[str, int]:
    """Return an empty mapping: threats aren't counted, since a piece may be guarded."""
    return {}


def list_places(position: SquaresPosition) -> Sequence[object]:
    """List what stands on each square."""
    return position.board
