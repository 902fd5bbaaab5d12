"""The text of a position.

`ppkpp/ppp/5/7/7/5/PPP/PPKPP w Gg 00 -`: ranks from the highest down; side to move; Guards still
off the board; sideways moves in a row, White's and Black's; `x` if the side to move lost a Pawn on
the last move.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate, pairwise, product

from game_core.families.amphora.board import GUARDS, KINGS, PAWNS, RANKS, SIDES, name_piece
from game_core.families.amphora.state import MOST_ASIDE, AmphoraState
from game_core.notation import read_ranks, split_fields, write_ranks
from game_core.types import SIDE_NAMES, PositionError

FIELDS = ("board", "side to move", "Guards", "sideways moves", "lost Pawn")
WIDTHS = tuple(map(len, RANKS))
"""How many squares each rank has, the lowest first."""
BOUNDS = tuple(pairwise(accumulate(WIDTHS, initial=0)))
"""The number of each rank's first square, and of the next rank's."""
WAITING = {"Gg": (True, True), "G": (True, False), "g": (False, True), "-": (False, False)}
ASIDES = {
    f"{white}{black}": (white, black) for white, black in product(range(MOST_ASIDE + 1), repeat=2)
}
LOST = {"x": True, "-": False}
MOST = {PAWNS: 7, KINGS: 1, GUARDS: 1}
"""How many of its pieces a side has at most."""
NAMES = tuple(SIDE_NAMES[side] for side in SIDES)


def write(state: AmphoraState) -> str:
    """A position's text, one line that `read` takes."""
    fields = (
        write_ranks(state.board[start:end] for start, end in reversed(BOUNDS)),
        SIDES[state.side],
        _find_word(WAITING, state.waiting),
        _find_word(ASIDES, state.asides),
        _find_word(LOST, state.lost),
    )
    return " ".join(fields)


def read(text: str) -> AmphoraState:
    """What `text` shows. Raises PositionError with the field and column of the first fault."""
    fields = Fields(text)
    board = fields.read_board()
    side = fields.read_word(1, dict(zip(SIDES, (0, 1), strict=True)), "is neither w nor b.")
    waiting = fields.read_word(2, WAITING, "is not Gg, G, g or -.")
    asides = fields.read_word(3, ASIDES, f"is not two digits from 0 to {MOST_ASIDE}.")
    lost = fields.read_word(4, LOST, "is neither x nor -.")
    if KINGS[1 - side] not in board:
        # Nobody loses his King by a move of his own.
        raise fields.fault(
            0, f"{NAMES[1 - side]}'s King is gone, so it is {NAMES[1 - side]}'s turn."
        )
    for guard, waits, name in zip(GUARDS, waiting, NAMES, strict=True):
        if waits and guard in board:
            raise fields.fault(2, f"{name}'s Guard is on the board, so it can't wait beside it.")
    if lost and board.count(PAWNS[side]) == MOST[PAWNS]:
        raise fields.fault(4, f"{NAMES[side]} has all its Pawns, so it has not lost one.")
    return AmphoraState(board, side, waiting, asides, lost)


def _find_word[Meaning](words: Mapping[str, Meaning], meaning: Meaning) -> str:
    return next(word for word, each in words.items() if each == meaning)


class Fields:
    """The fields of a position's text, and where they begin. Raises PositionError if not five."""

    def __init__(self, text: str) -> None:
        self.words, self.columns = split_fields(text, FIELDS)

    def fault(self, index: int, reason: str, offset: int = 0) -> PositionError:
        """A fault in the field number `index`, `offset` characters into it."""
        return PositionError(FIELDS[index], self.columns[index] + offset, reason)

    def read_word[Meaning](self, index: int, words: Mapping[str, Meaning], fault: str) -> Meaning:
        """What the field number `index` means, which must be one of `words`."""
        word = self.words[index]
        if word not in words:
            raise self.fault(index, f"“{word}” {fault}")
        return words[word]

    def read_board(self) -> tuple[str, ...]:
        """The jar, no piece more often than it can be."""
        text = self.words[0]
        ranks = read_ranks(text, WIDTHS[::-1], "".join(MOST))
        for letters, most in MOST.items():
            for letter, name in zip(letters, NAMES, strict=True):
                places = [offset for offset, each in enumerate(text) if each == letter]
                if len(places) > most:
                    reason = f"{name} has {most} {name_piece(letter)}{'s' * (most > 1)}, not more."
                    raise self.fault(0, reason, places[most])
        return tuple(piece for rank in reversed(ranks) for piece in rank)
