"""What search and puzzles ask of positions on squares, where families answer alike."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from game_core.family import Danger
from game_core.game import Position
from game_core.squares.position import SquaresPosition


def count_lost(
    before: SquaresPosition, after: SquaresPosition, letters: Sequence[Collection[str]]
) -> tuple[int, int]:
    """How many pieces a move took, for White and for Black; `letters` are those of each side.

    Whoever moves takes from the other side alone, and that side gains nothing meanwhile.
    """
    side = before.side
    theirs = letters[1 - side]
    taken = _count_pieces(before.board, theirs) - _count_pieces(after.board, theirs)
    return (0, taken) if side else (taken, 0)


def _count_pieces(board: Sequence[str], letters: Collection[str]) -> int:
    text = "".join(board)
    return sum(map(text.count, letters))


def count_choices(position: Position) -> None:
    """None: a position on squares may have thousands of moves."""
    return


def find_danger[P: SquaresPosition](position: P) -> Danger:
    """Whether the side to move can take anything, as a Danger that is not counted."""
    game = position.game
    return Danger(count=int(game.family.evaluation.find_evaluation(position).can_capture(position)))


def find_threatened(position: Position) -> Mapping[str, int]:
    """An empty mapping: threats are not counted, as a piece may be guarded."""
    return {}


def list_places(position: SquaresPosition) -> Sequence[object]:
    """What stands on each square."""
    return position.board
