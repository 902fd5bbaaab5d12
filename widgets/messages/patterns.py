"""Inspect compiled patterns: their references, and the keys they select on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game_core.messages.catalog import CATEGORIES, Pattern

type Compiled = Pattern | Mapping[str, Pattern]
"""A message's pattern, or a term's by form."""


class Referring(NamedTuple):
    """A reference to an argument, or with a hyphen to a term; `keys` are those of its variants."""

    name: str
    form: str
    keys: tuple[str, ...]


def list_references(compiled: Compiled) -> Iterator[Referring]:
    """Yield all references of patterns, including those within variants."""
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
    """Return the arguments whose number patterns select on; forms such as “many” don't count."""
    return frozenset(
        each.name
        for each in list_references(compiled)
        if not each.form and any(key in CATEGORIES.values() or key.isdigit() for key in each.keys)
    )


def find_formed(compiled: Compiled) -> frozenset[str]:
    """Return the arguments that patterns use in a particular form."""
    return frozenset(
        each.name for each in list_references(compiled) if each.form and each.name[0] != "-"
    )


def find_arguments(compiled: Compiled) -> frozenset[str]:
    """Return the arguments that patterns use."""
    return frozenset(each.name for each in list_references(compiled) if each.name[0] != "-")


def list_terms(compiled: Compiled) -> set[tuple[str, str]]:
    """Return the terms that patterns refer to, with their hyphens, and the form of each."""
    return {(each.name, each.form) for each in list_references(compiled) if each.name[0] == "-"}
