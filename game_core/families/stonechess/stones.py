"""The actions of stones: step, go to the other end of their line, swap with a piece."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from operator import attrgetter

from game_core.families.stonechess.chess.grid import ARMIES, MEN, STRAIGHT, Grid, Ray
from game_core.families.stonechess.chess.rules import Changes
from game_core.notation import EMPTY

STONE = "O"
SHORTEST_LINE = 3
"""The number of stones in an unbroken line that allows one to go from end to end."""


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """A stone's move from one square to another; with `swap`, the piece there takes its place."""

    stone: int
    target: int
    swap: bool
    text: str
    """The action as it ends the text of a move: `+f5f6`, `+f5~e5`."""

    def changes(self, board: Sequence[str]) -> Changes:
        """Return the changes that the action makes to the board."""
        return {self.stone: board[self.target], self.target: STONE}


@dataclass(frozen=True, slots=True)
class StoneWay:
    """One of a stone's directions from a square, and what it can meet there."""

    ahead: Ray
    behind: int | None
    """The neighboring square in the opposite direction."""
    step: Action
    swap: Action


class Stones:
    """The rules of stones on one board."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.last_ranks = (0, grid.height - 1)
        """Where no Pawn may be put."""
        self.ways = [self._ways(square) for square in grid.squares]
        self._extended: dict[tuple[int, int], Action] = {}

    def actions(
        self, side: int, undo: tuple[int, int] | None, board: Sequence[str], stone: int
    ) -> list[Action]:
        """Return the actions of one stone for a side, in order of text, ignoring its King's safety.

        `undo`, a stone's square and a target, is the one action not open to that stone.
        """
        men, pawn = MEN[side], ARMIES[side][-1]
        found = []
        for way in self.ways[stone]:
            there = board[way.ahead[0]]
            if there == EMPTY:
                found.append(way.step)
            elif there == STONE:
                if way.behind is None or board[way.behind] != STONE:
                    end = find_end(board, way.ahead)
                    if end is not None:
                        found.append(self._extend(stone, end))
            elif there in men and (there != pawn or self.grid.rank(stone) not in self.last_ranks):
                found.append(way.swap)
        if undo is not None and undo[0] == stone:
            found = [action for action in found if action.target != undo[1]]
        return sorted(found, key=_text) if len(found) > 1 else found

    def _extend(self, stone: int, target: int) -> Action:
        # Not functools.cache, which can't be pickled.
        action = self._extended.get((stone, target))
        if action is None:
            action = self._action(stone, target, swap=False)
            self._extended[stone, target] = action
        return action

    def lay_out(self, board: Sequence[str], side: int, undo: tuple[int, int] | None) -> Layout:
        """Return the actions of all stones for a side."""
        find = partial(self.actions, side, undo)
        squares = [square for square, piece in enumerate(board) if piece == STONE]
        squares.sort(key=self.grid.names.__getitem__)
        beside: dict[int, list[int]] = {}
        for stone in squares:
            for way in self.ways[stone]:
                for square in way.ahead:
                    if board[square] != STONE:
                        beside.setdefault(square, []).append(stone)
                        break
        return Layout(find, {stone: find(board, stone) for stone in squares}, beside)

    def _ways(self, square: int) -> list[StoneWay]:
        straight = self.grid.straight[square]
        opposite = [straight[STRAIGHT.index((-files, -ranks))] for files, ranks in STRAIGHT]
        return [
            StoneWay(
                ray,
                next(iter(back), None),
                self._action(square, ray[0], swap=False),
                self._action(square, ray[0], swap=True),
            )
            for ray, back in zip(straight, opposite, strict=True)
            if ray
        ]

    def _action(self, stone: int, target: int, *, swap: bool) -> Action:
        names = self.grid.names
        return Action(stone, target, swap, f"+{names[stone]}{'~' * swap}{names[target]}")


_text = attrgetter("text")


type Finder = Callable[[Sequence[str], int], list[Action]]
"""Finds the actions of the stone on a square of a board."""


class Layout:
    """The actions of all stones on one board and on those a chess move away, in order of text."""

    def __init__(
        self, find: Finder, by_stone: dict[int, list[Action]], beside: dict[int, list[int]]
    ) -> None:
        self._find = find
        self.by_stone = by_stone
        self.beside = beside
        """By square, the stones whose actions depend on its contents."""
        self.actions = [action for actions in by_stone.values() for action in actions]
        self.texts = [action.text for action in self.actions]

    def keep(self, is_kept: Callable[[Action], bool]) -> Layout:
        """Return the same layout with only some of the actions."""

        def find(board: Sequence[str], stone: int) -> list[Action]:
            return list(filter(is_kept, self._find(board, stone)))

        kept = {stone: list(filter(is_kept, each)) for stone, each in self.by_stone.items()}
        return Layout(find, kept, self.beside)

    def after(self, board: Sequence[str], changed: Collection[int]) -> list[Action]:
        """Return the actions after a chess move has changed some squares."""
        touched = {stone for square in changed for stone in self.beside.get(square, ())}
        found: list[Action] = []
        for stone, actions in self.by_stone.items():
            found += self._find(board, stone) if stone in touched else actions
        return found


def find_end(board: Sequence[str], ahead: Ray) -> int | None:
    """Return the empty square just past a line of stones; `ahead` leads along it from its first.

    None if the line is too short or its other end is blocked.
    """
    for length, square in enumerate(ahead, start=1):
        if board[square] != STONE:
            return square if length >= SHORTEST_LINE and board[square] == EMPTY else None
    return None
