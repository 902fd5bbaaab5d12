"""African Queen's board in words, for people who don't see its picture."""

from __future__ import annotations

from game_core.families.draughts.board import (
    MEN,
    RINGED,
    SIDES,
    SQUARES,
    each,
    gather,
    is_plain,
    owner,
)
from game_core.families.draughts.game import DraughtsPosition
from game_core.families.draughts.notation import Layout
from game_core.families.draughts.words import refer_piece
from game_core.messages import Said, Value, cell, listed, say, side
from game_core.squares.words import label_piece, tell_board


def label_square(layout: Layout, square: int, addressee: str) -> Said:
    """Return a square and what's on it, addressed to a side, or to none if `addressee` is empty."""
    letter, name = layout.pieces[square], SQUARES[square]
    if letter:
        return label_piece(name, refer_piece(letter, square), SIDES[owner(letter)], addressee)
    if is_plain(square):
        return say("draughts-empty-plain", square=cell(name))
    return say("draughts-empty-hole", square=cell(name))


def label_hand(layout: Layout, number: int) -> Said:
    """Return how many rings a side has in hand, as a sentence."""
    return say("draughts-hand", owner=side(SIDES[number]), rings=layout.rings[number])


def describe(position: DraughtsPosition) -> Said:
    """Return the board in words: each side's men, ringed pieces and rings; who is to move."""
    sides = [
        say(
            "draughts-side",
            owner=side(letter),
            men=_list_squares(position.layout, men),
            ringed=_list_squares(position.layout, ringed),
            rings=rings,
        )
        for letter, men, ringed, rings in zip(
            SIDES, MEN, RINGED, position.layout.rings, strict=True
        )
    ]
    return tell_board(position, sides)


def _list_squares(layout: Layout, piece: str) -> Value:
    """Return the squares with pieces of a letter, as a list."""
    return listed(cell(SQUARES[square]) for square in each(gather(layout.pieces, (piece,))))
