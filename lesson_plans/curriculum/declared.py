"""Fields of authors' files, declared once: how to read and scaffold each.

    @declared
    class Word:
        word: str = declare(read_words, begin="turn")
        say: str = declare(read_words, begin="TURN")

    word = read_declared(Word, fields)

Declaration order is the order in new files.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from textwrap import indent
from typing import Any, dataclass_transform

from lesson_plans.curriculum.source import Fields

KEY = "declaration"
REQUIRED: Any = object()


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration:
    """A field of a file; `name` is its key there."""

    name: str
    read: Callable[[Fields, str], Any]
    begin: str = ""
    """Its YAML in a new file; left out if empty."""
    otherwise: Any = REQUIRED
    """Its value where a short file leaves it out."""


def declare[T](
    read: Callable[[Fields, str], T], *, name: str = "", begin: str = "", otherwise: T = REQUIRED
) -> T:
    """Declare a field; `read` takes a map and the field's key.

    The key is the attribute's name, unless `name` is given. `begin` may contain words in braces.
    A short file may leave out a field that has a value `otherwise`.
    """
    declaration = Declaration(name=name, read=read, begin=begin, otherwise=otherwise)
    field: T = dataclasses.field(metadata={KEY: declaration})
    return field


def declare_items[C](
    items: type[C], *, name: str = "", required: bool = True, short: bool = False
) -> tuple[C, ...]:
    """Declare a field with a list of maps, each read as an item of a declared class.

    A file may leave out a list that isn't `required`, and a `short` file one that is.
    """

    def read(fields: Fields, name: str) -> tuple[C, ...]:
        return tuple(read_declared(items, each) for each in fields.maps(name, required=required))

    otherwise = () if short else REQUIRED
    return declare(read, name=name, begin=begin_item(items, {}), otherwise=otherwise)


@dataclass_transform(
    kw_only_default=True, frozen_default=True, field_specifiers=(declare, declare_items)
)
def declared[C](cls: type[C]) -> type[C]:
    """Make a class with declared fields, and possibly others, a frozen dataclass."""
    return dataclass(frozen=True, kw_only=True)(cls)


def list_declared(cls: type) -> dict[str, Declaration]:
    """Return the declarations of a class by attribute."""
    return {
        field.name: replace(declaration, name=declaration.name or field.name)
        for field in dataclasses.fields(cls)
        if (declaration := field.metadata.get(KEY))
    }


def read_declared[C](
    cls: type[C], fields: Fields, *, leave_out: bool = False, **others: object
) -> C:
    """Read a value from a map with these fields only; `others` are undeclared attributes.

    Missing or wrong values are reported and left empty, apart from those that it may `leave_out`.
    """
    values = {
        attribute: each.otherwise
        if leave_out and each.otherwise is not REQUIRED and not fields.has(each.name)
        else each.read(fields, each.name)
        for attribute, each in list_declared(cls).items()
    }
    fields.finish()
    return cls(**values, **others)


def begin_declared(cls: type, words: Mapping[str, object]) -> Iterator[str]:
    """Yield the YAML of a new file, filled in from `words`."""
    for each in list_declared(cls).values():
        if each.begin:
            begun = each.begin.format_map(words)
            yield f"{each.name}:{'' if begun.startswith('\n') else ' '}{begun}"


def begin_item(cls: type, words: Mapping[str, object]) -> str:
    """Return an item of a list in a new file, after a line end; nothing if it has no fields."""
    begun = indent("\n".join(begin_declared(cls, words)), "    ").replace("    ", "  - ", 1)
    return begun and f"\n{begun}"
