"""A sowing board in words: the whole of it, and each cup and store of its drawing."""

from __future__ import annotations

from game_core.families.sowing.board import CLOSED, CUPS, ROWS, SIDES, UUR, owner
from game_core.families.sowing.game import SowingPosition
from game_core.messages import Said, Value, cell, join, say, side, term


def describe(position: SowingPosition) -> Said:
    """Return the board in words, South's row and North's row each from their own left."""
    rows = [_tell_row(position, number) for number in (0, 1)]
    if position.ended:
        return join(rows)
    return join([*rows, position.heading, say("sowing-to-move", mover=side(position.turn))])


def label_store(position: SowingPosition, number: int) -> Said:
    """Return the store of South (0) or North (1) in words."""
    store = _refer_store(position, number)
    return say("sowing-store-label", owner=side(SIDES[number]), store=store)


def label_cup(position: SowingPosition, number: int, addressee: str) -> Said:
    """Return a cup in words, addressed to the side `addressee`, or to nobody if that's empty."""
    cup, seeds, mark = cell(CUPS[number]), position.cups[number], position.marks[number]
    row = SIDES[owner(number)]
    if mark in UUR:
        return _label_uur(cup, seeds, (row, SIDES[UUR.index(mark)]), addressee)
    match mark == CLOSED, row == addressee:
        case True, True:
            return say("sowing-your-closed-cup", cup=cup)
        case True, False:
            return say("sowing-their-closed-cup", owner=side(row), cup=cup)
        case False, True:
            return say("sowing-your-cup", cup=cup, seeds=seeds)
    return say("sowing-their-cup", owner=side(row), cup=cup, seeds=seeds)


def _label_uur(cup: Value, seeds: int, sides: tuple[str, str], addressee: str) -> Said:
    """Return an uur in words; `sides` are the side whose row it's in and the side that owns it."""
    row, holder = sides
    match row == addressee, holder == addressee:
        case True, True:
            return say("sowing-your-cup-your-uur", cup=cup, seeds=seeds)
        case True, False:
            return say("sowing-your-cup-uur", cup=cup, seeds=seeds, holder=side(holder))
        case False, True:
            return say("sowing-their-cup-your-uur", owner=side(row), cup=cup, seeds=seeds)
    return say("sowing-their-cup-uur", owner=side(row), cup=cup, seeds=seeds, holder=side(holder))


def _tell_row(position: SowingPosition, number: int) -> Said:
    cups = (_refer_cup(position, cup) for cup in range(12)[ROWS[number]])
    first, second, third, fourth, fifth, sixth = cups
    return say(
        "sowing-row",
        owner=side(SIDES[number]),
        first=first,
        second=second,
        third=third,
        fourth=fourth,
        fifth=fifth,
        sixth=sixth,
        store=_refer_store(position, number),
    )


def _refer_cup(position: SowingPosition, number: int) -> Value:
    """Return a cup and its contents as an item in the list of its row."""
    cup, seeds, mark = cell(CUPS[number]), position.cups[number], position.marks[number]
    if mark == CLOSED:
        return term("sowing-held-closed", cup=cup)
    if mark in UUR:
        holder = side(SIDES[UUR.index(mark)])
        return term("sowing-held-uur", cup=cup, seeds=seeds, holder=holder)
    return term("sowing-held", cup=cup, seeds=seeds)


def _refer_store(position: SowingPosition, number: int) -> Value:
    seeds, wins = position.stores[number], position.tags.wins
    if wins:
        return term("sowing-store-wins", seeds=seeds, wins=wins[number])
    return term("sowing-store", seeds=seeds)
