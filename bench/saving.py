"""What an author waits for who saves a page of a school with all games, while it is served."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figures import Comparison
from tests.help.author import Author
from widgets.scaffold import begin, choose

SAVES = 3
AIM = "≤ 0.25"


def compare_saves() -> Iterator[Comparison]:
    """One row: with pages kept, and with all built."""
    with TemporaryDirectory() as scratch:
        school = Path(scratch) / "school"
        begin(school, choose("Hill School", (), "indigo"))
        kept = Author(school, Path(scratch) / "kept")
        whole = Author(school, Path(scratch) / "whole", keeps=False)
        for author in (kept, whole):
            author.build()
        pairs = [(_save(kept, number), _save(whole, number)) for number in range(SAVES)]
        ours, others = zip(*pairs, strict=True)
        yield Comparison(
            "save of a page, all games, pages kept / all built", "ms", ours, others, AIM
        )


def _save(author: Author, number: int) -> float:
    """Save a page; milliseconds of a processor, so that other work does not count."""
    begun = time.process_time()
    author.save("docs/lessons/first.md", f"# First\n\nSaved {number} times.\n")
    return (time.process_time() - begun) * 1000
