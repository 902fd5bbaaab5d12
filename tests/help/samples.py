"""The data in tests/data: perft counts and sample games, one file per game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.help.paths import DATA

PERFT = "# Perft: "
"""The prefix of the counts of sequences of 1, 2, 3 … legal turns from the start."""


class Line(NamedTuple):
    """A line of a sample game; `turn` is a move, or `= RESULT` on a game's last line."""

    number: int
    position: str
    turn: str


def sample_path(slug: str) -> Path:
    return DATA / "games" / f"{slug}.txt"


def read_perft(slug: str) -> list[int]:
    """Return counts to depth 1, 2, 3 …; those to 6 are from a program that knows only the rules."""
    first, *_ = sample_path(slug).read_text(encoding="utf-8").splitlines()
    assert first.startswith(PERFT), f"{sample_path(slug).name} begins with no counts"
    return [int(count) for count in first.removeprefix(PERFT).split()]


def read_samples(slug: str) -> Iterator[list[Line]]:
    """Return the sample games of one game, each as its lines."""
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
