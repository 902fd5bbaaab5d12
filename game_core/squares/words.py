"""Words that families of games on squares share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game_core.game import Position
from game_core.messages import NOTHING, Said, Value, cell, join, listed, say, side, term
from game_core.types import Event, Result

THING = "squares-piece"
"""The term for what is captured, if a family has no other."""


ENDS = {
    "checkmate": say("squares-end-checkmate"),
    "no-move": say("squares-end-no-move"),
    "quiet": say("squares-end-quiet"),
    "stalemate": say("squares-end-no-move"),
}
"""The sentences for reasons why several of these games end."""


def tell_end(result: Result) -> Said:
    """Return the sentence for why a game is over; empty for a reason not in `ENDS`."""
    return ENDS.get(result.reason, NOTHING)


def sum_up(position: Position, events: Sequence[Event], sentences: Sequence[Said]) -> Said:
    """Put a complete move into words, given a sentence for each event."""
    return join(sentences)


def tell_stage(position: Position) -> Said:
    """Return nothing: these games have no rounds and no phases."""
    return NOTHING


def tell_effects(position: Position, events: Sequence[Event], after: Position) -> Iterable[Said]:
    """Yield a sentence if the move gives check."""
    if after.result() is None and after.is_check():
        yield say("squares-gives-check", other=side(after.turn))


def place_cells(cells: Sequence[str]) -> Value:
    """Return `on e2 and e4`, as a term."""
    return term("squares-places", cells=listed(map(cell, cells)))


def list_counted(names: Iterable[str]) -> Value:
    """Return terms by name with their counts, in the order in which they first come."""
    return listed(term(name, count=count) for name, count in Counter(names).items())


def tell_board(position: Position, things: Sequence[Said]) -> Said:
    """Return what stands on a board, then any warning and who is to move until it is over."""
    if position.result():
        return join(things)
    return join([*things, position.heading, say("squares-to-move", mover=side(position.turn))])


def tell_turn(position: Position) -> Said:
    """Return the last line of a board drawn in text: any warning and who is to move, or the end."""
    if position.result():
        return say("game-over")
    return join([position.heading, say("squares-to-move-line", mover=side(position.turn))])


def label_piece(square: str, piece: Value | None, owner: str, addressee: str) -> Said:
    """Return a square and the piece on it, whose `owner` may be the side that is addressed."""
    if piece is None:
        return say("squares-empty", square=cell(square))
    if owner == addressee:
        return say("squares-yours", square=cell(square), piece=piece)
    return say("squares-theirs", square=cell(square), owner=side(owner), piece=piece)
