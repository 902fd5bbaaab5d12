"""Endgame tables of Oware, Kpo and Ouri: what a position is worth when it is played out.

Played out, no store ends the game: both sides go on until the board is empty or nobody can be fed.
A value is what the side to move gets from here on, less what the other side gets, when both play as
well as they can. The winner is the one of the game; by how much may differ from a game that a
majority ends.

Where nobody gains by a capture, play goes round and round until the third time stops it, and the
seeds left are split evenly. An odd seed goes to the side with more in its row when the game stops.
The table gives it as if that were where the going round began: the position asked about, or the
first one after the last capture.

A table is a line of text, `ubao table 1 oware 8`, and a zlib stream: for each board of 1, 2, …
seeds, in the order of `ranking`, a signed byte. For a board of an odd number of seeds, 0 is play
that goes round.
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
"""Where the tables that come with the package lie, beside this module."""


class TableError(ValueError):
    """Bytes that are no table; the message says why."""


@dataclass(frozen=True, slots=True)
class Table:
    """The values of all boards of up to `seeds` seeds, of one game."""

    name: str
    seeds: int
    layers: tuple[memoryview, ...]
    """For each number of seeds, from 0, the boards' values in order."""

    def value(self, position: SowingPosition) -> int | None:
        """What the side to move gets more than the other, or None when it is not in the table."""
        board = self._find(position)
        return None if board is None else self._settle(board, _ahead(board))

    def worth(self, position: SowingPosition) -> dict[str, int]:
        """The same for each legal move; empty when the position is not in the table."""
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
        # Without a capture, it is from the position asked about that play goes round.
        odd = _ahead(board) if taken else ahead * mine
        return taken + mine * self._settle(board, odd)

    def _settle(self, board: Board, odd: int) -> int:
        """A board's value; where play goes round, `odd` says who gets an odd seed: 1 or -1."""
        seeds = sum(board)
        stored = self.layers[seeds][rank(board)]
        return odd if seeds % 2 and not stored else stored


def value(position: SowingPosition) -> int | None:
    """`Table.value` in the table that comes with the package; None without one."""
    table = own_table(position.game.slug)
    return table.value(position) if table else None


def worth(position: SowingPosition) -> dict[str, int]:
    """`Table.worth` in the table that comes with the package; empty without one."""
    table = own_table(position.game.slug)
    return table.worth(position) if table else {}


@cache
def own_table(slug: str) -> Table | None:
    """The table for a game that comes with the package; None for a game without."""
    name = TABLES.get(slug)
    if not name:
        return None
    # In a browser, the package lies in an archive.
    data = pkgutil.get_data("game_core.families.sowing", f"{FOLDER}/{name}.table")
    assert data, "archives and folders can be read"
    return read_table(data)


def read_table(data: bytes) -> Table:
    """Read a table. Raises TableError."""
    heading, _, packed = data.partition(b"\n")
    found = re.fullmatch(rf"{HEADING} (\w+) (\d{{1,2}})", heading.decode("ascii", "replace"))
    if not found or found[1] not in TABLES.values():
        raise TableError(f"This is no table: it does not begin with “{HEADING}”, game and seeds.")
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
    """The text and the bytes of a table; `layers` are the values for 1, 2, … seeds."""
    heading = f"{HEADING} {name} {len(layers)}\n"
    return heading.encode() + zlib.compress(b"".join(layers), 9)


def _turn_to(side: int, cups: Board) -> Board:
    return (*cups[ROWS[side]], *cups[ROWS[1 - side]])


def _ahead(board: Board) -> int:
    """1 when the side to move has more seeds in its row, else -1."""
    return 1 if sum(board[:ROW]) > sum(board[ROW:]) else -1
