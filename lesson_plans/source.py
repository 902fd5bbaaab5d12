"""YAML as authors write it: every value is text, and knows its file and line.

    fields = read(text, "docs/games/oware.md", 12, report)
    game = fields.text("game", required=True)
    moves = fields.texts("moves")
    fields.finish()

Nothing is converted: `N`, `0-0`, `1e3` and `007` stay what the author typed. Whatever is wrong goes
to `report` as a Problem and reading goes on, so that an author sees all mistakes at once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import NoReturn

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode


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


def suggest(word: str, known: Collection[str], otherwise: str = "") -> str:
    """What somebody may have meant: the words nearest to theirs.

    Where none is near, what is said `otherwise`; by default, all that are known.
    """
    if near := get_close_matches(word, known):
        return f"did you mean {' or '.join(f'“{each}”' for each in near)}?"
    return otherwise or f"known are {', '.join(known)}."


@dataclass(frozen=True, slots=True)
class Branch:
    """A part of a tree: where it stands, and the branches below it by name."""

    place: Place
    below: dict[str, Branch]


@dataclass(frozen=True, slots=True)
class Text:
    """One value as the author typed it, without its quotes."""

    value: str
    place: Place


class Fields:
    """A map being read: ask once for each field known here, then call `finish`."""

    def __init__(self, place: Place, entries: dict[str, tuple[Place, Node]]) -> None:
        self.place = place
        self._entries = entries
        self._asked: list[str] = []

    def has(self, name: str) -> bool:
        """Whether the author gave this field, right or wrong."""
        return name in self._entries

    def text(self, name: str, *, required: bool = False) -> Text | None:
        """The text of a field; None where it is absent or, once reported, wrong."""
        entry = self._ask(name, required)
        return _read_text(*entry) if entry else None

    def texts(self, name: str, *, required: bool = False) -> list[Text]:
        """The texts of a field that holds a list; the items that are no text are reported."""
        texts = [_read_text(*item) for item in self._items(name, required)]
        return [text for text in texts if text is not None]

    def map(self, name: str, *, required: bool = False) -> Fields | None:
        """The map of a field; None where it is absent or, once reported, something else."""
        entry = self._ask(name, required)
        return _read_map(*entry) if entry else None

    def maps(self, name: str, *, required: bool = False) -> list[Fields]:
        """The maps of a field that holds a list of maps; other items are reported."""
        maps = [_read_map(*item) for item in self._items(name, required)]
        return [fields for fields in maps if fields is not None]

    def tree(self, name: str, *, required: bool = False) -> Branch | None:
        """The tree that a field holds: a text is a branch, a list or a map are several."""
        entry = self._ask(name, required)
        return _read_branch(*entry) if entry else None

    def where(self, name: str) -> Place:
        """The place of a field, or of the whole where it is absent."""
        entry = self._entries.get(name)
        return entry[0] if entry else self.place.within(name)

    @property
    def names(self) -> list[str]:
        """The names of all fields that the author gave."""
        return [*self._entries]

    def finish(self) -> None:
        """Report every field that nobody asked for."""
        for name, (place, _) in self._entries.items():
            if name not in self._asked:
                place.blame(f"is not a field known here; {suggest(name, self._asked)}")

    def _ask(self, name: str, required: bool) -> tuple[Place, Node] | None:
        self._asked.append(name)
        entry = self._entries.get(name)
        if entry is None and required:
            self.place.within(name).blame("is missing.")
        return entry

    def _items(self, name: str, required: bool) -> list[tuple[Place, Node]]:
        entry = self._ask(name, required)
        if entry is None:
            return []
        place, node = entry
        if not isinstance(node, SequenceNode):
            place.blame(f"must be a list such as [C, d], found {_describe(node)}.")
            return []
        if not node.value:
            place.blame("is an empty list.")
        return [(place.at(item, f"item {n}"), item) for n, item in enumerate(node.value, start=1)]


def read(text: str, file: str, line: int, report: Report) -> Fields | None:
    """The map that `text` holds; `line` is the one of `file` on which `text` begins.

    None where the text is not YAML or holds no map, once that is reported.
    """
    start = Place(file, line, "", report)
    node = _compose(text, start)
    return _read_map(start, node) if node else None


def read_list(text: str, file: str, report: Report) -> list[Fields]:
    """The maps in the list that a whole file holds; whatever is none is reported."""
    start = Place(file, 1, "", report)
    node = _compose(text, start)
    if node is None:
        return []
    if not isinstance(node, SequenceNode):
        start.at(node, "").blame(f"must be a list, found {_describe(node)}.")
        return []
    maps = [_read_map(start.at(item, ""), item) for item in node.value]
    return [fields for fields in maps if fields is not None]


def _compose(text: str, start: Place) -> Node | None:
    """What a text holds; None where that is nothing, or is not YAML, once that is reported."""
    line = start.line
    if yaml.__with_libyaml__:
        # Ten times as fast; but the other one explains mistakes better.
        with suppress(yaml.YAMLError, RecursionError):
            if node := yaml.compose("\n" * (line - 1) + text, Loader=yaml.CSafeLoader):
                return node
    try:
        # The empty lines make PyYAML count as the author does.
        node = yaml.compose("\n" * (line - 1) + text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = _find_mark(error)
        last = line + text.rstrip("\n").count("\n")
        found = min(mark.line + 1, last) if mark else line
        replace(start, line=found).blame(_explain(error))
    except yaml.reader.ReaderError as error:
        before = text[: error.position - (line - 1)]
        place = replace(start, line=line + before.count("\n"))
        place.blame(f"holds a character that can't be used: #x{error.character:02x}.")
    except RecursionError:
        start.blame("lists and maps lie too deep inside each other.")
    else:
        if node is not None:
            return node
        start.blame("there is nothing in it.")
    return None


def _read_text(place: Place, node: Node) -> Text | None:
    if not isinstance(node, ScalarNode):
        place.blame(f"must be a text, found {_describe(node)}.")
        return None
    if not node.value:
        place.blame("is empty.")
        return None
    return Text(node.value, place)


def _read_map(place: Place, node: Node) -> Fields | None:
    if not isinstance(node, MappingNode):
        place.blame(f"must be fields such as “name: value”, found {_describe(node)}.")
        return None
    entries: dict[str, tuple[Place, Node]] = {}
    for key, value in node.value:
        if not isinstance(key, ScalarNode):
            place.at(key, "").blame(f"a field's name must be a word, found {_describe(key)}.")
            continue
        field_place = place.at(key, key.value)
        if key.value in entries:
            first = entries[key.value][0].line
            field_place.blame(f"is given twice; it stands in line {first} already.")
        else:
            entries[key.value] = (field_place, value)
    return Fields(place, entries)


def _read_branch(place: Place, node: Node) -> Branch:
    """A tree; where it is none, that is reported and the rest read."""
    below: dict[str, Branch] = {}
    if isinstance(node, MappingNode):
        pairs = [(key, value) for key, value in node.value]
    else:
        items = node.value if isinstance(node, SequenceNode) else [node]
        pairs = [(item, None) for item in items if item.value != ""]
    for key, value in pairs:
        if not isinstance(key, ScalarNode):
            place.at(key, "").blame(f"a branch's name must be a word, found {_describe(key)}.")
            continue
        branch_place = replace(place, line=key.start_mark.line + 1)
        if key.value in below:
            branch_place.blame(f"{key.value} is given twice.")
        below[key.value] = (
            Branch(branch_place, {}) if value is None else _read_branch(branch_place, value)
        )
    return Branch(place, below)


def _describe(node: Node) -> str:
    if isinstance(node, SequenceNode):
        return "a list"
    if isinstance(node, MappingNode):
        return "fields (a name, a colon, a value)"
    return f"“{node.value}”" if node.value else "nothing"


def _find_mark(error: yaml.MarkedYAMLError) -> yaml.Mark | None:
    """The most helpful place: of a text that never ends, where it begins."""
    if error.context_mark and (error.context or "").startswith("while scanning"):
        return error.context_mark
    return error.problem_mark or error.context_mark


def _explain(error: yaml.MarkedYAMLError) -> str:
    if error.problem == "mapping values are not allowed here":
        return "this is not YAML: a colon is out of place; a text with a colon goes in quotes."
    what = " ".join(part for part in (error.context, error.problem) if part)
    return f"this is not YAML: {what}."
