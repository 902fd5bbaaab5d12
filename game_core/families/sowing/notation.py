"""The text of a sowing position: cups, stores, side to move, and the game's own tags.

`4,4,4,4,4,4/4,4,4,4,4,4 0-0 S`, or with marks and tags `x,0,3,2s,1,1/… 3-9 N round=2`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from game_core.families.sowing.board import CLOSED, ROWS, SIDES
from game_core.limits import MOST_ROUND
from game_core.messages import NOTHING, Said, listed, say, side, term
from game_core.messages import text as quote
from game_core.notation import split_words
from game_core.types import POSITION, SIDE_TO_MOVE, Field, PositionError

NUMBER = re.compile(r"0|[1-9][0-9]?")
COUNT = re.compile(rf"[1-9][0-9]{{0,{len(str(MOST_ROUND)) - 1}}}")
"""A number from 1 to `MOST_ROUND`, whose digits are all nines."""
CUP_FIELD = Field("cups", term("sowing-field-cups"))
STORE_FIELD = Field("stores", term("sowing-field-stores"))
EXAMPLE = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"


@dataclass(frozen=True, slots=True)
class Tags:
    """What a game stores of a position besides seeds and side: a round, a phase.

    These are the tags of a game that needs none. As text, they are what a position ends with, such
    as `round=2`.
    """

    def __str__(self) -> str:
        return ""

    @property
    def heading(self) -> Said:
        """The round or phase as a sentence, `Round 2.`; empty if there's nothing to say."""
        return NOTHING

    @property
    def round(self) -> int:
        """The number of the round; 0 in a game without rounds."""
        return 0

    @property
    def wins(self) -> tuple[int, int] | None:
        """The rounds that South and North have won; None if rounds don't decide the game."""
        return None

    @property
    def may_capture(self) -> bool:
        """Whether seeds may be captured: not while an opening is still to be played."""
        return True


def write(
    cups: Sequence[int], marks: Sequence[str], stores: tuple[int, int], side: int, tags: Tags
) -> str:
    """Return a position's text, one line that `read` accepts."""
    written = write_cups(cups, marks)
    south, north = (",".join(written[row]) for row in ROWS)
    text = f"{south}/{north} {stores[0]}-{stores[1]} {SIDES[side]}"
    return f"{text} {tags}".rstrip()


def write_cups(cups: Sequence[int], marks: Sequence[str]) -> list[str]:
    """Return each cup as text: `4`, `2s`, or `x`."""
    return [
        mark if mark == CLOSED else f"{count}{mark}"
        for count, mark in zip(cups, marks, strict=True)
    ]


def read(
    text: str, seeds: int, known_marks: str
) -> tuple[tuple[int, ...], tuple[int, int], int, tuple[str, ...], TagReader]:
    """Return the cups of a text, the stores, the side to move, the cups' marks, and the tags.

    Cups and stores must hold `seeds` seeds together; `known_marks` are the letters that can mark a
    cup. The tags are left for the game to read. Raises PositionError with the field and column of
    the first fault.
    """
    fields, columns = split_words(text)
    if len(fields) < 3:
        raise PositionError(
            POSITION, len(text) + 1, say("sowing-text-short", example=quote(EXAMPLE))
        )

    cups, marks = _read_cups(fields[0], known_marks)
    stores = _read_pair(fields[1], STORE_FIELD, columns[1])
    if fields[2] not in ("S", "N"):
        raise PositionError(
            SIDE_TO_MOVE, columns[2], say("sowing-text-side", written=quote(fields[2]))
        )
    total = sum(cups) + sum(stores)
    if total != seeds:
        raise PositionError(CUP_FIELD, 1, say("sowing-text-seeds", seeds=total, all=seeds))
    tags = TagReader(list(zip(fields[3:], columns[3:], strict=True)), len(text) + 1)
    return cups, stores, SIDES.index(fields[2]), marks, tags


