"""List what in a language is not as in English today: words that are old, and other boards.

    ubao language pt
    ubao language pt --missing
    ubao language pt --right docs/index.pt.md lesson_plans/oware/puzzles.pt.yml

`--missing` lists the English files that have no words in the language yet, too. `--right` says of
files that they are made of the English of today. The exit code is 1 if anything is not as it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from lesson_plans.curriculum.commands.here import find_here
from lesson_plans.curriculum.commands.running import open_parser
from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.fingerprints import find_old, write_prints
from lesson_plans.curriculum.folder import name_file
from lesson_plans.curriculum.matching import find_differences
from lesson_plans.curriculum.problem import Problem, Report
from lesson_plans.curriculum.translations import WORDS, find_other

PAGES = "docs"
KINDS = (*WORDS, "glossary.yml")
"""The files of a curriculum that have words, besides pages."""


def main(arguments: Sequence[str]) -> int:
    """List what is old, or say that it is not."""
    parser = open_parser("language", __doc__)
    parser.add_argument("code", help="the language, such as pt")
    parser.add_argument("--missing", action="store_true", help="list what is not there yet, too")
    parser.add_argument("--right", nargs="+", type=Path, default=[], metavar="FILE")
    given = parser.parse_args(arguments)
    problems: list[Problem] = []
    folders = (find_here(problems.append).own, Path.cwd() / PAGES)
    files = [path for folder in folders for path in _list_english(folder)]
    pairs = [(path, other) for path in files if (other := find_other(path, given.code))]
    right = {path.resolve() for path in given.right}
    old = 0
    for path, other in pairs:
        found = [*find_old(path, other, problems.append)]
        if found and other.resolve() in right:
            text = other.read_text(encoding="utf-8")
            prints = {item: today for _, item, today in found}
            other.write_text(write_prints(text, prints), encoding="utf-8")
            continue
        old += len(found)
        for name, item, _ in found:
            what = f"the English of “{name}”" if name else "its English"
            print(f"{name_file(other)}:{item.line}: {what} is not what this was made of.")
    for path, other in pairs:
        if path.suffix == ".md":
            problems += _compare(path, other, problems.append)
    for problem in problems:
        print(problem)
    for path in files if given.missing else ():
        if not find_other(path, given.code):
            print(f"{name_file(path)}: is not in “{given.code}” yet.")
    print(f"files in “{given.code}”: {len(pairs)} of {len(files)}, old: {old}")
    return int(bool(old or problems))


def _compare(path: Path, other: Path, report: Report) -> Iterator[Problem]:
    """Where a page shows other boards than the English one."""
    english, text = (read_file(each, report) or "" for each in (path, other))
    for line, reason in find_differences(english, text):
        yield Problem(name_file(other), line, "", reason)


def _list_english(folder: Path) -> Iterator[Path]:
    """The files with words for readers: those with a language in their names are others'."""
    for path in sorted(folder.rglob("*.*")):
        if path.name in KINDS or (path.suffix == ".md" and path.stem.count(".") == 0):
            yield path
