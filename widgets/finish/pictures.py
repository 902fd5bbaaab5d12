"""The drawings of a page, which are most of it: whoever looks for something else takes them out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, zip_longest

DRAWING = "<svg ", 'class="ubao-svg', "</svg>"
"""How a drawn board begins, is known, and ends. It holds no script; one in it would not run."""
BOARD = "<ubao-board ", " data-search-exclude>", "</ubao-board>"
"""How a board to play on does, with its drawing; search is told to leave it out."""
HOLE = '<i class="ubao-hole"></i>'
"""What stands for such a part meanwhile."""

type Part = tuple[str, str, str]


def take_pictures(html: str, *parts: Part) -> tuple[str, Sequence[str]]:
    """A page without its drawings, or without such parts, and these; all of it if it has holes."""
    if HOLE in html:
        return html, ()
    rest: list[str] = []
    pictures: list[str] = []
    done = 0
    for start, end in _find(html, parts or (DRAWING,)):
        rest.append(html[done:start])
        pictures.append(html[start:end])
        done = end
    return HOLE.join((*rest, html[done:])), pictures


def _find(html: str, parts: Sequence[Part]) -> Iterator[tuple[int, int]]:
    """Where the outermost parts begin and end. Regular expressions would take far longer."""
    found: list[tuple[int, int]] = []
    for opening, mark, closing in parts:
        done = 0
        while (place := html.find(mark, done)) >= 0:
            start, end = html.rfind(opening, done, place), html.find(closing, place)
            done = place + len(mark)
            if start >= 0 and end >= 0 and ">" not in html[start:place]:
                done = end + len(closing)
                found.append((start, done))
    done = 0
    for start, end in sorted(found):
        if start >= done:
            yield start, end
            done = end


def put_pictures(html: str, pictures: Sequence[str]) -> str:
    """A page with its drawings."""
    if not pictures:
        return html
    return "".join(chain.from_iterable(zip_longest(html.split(HOLE), pictures, fillvalue="")))
