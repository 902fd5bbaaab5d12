"""TypeScript declarations of the protocol in `game_core.api.protocol`, for the browser side.

`python -m widgets.runtime.protocol` writes them.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping, Sequence
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    TypeAliasType,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from game_core.api.protocol import Answer, Operations
from game_core.api.protocol.answers import DemoPly
from game_core.messages import Said
from widgets.runtime.scripts import BROWSER

TARGET = BROWSER / "engine" / "protocol.d.ts"
HEAD = """\
// What a page and its worker say to each other about games: plain data, so that it can be posted.
// Written by `make messages` from `game_core/api/protocol/`; change it there.

import type { Said } from '../kit/speech.js';
"""
REQUEST = """\
/** What is asked of the rules. The saved game travels with every request. */
export type Request<Op extends Operation = Operation> = { op: Op } & Requests[Op];
"""
ROOTS = (Answer, DemoPly)
"""Types that no operation refers to."""
PLAIN: Mapping[object, str] = {
    str: "string", int: "number", float: "number", bool: "boolean", object: "unknown",
    NoneType: "null", Said: "Said",
}  # fmt: skip


def main() -> None:
    """Write the declarations, unless they're current."""
    types = write()
    if not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != types:
        TARGET.write_text(types, encoding="utf-8")


def write() -> str:
    """Return all declarations as the text of a file."""
    named = find_named([*ROOTS, *(hint for pair in list_operations().values() for hint in pair)])
    return "\n".join(
        [
            HEAD,
            _write_table("Requests", "The fields of a request, by its operation.", 0),
            _write_table("Answers", "The value of an answer, by the operation asked.", 1),
            "export type Operation = keyof Requests;\n",
            REQUEST,
            *map(_declare, named),
        ]
    )


def list_operations() -> dict[str, tuple[Any, Any]]:
    """Return the fields and the answer of each operation."""
    return {name: get_args(ask) for name, ask in get_type_hints(Operations).items()}


def find_fields(shape: Any) -> dict[str, tuple[Any, bool]]:
    """Return the fields of a TypedDict: type, and whether it may be omitted."""
    hints = get_type_hints(shape, include_extras=True)
    return {
        name: (get_args(hint)[0], True)
        if get_origin(hint) is NotRequired
        else (hint, name in shape.__optional_keys__)
        for name, hint in hints.items()
    }


def find_named(hints: Sequence[Any]) -> list[Any]:
    """Return the named types within some types, each before its components."""
    found: dict[Any, None] = {}

    def visit(hint: Any) -> None:
        if hint in found:
            return
        if is_typeddict(hint):
            found[hint] = None
            below = [*_list_bases(hint), *(each for each, _ in find_fields(hint).values())]
        elif isinstance(hint, TypeAliasType):
            found[hint] = None
            # A union of string literals is spelled out.
            is_word = all(get_origin(each) is Literal for each in _split(hint))
            below = [] if is_word else [hint.__value__]
        elif get_origin(hint) is Literal:
            return
        else:
            below = [*get_args(hint)]
        for each in below:
            visit(each)

    for hint in hints:
        visit(hint)
    return [*found]


def _split(hint: Any) -> Iterator[Any]:
    """Yield the members of a union, flattened; of any other type, itself."""
    if isinstance(hint, TypeAliasType):
        yield from _split(hint.__value__)
    elif get_origin(hint) in (Union, UnionType):
        for each in get_args(hint):
            yield from _split(each)
    else:
        yield hint


def spell(hint: Any) -> str:
    """Return a type in TypeScript."""
    if is_typeddict(hint) or isinstance(hint, TypeAliasType):
        return str(hint.__name__)
    if hint in PLAIN:
        return PLAIN[hint]
    members = [*_split(hint)]
    if len(members) > 1:
        return " | ".join(dict.fromkeys(map(spell, members)))
    arguments = get_args(hint)
    match get_origin(hint):
        case origin if origin is Literal:
            return " | ".join(
                str(value).lower() if isinstance(value, bool) else f"'{value}'"
                for value in arguments
            )
        case origin if origin is tuple and arguments[-1] is not Ellipsis:
            return f"[{', '.join(map(spell, arguments))}]"
        case origin if origin in (list, tuple, Sequence):
            item = spell(arguments[0])
            return f"({item})[]" if "|" in item else f"{item}[]"
        case origin if origin in (dict, Mapping):
            name, value = map(spell, arguments)
            key = "[name: string]" if name == "string" else f"[name in {name}]?"
            return f"{{ {key}: {value} }}"
    raise TypeError(f"{hint} has no spelling in TypeScript yet.")


def _declare(hint: Any) -> str:
    if isinstance(hint, TypeAliasType):
        spelt = " | ".join(map(spell, _split(hint)))
        members = dict.fromkeys(spelt.split(" | "))
        listed = "".join(f"\n  | {each}" for each in members) if len(members) > 1 else f" {spelt}"
        return f"export type {hint.__name__} ={listed};\n"
    bases = _list_bases(hint)
    inherited = {name for base in bases for name in find_fields(base)}
    own = [
        f"  {name}{'?' if optional else ''}: {spell(each)};\n"
        for name, (each, optional) in find_fields(hint).items()
        if name not in inherited
    ]
    extends = f" extends {', '.join(map(spell, bases))}" if bases else ""
    return f"{_comment(hint)}export interface {hint.__name__}{extends} {{\n{''.join(own)}}}\n"


def _list_bases(shape: Any) -> list[Any]:
    return [base for base in shape.__orig_bases__ if is_typeddict(base)]


def _comment(hint: Any) -> str:
    lines = inspect.cleandoc(hint.__doc__).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */\n"])


def _write_table(name: str, told: str, part: int) -> str:
    rows = (f"  '{op}': {spell(pair[part])};\n" for op, pair in list_operations().items())
    return f"/** {told} */\nexport interface {name} {{\n{''.join(rows)}}}\n"


if __name__ == "__main__":
    main()
