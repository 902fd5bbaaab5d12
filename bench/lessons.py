"""Build time of a site with many lessons, against Material alone with the same Markdown.

Each lesson has some text and three boards, which Material shows as code. Doubling the lessons shows
whether the work grows linearly.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.building import AIM, MATERIAL, OURS, compare_site
from bench.figures import Comparison
from game_core import GAMES
from tests.help.small_site import write

COUNTS = (100, 200)
GROWTH = "≤ 2"
TEXT = "Count the seeds of each cup, and say where the last of them will fall. " * 8


def compare_lessons() -> Iterator[Comparison]:
    """Yield two rows per number of lessons, one for the second hundred, one for growth.

    The last two rows are later builds.
    """
    with TemporaryDirectory() as scratch:
        os.environ["XDG_CACHE_HOME"] = str(Path(scratch) / "cache")
        taken: list[Comparison] = []
        for number in COUNTS:
            ours, theirs = (Path(scratch) / f"{name}{number}" for name in ("ours", "material"))
            for folder, config in ((ours, OURS), (theirs, MATERIAL)):
                folder.mkdir()
                write(folder, write_lessons(number), config)
            first, later = compare_site(f"{number} lessons with 3 boards each", ours, theirs)
            taken.append(later)
            yield from (first, later)
        few, many = taken
        added = [b - a for a, b in zip(few.ours, many.ours, strict=True)]
        plain = [b - a for a, b in zip(few.theirs, many.theirs, strict=True)]
        yield Comparison(f"what {COUNTS[1] - COUNTS[0]} lessons more add", "ms", added, plain, AIM)
        yield Comparison(
            "growth: twice as many lessons / as many", "ms", many.ours, few.ours, GROWTH
        )


def write_lessons(number: int) -> dict[str, str]:
    """Return this many pages by path; their boards cycle through all games."""
    pages = {"index.md": "# Home\n"}
    for place in range(number):
        parts = [f"# Lesson {place}\n"]
        for board in range(3):
            game = GAMES[(place + board) % len(GAMES)]
            parts.append(f"## Part {board}\n\n{TEXT}\n\n```board\ngame: {game.slug}\n```\n")
        pages[f"lesson-{place}.md"] = "\n".join(parts)
    return pages
