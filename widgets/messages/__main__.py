"""`python -m widgets.messages`: compile what is said; see `--help` for the rest."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path

from widgets.messages import browser, languages, translation
from widgets.messages.catalogs import COMPILED, ENGLISH, compile_installed, find_catalogs
from widgets.messages.check import Fault, check_tree
from widgets.messages.fluent import FluentError
from widgets.messages.usage import Usage, read_usage

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    """Write the compiled data, or compare it. Returns an exit status."""
    parser = argparse.ArgumentParser(prog="python -m widgets.messages", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, say what is wrong")
    parser.add_argument("--begin", metavar="CODE", help="begin a language, such as fr")
    given = parser.parse_args()
    try:
        if given.begin:
            return begin(given.begin)
        faults = check() if given.check else []
        files = write()
    except FluentError as error:
        print(error, file=sys.stderr)
        return 1
    written = {path: path.read_text(encoding="utf-8") for path in find_written()}
    if given.check:
        stale = [path for path in {*files, *written} if files.get(path) != written.get(path)]
        for path in sorted(stale):
            line = find_difference(files.get(path, ""), written.get(path, ""))
            print(f"{path}:{line}: Stale: run python -m widgets.messages", file=sys.stderr)
        return tell(faults) or int(bool(stale))
    for path in written.keys() - files.keys():
        path.unlink()
    for path, text in files.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


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


def write() -> dict[Path, str]:
    """The text of each file that is made of Fluent files. Raises FluentError."""
    rules = find_catalogs(ROOT, "game_core", ENGLISH)
    rooms = browser.find_rooms(ROOT, ENGLISH)
    tested = {
        each.room: each.compile()
        for each in (*rules, *rooms)
        if each in rooms or each.room == "game"
    }
    files = {
        ROOT / browser.TYPES: browser.declare(rooms),
        ROOT / browser.DATA: browser.write_data(ENGLISH, tested),
    }
    for name, text in compile_installed(rules, ENGLISH).items():
        files[ROOT / COMPILED / ENGLISH / name] = text
    for code in find_codes():
        files[ROOT / languages.FOLDER / f"{code}.json"] = languages.compile_rules(ROOT, code)
    return files


def find_difference(text: str, other: str) -> int:
    """The first line in which two texts differ, from 1."""
    pairs = zip_longest(text.splitlines(), other.splitlines())
    return next((line for line, (one, two) in enumerate(pairs, start=1) if one != two), 1)


def find_written() -> list[Path]:
    """The files that were made before."""
    single = [path for each in (browser.TYPES, browser.DATA) if (path := ROOT / each).is_file()]
    made = (ROOT / languages.FOLDER).glob("*.json")
    return [*single, *(ROOT / COMPILED / ENGLISH).glob("*.json"), *made]


if __name__ == "__main__":
    sys.exit(main())
