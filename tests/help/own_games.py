"""Games of one's own for tests: the example of the guide, and files made of it."""

from __future__ import annotations

from game_core.game_files import Source
from tests.help.paths import ROOT

TWINS = ROOT / "docs" / "authors" / "twins.py"
"""The file that docs/authors/own-game.md shows."""
TEXT = TWINS.read_text(encoding="utf-8")


def change(old: str, new: str) -> Source:
    """The example with one thing changed, as the file `hill.py`."""
    assert TEXT.count(old) == 1, old
    return Source("hill.py", TEXT.replace(old, new))


def find_line(text: str, source: Source) -> int:
    """The line of a file that begins with some text."""
    (line,) = (
        number
        for number, each in enumerate(source.text.splitlines(), start=1)
        if each.strip().startswith(text)
    )
    return line
