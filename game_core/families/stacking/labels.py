"""African Chess's board in words, for people who don't see its picture."""

from __future__ import annotations

from collections.abc import Iterator

from game_core.families.stacking.board import NAMES, PLAIN, SIDES, TOUCH, stones_of
from game_core.families.stacking.game import StackingPosition
from game_core.messages import Said, Value, cell, listed, say, side, term
from game_core.squares.words import tell_board


def label_square(name: str, stones: str, addressee: str, *, in_guard: bool) -> Said:
    """Return a square and its stones, addressed to a side, or to none if `addressee` is empty."""
    square = cell(name)
    if not stones:
        return say("squares-empty", square=square)
    held = listed(_list_stones(stones, addressee))
    if in_guard:
        return say("stacking-square-guard", square=square, stones=held)
    return say("stacking-square", square=square, stones=held)


def _list_stones(stones: str, addressee: str) -> Iterator[Value]:
    """Yield each side's touchstone and its plain stones, as far as there are any."""
    for number, letter in enumerate(SIDES):
        own = stones_of(stones, number)
        plain = own.count(PLAIN[number])
        if len(own) > plain:
            yield (
                term("stacking-touchstone-yours")
                if letter == addressee
                else term("stacking-touchstone-theirs", owner=side(letter))
            )
        if plain:
            yield (
                term("stacking-stones-yours", stones=plain)
                if letter == addressee
                else term("stacking-stones-theirs", stones=plain, owner=side(letter))
            )


def describe(position: StackingPosition) -> Said:
    """Return the board in words: where each side's touchstone and plain stones are."""
    sides = [_describe_side(position, number) for number in range(len(SIDES))]
    return tell_board(position, sides)


def _describe_side(position: StackingPosition, number: int) -> Said:
    board = list(zip(NAMES, position.board, strict=True))
    owner, plain, touch = side(SIDES[number]), PLAIN[number], TOUCH[number]
    home = next((name for name, stones in board if touch in stones), "")
    stones = listed(
        term("stacking-pile", square=cell(name), stones=stones.count(plain))
        for name, stones in board
        if plain in stones
    )
    if not home:
        return say("stacking-side-lost", owner=owner, stones=stones)
    return say("stacking-side", owner=owner, home=cell(home), stones=stones)
