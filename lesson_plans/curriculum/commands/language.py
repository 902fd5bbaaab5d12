"""List the texts of a language whose English original has changed since.

    ubao language pt
    ubao language pt --missing
    ubao language pt --since v1.0

A text is compared with the English version in the commit that last touched the text. `--missing`
also lists what isn't translated yet; `--since` ignores changes before that commit.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from lesson_plans.curriculum.commands.here import open_parser
from lesson_plans.curriculum.history import find_change, find_missing, find_old, list_files
from lesson_plans.curriculum.problem import name_file
from lesson_plans.curriculum.translations import ORIGINAL, find_other, has_words

WHERE = ("docs", "lesson_plans", f"*messages/{ORIGINAL}.ftl")
"""The paths passed to git: the folders of a site, and the messages of a checkout."""


def main(arguments: Sequence[str]) -> None:
    """Print a line for each text. Raises Refusal if git fails."""
    parser = open_parser("language", __doc__)
    parser.add_argument("code", help="the language, such as pt")
    parser.add_argument("--missing", action="store_true", help="also list missing texts")
    parser.add_argument("--since", metavar="COMMIT", help="ignore changes before this commit")
    given = parser.parse_args(arguments)
    code, here = given.code, Path.cwd()
    change = find_change(here, given.since) if given.since else None
    files = [path for path in list_files(here, *WHERE) if has_words(path)]
    pairs = [(path, other) for path in files if (other := find_other(path, code))]
    old = 0
    for path, other in pairs:
        for part, commit in find_old(path, other, change):
            old += 1
            what = f"the English of “{part.title}”" if part.title else "its English"
            print(f"{name_file(other)}:{part.first}: {what} has changed since {commit[:10]}.")
    for path in files if given.missing else ():
        other = find_other(path, code)
        if other is None:
            print(f"{name_file(path)}:1: is not in “{code}” yet.")
        for part in find_missing(path, other) if other else ():
            print(f"{name_file(path)}:{part.first}: “{part.title}” is not in “{code}” yet.")
    print(f"files in “{code}”: {len(pairs)} of {len(files)}, out of date: {old}")
