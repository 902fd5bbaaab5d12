"""Compiled patterns, gone through: what they refer to, and what they choose between."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game_core.messages.catalog import Pattern
from game_core.messages.plurals import CATEGORIES

type Compiled = Pattern | Mapping[str, Pattern]
"""A message's pattern, or those of a term by form."""


class Referring(NamedTuple):
    """A place in a pattern that names an argument, or a term with a hyphen; `keys` to choose by."""

    name: str
    form: str
    keys: tuple[str, ...]


def list_references(compiled: Compiled) -> Iterator[Referring]:
    """All references of patterns, also those within variants."""
    if isinstance(compiled, Mapping):
        for pattern in compiled.values():
            yield from list_references(pattern)
        return
    for part in () if isinstance(compiled, str) else compiled:
        match part:
            case str():
                continue
            case name, form, variants:
                yield Referring(name, form, tuple(variants))
                yield from list_references(variants)
            case name, form:
                yield Referring(name, form, ())
            case (name,):
                yield Referring(name, "", ())


def find_counted(compiled: Compiled) -> frozenset[str]:
    """The arguments by whose number patterns choose; forms such as “many” don't count."""
    return frozenset(
        each.name
        for each in list_references(compiled)
        if not each.form and any(map(is_plural, each.keys))
    )


def is_plural(key: str) -> bool:
    """Whether the key of a variant is for numbers: `one`, `0`."""
    return key in CATEGORIES.values() or key.isdigit()


def find_formed(compiled: Compiled) -> frozenset[str]:
    """The arguments that patterns want in a form of their own."""
    return frozenset(
        each.name for each in list_references(compiled) if each.form and each.name[0] != "-"
    )


def find_arguments(compiled: Compiled) -> frozenset[str]:
    """The arguments that patterns name."""
    return frozenset(each.name for each in list_references(compiled) if each.name[0] != "-")


def list_terms(compiled: Compiled) -> set[tuple[str, str]]:
    """The terms that patterns refer to, with their hyphens, each with the form of it."""
    return {(each.name, each.form) for each in list_references(compiled) if each.name[0] == "-"}
