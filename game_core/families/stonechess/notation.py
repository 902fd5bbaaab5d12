"""The text of a position: board, side to move, castling, passed square, quiet moves, last stone.

`rnbq…/…/RNBQ… w AELPaelp - 0 -`: ranks from the highest down, `O` a stone; the files of Rooks that
may still castle; the square that a Pawn has just passed over; the moves since the last capture or
Pawn move; and the origin and target of a stone on the last move, `c5g5`.
"""

from __future__ import annotations

import re
from collections import Counter

from game_core.families.stonechess.chess.attacks import find_attackers
from game_core.families.stonechess.chess.grid import ARMIES, PAWN, color
from game_core.families.stonechess.chess.rules import Chess, ChessState
from game_core.families.stonechess.halfmove import StoneChessState, StonePath
from game_core.families.stonechess.stones import SHORTEST_LINE, STONE, Stones
from game_core.messages import Said, cell, say, term
from game_core.messages import text as quote
from game_core.notation import (
    BOARD,
    FILES,
    MOST_QUIET,
    OWNERS,
    QUIET_TURNS,
    SIDES,
    Fields,
    read_board,
    write_board,
)
from game_core.types import SIDE_TO_MOVE, Field, PositionError

FIELDS = (
    BOARD,
    SIDE_TO_MOVE,
    Field("castling", term("stonechess-field-castling")),
    Field("passed square", term("stonechess-field-passed")),
    QUIET_TURNS,
    Field("last stone", term("stonechess-field-stone")),
)
NOTHING = "-"


def write(situation: StoneChessState, quiet: int) -> str:
    """Return a position's text, one line that `Reader` accepts."""
    state, moved, grid = situation.before, situation.moved, situation.chess.grid
    board = write_board(state.board, [grid.width] * grid.height)
    rights = sorted(
        color(FILES[grid.file(rook)], state.board[rook].islower()) for rook in state.rights
    )
    castling = "".join(rights) or NOTHING
    passed = NOTHING if state.passed is None else grid.names[state.passed]
    stone = "".join(grid.names[square] for square in moved or ()) or NOTHING
    return f"{board} {SIDES[state.side]} {castling} {passed} {quiet} {stone}"


