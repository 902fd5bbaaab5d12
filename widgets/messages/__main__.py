"""`python -m widgets.messages`: say what is wrong with messages, and write their types."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from game_core.messages.fluent import FluentError
from widgets.messages import browser, languages, translation
from widgets.messages.catalogs import ENGLISH
from widgets.messages.check import Fault, check_tree
from widgets.messages.usage import Usage, read_usage

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    """Say what is wrong, and write the types of the browser side. Returns an exit status."""
    parser = argparse.ArgumentParser(prog="python -m widgets.messages", description=__doc__)
    parser.add_argument("--begin", metavar="CODE", help="begin a language, such as fr")
    given = parser.parse_args()
    try:
        if given.begin:
            return begin(given.begin)
        write_types()
        return tell(check())
    except FluentError as error:
        print(error, file=sys.stderr)
        return 1


def begin(code: str) -> int:
    """Write the files of a new language. Returns an exit status."""
    for path in translation.begin(ROOT, code):
        print(path.relative_to(ROOT))
    return 0


def tell(faults: Iterable[Fault]) -> int:
    """Print what is wrong. Returns an exit status."""
    told = [print(fault, file=sys.stderr) for fault in faults]
    return int(bool(told))


def check() -> list[Fault]:
    """All that is wrong, in English and in the other languages. Raises FluentError."""
    usage = read_usage(ROOT)
    return [*check_tree(ROOT, usage), *check_languages(usage)]


def check_languages(usage: Usage) -> Iterator[Fault]:
    """What is wrong with the languages besides English, and what those lack that are whole."""
    english = translation.read_entries(ROOT, ENGLISH)
    for code in find_codes():
        other = translation.read_entries(ROOT, code)
        yield from translation.find_faults(english, other, usage)
        if code in languages.WHOLE:
            yield from translation.find_missing(english, other, code)


def find_codes() -> list[str]:
    """The languages besides English that have a Fluent file."""
    found = {path.stem for path in ROOT.glob("*/**/messages/*.ftl")}
    return sorted(found - {ENGLISH})


def write_types() -> None:
    """Write what each message needs, for the type checker. Raises FluentError."""
    path = ROOT / browser.TYPES
    types = browser.declare(browser.find_rooms(ROOT, ENGLISH))
    if not path.is_file() or path.read_text(encoding="utf-8") != types:
        path.write_text(types, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
