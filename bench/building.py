"""Build times: of sites with many lessons, and of a save while a school's site is served.

Each lesson has some text and three boards, which Material alone shows as code. Doubling the lessons
shows whether the work grows linearly. A first build has no cache; a later one has the first's.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory

from bench.figures import Comparison
from game_core import GAMES
from lesson_plans.curriculum.layers import OWN
from tests.help.author import Author
from tests.help.small_site import CONFIG, write
from widgets.build_cache import FOLDER
from widgets.scaffold import begin

LESSONS = (100, 200)
REPEATED = 3
AIM = "≤ 2"
OURS = CONFIG + 'nav: [index.md]\nnot_in_nav: "*"\n'
"""With all pages in its navigation, Material's work grows quadratically."""
MATERIAL = OURS.replace("[search, ubao]", "[search]")
TEXT = "Count the seeds of each cup, and say where the last of them will fall. " * 8
PAGE = "docs/lessons/first.md"
WRITTEN = {
    PAGE: ("Count your", "≤ 0.2"),
    "lesson_plans/oware/puzzles.yml": ("The other row is empty.", "≤ 0.35"),
    "lesson_plans/oware/tutorial.yml": ("On your turn,", "≤ 0.35"),
    "lesson_plans/oware/plan.md": ("corner of a table", "≤ 0.35"),
}
"""The files saved, a plain page, puzzles, a tutorial and a plan, and the words that change in
each."""


def compare_builds() -> Iterator[Comparison]:
    """Yield two rows per number of lessons, and one for the growth of later builds."""
    with TemporaryDirectory() as scratch:
        os.environ["XDG_CACHE_HOME"] = str(Path(scratch) / "cache")
        taken: list[list[float]] = []
        for number in LESSONS:
            ours, theirs = (Path(scratch) / f"{name}{number}" for name in ("ours", "material"))
            for folder, config in ((ours, OURS), (theirs, MATERIAL)):
                folder.mkdir()
                write(folder, write_lessons(number), config)
            first, later, plain = [], [], []
            for _ in range(REPEATED):
                for kept in (Path(os.environ["XDG_CACHE_HOME"]), ours / FOLDER):
                    shutil.rmtree(kept, ignore_errors=True)
                first.append(measure_build(ours))
                later.append(measure_build(ours))
                plain.append(measure_build(theirs))
            what = f"build of {number} lessons with 3 boards each / Material alone"
            yield Comparison(f"first {what}", "ms", first, plain)
            yield Comparison(f"later {what}", "ms", later, plain, AIM)
            taken.append(later)
        few, many = taken
        yield Comparison("growth: twice as many lessons / as many", "ms", many, few, AIM)


def measure_build(site: Path) -> float:
    """Build a site in a new process; return milliseconds of processor time."""
    before = getrusage(RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    # Write bytecode, as usual; without it ours would be recompiled, but Material's not.
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONDONTWRITEBYTECODE": ""}
    subprocess.run(command, cwd=site, env=environment, check=True)
    after = getrusage(RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000


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


def compare_saves() -> Iterator[Comparison]:
    """Yield a row for each kind of save: with and without what is kept of each page."""
    with TemporaryDirectory() as scratch:
        school = Path(scratch) / "school"
        texts = begin_school(school)
        served = Author(school, Path(scratch) / "served")
        served.build()
        for name, (words, aim) in WRITTEN.items():
            ours, others = [], []
            for number in range(REPEATED):
                before, found, after = texts[name].partition(words)
                assert found, f"{name} doesn't say “{words}” any more"
                changed = f"{before}{words} {number}{after}"
                (school / name).write_text(changed, encoding="utf-8")
                ours.append(measure_save(served))
                # In the same folder: MkDocs has one plugin, and its caches, in a process.
                others.append(measure_save(Author(school, served.out)))
            yield Comparison(f"save of {name} / first build of all", "ms", ours, others, aim)


def begin_school(school: Path) -> dict[str, str]:
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


def measure_save(author: Author) -> float:
    """Build, and return milliseconds of processor time."""
    begun = time.process_time()
    author.build()
    return (time.process_time() - begun) * 1000
