"""`python -m widgets.messages`: say what is wrong with messages, and write what is made of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from fluent.syntax import FluentSerializer, ast

from game_core.messages.fluent import PARSER, Entry, FluentError
from game_core.messages.sources import write_rooms
from lesson_plans.curriculum.problem import Problem
from widgets import ROOT
from widgets.messages.check import check_tree, find_faults, find_missing, read_entries
from widgets.messages.languages import BROWSER, ENGLISH, PACKAGES, WHOLE, find_catalogs
from widgets.messages.patterns import find_counted
from widgets.messages.usage import read_usage

BEGUN = """\
### Begun from {english}. A line with “# ” at its beginning is not translated yet: put it into your
### language and take the sign away. Whatever is still missing is said in English.
"""
TYPES = f"{BROWSER}/kit/messages.d.ts"
"""The declarations of the browser side's messages, for its type checker."""
HEAD = """\
// What the browser side may say, and the arguments that each message needs.
// Written by `make messages` from the Fluent files beside the modules; change it there.

import type { Given, Value } from './speech.js';
import type { Language } from './speech.js';

/** What a message chooses by as a number: a list goes by its length. */
type Amount = number | Extract<Value, ['count' | 'list', unknown]>;

declare global {
  /** The page's language, once the scripts with its words have run. */
  var ubaoMessages: Language;
}
"""


def main() -> int:
    """Report mistakes, and write types and the rules' words. Returns an exit status."""
    parser = argparse.ArgumentParser(prog="python -m widgets.messages", description=__doc__)
    parser.add_argument("--begin", metavar="CODE", help="begin a language, such as fr")
    given = parser.parse_args()
    try:
        if given.begin:
            begin(given.begin)
            return 0
        write_types()
        # For a Python without fluent.syntax.
        write_rooms(ROOT / "game_core" / "messages" / ENGLISH)
        faults = check()
    except FluentError as error:
        print(error, file=sys.stderr)
        return 1
    for fault in faults:
        print(fault, file=sys.stderr)
    return int(bool(faults))


def begin(code: str) -> None:
    """Write a commented-out copy of each English Fluent file that isn't translated yet."""
    for path in sorted(ROOT.glob(f"*/**/messages/{ENGLISH}.ftl")):
        target, english = path.with_stem(code), path.relative_to(ROOT)
        if english.parts[0] in PACKAGES and not target.exists():
            body = "\n".join(_list_blocks(path.read_text(encoding="utf-8")))
            head = BEGUN.format(english=english.as_posix())
            target.write_text(f"{head}\n{body}", encoding="utf-8")
            print(target.relative_to(ROOT))


def _list_blocks(text: str) -> Iterator[str]:
    serializer = FluentSerializer()
    for node in PARSER.parse(text).body:
        block = serializer.serialize_entry(node)
        if isinstance(node, ast.Message | ast.Term):
            yield "".join(f"# {line}" for line in block.lstrip().splitlines(keepends=True))
        elif isinstance(node, ast.GroupComment):
            yield block.strip("\n") + "\n"


def check() -> list[Problem]:
    """Return the faults of all languages, and what complete ones lack. Raises FluentError."""
    usage = read_usage(ROOT)
    faults = check_tree(ROOT, usage)
    english = read_entries(ROOT)
    for code in sorted({path.stem for path in ROOT.glob("*/**/messages/*.ftl")} - {ENGLISH}):
        other = read_entries(ROOT, code)
        faults += find_faults(english, other, usage)
        if code in WHOLE:
            faults += find_missing(english, other, code)
    return faults


def write_types() -> None:
    """Write the declaration of each message and its arguments. Raises FluentError."""
    rows = (
        f"  '{entry.name}': [{_list_arguments(entry)}];\n"
        for catalog in find_catalogs(ROOT, BROWSER, ENGLISH)
        for entry in catalog.entries.values()
        if not entry.name.startswith("-")
    )
    types = f"{HEAD}\nexport interface Messages {{\n{''.join(rows)}}}\n"
    path = ROOT / TYPES
    if not path.is_file() or path.read_text(encoding="utf-8") != types:
        path.write_text(types, encoding="utf-8")


def _list_arguments(entry: Entry) -> str:
    counted = find_counted(entry.compiled)
    types = (
        f"{name}: {'Amount' if name in counted else 'Given'}" for name in sorted(entry.arguments)
    )
    return f"{{ {', '.join(types)} }}" if entry.arguments else ""


if __name__ == "__main__":
    sys.exit(main())
