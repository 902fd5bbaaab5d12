"""Check that plain data matches a declared type, all the way down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import UnionType
from typing import Any, Literal, TypeAliasType, Union, get_args, get_origin, is_typeddict

from game_core.messages import Said
from tests.help.words import told_json
from widgets.runtime.protocol import find_fields


def find_misfits(value: Any, hint: Any, place: str = "") -> Iterator[str]:
    """Yield each place where a JSON value isn't as declared, including additional fields."""
    if isinstance(hint, TypeAliasType):
        yield from find_misfits(value, hint.__value__, place)
    elif is_typeddict(hint):
        yield from _compare_fields(value, hint, place)
    elif hint is Said:
        yield from _hear(value, place)
    elif hint is float:
        if type(value) not in (int, float):
            yield f"{place} is {value!r}, no number"
    elif isinstance(hint, type) and get_origin(hint) is None:
        if hint is not object and type(value) is not hint:
            yield f"{place} is {value!r}, no {hint.__name__}"
    else:
        yield from _compare_parts(value, hint, place)


def _hear(value: Any, place: str) -> Iterator[str]:
    """Return whether a value consists of messages and nothing else."""
    try:
        told_json(value)
    except (TypeError, ValueError, LookupError) as error:
        yield f"{place} is {value!r}, nothing that can be said: {error}"


def _compare_parts(value: Any, hint: Any, place: str) -> Iterator[str]:
    parts = get_args(hint)
    match get_origin(hint):
        case origin if origin in (Union, UnionType):
            if all(any(find_misfits(value, part)) for part in parts):
                yield f"{place} is {value!r}, none of {hint}"
        case origin if origin is Literal:
            if not any(value is part or value == part for part in parts):
                yield f"{place} is {value!r}, none of {parts}"
        case origin if origin is tuple and parts[-1] is not Ellipsis:
            if not isinstance(value, list) or len(value) != len(parts):
                yield f"{place} is {value!r}, not {len(parts)} values"
            else:
                for index, (each, part) in enumerate(zip(value, parts, strict=True)):
                    yield from find_misfits(each, part, f"{place}[{index}]")
        case origin if origin in (list, tuple, Sequence):
            if not isinstance(value, list):
                yield f"{place} is {value!r}, no list"
            else:
                for index, each in enumerate(value):
                    yield from find_misfits(each, parts[0], f"{place}[{index}]")
        case origin if origin in (dict, Mapping):
            if not isinstance(value, dict):
                yield f"{place} is {value!r}, no object"
            else:
                for name, each in value.items():
                    yield from find_misfits(each, parts[1], f"{place}.{name}")
        case _:
            raise TypeError(f"{place}: {hint} is not known here")


def _compare_fields(value: Any, shape: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place} is {value!r}, no object"
        return
    fields = find_fields(shape)
    for name, (hint, optional) in fields.items():
        if name in value:
            yield from find_misfits(value[name], hint, f"{place}.{name}")
        elif not optional:
            yield f"{place}.{name} is missing"
    for name in value.keys() - fields.keys():
        yield f"{place}.{name} is not declared"


def find_shapes(value: Any, hint: Any) -> Iterator[str]:
    """Yield the names of a value's declared types; of a union, the members that fit."""
    if isinstance(hint, TypeAliasType):
        yield from find_shapes(value, hint.__value__)
    elif is_typeddict(hint):
        yield hint.__name__
        for name, (each, _) in find_fields(hint).items():
            if name in value:
                yield from find_shapes(value[name], each)
    elif get_origin(hint) in (Union, UnionType):
        for part in get_args(hint):
            if not any(find_misfits(value, part)):
                yield from find_shapes(value, part)
    elif get_origin(hint) in (list, Sequence):
        for each in value:
            yield from find_shapes(each, get_args(hint)[0])
