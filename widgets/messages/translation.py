"""A translation: begin it, find what's missing, and check it against the English.

`lesson_plans language` lists messages translated from older English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentSerializer, ast

from game_core.messages.fluent import PARSER, Entry
from lesson_plans.curriculum.problem import Problem, name_file
from widgets.messages.check import check_kinds, check_references, list_arguments
from widgets.messages.languages import ENGLISH, PACKAGES, list_catalogs
from widgets.messages.usage import Usage

type Entries = Mapping[str, tuple[str, Entry]]
"""A language's entries by name, each with its file."""

HEAD = """\
### Begun from {english}. A line with “# ” at its beginning is not translated yet: put it into your
### language and take the sign away. Whatever is still missing is said in English.
"""


def read_entries(root: Path, code: str) -> Entries:
    """Return a source tree's entries in a language. Raises FluentError."""
    return {
        name: (name_file(catalog.path), entry)
        for catalog in list_catalogs(root, code)
        for name, entry in catalog.entries.items()
    }


def begin(root: Path, code: str) -> list[Path]:
    """Write a commented-out copy of each English Fluent file that isn't translated yet."""
    begun = []
    for path in sorted(root.glob(f"*/**/messages/{ENGLISH}.ftl")):
        target = path.with_stem(code)
        if path.relative_to(root).parts[0] in PACKAGES and not target.exists():
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


def find_faults(english: Entries, other: Entries, usage: Usage) -> Iterator[Problem]:
    """Yield faults of a translation: messages unknown in English, or with other arguments."""
    known = {name: entry for name, (_, entry) in {**english, **other}.items()}
    for name, (file, entry) in other.items():
        if name not in english:
            yield Problem(file, entry.line, "", f"English has no “{name}”.")
            continue
        for reason in _compare(english[name][1], entry):
            yield Problem(file, entry.line, "", reason)
        for reason in check_references(entry, known):
            yield Problem(file, entry.line, "", reason)
    for call in usage.calls:
        if call.name in other and call.arguments is not None:
            file, entry = other[call.name]
            for reason in check_kinds(entry, call.arguments):
                yield Problem(file, entry.line, "", reason)


def find_missing(english: Entries, other: Entries, code: str) -> Iterator[Problem]:
    """Yield a language's missing messages, by their place in the English."""
    for name, (file, entry) in english.items():
        if name not in other:
            yield Problem(file, entry.line, "", f"“{name}” is not in “{code}” yet.")


def _compare(english: Entry, other: Entry) -> Iterator[str]:
    """Yield differences from the English in arguments and forms."""
    if surplus := other.arguments - english.arguments:
        yield f"“{other.name}” has no {list_arguments(surplus)} in English."
    if missing := english.arguments - other.arguments:
        yield f"“{other.name}” does not say {list_arguments(missing)}."
    if lost := _list_forms(english) - _list_forms(other):
        yield f"“{other.name}” has no form {', '.join(f'“{form}”' for form in sorted(lost))}."


def _list_forms(entry: Entry) -> set[str]:
    return set(entry.compiled) if isinstance(entry.compiled, dict) else set()
