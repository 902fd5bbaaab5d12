"""Fields of authors' files, declared once: how to read, scaffold and show each.

    @declared
    class Word:
        word: str = declare(read_words, label="seeds-word", begin="turn")
        say: str = declare(read_words, label="seeds-say", begin="TURN")

    word = read_declared(Word, fields)

Declaration order is the order in new files, and on the page.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from textwrap import indent
from typing import Any, NamedTuple, dataclass_transform

from game_core.messages import Value, text
from lesson_plans.curriculum.source import Fields

KEY = "declaration"
REQUIRED: Any = object()


def _quote(value: object) -> Value:
    return text(str(value))


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration:
    """A field of a file; `name` is its key there."""

    name: str
    read: Callable[[Fields, str], Any]
    begin: str = ""
    """Its YAML in a new file; left out if empty."""
    label: str = ""
    """The message with its label on the page; not shown if empty."""
    show: Callable[[Any], Value] = _quote
    """Formats its value for the page."""
    note: Callable[[Any], Value] | None = None
    """Returns a remark on the value, in small print."""
    items: type | None = None
    """The class of its items, if it's a list of maps."""
    otherwise: Any = REQUIRED
    """Its value where a short file leaves it out."""


class Shown(NamedTuple):
    """A value on the page; `label` is a message."""

    label: str
    value: Value
    note: Value | None


class Table(NamedTuple):
    """A list of items on the page: each row has a value for each head.

    The caption and the heads are messages.
    """

    name: str
    caption: str
    heads: list[str]
    rows: list[list[Shown]]


def declare[T](
    read: Callable[[Fields, str], T],
    *,
    name: str = "",
    begin: str = "",
    label: str = "",
    show: Callable[[T], Value] = _quote,
    note: Callable[[T], Value] | None = None,
    items: type | None = None,
    otherwise: T = REQUIRED,
) -> T:
    """Declare a field; `read` takes a map and the field's key.

    The key is the attribute's name, unless `name` is given. `begin` may contain words in braces.
    The page shows the value itself, unless `show` is given. A short file may leave out a field that
    has a value `otherwise`.
    """
    declaration = Declaration(
        name=name, read=read, begin=begin, label=label, show=show, note=note, items=items,
        otherwise=otherwise,
    )  # fmt: skip
    field: T = dataclasses.field(metadata={KEY: declaration})
    return field


def declare_items[C](
    items: type[C],
    *,
    name: str = "",
    label: str = "",
    read: Callable[[Fields, str], tuple[C, ...]] | None = None,
    required: bool = True,
    short: bool = False,
) -> tuple[C, ...]:
    """Declare a field with a list of maps, each read as an item of a declared class.

    A file may leave out a list that isn't `required`, and a `short` file one that is.
    """

    def read_items(fields: Fields, name: str) -> tuple[C, ...]:
        return tuple(read_declared(items, each) for each in fields.maps(name, required=required))

    return declare(
        read or read_items,
        name=name,
        begin=begin_item(items, {}),
        label=label,
        items=items,
        otherwise=() if short else REQUIRED,
    )


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


def show_declared(value: object) -> list[Shown]:
    """Return the labeled fields of a value that aren't lists of items, and aren't left out."""
    return [
        Shown(each.label, each.show(found), each.note(found) if each.note else None)
        for attribute, each in list_declared(type(value)).items()
        if each.label and each.items is None
        for found in [getattr(value, attribute)]
        if found != each.otherwise
    ]


def show_tables(value: object) -> Iterator[Table]:
    """Yield a table for each labeled list of items that isn't empty."""
    for attribute, each in list_declared(type(value)).items():
        if each.label and each.items is not None and (found := getattr(value, attribute)):
            heads = [item.label for item in list_declared(each.items).values() if item.label]
            yield Table(each.name, each.label, heads, [show_declared(item) for item in found])


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
