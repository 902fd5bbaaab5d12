"""Build times of sites with many puzzles or lessons, against Material alone with the same pages.

Each puzzle has a page. Material alone gets the same pages, with the drawn boards in them as HTML.
Each lesson has some text and three boards, which Material shows as code. Doubling the lessons shows
whether the work grows linearly. A first build has no cache; a later one has the first build's.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, cycle, islice
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory

from markdown import markdown

from bench.figures import Comparison
from game_core import GAMES, Game, PositionError, Record
from game_core.puzzles.model import Puzzle
from game_core.puzzles.writing import write_puzzle
from game_core.search.goals import GoalError
from lesson_plans.curriculum.commands.puzzle import sketch
from lesson_plans.curriculum.layers import OWN, Curriculum
from lesson_plans.curriculum.problem import Refusal, refuse
from lesson_plans.curriculum.progress_codes import sign
from lesson_plans.curriculum.puzzles.collection import are_alike, read_collection
from lesson_plans.curriculum.puzzles.proofs import make_proofs
from tests.help.small_site import CONFIG, write
from widgets.build_cache import FOLDER
from widgets.fences import FenceExtension
from widgets.puzzles import Shelf

COUNTS = (250, 500, 1000)
LESSONS = (100, 200)
BUILDS = 3
AIM = GROWTH = "≤ 2"
OURS = CONFIG + 'nav: [index.md]\nnot_in_nav: "*"\n'
"""With all pages in its navigation, Material's work grows quadratically."""
MATERIAL = OURS.replace("[search, ubao]", "[search]")
SLOW = "double-eighteen-stone-chess"
"""With thousands of turns, this game's puzzles take too long to make."""
HINTS = "Count.", "Look at the other side.", "One move takes something."
TEXT = "Count the seeds of each cup, and say where the last of them will fall. " * 8
TURNS = 40
"""The most random turns before a question."""


def compare_builds() -> Iterator[Comparison]:
    """Yield a row for each number of puzzles. If growth is linear, all have the same ratio."""
    with TemporaryDirectory() as scratch:
        os.environ["XDG_CACHE_HOME"] = str(Path(scratch) / "cache")
        ours, theirs = Path(scratch) / "ours", Path(scratch) / "material"
        for number in COUNTS:
            theirs.mkdir(exist_ok=True)
            pages = write_curriculum(ours / "lesson_plans", number)
            write(ours, pages, OURS)
            write(theirs, draw_pages(ours / "lesson_plans", pages), MATERIAL)
            yield from compare_site(f"{number:,} puzzles", ours, theirs)


def compare_site(what: str, ours: Path, theirs: Path) -> Iterator[Comparison]:
    """Yield a row for the first build of a site, and one for a later build."""
    first, later, plain = [], [], []
    for _ in range(BUILDS):
        for kept in (Path(os.environ["XDG_CACHE_HOME"]), ours / FOLDER):
            shutil.rmtree(kept, ignore_errors=True)
        first.append(measure(ours))
        later.append(measure(ours))
        plain.append(measure(theirs))
    yield Comparison(f"first build of {what}", "ms", first, plain)
    yield Comparison(f"later build of {what}", "ms", later, plain, AIM)


def write_curriculum(curriculum: Path, number: int) -> dict[str, str]:
    """Write this many puzzles with their proofs; return a page for each, by path."""
    taken = {sign(name) for name in list_names()}
    makers = {game.slug: make_puzzles(game, taken) for game in GAMES if game.slug != SLOW}
    texts: dict[str, list[str]] = {slug: [] for slug in makers}
    pages = {"index.md": "# Home\n"}
    for slug in islice(cycle(makers), number):
        name, text = next(makers[slug])
        texts[slug].append(text)
        pages[f"{slug}-{name}.md"] = f"# {name}\n\n```puzzle\nid: {slug}/{name}\n```\n"
    for slug, written in texts.items():
        path = curriculum / slug / "puzzles.yml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(written), encoding="utf-8")
    for slug, puzzles in read_collection(Curriculum((curriculum,)), refuse).items():
        make_proofs(curriculum, slug, puzzles, anew=False)
    return pages


def list_names() -> Iterator[str]:
    """Yield the names of all puzzles and steps that come with a site."""
    shelf = Shelf(Curriculum((OWN,)), refuse)
    yield from shelf.puzzles
    yield from (step.name for steps in shelf.tutorials.values() for step in steps)


def draw_pages(curriculum: Path, pages: dict[str, str]) -> dict[str, str]:
    """Return the same pages with HTML instead of blocks."""
    fences = FenceExtension(shelf=Shelf(Curriculum((curriculum,)), refuse))
    return {path: markdown(text, extensions=[fences]) for path, text in pages.items()}


def make_puzzles(game: Game, taken: set[str]) -> Iterator[tuple[str, str]]:
    """Yield puzzles from random games, no two alike: name, and YAML.

    Their signs in progress codes avoid `taken`, and are added to it.
    """
    numbers = count(1)
    chance = random.Random(game.slug)
    made: list[Puzzle] = []
    while True:
        record = Record(game)
        for _ in range(chance.randint(1, TURNS)):
            if record.result() is None:
                record = record.play(chance.choice(record.position.moves()))
        names = (f"number-{number}" for number in numbers)
        name = next(name for name in names if sign(f"{game.slug}/{name}") not in taken)
        try:
            puzzle = sketch(game.slug, name, str(record.position), "capture 1 within 1")
        except (GoalError, PositionError, Refusal):
            continue
        is_open = len(puzzle.solution) == len(record.position.moves())
        if is_open or any(are_alike(puzzle, other) for other in made):
            continue
        made.append(
            replace(
                puzzle,
                prompt=f"Take something: {name}.",
                because="One has to count.",
                hints=HINTS,
                source="played at random",
                beginner=True,
            )
        )
        taken.add(sign(f"{game.slug}/{name}"))
        yield name, write_puzzle(made[-1])


def measure(site: Path) -> float:
    """Build a site in a new process; return milliseconds of processor time."""
    before = getrusage(RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    # Write bytecode, as usual; without it ours would be recompiled, but Material's not.
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONDONTWRITEBYTECODE": ""}
    subprocess.run(command, cwd=site, env=environment, check=True)
    after = getrusage(RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000


def compare_lessons() -> Iterator[Comparison]:
    """Yield two rows per number of lessons, one for the second hundred, one for growth.

    The last two rows are later builds.
    """
    with TemporaryDirectory() as scratch:
        os.environ["XDG_CACHE_HOME"] = str(Path(scratch) / "cache")
        taken: list[Comparison] = []
        for number in LESSONS:
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
        yield Comparison(
            f"what {LESSONS[1] - LESSONS[0]} lessons more add", "ms", added, plain, AIM
        )
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
