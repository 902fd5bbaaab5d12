"""Check the messages used in code against the Fluent files, and translations against the English.

A message that's missing, unused, or used with other arguments than its patterns is a fault,
reported with file and line. `lesson_plans language` lists messages translated from older English.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from game_core.messages.catalog import Pattern
from game_core.messages.fluent import Entry
from game_core.registry import list_cards
from lesson_plans.curriculum.plans.standards import NAMES
from lesson_plans.curriculum.problem import Problem, name_file
from widgets.messages.languages import ENGLISH, list_catalogs
from widgets.messages.patterns import find_arguments, find_counted, find_formed, list_terms
from widgets.messages.usage import Call, Usage

type Entries = Mapping[str, tuple[str, Entry]]
"""A language's entries by name, each with its file."""

BUILT_IN = {"game-list-comma", "game-list-and", "game-list-or"}.union(
    f"-game-side-{letter}" for letter in "SNwb"
)
"""Messages that the formatter itself uses."""
NUMBERS = {"count", "listed"}
"""Kinds of arguments that patterns can select on as numbers; a list counts by its length."""
FORMED = {"side", "term", "listed"}
"""Kinds of arguments that have forms."""


def read_entries(root: Path, code: str = ENGLISH) -> Entries:
    """Return a source tree's entries in a language. Raises FluentError as `list_catalogs` does."""
    return {
        name: (name_file(catalog.path), entry)
        for catalog in list_catalogs(root, code)
        for name, entry in catalog.entries.items()
    }


def check_tree(root: Path, usage: Usage) -> list[Problem]:
    """Return all faults of a source tree in English, in order. Raises FluentError."""
    english = read_entries(root)
    return sorted([*_find_wrong(english, usage), *_find_unsaid(english, usage)])


def _find_wrong(known: Entries, usage: Usage) -> Iterator[Problem]:
    """Yield messages that are used but missing, or used wrongly."""
    for call in usage.calls:
        for reason in _check_call(call, known):
            yield Problem(call.file, call.line, "", reason)
    for file, entry in known.values():
        for reason in _check_references(entry, known):
            yield Problem(file, entry.line, "", reason)


def _find_unsaid(known: Entries, usage: Usage) -> Iterator[Problem]:
    """Yield messages that no code and no other message uses."""
    named = {*BUILT_IN, *_list_derived()}.union(*(entry.terms for _, entry in known.values()))
    for name, (file, entry) in known.items():
        if name not in named and name.removeprefix("-") not in usage.texts:
            yield Problem(file, entry.line, "", f"Nothing says “{name}”.")


def _list_derived() -> Iterator[str]:
    """Yield the messages whose names derive from cards' questions and answers, or from codes."""
    yield from (f"-{name}" for name in NAMES.values())
    for rules in (cards.Rules for cards in list_cards()):
        for question, answers in rules.list_questions().items():
            told = [rules.ask(question), *(rules.tell(question, answer) for answer in answers)]
            yield from (message.id for said in told for message in said)


def find_faults(english: Entries, other: Entries, usage: Usage) -> Iterator[Problem]:
    """Yield faults of a translation: messages unknown in English, or with other arguments."""
    known = {**english, **other}
    for name, (file, entry) in other.items():
        if name not in english:
            yield Problem(file, entry.line, "", f"English has no “{name}”.")
            continue
        for reason in (*_compare(english[name][1], entry), *_check_references(entry, known)):
            yield Problem(file, entry.line, "", reason)
    for call in usage.calls:
        if call.name in other and call.arguments is not None:
            file, entry = other[call.name]
            for reason in _check_kinds(entry, call.arguments):
                yield Problem(file, entry.line, "", reason)


def find_missing(english: Entries, other: Entries, code: str) -> Iterator[Problem]:
    """Yield a language's missing messages, by their place in the English."""
    for name, (file, entry) in english.items():
        if name not in other:
            yield Problem(file, entry.line, "", f"“{name}” is not in “{code}” yet.")


def _compare(english: Entry, other: Entry) -> Iterator[str]:
    """Yield differences from the English in arguments and forms."""
    if surplus := other.arguments - english.arguments:
        yield f"“{other.name}” has no {_list(surplus)} in English."
    if missing := english.arguments - other.arguments:
        yield f"“{other.name}” does not say {_list(missing)}."
    forms, others = (
        {*entry.compiled} if isinstance(entry.compiled, dict) else set()
        for entry in (english, other)
    )
    if lost := forms - others:
        yield f"“{other.name}” has no form {', '.join(f'“{form}”' for form in sorted(lost))}."


def _check_call(call: Call, known: Entries) -> Iterator[str]:
    """Yield sentences about mistakes in a use of a message."""
    if call.name not in known:
        yield f"“{call.name}” is in no Fluent file."
    elif call.arguments is not None:
        _, entry = known[call.name]
        if surplus := call.arguments.keys() - entry.arguments:
            yield f"“{call.name}” does not use {_list(surplus)}."
        # A term's arguments may be missing if only some of its forms need them.
        is_term = entry.name.startswith("-")
        needed = find_arguments(_get_form(entry, "")) if is_term else entry.arguments
        if missing := needed - call.arguments.keys():
            yield f"“{call.name}” needs {_list(missing)}."
        yield from _check_kinds(entry, call.arguments)


def _check_kinds(entry: Entry, given: Mapping[str, str]) -> Iterator[str]:
    """Yield sentences about what an entry can't do with the kinds of its arguments."""
    for names, kinds, what in (
        (find_counted(entry.compiled), NUMBERS, "a number or a list"),
        (find_formed(entry.compiled), FORMED, "something that has forms"),
    ):
        for name in sorted(names & given.keys()):
            if (kind := given[name]) and kind not in kinds:
                yield f"“{entry.name}” needs {what} as ${name}, not a {kind}."


def _check_references(entry: Entry, known: Entries) -> Iterator[str]:
    """Yield sentences about mistakes in an entry's references to terms."""
    for name, form in sorted(list_terms(entry.compiled)):
        if name not in known:
            yield f"“{entry.name}” refers to “{name}”, which is in no Fluent file."
            continue
        _, term = known[name]
        if form and form not in term.compiled:
            yield f"“{entry.name}” refers to a form “{form}” that “{name}” does not have."
        elif needed := find_arguments(_get_form(term, form)):
            yield (
                f"“{entry.name}” refers to “{name}”, which needs {_list(needed)}: "
                "only code can give that."
            )


def _get_form(term: Entry, form: str) -> Pattern:
    assert isinstance(term.compiled, dict)
    return term.compiled[form]


def _list(arguments: Iterable[str]) -> str:
    """`$cups, $seeds`."""
    return ", ".join(f"${name}" for name in sorted(arguments))
