"""An author's wait after a save, while a school's site with all games is served."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figures import Comparison
from lesson_plans.curriculum.layers import OWN
from tests.help.author import Author
from widgets.scaffold import begin

SAVES = 3
PAGE = "docs/lessons/first.md"
WRITTEN = {
    PAGE: ("Count your", "≤ 0.3"),
    "lesson_plans/oware/puzzles.yml": ("The other row is empty.", "≤ 0.6"),
    "lesson_plans/oware/tutorial.yml": ("On your turn,", "≤ 0.6"),
    "lesson_plans/oware/plan.md": ("table corner", "≤ 0.6"),
}
"""The files saved, a plain page, puzzles, a tutorial and a plan, and the words that change in
each."""


def compare_saves() -> Iterator[Comparison]:
    """Yield a row for each kind of save: builds with and without cached conversions."""
    with TemporaryDirectory() as scratch:
        school = Path(scratch) / "school"
        texts = _begin(school)
        served = Author(school, Path(scratch) / "served")
        served.build()
        for name, (words, aim) in WRITTEN.items():
            ours, others = [], []
            for number in range(SAVES):
                changed = texts[name].replace(words, f"{words} {number}", 1)
                (school / name).write_text(changed, encoding="utf-8")
                ours.append(_measure(served))
                others.append(_measure(Author(school, Path(scratch) / "whole")))
            yield Comparison(f"save of {name} / first build of all", "ms", ours, others, aim)


def _begin(school: Path) -> dict[str, str]:
    """Begin a school with puzzles, a tutorial and a plan of its own; return its files' texts."""
    begin(school, "Hill School", (), "indigo")
    texts = {PAGE: "# Our first lesson\n\nCount your seeds.\n"}
    folder = school / "lesson_plans/oware"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(OWN / "oware/proofs.json", folder)
    for name in WRITTEN:
        texts[name] = texts.get(name) or (OWN.parent / name).read_text(encoding="utf-8")
        (school / name).write_text(texts[name], encoding="utf-8")
    return texts


def _measure(author: Author) -> float:
    """Build, and return milliseconds of processor time."""
    begun = time.process_time()
    author.build()
    return (time.process_time() - begun) * 1000
