"""A school's own games for tests: the guide's example, and a school that has it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from game_core.game_files import Source
from tests.help.paths import ROOT
from tests.help.small_site import CONFIG, write

TWINS = ROOT / "docs" / "authors" / "twins.py"
"""The file that docs/authors/own-game.md shows."""
TEXT = TWINS.read_text(encoding="utf-8")
NAMED = CONFIG.replace("[search, ubao]", "[search, ubao: {games: [games/twins.py]}]")
"""The configuration of a school that has this game."""
PUZZLE = """\
- id: ten-at-once
  position: 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
  side: S
  prompt: Take ten seeds in the first turn.
  goal: capture 10 within 1
  solution: [C, D]
  themes: [capture, counting]
  difficulty: 2
  because: Two of six cups do it.
  ages: 8-14
  hints:
    - Twins are two cups across from each other that hold equally many.
    - Which of your cups reaches the other row with its last seed?
    - Try cup C.
  source: written for the guide
  beginner: true
"""
PAGES = {
    "index.md": "# A school\n\n[Twins](games/twins.md)\n",
    "games/twins.md": (
        "# Twins\n\n```board\ngame: twins\n```\n\n```puzzle\nid: twins/ten-at-once\n```\n\n"
        "```demo\ngame: twins\nmoves:\n  - move: C\n```\n\n```opponents\ngame: twins\n```\n"
    ),
    "games/oware.md": (
        "# Oware\n\n```board\ngame: oware\n```\n\n```chooser\nquestion: Which game?\n```\n"
    ),
    "both.md": "# Both\n\n```board\ngame: oware\n```\n\n```board\ngame: twins\n```\n",
}


def change(old: str, new: str) -> Source:
    """Return the example with one thing changed, as the file `hill.py`."""
    assert TEXT.count(old) == 1, old
    return Source("hill.py", TEXT.replace(old, new))


def find_line(text: str, source: Source) -> int:
    """Return the number of the line that begins with some text."""
    (line,) = (
        number
        for number, each in enumerate(source.text.splitlines(), start=1)
        if each.strip().startswith(text)
    )
    return line


def write_school(folder: Path) -> Path:
    """Write the sources of a school's site with its own game, a puzzle for it, and its proof."""
    write(folder, PAGES, NAMED)
    puzzles = folder / "lesson_plans" / "twins" / "puzzles.yml"
    for path, text in ((folder / "games" / "twins.py", TEXT), (puzzles, PUZZLE)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "lesson_plans", "prove", "twins"],
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": "", "HOME": str(Path.home())},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder
