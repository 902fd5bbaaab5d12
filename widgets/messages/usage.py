"""Find the message names used in Python, in templates and in the browser side.

Python and templates are parsed. For the browser side, whose type checker compares names and
arguments with the Fluent files, a search for names is enough.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from jinja2 import Environment, nodes

from lesson_plans.curriculum.problem import name_file

PRODUCT = "game_core", "lesson_plans", "widgets", "workshop"
"""The folders whose code formats messages."""
MADE = "bundle", "node_modules"
"""Folders of generated files."""
SIGNS = {"say": "", "term": "-"}
"""The functions that take a name first, and the prefix of those names in Fluent files."""
KINDS = ("count", "side", "cell", "move", "text", "term", "listed")
"""The kinds of arguments: the functions that make them."""
QUOTED = re.compile(r"""(['"`])([a-z]+(?:-\w+)+)\1""")
"""A name in the browser side's code."""
SAYING = re.compile(r"""\b(?:say|words)\(\s*(['"])(\S+?)\1""")
"""A call in the browser side that formats a message."""
TEMPLATES = Environment(autoescape=True)

type Expression = ast.expr | nodes.Expr | None
"""One of Python or of a template."""


@dataclass(frozen=True)
class Call:
    """A use of a message or term; a term's name has a leading hyphen.

    `arguments` are kinds by name, empty where the code shows none; None if they aren't literal.
    """

    file: str
    line: int
    name: str
    arguments: Mapping[str, str] | None


@dataclass(frozen=True)
class Usage:
    """All uses: each call with a literal name, and every text that may be a name."""

    calls: list[Call] = field(default_factory=list)
    texts: set[str] = field(default_factory=set)


def read_usage(root: Path) -> Usage:
    """Return the uses in the code of a source tree."""
    usage = Usage()
    readers = {".py": _read_python, ".html": _read_template, ".js": _read_script}
    for folder in PRODUCT:
        for path in sorted((root / folder).glob("**/*")):
            if path.suffix in readers and not {*MADE} & {*path.parts}:
                readers[path.suffix](name_file(path), path.read_text(encoding="utf-8"), usage)
    return usage


def _read_python(file: str, text: str, usage: Usage) -> None:
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
                    usage.calls.append(Call(file, node.lineno, SIGNS[function] + literal, known))


def _find_kind(node: Expression) -> str:
    """Return an argument's kind, if it's visible in the call, else an empty string."""
    match node:
        case ast.Constant(value=int()) | nodes.Const(value=int()):
            return "count"
        case ast.Call(func=ast.Name(id=function)) | nodes.Call(node=nodes.Name(name=function)):
            return function if function in KINDS else ""
    return ""


def _list_names(node: Expression) -> Iterator[str]:
    """Yield the literal names that an expression selects from."""
    match node:
        case ast.Constant(value=str(name)) | nodes.Const(value=str(name)):
            yield name
        case ast.IfExp(body=one, orelse=other) | nodes.CondExpr(expr1=one, expr2=other):
            yield from _list_names(one)
            yield from _list_names(other)


def _read_template(file: str, text: str, usage: Usage) -> None:
    tree = TEMPLATES.parse(text)
    usage.texts.update(
        node.value for node in tree.find_all(nodes.Const) if isinstance(node.value, str)
    )
    for call in tree.find_all(nodes.Call):
        function = call.node.name if isinstance(call.node, nodes.Name) else ""
        if function in SIGNS and call.args:
            arguments = {each.key: _find_kind(each.value) for each in call.kwargs}
            known = None if call.dyn_kwargs else arguments
            for name in _list_names(call.args[0]):
                usage.calls.append(Call(file, call.lineno, SIGNS[function] + name, known))


def _read_script(file: str, text: str, usage: Usage) -> None:
    usage.texts.update(name for _, name in QUOTED.findall(text))
    for found in SAYING.finditer(text):
        usage.calls.append(Call(file, text.count("\n", 0, found.start()) + 1, found[2], None))
