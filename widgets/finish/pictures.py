"""Set aside a page's drawings, most of its size, to search the rest faster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, zip_longest

DRAWING = "<svg ", 'class="ubao-svg', "</svg>"
"""The start, mark and end of a drawn board. Scripts in it wouldn't run."""
BOARD = "<ubao-board ", " data-search-exclude>", "</ubao-board>"
"""The start, mark and end of a playable board with its drawing, which search excludes."""
HOLE = '<i class="ubao-hole"></i>'
"""What stands in for a removed part."""

type Part = tuple[str, str, str]


def take_pictures(html: str, *parts: Part) -> tuple[str, Sequence[str]]:
    """Return a page without its drawings or `parts`, and those; unchanged if it has holes."""
    if HOLE in html:
        return html, ()
    bounds = [*_find(html, parts or (DRAWING,))]
    starts, ends = [start for start, _ in bounds], [end for _, end in bounds]
    rest = (html[end:start] for end, start in zip([0, *ends], [*starts, len(html)], strict=True))
    return HOLE.join(rest), [html[start:end] for start, end in bounds]


def _find(html: str, parts: Sequence[Part]) -> Iterator[tuple[int, int]]:
    """Yield the bounds of the outermost parts. Regular expressions would be far slower."""
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
    """Return a page with its drawings."""
    if not pictures:
        return html
    return "".join(chain.from_iterable(zip_longest(html.split(HOLE), pictures, fillvalue="")))
