"""A board of squares in its frame: where they lie, the labels around them, what is on one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from game_core.messages import Said, say
from game_core.notation import FILES, find_square, name_square
from game_core.svg.elements import PartMove, draw_grid, element


@dataclass(frozen=True, slots=True)
class Frame:
    """`files` by `ranks` squares, each `size` wide, in a frame that is `margin` wide.

    `turned` is how Black sees it: the last square at the bottom left. `top` is the space above the
    frame. All sizes are even, so that middles are whole numbers.
    """

    files: int
    ranks: int
    size: int
    margin: int
    turned: bool
    top: int = 0

    @property
    def width(self) -> int:
        """The width of the frame."""
        return 2 * self.margin + self.size * self.files

    @property
    def height(self) -> int:
        """The height of the frame."""
        return 2 * self.margin + self.size * self.ranks

    def names(self) -> Iterator[str]:
        """Yield the names of all squares in reading order from the bottom left, row by row."""
        for row in range(self.ranks):
            for column in range(self.files):
                yield name_square((self._turn(column, self.files), self._turn(row, self.ranks)))

    def center(self, name: str) -> tuple[int, int]:
        """Return the middle of a square."""
        file, rank = find_square(name)
        return self._across(self._turn(file, self.files)), self._down(self._turn(rank, self.ranks))

    def move(self, origin: str, target: str) -> PartMove:
        """Return the move to a square of a piece that stands alone (see `draw_standing`)."""
        return f"{origin}.0", f"{target}.0", *self.center(target), 0

    def letters(self) -> Iterator[tuple[str, int, int]]:
        """Yield file names above and below, rank names on both sides, and the middle of each."""
        half = self.margin // 2
        for column in range(self.files):
            for y in (self.top + half, self.top + self.height - half):
                yield FILES[self._turn(column, self.files)], self._across(column), y
        for row in range(self.ranks):
            for x in (half, self.width - half):
                yield str(self._turn(row, self.ranks) + 1), x, self._down(row)

    def _turn(self, line: int, lines: int) -> int:
        """Return the column where a file is seen, or the row where a rank is, and the reverse."""
        return lines - 1 - line if self.turned else line

    def _across(self, column: int) -> int:
        return self.margin + self.size * column + self.size // 2

    def _down(self, row: int) -> int:
        return self.top + self.height - self.margin - self.size * row - self.size // 2


def draw_squares(names: Iterable[str], draw: Callable[[str], str]) -> str:
    """Draw a board's squares as a grid; `names` are in reading order, and `draw` draws each."""
    return draw_grid(say("squares-board"), ((name[1], draw(name)) for name in names))


def find_shade(name: str) -> str:
    """Return the class of a square on a checkered board: `light` or `dark`, like `a1`."""
    return "light" if sum(find_square(name)) % 2 else "dark"


def draw_cell(
    name: str,
    center: tuple[float, float],
    size: int,
    rim: int,
    *between: str,
    look: str,
    label: Said,
) -> str:
    """Draw a board's square, of class `look`; `label` names it and what stands on it.

    The ring that marks it is smaller by `rim`; `between` lies over the square, below the ring.
    """
    return element(
        "g",
        _draw_rect("square", center, size),
        *between,
        _draw_rect("ring", center, size - rim),
        class_=f"cell {look}",
        data_key=f"cell-{name}",
        data_cell=name,
        data_label=label,
    )


def draw_standing(picture: str, place: str, center: tuple[float, float]) -> str:
    """Draw a piece that stands alone on a place, with the place as its key."""
    x, y = center
    return element(
        "g",
        picture,
        class_="piece",
        data_key=f"{place}.0",
        transform=f"translate({x:g} {y:g}) rotate(0)",
    )


def _draw_rect(kind: str, center: tuple[float, float], size: int) -> str:
    x, y = center
    return element("rect", class_=kind, x=x - size / 2, y=y - size / 2, width=size, height=size)
