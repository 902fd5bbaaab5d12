"""Fluent files, read and compiled to the plain data that `game_core.messages.catalog` describes.

Checkouts, wheels and sites are built with it. It needs fluent.syntax, which the rules don't.

It supports the parts of Fluent that sentences about games need: messages, terms with attributes for
their forms, choices, and one function, `FORM($piece, "counted")`, for an argument in a form of its
own. Messages have no attributes and don't contain each other: each sentence is complete.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from game_core.messages.catalog import Pattern, Reference

PARSER = FluentParser()


class FluentError(ValueError):
    """An error in a Fluent file: `path`, `line` from 1, and the reason, a sentence."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path}:{line}: {reason}")
        self.path = path
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class Entry:
    """A message, or a term with all of its forms.

    `name` has the room before it, and a term's a hyphen before that. `arguments` and `terms` are
    those its patterns name, `line` is where it is, and `part` is the heading above it.
    """

    name: str
    line: int
    compiled: Pattern | dict[str, Pattern]
    arguments: frozenset[str]
    terms: frozenset[str]
    comment: str = ""
    part: str = ""


@dataclass(frozen=True)
class Catalog:
    """The contents of one Fluent file: the entries of a room in a language, by name."""

    path: Path
    room: str
    entries: dict[str, Entry] = field(default_factory=dict)

    def compile(self) -> dict[str, Pattern | dict[str, Pattern]]:
        """Return the plain data of the room, with message names shortened by its own name."""
        return {
            name.replace(f"{self.room}-", "", 1): entry.compiled
            for name, entry in self.entries.items()
        }


def read_catalog(path: Path) -> Catalog:
    """Read a Fluent file, whose messages and terms must all begin with the name of its room.

    Raises FluentError for the first thing that is wrong in it.
    """
    return _read(path, path.read_text(encoding="utf-8"))


@cache
def _read(path: Path, text: str) -> Catalog:
    """Return the parsed text of a file, which must not be changed."""
    catalog = Catalog(path, "")
    part = ""
    for node in PARSER.parse(text).body:
        line = _find_line(text, node)
        if isinstance(node, ast.Junk):
            fault = node.annotations[0]
            raise FluentError(path, _find_line(text, fault), f"{fault.message}.")
        if isinstance(node, ast.GroupComment):
            part = node.content or ""
        if isinstance(node, ast.Message | ast.Term):
            entry = replace(_Reader(path, text, line).read_entry(node), part=part)
            room = node.id.name.partition("-")[0]
            if not catalog.entries:
                catalog = Catalog(path, room)
            if room != catalog.room:
                raise FluentError(path, line, f"“{entry.name}” must begin with “{catalog.room}-”.")
            if entry.name in catalog.entries:
                raise FluentError(path, line, f"“{entry.name}” is here twice.")
            catalog.entries[entry.name] = entry
    return catalog


def _find_line(text: str, node: ast.SyntaxNode) -> int:
    assert node.span is not None
    return text.count("\n", 0, node.span.start) + 1


class _Reader:
    """A reader of one entry, which gathers what it refers to."""

    def __init__(self, path: Path, text: str, line: int) -> None:
        self._path = path
        self._text = text
        self._line = line
        self._arguments: set[str] = set()
        self._terms: set[str] = set()

    def read_entry(self, node: ast.Message | ast.Term) -> Entry:
        name, comment = node.id.name, node.comment.content or "" if node.comment else ""
        if node.value is None:
            raise self._blame(node, f"“{name}” has no sentence.")
        value = self._compile(node.value)
        compiled: Pattern | dict[str, Pattern] = value
        if isinstance(node, ast.Term):
            name = f"-{name}"
            forms = {each.id.name: self._compile(each.value) for each in node.attributes}
            compiled = {"": value, **forms}
        elif node.attributes:
            raise self._blame(node.attributes[0], "Only terms have forms, messages have none.")
        return Entry(
            name, self._line, compiled, frozenset(self._arguments), frozenset(self._terms), comment
        )

    def _compile(self, pattern: ast.Pattern) -> Pattern:
        parts: list[str | Reference] = []
        for part in map(self._resolve, pattern.elements):
            if isinstance(part, str) and parts and isinstance(parts[-1], str):
                parts[-1] += part
            else:
                parts.append(part)
        match parts:
            case [str(text)]:
                return text
        return parts

    def _resolve(
        self, node: ast.TextElement | ast.Placeable | ast.InlineExpression | ast.SelectExpression
    ) -> str | Reference:
        match node:
            case ast.TextElement() | ast.NumberLiteral():
                return node.value
            case ast.Placeable():
                return self._resolve(node.expression)
            case ast.StringLiteral():
                return str(node.parse()["value"])
            case ast.SelectExpression():
                name, form = self._refer(node.selector)
                return name, form, self._list_variants(node.variants)
            case _:
                name, form = self._refer(node)
                return (name, form) if form else (name,)

    def _list_variants(self, variants: list[ast.Variant]) -> dict[str, Pattern]:
        compiled: dict[str, Pattern] = {}
        for each in variants:
            key = each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
            compiled["" if each.default else key] = self._compile(each.value)
        return compiled

    def _refer(self, node: ast.InlineExpression | ast.Placeable) -> tuple[str, str]:
        """Return the argument or term that is meant, and its form."""
        match node:
            case ast.VariableReference():
                self._arguments.add(node.id.name)
                return node.id.name, ""
            case ast.TermReference(arguments=None):
                self._terms.add(f"-{node.id.name}")
                return f"-{node.id.name}", node.attribute.name if node.attribute else ""
            case ast.FunctionReference(
                id=ast.Identifier(name="FORM"),
                arguments=ast.CallArguments(
                    positional=[ast.VariableReference() as argument, ast.StringLiteral() as form],
                    named=[],
                ),
            ):
                self._arguments.add(argument.id.name)
                return argument.id.name, str(form.parse()["value"])
            case _:
                raise self._blame(
                    node,
                    "A sentence refers to an argument, a term, or FORM($argument, "
                    "“form”), and to nothing else.",
                )

    def _blame(self, node: ast.SyntaxNode, reason: str) -> FluentError:
        return FluentError(self._path, _find_line(self._text, node), reason)
