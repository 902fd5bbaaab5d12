"""What code says and what Fluent files hold, against each other.

What is missing, or named nowhere, or given other arguments than its patterns name, is a fault with
its file and line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from game_core.messages.catalog import Pattern
from game_core.messages.fluent import Catalog, Entry
from game_core.registry import list_cards
from widgets.messages.catalogs import list_catalogs
from widgets.messages.patterns import find_arguments, find_counted, find_formed, list_terms
from widgets.messages.usage import Call, Usage

INNATE = frozenset(
    (
        *(f"game-list-{name}" for name in ("comma", "and", "or")),
        *(f"-game-side-{letter}" for letter in "SNwb"),
    )
)
"""What speech itself says, whatever the message."""
NUMBERS = {"count", "list"}
"""The kinds of what patterns may choose by as a number: a list goes by its length."""
FORMED = {"side", "term", "list"}
"""The kinds of what has forms."""


class Fault(NamedTuple):
    """What is wrong, in a sentence, and where; `line` counts from 1."""

    path: Path
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.reason}"


def check_tree(root: Path, usage: Usage) -> list[Fault]:
    """All faults of a source tree in English, by their places, if its code says all this.

    Raises FluentError for what can't be read.
    """
    catalogs = list_catalogs(root)
    wrong = (*_find_doubles(catalogs), *_find_wrong(catalogs, usage))
    return sorted([*wrong, *_find_unsaid(catalogs, usage)])


def _find_wrong(catalogs: Iterable[Catalog], usage: Usage) -> Iterator[Fault]:
    """What is said but is in no Fluent file, or is said or referred to in a wrong way."""
    known = {name: entry for catalog in catalogs for name, entry in catalog.entries.items()}
    for call in usage.calls:
        yield from _check_call(call, known)
    for catalog in catalogs:
        for entry in catalog.entries.values():
            for reason in check_references(entry, known):
                yield Fault(catalog.path, entry.line, reason)


def _find_unsaid(catalogs: Iterable[Catalog], usage: Usage) -> Iterator[Fault]:
    """What is in a Fluent file, but no code and no other message names it."""
    named = {*INNATE, *_list_cards()}.union(
        *(entry.terms for catalog in catalogs for entry in catalog.entries.values())
    )
    for catalog in catalogs:
        for name, entry in catalog.entries.items():
            if name not in named and name.removeprefix("-") not in usage.texts:
                yield Fault(catalog.path, entry.line, f"Nothing says “{name}”.")


def _list_cards() -> Iterator[str]:
    """The messages that cards name after their questions and answers."""
    for rules in (cards.Rules for cards in list_cards()):
        for question, answers in rules.list_questions().items():
            told = [rules.ask(question), *(rules.tell(question, answer) for answer in answers)]
            yield from (message.id for said in told for message in said)


def _find_doubles(catalogs: Iterable[Catalog]) -> Iterator[Fault]:
    rooms: dict[str, Path] = {}
    for catalog in catalogs:
        other = rooms.setdefault(catalog.room, catalog.path)
        if other != catalog.path:
            yield Fault(catalog.path, 1, f"The room “{catalog.room}” is also in {other}.")


def _check_call(call: Call, known: Mapping[str, Entry]) -> Iterator[Fault]:
    entry = known.get(call.name)
    if entry is None:
        yield Fault(call.path, call.line, f"“{call.name}” is in no Fluent file.")
        return
    if call.arguments is None:
        return
    surplus = call.arguments.keys() - entry.arguments
    if surplus:
        reason = f"“{call.name}” does not use {list_arguments(surplus)}."
        yield Fault(call.path, call.line, reason)
    # A term need not be given what only some of its forms say.
    missing = _find_needed(entry) - call.arguments.keys()
    if missing:
        yield Fault(call.path, call.line, f"“{call.name}” needs {list_arguments(missing)}.")
    for reason in check_kinds(entry, call.arguments):
        yield Fault(call.path, call.line, reason)


def check_kinds(entry: Entry, given: Mapping[str, str]) -> Iterator[str]:
    """What an entry can't do with the kinds of arguments that it is given, in sentences."""
    for names, kinds, what in (
        (find_counted(entry.compiled), NUMBERS, "a number or a list"),
        (find_formed(entry.compiled), FORMED, "something that has forms"),
    ):
        for name in sorted(names & given.keys()):
            if (kind := given[name]) and kind not in kinds:
                yield f"“{entry.name}” needs {what} as ${name}, not a {kind}."


def check_references(entry: Entry, known: Mapping[str, Entry]) -> Iterator[str]:
    """What is wrong with the terms that an entry's own patterns refer to, in sentences."""
    for name, form in sorted(list_terms(entry.compiled)):
        term = known.get(name)
        if term is None:
            yield f"“{entry.name}” refers to “{name}”, which is in no Fluent file."
        elif form and form not in term.compiled:
            yield f"“{entry.name}” refers to a form “{form}” that “{name}” does not have."
        elif needed := find_arguments(_get_form(term, form)):
            yield (
                f"“{entry.name}” refers to “{name}”, which needs {list_arguments(needed)}: "
                "only code can give that."
            )


def _find_needed(entry: Entry) -> frozenset[str]:
    """The arguments without which an entry can't be said: all of a message, a term's own."""
    return entry.arguments if entry.name[0] != "-" else find_arguments(_get_form(entry, ""))


def _get_form(term: Entry, form: str) -> Pattern:
    assert isinstance(term.compiled, dict)
    return term.compiled[form]


def list_arguments(names: Iterable[str]) -> str:
    """`$cups, $seeds`."""
    return ", ".join(f"${name}" for name in sorted(names))