class Reader(Fields):
    """Reads a position of a game whose first position has the pieces and stones of `setup`."""

    def __init__(self, text: str, chess: Chess, stones: Stones, setup: Counter[str]) -> None:
        super().__init__(text, FIELDS)
        self.chess, self.grid = chess, chess.grid
        self.stones, self.setup = stones, setup

    def read(self) -> tuple[StoneChessState, int]:
        """Return the state and the quiet moves. Raises PositionError for the first fault."""
        squares, _, castling, passed_square, _, last_stone = self.words
        board = self._read_board(squares)
        side = self.read_side()
        rights = self._read_rights(castling, board)
        moved = self._read_moved(last_stone, board)
        passed = self._read_passed(passed_square, board, side, moved)
        quiet = self.read_number(4, MOST_QUIET)
        king = board.index(ARMIES[1 - side][0])
        if find_attackers(self.grid, board, king, side):
            said = say("stonechess-king-open", mover=OWNERS[side], owner=OWNERS[1 - side])
            raise self._fault_at(king, board, said)
        state = ChessState(board, side, rights, passed)
        return StoneChessState(self.chess, self.stones, state, moved), quiet

    def _fault_at(self, square: int, board: tuple[str, ...], reason: Said) -> PositionError:
        pieces = [at for at, piece in enumerate(board) if piece]
        # The text begins with the highest rank.
        pieces.sort(key=lambda at: (-self.grid.rank(at), at))
        letters = [found.start() for found in re.finditer("[A-Za-z]", self.words[0])]
        return self.fault(0, reason, letters[pieces.index(square)])

    def _read_board(self, text: str) -> tuple[str, ...]:
        letters = "".join((*ARMIES[0], *ARMIES[1], STONE))
        board = read_board(text, [self.grid.width] * self.grid.height, letters)
        self._check_counts(board)
        for square, piece in enumerate(board):
            if piece.upper() == PAWN and self.grid.rank(square) in self.chess.last_ranks:
                said = say("stonechess-pawn-rank", square=cell(self.grid.names[square]))
                raise self._fault_at(square, board, said)
        return board

    def _check_counts(self, board: tuple[str, ...]) -> None:
        """Raise PositionError if the first position's pieces and stones can't have become these."""
        counts = Counter(board)
        if counts[STONE] != self.setup[STONE]:
            stones, known = counts[STONE], self.setup[STONE]
            raise self.fault(0, say("stonechess-stone-count", stones=stones, known=known))
        for owner, army in zip(OWNERS, ARMIES, strict=True):
            king, *pieces, pawn = army
            if counts[king] != 1:
                said = say("stonechess-king-count", owner=owner, kings=counts[king])
                raise self.fault(0, said)
            promoted = sum(max(0, counts[piece] - self.setup[piece]) for piece in pieces)
            pawns = counts[pawn]
            if pawns <= self.setup[pawn] - promoted:
                continue
            if not promoted:
                raise self.fault(0, say("stonechess-pawn-count", pawns=pawns, owner=owner))
            said = say(
                "stonechess-pawn-count-promoted", pawns=pawns, promoted=promoted, owner=owner
            )
            raise self.fault(0, said)

    def _read_rights(self, text: str, board: tuple[str, ...]) -> frozenset[int]:
        if text == NOTHING:
            return frozenset()
        letters = {
            color(FILES[self.grid.file(rook)], self.grid.rank(rook) > 0): rook
            for rook in self.chess.homes
        }
        order = sorted(letters)
        if [letter for letter in order if letter in text] != list(text):
            known = quote("".join(order))
            raise self.fault(2, say("stonechess-no-rights", word=quote(text), known=known))
        for letter in text:
            rook = letters[letter]
            king, _, own_rook, *_ = ARMIES[letter.islower()]
            if (board[rook], board[self.chess.homes[rook]]) != (own_rook, king):
                square = cell(self.grid.names[rook])
                said = say("stonechess-rights-gone", letter=quote(letter), square=square)
                raise self.fault(2, said)
        return frozenset(letters[letter] for letter in text)

    def _read_passed(
        self, text: str, board: tuple[str, ...], side: int, moved: StonePath | None
    ) -> int | None:
        if text == NOTHING:
            return None
        square = self._square(text, 3)
        other = 1 - side
        double_step = self.chess.double_steps[other].get(square)
        if (
            double_step is None
            or board[square]
            or board[double_step[1]] != ARMIES[other][-1]
            # A stone may have moved to where the Pawn was.
            or (board[double_step[0]] and (moved is None or moved[1] != double_step[0]))
        ):
            said = say("stonechess-not-passed", owner=OWNERS[other], square=cell(text))
            raise self.fault(3, said)
        return square

    def _read_moved(self, text: str, board: tuple[str, ...]) -> StonePath | None:
        if text == NOTHING:
            return None
        origin, target = self._square(text[:2], 5), self._square(text[2:], 5)
        lines = [ray for ray in self.grid.straight[origin] if target in ray]
        between = [board[square] for ray in lines for square in ray[: ray.index(target)]]
        went = (
            lines
            and board[origin] != STONE
            and board[target] == STONE
            and len(between) not in range(1, SHORTEST_LINE - 1)
            and set(between) <= {STONE}
        )
        if not went:
            said = say("stonechess-not-gone", origin=cell(text[:2]), target=cell(text[2:]))
            raise self.fault(5, said)
        return origin, target

    def _square(self, text: str, field: int) -> int:
        square = self.grid.numbers.get(text)
        if square is None:
            raise self.fault(field, say("squares-no-square", typed=quote(text)))
        return square
