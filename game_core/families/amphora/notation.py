"""The text of a position.

`ppkpp/ppp/5/7/7/5/PPP/PPKPP w Gg 00 -`: ranks from the highest down; side to move; Guards still
off the board; sideways moves in a row, White's and Black's; `x` if the side to move lost a Pawn on
the last move.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from game_core.families.amphora.board import GUARDS, KINGS, MOST_ASIDE, PAWNS, RANKS, AmphoraState
from game_core.messages import say, term, text
from game_core.notation import BOARD, OWNERS, SIDES, Fields, read_board, write_board
from game_core.types import SIDE_TO_MOVE, Field

FIELDS = (
    BOARD,
    SIDE_TO_MOVE,
    Field("Guards", term("amphora-field-guards")),
    Field("sideways moves", term("amphora-field-asides")),
    Field("lost Pawn", term("amphora-field-lost")),
)
WIDTHS = tuple(map(len, RANKS))
"""The number of squares of each rank, the lowest first."""

WAITING = {"Gg": (True, True), "G": (True, False), "g": (False, True), "-": (False, False)}
ASIDES = {
    f"{white}{black}": (white, black) for white, black in product(range(MOST_ASIDE + 1), repeat=2)
}
LOST = {"x": True, "-": False}
MOST = {PAWNS: 7, KINGS: 1, GUARDS: 1}
"""The most pieces of each kind that a side can have."""
TOO_MANY = {PAWNS: "amphora-many-pawns", KINGS: "amphora-many-kings", GUARDS: "amphora-many-guards"}


def write(state: AmphoraState) -> str:
    """Return a position's text, one line that `read` accepts."""
    board, side = write_board(state.board, WIDTHS), SIDES[state.side]
    waiting, asides = _find_word(WAITING, state.waiting), _find_word(ASIDES, state.asides)
    return f"{board} {side} {waiting} {asides} {_find_word(LOST, state.lost)}"


def read(text: str) -> AmphoraState:
    """Return the state that `text` describes. Raises PositionError for its first fault."""
    fields = Fields(text, FIELDS)
    board = _read_board(fields)
    side = fields.read_side()
    waiting = _read_word(fields, 2, WAITING, "amphora-no-waiting")
    asides = _read_word(fields, 3, ASIDES, "amphora-no-asides")
    lost = _read_word(fields, 4, LOST, "amphora-no-loss")
    if KINGS[1 - side] not in board:
        # Nobody loses their King by their own move.
        raise fields.fault(0, say("amphora-king-gone", owner=OWNERS[1 - side]))
    for guard, waits, owner in zip(GUARDS, waiting, OWNERS, strict=True):
        if waits and guard in board:
            raise fields.fault(2, say("amphora-guard-twice", owner=owner))
    if lost and board.count(PAWNS[side]) == MOST[PAWNS]:
        raise fields.fault(4, say("amphora-no-pawn-lost", owner=OWNERS[side]))
    return AmphoraState(board, side, waiting, asides, lost)


def _find_word[Meaning](words: Mapping[str, Meaning], meaning: Meaning) -> str:
    return next(word for word, each in words.items() if each == meaning)


def _read_word[Meaning](
    fields: Fields, index: int, words: Mapping[str, Meaning], refusal: str
) -> Meaning:
    """Return the meaning of a field's word. Raises PositionError, with the message `refusal`."""
    word = fields.words[index]
    if word not in words:
        raise fields.fault(index, say(refusal, word=text(word)))
    return words[word]


def _read_board(fields: Fields) -> tuple[str, ...]:
    """Return the jug's squares. Raises PositionError if there are too many pieces of a kind."""
    words = fields.words[0]
    board = read_board(words, WIDTHS, "".join(MOST))
    for letters, most in MOST.items():
        for letter, owner in zip(letters, OWNERS, strict=True):
            places = [offset for offset, each in enumerate(words) if each == letter]
            if len(places) > most:
                raise fields.fault(0, say(TOO_MANY[letters], owner=owner), places[most])
    return board
