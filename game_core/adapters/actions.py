"""Numbered actions: any game's moves in steps from a fixed list, and positions as numbers.

A move's text splits into a few parts, such as `e2`, `e4`, `+f5` and `f6`. A game has a thousand
parts at most, while some have millions of moves, so one action is one part.
"""

from __future__ import annotations

import re
from itertools import product

from game_core.game import Game
from game_core.record import Record
from game_core.registry import get

PART = re.compile(r"[GR]@[a-p][1-9]|[@+~*-]?[a-p][1-9]|[a-z]+|[A-F]")
SIGNS = ("", "G@", "R@", "@", "+", "~", "*", "-")
WORDS = ("keep", "turn")
LETTERS = ("t", "q", "r", "b", "n")
END = "."
"""Ends a move that could continue, such as a Double Eighteen-Stone move without a stone."""
PIECES = "wWbBPKGpkgMQmqRNrnO"
MARKS = "xsn"
MOST = 1000
"""The number of plies after which a game is declared a tie."""


class Match:
    """A game in progress, played action by action.

    `actions` lists all parts by number; `legal` has the numbers of those that may come next.
    """

    def __init__(self, game: Game | str) -> None:
        self.record = Record(get(game))
        self.cells = tuple(self.record.position.cells)
        if self.record.game.family.sows:
            self.actions = (*self.cells, *WORDS)
        else:
            self.actions = (*map("".join, product(SIGNS, self.cells)), *LETTERS, END)
        self._numbers = {part: number for number, part in enumerate(self.actions)}
        self.parts: tuple[str, ...] = ()
        """Those of the move under way."""
        self._moves: dict[str, tuple[str, ...]] = {}
        self._begin()

    @property
    def is_over(self) -> bool:
        """True once the game has ended or run too long."""
        return self.record.result() is not None or len(self.record.plies) >= MOST

    @property
    def mover(self) -> int:
        """The number of the side to move: 0 is the first."""
        return self.record.game.sides.index(self.record.position.turn)

    def returns(self) -> tuple[int, int]:
        """Return 1 for the winner and -1 for the loser; zeros for a tie or an unfinished game."""
        result = self.record.result()
        if result is None or result.winner is None:
            return 0, 0
        return (1, -1) if self.record.game.sides.index(result.winner) == 0 else (-1, 1)

    def act(self, action: int) -> None:
        """Take a legal action. Raises ValueError for any other."""
        if action not in self.legal:
            raise ValueError(f"{action} is not a legal action now.")
        self.parts = (*self.parts, self.actions[action])
        at = len(self.parts)
        self._moves = {move: s for move, s in self._moves.items() if s[:at] == self.parts}
        done = [move for move, parts in self._moves.items() if parts == self.parts]
        if done:
            self.record = self.record.play(done[0])
            self._begin()
        else:
            self._list(at)

    def observe(self) -> list[int]:
        """Return numbers: how much of each kind of content each cell has, then stores and side.

        Then, for each cell, the number of parts of the unfinished move that name it.
        """
        position = self.record.position
        held = position.cells.values()
        if self.record.game.family.sows:
            planes = [int(text.strip(MARKS) or 0) for text in held]
            planes += [int(mark in text) for mark, text in product(MARKS, held)]
        else:
            planes = [text.count(piece) for piece, text in product(PIECES, held)]
        named = [sum(cell == part[-2:] for part in self.parts) for cell in self.cells]
        return [*planes, *position.stores, self.mover, *named]

    def _begin(self) -> None:
        over = self.is_over
        moves = {m: tuple(PART.findall(m)) for m in self.record.position.moves() if not over}
        starts = {parts[:at] for parts in moves.values() for at in range(1, len(parts))}
        self._moves = {m: (*parts, END) if parts in starts else parts for m, parts in moves.items()}
        self.parts = ()
        self._list(0)

    def _list(self, at: int) -> None:
        self.legal = sorted({self._numbers[parts[at]] for parts in self._moves.values()})
