"""`python -m widgets.messages`: say what is wrong with messages, and write what is made of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from game_core.messages.fluent import FluentError
from game_core.messages.rooms import compile_sources
from lesson_plans.curriculum.problem import Problem
from widgets.messages import browser, languages, translation
from widgets.messages.check import check_tree
from widgets.messages.languages import ENGLISH
from widgets.messages.usage import Usage, read_usage

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    """Report mistakes, and write types and the rules' words. Returns an exit status."""
    parser = argparse.ArgumentParser(prog="python -m widgets.messages", description=__doc__)
    parser.add_argument("--begin", metavar="CODE", help="begin a language, such as fr")
    given = parser.parse_args()
    try:
        if given.begin:
            return begin(given.begin)
        write_types()
        write_words()
        return tell(check())
    except FluentError as error:
        print(error, file=sys.stderr)
        return 1


def begin(code: str) -> int:
    """Write the files of a new language. Returns an exit status."""
    for path in translation.begin(ROOT, code):
        print(path.relative_to(ROOT))
    return 0


def tell(faults: Iterable[Problem]) -> int:
    """Print the faults. Returns an exit status."""
    told = [print(fault, file=sys.stderr) for fault in faults]
    return int(bool(told))


def check() -> list[Problem]:
    """Return the faults of English and the other languages. Raises FluentError."""
    usage = read_usage(ROOT)
    return [*check_tree(ROOT, usage), *check_languages(usage)]


def check_languages(usage: Usage) -> Iterator[Problem]:
    """Yield faults of languages besides English, and messages missing from complete ones."""
    english = translation.read_entries(ROOT, ENGLISH)
    codes = {path.stem for path in ROOT.glob("*/**/messages/*.ftl")} - {ENGLISH}
    for code in sorted(codes):
        other = translation.read_entries(ROOT, code)
        yield from translation.find_faults(english, other, usage)
        if code in languages.WHOLE:
            yield from translation.find_missing(english, other, code)


def write_types() -> None:
    """Write the type checker's declarations. Raises FluentError."""
    path = ROOT / browser.TYPES
    types = browser.declare(languages.find_catalogs(ROOT, browser.FOLDER, ENGLISH))
    if not path.is_file() or path.read_text(encoding="utf-8") != types:
        path.write_text(types, encoding="utf-8")


def write_words() -> None:
    """Compile the rules' messages, for a Python without fluent.syntax. Raises FluentError."""
    folder = ROOT / "game_core" / "messages" / ENGLISH
    folder.mkdir(exist_ok=True)
    rooms = compile_sources()
    for name, room in rooms.items():
        text = json.dumps(room, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
    for old in folder.glob("*.json"):
        if old.stem not in rooms:
            old.unlink()


if __name__ == "__main__":
    sys.exit(main())
