"""What an author waits for who saves something of a school with all games, while it is served."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figures import Comparison
from lesson_plans.curriculum.folder import OWN
from tests.help.author import Author
from widgets.scaffold import begin, choose

SAVES = 3
PAGE = "docs/lessons/first.md"
WRITTEN = {
    PAGE: ("Count your", "≤ 0.25"),
    "lesson_plans/oware/puzzles.yml": ("North has no seeds.", "≤ 0.4"),
    "lesson_plans/oware/tutorial.yml": ("On your turn,", "≤ 0.4"),
    "lesson_plans/oware/plan.md": ("table corner", "≤ 0.4"),
}
"""What is saved: a page of text alone, puzzles, a tutorial, a plan; the words that change in it."""


def compare_saves() -> Iterator[Comparison]:
    """A row for the first build, and one for each kind of save: pages kept, and all built."""
    with TemporaryDirectory() as scratch:
        school = Path(scratch) / "school"
        texts = _begin(school)
        kept = Author(school, Path(scratch) / "kept")
        whole = Author(school, Path(scratch) / "whole", keeps=False)
        first = [_measure(kept)], [_measure(whole)]
        yield Comparison(
            "first build of a school with all games / a later one, all built", "ms", *first
        )
        for name, (words, aim) in WRITTEN.items():
            ours, others = [], []
            for number in range(SAVES):
                changed = texts[name].replace(words, f"{words} {number}", 1)
                (school / name).write_text(changed, encoding="utf-8")
                ours.append(_measure(kept))
                others.append(_measure(whole))
            yield Comparison(f"save of {name}, pages kept / all built", "ms", ours, others, aim)


def _begin(school: Path) -> dict[str, str]:
    """Begin a school that has puzzles, a tutorial and a plan of its own: its files' texts."""
    begin(school, choose("Hill School", (), "indigo"))
    texts = {PAGE: "# Our first lesson\n\nCount your seeds.\n"}
    folder = school / "lesson_plans/oware"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(OWN / "oware/proofs.json", folder)
    for name in WRITTEN:
        texts[name] = texts.get(name) or (OWN.parent / name).read_text(encoding="utf-8")
        (school / name).write_text(texts[name], encoding="utf-8")
    return texts


def _measure(author: Author) -> float:
    """Build: milliseconds of a processor, so that other work does not count."""
    begun = time.process_time()
    author.build()
    return (time.process_time() - begun) * 1000
