"""Endgame tables of Oware, Kpo and Ouri: the value of a position that is played out.

Playing out means that no majority ends the game: both sides go on until the board is empty or
nobody can be fed. A value is what the side to move gets from here on minus what the other side
gets, with best play by both. The winner is the same as in the game; the margin may differ if a
majority ends it early.

If nobody gains by capturing, play goes in circles until the third repetition stops it, and the
remaining seeds are split evenly. An odd seed goes to the side with more in its row when the game
stops. The table assumes that this is where the circle begins: at the position in question, or at
the first one after the last capture.

A table is a line of text, `ubao table 1 oware 8`, and a zlib stream: for each board with 1, 2, …
seeds, in the order of `ranking`, a signed byte. For a board with an odd number of seeds, 0 means
that play goes in circles.
"""

from __future__ import annotations

import pkgutil
import re
import zlib
from dataclasses import dataclass
from functools import cache

from game_core.families.sowing.board import ROWS
from game_core.families.sowing.coverage import TABLES, is_covered
from game_core.families.sowing.game import SowingPosition
from game_core.families.sowing.ranking import ROW, Board, count_boards, rank

HEADING = "ubao table 1"
FOLDER = "data"
"""The folder, next to this module, of the packaged tables."""


class TableError(ValueError):
    """The bytes aren't a table; the message says why."""


@dataclass(frozen=True, slots=True)
class Table:
    """The values of all boards with up to `seeds` seeds, for one game."""

    name: str
    seeds: int
    layers: tuple[memoryview, ...]
    """For each number of seeds, from 0, the values of its boards in order."""

    def value(self, position: SowingPosition) -> int | None:
        """Return the gain of the side to move over the other, or None if the table has no value."""
        board = self._find(position)
        return None if board is None else self._settle(board, _ahead(board))

    def worth(self, position: SowingPosition) -> dict[str, int]:
        """Return the gain of each legal move; empty if the table doesn't have the position."""
        board = self._find(position)
        if board is None:
            return {}
        ahead = _ahead(board)
        return {move: self._play(position, move, ahead) for move in position.moves()}

    def _find(self, position: SowingPosition) -> Board | None:
        if not is_covered(position, self.seeds) or TABLES[position.game.slug] != self.name:
            return None
        return _turn_to(position.side, position.cups)

    def _play(self, position: SowingPosition, move: str, ahead: int) -> int:
        me = position.side
        after = position.after(move)
        assert after is not None, "no move of these games is endless"
        taken = after.stores[me] - position.stores[me]
        again = not any(after.row(1 - me))
        board = _turn_to(me if again else 1 - me, after.cups)
        mine = 1 if again else -1
        # Without a capture, the circle begins at the position in question.
        odd = _ahead(board) if taken else ahead * mine
        return taken + mine * self._settle(board, odd)

    def _settle(self, board: Board, odd: int) -> int:
        """Return a board's value; if play goes in circles, an odd seed is worth `odd`, 1 or -1."""
        seeds = sum(board)
        stored = self.layers[seeds][rank(board)]
        return odd if seeds % 2 and not stored else stored


@cache
def own_table(slug: str) -> Table | None:
    """Return the packaged table for a game; None if it has none."""
    name = TABLES.get(slug)
    if not name:
        return None
    # In a browser, the package is inside an archive.
    data = pkgutil.get_data("game_core.families.sowing", f"{FOLDER}/{name}.table")
    assert data, "archives and folders can be read"
    return read_table(data)


def read_table(data: bytes) -> Table:
    """Read a table. Raises TableError."""
    heading, _, packed = data.partition(b"\n")
    found = re.fullmatch(rf"{HEADING} (\w+) (\d{{1,2}})", heading.decode("ascii", "replace"))
    if not found or found[1] not in TABLES.values():
        raise TableError(f"This isn't a table: it does not begin with “{HEADING}”, game and seeds.")
    name, most = found[1], int(found[2])
    try:
        values = memoryview(zlib.decompress(packed)).cast("b")
    except zlib.error as error:
        raise TableError(f"The table of {name} is damaged: {error}.") from error
    counts = [count_boards(seeds) for seeds in range(1, most + 1)]
    if len(values) != sum(counts):
        raise TableError(f"The table of {name} has {len(values)} values, not {sum(counts)}.")
    layers = [memoryview(b"\0").cast("b")]
    for count in counts:
        layers.append(values[:count])
        values = values[count:]
    return Table(name, most, tuple(layers))


def write_table(name: str, layers: list[bytes]) -> bytes:
    """Return the bytes of a table; `layers` are the values for 1, 2, … seeds."""
    heading = f"{HEADING} {name} {len(layers)}\n"
    return heading.encode() + zlib.compress(b"".join(layers), 9)


def _turn_to(side: int, cups: Board) -> Board:
    return (*cups[ROWS[side]], *cups[ROWS[1 - side]])


def _ahead(board: Board) -> int:
    """Return 1 if the side to move has more seeds in its row, else -1."""
    return 1 if sum(board[:ROW]) > sum(board[ROW:]) else -1
