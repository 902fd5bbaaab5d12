"""The fixtures beside the tests: perft counts and sample games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.help.paths import DATA

PERFT = DATA / "perft.txt"


class Line(NamedTuple):
    """A line of a sample game; `turn` is a move, or `= RESULT` on a game's last line."""

    number: int
    position: str
    turn: str


def read_perft() -> dict[str, list[int]]:
    """The counts to depth 1, 2, 3 …, by slug."""
    table = {}
    for line in PERFT.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            slug, _, counts = line.partition(":")
            table[slug] = [int(count) for count in counts.split()]
    return table


def sample_path(slug: str) -> Path:
    return DATA / "games" / f"{slug}.txt"


def read_samples(slug: str) -> Iterator[list[Line]]:
    """The sample games of one game, each as its lines."""
    lines: list[Line] = []
    text = sample_path(slug).read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.startswith("#"):
            position, _, turn = line.partition(" | ")
            lines.append(Line(number, position, turn))
        elif lines:
            yield lines
            lines = []
    yield lines
