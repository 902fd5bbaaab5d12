"""Two rows of six cups: how cups are numbered, named, and written.

Cups are numbered 0–11 around the ring, counter-clockwise from South's left: 0–5 are South's
`A`–`F`, 6–11 North's `a`–`f`. Side 0 is South, side 1 North; a side's cups are its `ROWS` slice.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from game_core.types import PositionError

CUPS = "ABCDEFabcdef"
SIDES = "SN"
ROWS = (slice(0, 6), slice(6, 12))
NUMBER = re.compile(r"0|[1-9][0-9]?")


def owner(cup: int) -> int:
    """The side in whose row `cup` lies."""
    return cup // 6


def row_letters(side: int) -> str:
    """A side's cups as text: `A–F` or `a–f`."""
    letters = CUPS[ROWS[side]]
    return f"{letters[0]}–{letters[-1]}"


@dataclass(frozen=True, slots=True)
class Layout:
    """What a position's text shows: 12 cups in ring order, two stores, the side to move."""

    cups: tuple[int, ...]
    stores: tuple[int, int]
    side: int


def write(layout: Layout) -> str:
    """One line of text: `4,4,4,4,4,4/4,4,4,4,4,4 0-0 S`."""
    south, north = (",".join(map(str, layout.cups[row])) for row in ROWS)
    return f"{south}/{north} {layout.stores[0]}-{layout.stores[1]} {SIDES[layout.side]}"


def read(text: str, seeds: int) -> Layout:
    """The layout that `text` shows; cups and stores must hold `seeds` seeds together.

    Raises PositionError with the field and column of the first fault.
    """
    surplus = re.search(r"^ |  | \Z", text)
    if surplus:
        raise PositionError("position", surplus.end(), "one space too many.")
    fields = text.split(" ")
    if len(fields) < 3:
        raise PositionError(
            "position", len(text) + 1, "expected cups, stores and the side to move, as in "
            "“4,4,4,4,4,4/4,4,4,4,4,4 0-0 S”."
        )  # fmt: skip
    columns = [1 + sum(len(field) + 1 for field in fields[:index]) for index in range(len(fields))]
    if len(fields) > 3:
        raise PositionError("position", columns[3], f"“{fields[3]}” is one field too many.")
    cups = _read_cups(fields[0])
    stores = _read_stores(fields[1], columns[1])
    if fields[2] not in ("S", "N"):
        raise PositionError("side to move", columns[2], f"“{fields[2]}” is neither S nor N.")
    total = sum(cups) + sum(stores)
    if total != seeds:
        raise PositionError("cups", 1, f"{total} seeds in cups and stores; there are {seeds}.")
    return Layout(cups, stores, SIDES.index(fields[2]))


def _read_cups(text: str) -> tuple[int, ...]:
    rows = text.split("/")
    if len(rows) != 2:
        column = len(rows[0]) + 1 if len(rows) == 1 else len("/".join(rows[:2])) + 1
        raise PositionError("cups", column, f"expected two rows joined by “/”, found {len(rows)}.")
    counts: list[int] = []
    column = 1
    for row, name in zip(rows, ("South", "North"), strict=True):
        cups = row.split(",")
        for index, cup in enumerate(cups):
            if index == 6:
                raise PositionError("cups", column, f"{name}'s row has more than six cups.")
            counts.append(_read_number(cup, "cups", column))
            column += len(cup) + 1
        if len(cups) < 6:
            raise PositionError("cups", column - 1, f"{name}'s row has {len(cups)} cups, not six.")
    return tuple(counts)


def _read_stores(text: str, column: int) -> tuple[int, int]:
    south, dash, north = text.partition("-")
    if not dash:
        raise PositionError(
            "stores", column, f"expected two numbers joined by “-”, found “{text}”."
        )
    return (
        _read_number(south, "stores", column),
        _read_number(north, "stores", column + len(south) + 1),
    )


def _read_number(text: str, field: str, column: int) -> int:
    if not NUMBER.fullmatch(text):
        raise PositionError(field, column, f"“{text}” is not a number of seeds.")
    return int(text)
