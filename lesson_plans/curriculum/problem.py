"""Mistakes in authors' files: file, place, reason, and suggestions."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import NoReturn

from yaml.nodes import Node


def name_file(path: Path, home: Path | None = None) -> str:
    """Return a path as authors know it, relative to `home` or to where the command was started."""
    home = home or Path.cwd()
    return path.relative_to(home).as_posix() if path.is_relative_to(home) else str(path)


@dataclass(frozen=True, order=True, slots=True)
class Problem:
    """A mistake in an author's file.

    `file` is a path as the author knows it, `line` is 1-based, `field` names the faulty value
    (empty for the whole text), `reason` is a sentence.
    """

    file: str
    line: int
    field: str
    reason: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}"
        return ": ".join(part for part in (where, self.field, self.reason) if part)


Report = Callable[[Problem], None]


def ignore(problem: Problem) -> None:
    """A Report that leaves mistakes to another reading of the file."""


class SourceError(ValueError):
    """A mistake that stops the reading of an author's file, as `problem`."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


class Refusal(ValueError):
    """A sentence that says why a command did nothing."""


def refuse(problem: Problem) -> NoReturn:
    """A Report that stops at the first mistake. Raises SourceError."""
    raise SourceError(problem)


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a value, with the Report for mistakes in it."""

    file: str
    line: int
    field: str
    report: Report = dataclasses.field(repr=False, compare=False)

    def blame(self, reason: str) -> None:
        """Report a mistake in this value."""
        self.report(Problem(self.file, self.line, self.field, reason))

    def within(self, name: str) -> Place:
        """Return the place of a part called `name`, until a better one is known."""
        return Place(self.file, self.line, self._name(name), self.report)

    def at(self, node: Node, name: str) -> Place:
        """Return the place of `node`, a part called `name`."""
        return Place(self.file, node.start_mark.line + 1, self._name(name), self.report)

    def _name(self, part: str) -> str:
        return f"{self.field}, {part}" if self.field and part else self.field or part


def tell_refusal(error: OSError) -> str:
    """Return a disk error as a sentence."""
    if error.filename is None or error.strerror is None:
        return str(error)
    return f"“{error.filename}” can't be used: {error.strerror}."


def suggest(word: str, known: Collection[str], otherwise: str = "") -> str:
    """Suggest the known words nearest to a misspelled one; if none is near, `otherwise` or all."""
    if near := get_close_matches(word, known):
        return f"did you mean {' or '.join(f'“{each}”' for each in near)}?"
    return otherwise or f"the choices are {', '.join(known)}."
