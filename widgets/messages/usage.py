"""Where code says something: the names of messages in Python, in templates and in the browser side.

Python and templates are read as syntax trees. Of the browser side, whose type checker holds each
name and its arguments against the Fluent files, only the names are read.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from jinja2 import Environment, nodes

PRODUCT = "game_core", "lesson_plans", "widgets", "workshop"
"""The folders of the source tree whose code says something to somebody."""
MADE = "bundle", "node_modules"
"""Folders of what is made from other files."""
SIGNS = {"say": "", "term": "-"}
"""The functions that take a name first, and what stands before it in Fluent files."""
KINDS = {
    "count": "count",
    "side": "side",
    "cell": "cell",
    "move": "move",
    "text": "text",
    "term": "term",
    "listed": "list",
}
"""The functions that make an argument, and its kind."""
QUOTED = re.compile(r"""(['"`])([a-z]+(?:-\w+)+)\1""")
"""A name as the browser side writes it."""
SAYING = re.compile(r"""\b(?:say|words)\(\s*(['"])(\S+?)\1""")
"""Where the browser side says something, as a message or in words."""
TEMPLATES = Environment(autoescape=True)


@dataclass(frozen=True)
class Call:
    """A place where something is said by name; a term's name has a hyphen before it.

    `arguments` are kinds by name, empty where code does not show the kind; None where they are not
    written out.
    """

    path: Path
    line: int
    name: str
    arguments: Mapping[str, str] | None


@dataclass(frozen=True)
class Usage:
    """What code says: each call with a literal name, and every text that may be a name."""

    calls: list[Call] = field(default_factory=list)
    texts: set[str] = field(default_factory=set)


def read_usage(root: Path) -> Usage:
    """What the code of a source tree says."""
    usage = Usage()
    readers = {".py": _read_python, ".html": _read_template, ".js": _read_script}
    for folder in PRODUCT:
        for path in sorted((root / folder).glob("**/*")):
            if path.suffix in readers and not {*MADE} & {*path.parts}:
                readers[path.suffix](path, path.read_text(encoding="utf-8"), usage)
    return usage


def _read_python(path: Path, text: str, usage: Usage) -> None:
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Constant(value=str(words)):
                usage.texts.add(words)
            case ast.Call(func=ast.Name(id=function), args=[name], keywords=given) if (
                function in SIGNS
            ):
                arguments = {each.arg: _find_kind(each.value) for each in given if each.arg}
                known = arguments if len(arguments) == len(given) else None
                for literal in _list_names(name):
                    usage.calls.append(Call(path, node.lineno, SIGNS[function] + literal, known))


def _find_kind(node: ast.expr) -> str:
    """The kind of an argument, if it is written where something is said; empty if not."""
    match node:
        case ast.Constant(value=int()):
            return "count"
        case ast.Call(func=ast.Name(id=function)):
            return KINDS.get(function, "")
    return ""


def _list_names(node: ast.expr) -> Iterator[str]:
    """The names that an expression chooses between, as far as they are written out."""
    match node:
        case ast.Constant(value=str(name)):
            yield name
        case ast.IfExp(body=one, orelse=other):
            yield from _list_names(one)
            yield from _list_names(other)


def _read_template(path: Path, text: str, usage: Usage) -> None:
    tree = TEMPLATES.parse(text)
    usage.texts.update(
        node.value for node in tree.find_all(nodes.Const) if isinstance(node.value, str)
    )
    for call in tree.find_all(nodes.Call):
        function = call.node.name if isinstance(call.node, nodes.Name) else ""
        if function in SIGNS and call.args:
            arguments = {each.key: _find_template_kind(each.value) for each in call.kwargs}
            known = None if call.dyn_kwargs else arguments
            for name in _list_template_names(call.args[0]):
                usage.calls.append(Call(path, call.lineno, SIGNS[function] + name, known))


def _find_template_kind(node: nodes.Expr) -> str:
    match node:
        case nodes.Const(value=int()):
            return "count"
        case nodes.Call(node=nodes.Name(name=function)):
            return KINDS.get(function, "")
    return ""


def _list_template_names(node: nodes.Expr | None) -> Iterator[str]:
    match node:
        case nodes.Const(value=str(name)):
            yield name
        case nodes.CondExpr(expr1=one, expr2=other):
            yield from _list_template_names(one)
            yield from _list_template_names(other)


def _read_script(path: Path, text: str, usage: Usage) -> None:
    usage.texts.update(name for _, name in QUOTED.findall(text))
    for found in SAYING.finditer(text):
        usage.calls.append(Call(path, text.count("\n", 0, found.start()) + 1, found[2], None))
