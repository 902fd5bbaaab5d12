"""Fields of authors' files, each declared once: how it is read, explained, begun and shown.

    @declared
    class Word:
        word: str = declare(read_words, label="seeds-word", begin="turn")
        say: str = declare(read_words, "how it sounds", label="seeds-say", begin="TURN")

    word = read_declared(Word, fields)

Fields have the order of their declarations: in the authors' guide, in a file that is begun, and on
the page.
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


def _quote(value: object) -> Value:
    return text(str(value))


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration:
    """A field of a file; `name` is what it is called there."""

    name: str
    read: Callable[[Fields, str], Any]
    guide: str
    """What the authors' guide says of it."""
    begin: str = ""
    """What a file that is begun has there, as YAML; left out where it is empty."""
    label: str = ""
    """What it is called on the page: a message. It is not listed there where that is empty."""
    show: Callable[[Any], Value] = _quote
    """Its value, for the page."""
    note: Callable[[Any], Value] | None = None
    """A remark on that, in small letters."""
    items: type | None = None
    """The class of the items in it, where it is a list of maps."""


class Shown(NamedTuple):
    """A value as its page lists it; `label` is a message."""

    label: str
    value: Value
    note: Value | None


class Table(NamedTuple):
    """A list of items as its page shows it: `rows` have a value for each of `heads`.

    The caption and the heads are messages.
    """

    name: str
    caption: str
    heads: list[str]
    rows: list[list[Shown]]


def declare[T](
    read: Callable[[Fields, str], T],
    guide: str = "",
    *,
    name: str = "",
    begin: str = "",
    label: str = "",
    show: Callable[[T], Value] = _quote,
    note: Callable[[T], Value] | None = None,
) -> T:
    """Declare a field; `read` takes a map and the field's name in it.

    That is the attribute's, unless `name` is another. `begin` may name words in braces. A page has
    the value as it is, unless `show` says otherwise.
    """
    declaration = Declaration(
        name=name, read=read, guide=guide, begin=begin, label=label, show=show, note=note
    )
    field: T = dataclasses.field(metadata={KEY: declaration})
    return field


def declare_items[C](
    items: type[C],
    guide: str = "",
    *,
    name: str = "",
    label: str = "",
    read: Callable[[Fields, str], tuple[C, ...]] | None = None,
    required: bool = True,
) -> tuple[C, ...]:
    """Declare a field that lists one or more maps, each read as an item of a declared class."""

    def read_items(fields: Fields, name: str) -> tuple[C, ...]:
        return tuple(read_declared(items, each) for each in fields.maps(name, required=required))

    guide = ": ".join(filter(None, (guide, f"items with {_explain_items(items)}")))
    begun = indent("\n".join(begin_declared(items, {})), "    ").replace("    ", "  - ", 1)
    declaration = Declaration(
        name=name,
        read=read or read_items,
        guide=guide,
        begin=f"\n{begun}",
        label=label,
        items=items,
    )
    field: tuple[C, ...] = dataclasses.field(metadata={KEY: declaration})
    return field


def _explain_items(items: type) -> str:
    """What the guide says of the fields of an item."""
    parts = [
        f"`{each.name}` ({each.guide})" if each.guide else f"`{each.name}`"
        for each in list_declared(items).values()
    ]
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


@dataclass_transform(
    kw_only_default=True, frozen_default=True, field_specifiers=(declare, declare_items)
)
def declared[C](cls: type[C]) -> type[C]:
    """Make a frozen dataclass of declared fields, and perhaps of others."""
    return dataclass(frozen=True, kw_only=True)(cls)


def list_declared(cls: type) -> dict[str, Declaration]:
    """The declarations of a class, by attribute."""
    return {
        field.name: replace(declaration, name=declaration.name or field.name)
        for field in dataclasses.fields(cls)
        if (declaration := field.metadata.get(KEY))
    }


def read_declared[C](cls: type[C], fields: Fields, **others: object) -> C:
    """A value from a map that has these fields and no more; `others` are fields not declared.

    What is missing or wrong is reported, and left empty.
    """
    values = {
        attribute: each.read(fields, each.name) for attribute, each in list_declared(cls).items()
    }
    fields.finish()
    return cls(**values, **others)


def show_declared(value: object) -> list[Shown]:
    """What a page lists of a value: each field that has a label and is no list of items."""
    return [
        Shown(each.label, each.show(found), each.note(found) if each.note else None)
        for attribute, each in list_declared(type(value)).items()
        if each.label and each.items is None
        for found in [getattr(value, attribute)]
    ]


def show_tables(value: object) -> Iterator[Table]:
    """The tables on the page of a value: each list of items that has a label."""
    for attribute, each in list_declared(type(value)).items():
        if each.label and each.items is not None:
            heads = [item.label for item in list_declared(each.items).values() if item.label]
            rows = [show_declared(item) for item in getattr(value, attribute)]
            yield Table(each.name, each.label, heads, rows)


def begin_declared(cls: type, words: Mapping[str, object]) -> Iterator[str]:
    """The fields of a file that is begun, as YAML, filled with `words`."""
    for each in list_declared(cls).values():
        if each.begin:
            gap = "" if each.begin.startswith("\n") else " "
            yield f"{each.name}:{gap}{each.begin.format_map(words)}"
