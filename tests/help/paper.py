"""What's on each page of a PDF, as a person with a ruler would find it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from itertools import islice
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader

MILLIMETRE = 72 / 25.4
"""In points of a PDF."""
FILLS = frozenset((b"f", b"f*", b"F"))
PAINTS = FILLS | frozenset((b"S", b"s", b"B", b"B*", b"b", b"b*"))
"""The operators that put a path on paper; `n` only cuts what follows."""
STARRED = frozenset((b"f*", b"B*", b"b*", b"W*", b"T*", b"'", b'"'))
"""The operators that aren't only letters."""
PATH = re.compile(rb"^[-.\d ]+ (?:[mlcvy]|re)\n", re.MULTILINE)
"""A part of a path on its own line, as browsers write them."""
LITERAL = re.compile(rb"\((?:[^\\()]|\\.)*\)", re.DOTALL)
"""Shown text, which may contain something that looks like an operator."""

type Matrix = tuple[float, float, float, float, float, float]
type Point = tuple[float, float]


class Mark(NamedTuple):
    """Where something is drawn: its edges in millimeters from the left and the lower edge."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        """In millimeters."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """In millimeters."""
        return self.top - self.bottom


@dataclass(frozen=True)
class Leaf:
    """A page of paper: its size in millimeters, its words, and what's drawn on it.

    `page` and `copy` are the same page, read twice.
    """

    width: float
    height: float
    page: PageObject
    copy: PageObject

    @cached_property
    def text(self) -> str:
        """Its words on one line."""
        # pypdf would look for words in all paths, and a page has thousands.
        _drop_paths(self.copy["/Contents"].get_object(), self.copy)
        return " ".join(self.copy.extract_text().split())

    @cached_property
    def marks(self) -> Sequence[Mark]:
        """The paths of all drawings and lines, except for those filled with white.

        Those that are clipped away are among them.
        """
        return tuple(self._read_marks())

    def has_marks(self, least: int) -> bool:
        """Return whether there are at least this many marks, without looking at all of them."""
        return len(list(islice(self._read_marks(), least))) == least

    def _read_marks(self) -> Iterator[Mark]:
        content = self.page.get_contents()
        if content is not None:
            yield from _find_marks(content.get_data(), self.page, IDENTITY)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height, in whole millimeters."""
        return round(self.width), round(self.height)

    @property
    def is_blank(self) -> bool:
        """Whether nothing is on it."""
        return not self.marks and not self.text

    def list_cut(self) -> list[Mark]:
        """Return what extends beyond the paper, except for white backgrounds."""
        return [
            mark
            for mark in self.marks
            if min(mark.left, mark.bottom) < -1
            or mark.right > self.width + 1
            or mark.top > self.height + 1
        ]


def read_leaves(pdf: bytes) -> list[Leaf]:
    """Return the pages of a PDF."""
    readers = PdfReader(BytesIO(pdf)), PdfReader(BytesIO(pdf))
    return [_read_leaf(*pages) for pages in zip(*(each.pages for each in readers), strict=True)]


def is_tagged(pdf: bytes) -> bool:
    """Return whether it tells screen readers what's a heading, a list or a picture."""
    root: Any = PdfReader(BytesIO(pdf)).trailer["/Root"]
    return bool(root.get("/MarkInfo", {}).get("/Marked")) and "/StructTreeRoot" in root


def _read_leaf(page: PageObject, copy: PageObject) -> Leaf:
    box = page.mediabox
    width, height = float(box.width) / MILLIMETRE, float(box.height) / MILLIMETRE
    return Leaf(width, height, page, copy)


def _drop_paths(stream: Any, owner: Any) -> None:
    """Remove the paths from a content stream, and from the drawings in it."""
    stream.set_data(PATH.sub(b"", stream.get_data()))
    for name in owner["/Resources"].get("/XObject", ()):
        drawn = owner["/Resources"]["/XObject"][name]
        if drawn["/Subtype"] == "/Form":
            _drop_paths(drawn, drawn)


IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)


def _find_marks(content: bytes, owner: Any, base: Matrix) -> Iterator[Mark]:
    """Yield all paths that a content stream paints, including those of drawings in it."""
    now, white = base, False
    kept, path = list[tuple[Matrix, bool]](), list[Point]()
    for name, values in _read_operations(content):
        match name:
            case b"q":
                kept.append((now, white))
            case b"Q":
                now, white = kept.pop()
            case b"rg":
                white = all(float(value) == 1 for value in values)
            case b"cm":
                now = _join(_read_matrix(values), now)
            case b"m" | b"l" | b"c" | b"v" | b"y":
                path += zip(*[map(float, values)] * 2, strict=True)
            case b"re":
                x, y, wide, high = map(float, values)
                path += (x, y), (x + wide, y + high)
            case b"n":
                path = []
            case b"Do":
                drawn = owner["/Resources"]["/XObject"][values[0].decode()].get_object()
                if drawn["/Subtype"] == "/Form":
                    inner = _join(_read_matrix(drawn.get("/Matrix", IDENTITY)), now)
                    yield from _find_marks(drawn.get_data(), drawn, inner)
            case _ if name in PAINTS:
                if path and not (white and name in FILLS):
                    yield _bound([_map(now, point) for point in path])
                path = []


def _read_operations(content: bytes) -> Iterator[tuple[bytes, list[bytes]]]:
    """Yield each operator with its operands, separated by spaces as browsers write them.

    pypdf reads them too, of any program's, and takes five times as long.
    """
    given = list[bytes]()
    for word in LITERAL.sub(b"()", content).replace(b">>", b">> ").split():
        if word.isalpha() or word in STARRED:
            yield word, given
            given = []
        else:
            given.append(word)


def _bound(path: Sequence[Point]) -> Mark:
    across, up = ([value / MILLIMETRE for value in values] for values in zip(*path, strict=True))
    return Mark(min(across), min(up), max(across), max(up))


def _read_matrix(values: Any) -> Matrix:
    a, b, c, d, e, f = map(float, values)
    return a, b, c, d, e, f


def _join(first: Matrix, then: Matrix) -> Matrix:
    """Return the matrix that applies `first` and then `then`."""
    a, b, c, d, e, f = first
    one, two, origin = (_map(then, point) for point in ((a, b), (c, d), (e, f)))
    shift = then[4:]
    return (
        one[0] - shift[0], one[1] - shift[1], two[0] - shift[0], two[1] - shift[1], *origin,
    )  # fmt: skip


def _map(matrix: Matrix, point: Point) -> Point:
    a, b, c, d, e, f = matrix
    x, y = point
    return a * x + c * y + e, b * x + d * y + f
