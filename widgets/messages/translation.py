"""A language beside English: how it is begun, what it lacks, and what no longer says the same.

Of each message that was put into a language a fingerprint is kept of both texts. Where English
changed after it and the other did not, somebody has to look at it again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentSerializer, ast

from game_core.messages.catalog import Pattern
from widgets.messages.catalogs import ENGLISH, find_catalogs
from widgets.messages.check import Fault, check_kinds, check_references, list_arguments
from widgets.messages.fluent import PARSER, Entry
from widgets.messages.languages import FOLDER, PAGES, RULES
from widgets.messages.usage import Usage

type Entries = Mapping[str, tuple[Path, Entry]]
"""What a language has, by name: the file, and what stands there."""
type Prints = dict[str, tuple[str, str]]
"""By name, of what English and then of what the other language said."""

HEAD = """\
### Begun from {english}. A line with “# ” at its beginning is not translated yet: put it into your
### language and take the sign away. Whatever is still missing is said in English.
"""


def read_entries(root: Path, code: str) -> dict[str, tuple[Path, Entry]]:
    """All that a source tree has in a language. Raises FluentError."""
    return {
        name: (catalog.path, entry)
        for folder in (RULES, *PAGES)
        for catalog in find_catalogs(root, folder, code)
        for name, entry in catalog.entries.items()
    }


def begin(root: Path, code: str) -> list[Path]:
    """Write a Fluent file beside each English one that has none yet: all of it as comments."""
    begun = []
    for path in sorted(root.glob(f"*/**/messages/{ENGLISH}.ftl")):
        target = path.with_stem(code)
        if path.relative_to(root).parts[0] in (RULES, *PAGES) and not target.exists():
            english = path.relative_to(root).as_posix()
            body = "\n".join(_list_blocks(path.read_text(encoding="utf-8")))
            target.write_text(f"{HEAD.format(english=english)}\n{body}", encoding="utf-8")
            begun.append(target)
    return begun


def _list_blocks(text: str) -> Iterator[str]:
    serializer = FluentSerializer()
    for node in PARSER.parse(text).body:
        block = serializer.serialize_entry(node)
        if isinstance(node, ast.Message | ast.Term):
            yield "".join(f"# {line}" for line in block.lstrip().splitlines(keepends=True))
        elif isinstance(node, ast.GroupComment):
            yield block.strip("\n") + "\n"


def find_faults(english: Entries, other: Entries, usage: Usage, prints: Prints) -> Iterator[Fault]:
    """What is wrong with what a language has: no such message, other arguments, old English."""
    known = {name: entry for name, (_, entry) in {**english, **other}.items()}
    for name, (path, entry) in other.items():
        if name not in english:
            yield Fault(path, entry.line, f"English has no “{name}”.")
            continue
        for reason in _compare(english[name][1], entry):
            yield Fault(path, entry.line, reason)
        for reason in check_references(entry, known):
            yield Fault(path, entry.line, reason)
        if is_old(english[name][1], entry, prints):
            yield Fault(
                path,
                entry.line,
                f"The English of “{name}” has changed. Put it into words again; if this is still "
                f"right, say so with python -m widgets.messages --right {path.stem} {name}",
            )
    for call in usage.calls:
        if call.name in other and call.arguments is not None:
            path, entry = other[call.name]
            for reason in check_kinds(entry, call.arguments):
                yield Fault(path, entry.line, reason)


def find_missing(english: Entries, other: Entries, code: str) -> Iterator[Fault]:
    """What a language does not have yet, by the place of the English."""
    for name, (path, entry) in english.items():
        if name not in other:
            yield Fault(path, entry.line, f"“{name}” is not in “{code}” yet.")


def _compare(english: Entry, other: Entry) -> Iterator[str]:
    """How what a language says differs from the English in what it takes and can be asked for."""
    if surplus := other.arguments - english.arguments:
        yield f"“{other.name}” has no {list_arguments(surplus)} in English."
    if missing := english.arguments - other.arguments:
        yield f"“{other.name}” does not say {list_arguments(missing)}."
    if lost := _list_forms(english) - _list_forms(other):
        yield f"“{other.name}” has no form {', '.join(f'“{form}”' for form in sorted(lost))}."


def _list_forms(entry: Entry) -> set[str]:
    return set(entry.compiled) if isinstance(entry.compiled, dict) else set()


# --- Fingerprints ---


def locate(root: Path, code: str) -> Path:
    """The file of fingerprints of a language."""
    return root / FOLDER / f"{code}.prints"


def read_prints(path: Path) -> Prints:
    """What is kept in a file, if there is one."""
    if not path.is_file():
        return {}
    rows = (line.split() for line in path.read_text(encoding="utf-8").splitlines())
    return {name: (english, other) for name, english, other in rows}


def write_prints(prints: Prints) -> str:
    """A line for each message."""
    return "".join(f"{name} {one} {other}\n" for name, (one, other) in sorted(prints.items()))


def renew_prints(
    english: Entries, other: Entries, prints: Prints, right: frozenset[str] = frozenset()
) -> Prints:
    """The fingerprints of today, but old ones of what only English has changed.

    What is named in `right` still says the same as its English.
    """
    return {
        name: prints[name]
        if is_old(english[name][1], entry, prints) and name not in right
        else (_sum_up(english[name][1].compiled), _sum_up(entry.compiled))
        for name, (_, entry) in other.items()
        if name in english
    }


def is_old(english: Entry, other: Entry, prints: Prints) -> bool:
    """Whether English has changed since a message was put into another language."""
    one, two = prints.get(english.name, ("", ""))
    return two == _sum_up(other.compiled) and one != _sum_up(english.compiled)


def _sum_up(compiled: Pattern | Mapping[str, Pattern]) -> str:
    text = json.dumps(compiled, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]
