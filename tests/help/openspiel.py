"""Random games of Oware as OpenSpiel plays them, recorded once: the format of the fixture.

Two lines a game. The first has the moves, then OpenSpiel's last position as our text. The second
has four hexadecimal digits for each position before a move: the low bits of a CRC-32 over the
position's text and the legal moves, so that one wrong seed or move shows at the turn it happens.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple
from zlib import crc32

from tests.help.paths import DATA

PATH = DATA / "openspiel.txt"


class Game(NamedTuple):
    """One recorded game; `checks` holds the checksum of each position before a move."""

    moves: str
    last: str
    checks: tuple[str, ...]


def check(position: str, legal: str) -> str:
    """Return the checksum of a position and its legal moves, as in `0,5,… 0-0 N` and `abdef`."""
    return f"{crc32(f'{position} {legal}'.encode()) & 0xFFFF:04x}"


def read() -> Iterator[Game]:
    """Return the recorded games."""
    lines = iter(
        line for line in PATH.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
    )
    for line in lines:
        moves, _, last = line.partition(" ")
        checks = next(lines)
        yield Game(moves, last, tuple(checks[i : i + 4] for i in range(0, len(checks), 4)))


def write(title: str, games: Iterable[Game]) -> None:
    """Replace the recorded games; `title` says how they were made."""
    lines = [f"# {title}"]
    for game in games:
        lines += [f"{game.moves} {game.last}", "".join(game.checks)]
    PATH.write_text("\n".join(lines) + "\n", encoding="utf-8")
