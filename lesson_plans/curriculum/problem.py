"""Mistakes in authors' files: what is wrong, where it stands, and what may have been meant."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import NoReturn

from yaml.nodes import Node


@dataclass(frozen=True, order=True, slots=True)
class Problem:
    """A mistake in an author's file.

    `file` is a path as the author knows it, `line` counts from 1, `field` names the value at fault
    (empty where it is the whole text), `reason` is a sentence.
    """

    file: str
    line: int
    field: str
    reason: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}"
        return ": ".join(part for part in (where, self.field, self.reason) if part)


Report = Callable[[Problem], None]


class SourceError(ValueError):
    """A mistake that stops the reading of an author's file; `problem` says which."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def refuse(problem: Problem) -> NoReturn:
    """The Report that stops at the first mistake. Raises SourceError."""
    raise SourceError(problem)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value stands, and who hears of mistakes in it."""

    file: str
    line: int
    field: str
    report: Report = dataclasses.field(repr=False, compare=False)

    def blame(self, reason: str) -> None:
        """Report a mistake in this value."""
        self.report(Problem(self.file, self.line, self.field, reason))

    def within(self, name: str) -> Place:
        """The place of a part known as `name`, as long as nothing better is known."""
        path = ", ".join(part for part in (self.field, name) if part)
        return replace(self, field=path)

    def at(self, node: Node, name: str) -> Place:
        """The place of `node`, a part known as `name`."""
        return replace(self.within(name), line=node.start_mark.line + 1)


def tell_refusal(error: OSError) -> str:
    """What the disk refuses, as a sentence."""
    if error.filename is None or error.strerror is None:
        return str(error)
    return f"“{error.filename}” can't be used: {error.strerror}."


def suggest(word: str, known: Collection[str], otherwise: str = "") -> str:
    """What somebody may have meant: the words nearest to theirs.

    Where none is near, what is said `otherwise`; by default, all that are known.
    """
    if near := get_close_matches(word, known):
        return f"did you mean {' or '.join(f'“{each}”' for each in near)}?"
    return otherwise or f"known are {', '.join(known)}."
