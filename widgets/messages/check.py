"""Check the messages used in code against the Fluent files.

A message that's missing, unused, or used with other arguments than its patterns is a fault,
reported with file and line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from game_core.messages.catalog import Pattern
from game_core.messages.fluent import Catalog, Entry
from game_core.registry import list_cards
from lesson_plans.curriculum.problem import Problem, name_file
from widgets.messages.languages import list_catalogs
from widgets.messages.patterns import find_arguments, find_counted, find_formed, list_terms
from widgets.messages.usage import Call, Usage

INNATE = {"game-list-comma", "game-list-and", "game-list-or"}.union(
    f"-game-side-{letter}" for letter in "SNwb"
)
"""Messages that the formatter itself uses."""
NUMBERS = {"count", "list"}
"""Kinds of arguments that patterns can select on as numbers; a list counts by its length."""
FORMED = {"side", "term", "list"}
"""Kinds of arguments that have forms."""


def check_tree(root: Path, usage: Usage) -> list[Problem]:
    """Return all faults of a source tree in English, in order, given its code's `usage`.

    Raises FluentError for unreadable files, and for a room in two files.
    """
    catalogs = list_catalogs(root)
    return sorted([*_find_wrong(catalogs, usage), *_find_unsaid(catalogs, usage)])


def _find_wrong(catalogs: Iterable[Catalog], usage: Usage) -> Iterator[Problem]:
    """Yield messages that are used but missing, or used wrongly."""
    known = {name: entry for catalog in catalogs for name, entry in catalog.entries.items()}
    for call in usage.calls:
        yield from _check_call(call, known)
    for catalog in catalogs:
        for entry in catalog.entries.values():
            for reason in check_references(entry, known):
                yield Problem(name_file(catalog.path), entry.line, "", reason)


def _find_unsaid(catalogs: Iterable[Catalog], usage: Usage) -> Iterator[Problem]:
    """Yield messages that no code and no other message uses."""
    named = {*INNATE, *_list_cards()}.union(
        *(entry.terms for catalog in catalogs for entry in catalog.entries.values())
    )
    for catalog in catalogs:
        for name, entry in catalog.entries.items():
            if name not in named and name.removeprefix("-") not in usage.texts:
                yield Problem(name_file(catalog.path), entry.line, "", f"Nothing says “{name}”.")


def _list_cards() -> Iterator[str]:
    """Yield the messages that cards derive from their questions and answers."""
    for rules in (cards.Rules for cards in list_cards()):
        for question, answers in rules.list_questions().items():
            told = [rules.ask(question), *(rules.tell(question, answer) for answer in answers)]
            yield from (message.id for said in told for message in said)


def _check_call(call: Call, known: Mapping[str, Entry]) -> Iterator[Problem]:
    entry = known.get(call.name)
    if entry is None:
        yield Problem(call.file, call.line, "", f"“{call.name}” is in no Fluent file.")
        return
    if call.arguments is None:
        return
    surplus = call.arguments.keys() - entry.arguments
    if surplus:
        reason = f"“{call.name}” does not use {list_arguments(surplus)}."
        yield Problem(call.file, call.line, "", reason)
    # A term's arguments may be missing if only some of its forms need them.
    missing = _find_needed(entry) - call.arguments.keys()
    if missing:
        yield Problem(call.file, call.line, "", f"“{call.name}” needs {list_arguments(missing)}.")
    for reason in check_kinds(entry, call.arguments):
        yield Problem(call.file, call.line, "", reason)


def check_kinds(entry: Entry, given: Mapping[str, str]) -> Iterator[str]:
    """Yield sentences about what an entry can't do with the kinds of its arguments."""
    for names, kinds, what in (
        (find_counted(entry.compiled), NUMBERS, "a number or a list"),
        (find_formed(entry.compiled), FORMED, "something that has forms"),
    ):
        for name in sorted(names & given.keys()):
            if (kind := given[name]) and kind not in kinds:
                yield f"“{entry.name}” needs {what} as ${name}, not a {kind}."


def check_references(entry: Entry, known: Mapping[str, Entry]) -> Iterator[str]:
    """Yield sentences about mistakes in an entry's references to terms."""
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
    """Return the required arguments of an entry: all of a message's, a term's own."""
    return entry.arguments if entry.name[0] != "-" else find_arguments(_get_form(entry, ""))


def _get_form(term: Entry, form: str) -> Pattern:
    assert isinstance(term.compiled, dict)
    return term.compiled[form]


def list_arguments(names: Iterable[str]) -> str:
    """`$cups, $seeds`."""
    return ", ".join(f"${name}" for name in sorted(names))
