"""Golden transcripts: whole games, event by event, to be read by people and compared by line.

A file holds records, each with a title, its saved game, a blank line, and its transcript:

    # Three in a row
    ubao 1
    game oware
    start 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
    moves C

    = 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
    > C
    …

To add one, write its title and its saved game; `python -m tests.help.golden` then writes all
transcripts. Read the diff before you keep it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game_core import GAMES, Record
from game_core.record import transcribe
from tests.help.paths import DATA


class Golden(NamedTuple):
    """A saved game and its transcript, as in the file."""

    title: str
    record: str
    transcript: str


def path(slug: str) -> Path:
    return DATA / "transcripts" / f"{slug}.txt"


def read(slug: str) -> Iterator[Golden]:
    """Return the golden transcripts of a game."""
    for block in path(slug).read_text(encoding="utf-8").split("# ")[1:]:
        title, _, rest = block.partition("\n")
        record, _, transcript = rest.partition("\n\n")
        yield Golden(title, record + "\n", transcript.strip("\n") + "\n")


def write(slug: str) -> None:
    """Rewrite the transcripts of a game's records."""
    blocks = (
        f"# {golden.title}\n{golden.record}\n{transcribe(Record.parse(golden.record))}"
        for golden in read(slug)
    )
    path(slug).write_text("\n".join(blocks), encoding="utf-8")


if __name__ == "__main__":
    for game in GAMES:
        write(game.slug)