class TagReader:
    """Reads the tags of a position's text in order; each is `(text, column)`.

    Every method raises PositionError, with the column, if the text has something else.
    """

    def __init__(self, tags: list[tuple[str, int]], end: int) -> None:
        self._tags = tags
        self._end = end

    def number(self, key: str) -> int:
        """Read the tag `key=3`, a number from 1."""
        value, column = self._take(key)
        if not COUNT.fullmatch(value):
            said = say("sowing-text-tag-number", written=quote(value), most=quote(str(MOST_ROUND)))
            raise PositionError(name_tag(key), column, said)
        return int(value)

    def pair(self, key: str, most: int) -> tuple[int, int]:
        """Read the tag `key=2-1`: two numbers up to `most`, of which only one may reach it."""
        value, column = self._take(key)
        pair = _read_pair(value, name_tag(key), column)
        if max(pair) > most or min(pair) == most:
            said = say("sowing-text-tag-pair", written=quote(value), most=most)
            raise PositionError(name_tag(key), column, said)
        return pair

    def word(self, key: str, words: Sequence[str]) -> str:
        """Read the tag `key=word`, one of `words`."""
        value, column = self._take(key)
        if value not in words:
            known = listed(map(quote, words))
            said = say("sowing-text-tag-word", written=quote(value), words=known)
            raise PositionError(name_tag(key), column, said)
        return value

    def finish(self) -> None:
        """Raise PositionError if any tags are left unread."""
        for text, column in self._tags:
            raise PositionError(POSITION, column, say("game-field-surplus", found=quote(text)))

    def _take(self, key: str) -> tuple[str, int]:
        """Return the value of the next tag, which must be `key`, and the value's column."""
        if not self._tags:
            raise PositionError(
                name_tag(key), self._end, say("sowing-text-tag-missing", tag=quote(key))
            )
        text, column = self._tags.pop(0)
        name, equals, value = text.partition("=")
        if name != key or not equals:
            said = say("sowing-text-tag", tag=quote(key), written=quote(text))
            raise PositionError(name_tag(key), column, said)
        return value, column + len(name) + 1


def name_tag(key: str) -> Field:
    """Return the field of a tag: a name with a value, such as `round=2`."""
    return Field(key, term("sowing-field-tag", tag=quote(key)))


NO_TAGS = Tags()


def no_tags(reader: TagReader) -> Tags:
    """Return NO_TAGS and read nothing, for a game without tags."""
    return NO_TAGS


def _read_cups(text: str, known_marks: str) -> tuple[tuple[int, ...], tuple[str, ...]]:
    rows = text.split("/")
    if len(rows) != 2:
        column = len("/".join(rows[:2])) + 1
        raise PositionError(CUP_FIELD, column, say("sowing-text-rows", rows=len(rows)))
    counts: list[int] = []
    marks: list[str] = []
    column = 1
    for row, letter in zip(rows, SIDES, strict=True):
        cups = row.split(",")
        for index, cup in enumerate(cups):
            if index == 6:
                said = say("sowing-text-long-row", row=side(letter))
                raise PositionError(CUP_FIELD, column, said)
            count, mark = _read_cup(cup, known_marks, column)
            counts.append(count)
            marks.append(mark)
            column += len(cup) + 1
        if len(cups) < 6:
            said = say("sowing-text-short-row", row=side(letter), cups=len(cups))
            raise PositionError(CUP_FIELD, column - 1, said)
    return tuple(counts), tuple(marks)


def _read_cup(text: str, known_marks: str, column: int) -> tuple[int, str]:
    mark = text[-1:] if text[-1:] in known_marks else ""
    if mark == CLOSED:
        if text == CLOSED:
            return 0, mark
        said = say("sowing-text-closed", mark=quote(CLOSED), written=quote(text))
        raise PositionError(CUP_FIELD, column, said)
    return _read_number(text.removesuffix(mark), CUP_FIELD, column), mark


def _read_pair(text: str, field: Field, column: int) -> tuple[int, int]:
    first, dash, second = text.partition("-")
    if not dash:
        raise PositionError(field, column, say("sowing-text-pair", written=quote(text)))
    after = column + len(first) + 1
    return _read_number(first, field, column), _read_number(second, field, after)


def _read_number(text: str, field: Field, column: int) -> int:
    if not NUMBER.fullmatch(text):
        is_count = field in (CUP_FIELD, STORE_FIELD)
        said = say("sowing-text-count" if is_count else "sowing-text-number", written=quote(text))
        raise PositionError(field, column, said)
    return int(text)
