"""How long a site with many lessons takes to build, against Material alone with the same Markdown.

Each lesson has some text and three boards, which Material shows as code. Twice as many lessons
tell whether the work grows with their number alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.building import MATERIAL, OURS, measure
from bench.figures import Comparison
from game_core import GAMES
from tests.help.small_site import write

COUNTS = (100, 200)
BUILDS = 3
AIM = "≤ 2"
GROWTH = "≤ 2"
TEXT = "Count the seeds of each cup, and say where the last of them will fall. " * 8


def compare_lessons() -> Iterator[Comparison]:
    """A row for each number of lessons, one for what the second hundred adds, one for growth."""
    with TemporaryDirectory() as scratch:
        taken: list[tuple[list[float], list[float]]] = []
        for number in COUNTS:
            ours, theirs = (Path(scratch) / f"{name}{number}" for name in ("ours", "material"))
            for folder, config in ((ours, OURS), (theirs, MATERIAL)):
                folder.mkdir()
                write(folder, write_lessons(number), config)
            pairs = [(measure(ours), measure(theirs)) for _ in range(BUILDS)]
            taken.append(([mine for mine, _ in pairs], [plain for _, plain in pairs]))
            yield Comparison(f"build of {number} lessons with 3 boards each", "ms", *taken[-1], AIM)
        (few, plain_few), (many, plain_many) = taken
        added = [b - a for a, b in zip(few, many, strict=True)]
        plain = [b - a for a, b in zip(plain_few, plain_many, strict=True)]
        yield Comparison(f"what {COUNTS[1] - COUNTS[0]} lessons more add", "ms", added, plain, AIM)
        yield Comparison("growth: twice as many lessons / as many", "ms", many, few, GROWTH)


def write_lessons(number: int) -> dict[str, str]:
    """So many pages, by path; the boards go through all games."""
    pages = {"index.md": "# Home\n"}
    for place in range(number):
        parts = [f"# Lesson {place}\n"]
        for board in range(3):
            game = GAMES[(place + board) % len(GAMES)]
            parts.append(f"## Part {board}\n\n{TEXT}\n\n```board\ngame: {game.slug}\n```\n")
        pages[f"lesson-{place}.md"] = "\n".join(parts)
    return pages
