"""YAML as authors write it: every value is text that knows its file and line.

    fields = read(text, "docs/games/oware.md", 12, report)
    game = fields.text("game", required=True)
    moves = fields.texts("moves")
    fields.finish()

Nothing is converted: `N`, `0-0`, `1e3` and `007` stay as typed. Mistakes go to `report` as Problems
and reading goes on, so that authors see all of them at once.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from lesson_plans.curriculum.document import compose, read_file
from lesson_plans.curriculum.drafts import REFUSED, is_draft
from lesson_plans.curriculum.problem import Place, Report, name_file, suggest


@dataclass(frozen=True, slots=True)
class Branch:
    """A part of a tree: its place, and the branches below it by name."""

    place: Place
    below: dict[str, Branch]


@dataclass(frozen=True, slots=True)
class Text:
    """One value as the author typed it, without its quotes."""

    value: str
    place: Place


class Fields:
    """A map being read: ask once for each known field, then call `finish`."""

    def __init__(self, place: Place, entries: dict[str, tuple[Place, Node]]) -> None:
        self.place = place
        self._entries = entries
        self._asked: dict[str, None] = {}

    def has(self, name: str) -> bool:
        """Return whether the author gave this field, right or wrong."""
        return name in self._entries

    def text(self, name: str, *, required: bool = False) -> Text | None:
        """Return a field's text; None if it's absent or, once reported, wrong."""
        entry = self._ask(name, required)
        return _read_text(*entry) if entry else None

    def texts(self, name: str, *, required: bool = False) -> list[Text]:
        """Return the texts of a list field; items that aren't texts are reported."""
        texts = [_read_text(*item) for item in self._items(name, required)]
        return [text for text in texts if text is not None]

    def map(self, name: str, *, required: bool = False) -> Fields | None:
        """Return a field's map; None if it's absent or, once reported, something else."""
        entry = self._ask(name, required)
        return read_map(*entry) if entry else None

    def maps(self, name: str, *, required: bool = False) -> list[Fields]:
        """Return the maps of a list field; other items are reported."""
        maps = [read_map(*item) for item in self._items(name, required)]
        return [fields for fields in maps if fields is not None]

    def tree(self, name: str, *, required: bool = False) -> Branch | None:
        """Return the tree in a field: a text is one branch, a list or map several."""
        entry = self._ask(name, required)
        return _read_branch(*entry) if entry else None

    def where(self, name: str) -> Place:
        """Return the place of a field, or of the whole map if it's absent."""
        entry = self._entries.get(name)
        return entry[0] if entry else self.place.within(name)

    @property
    def names(self) -> list[str]:
        """The names of all fields given."""
        return [*self._entries]

    def lay(self, other: Fields, names: Iterable[str]) -> None:
        """Take fields from another map, as far as it has them, each with its place there."""
        self._entries |= {name: other._entries[name] for name in names if name in other._entries}

    def quote(self, names: Iterable[str]) -> dict[str, object]:
        """Return fields as plain data, as typed, leaving out absent ones."""
        return {name: quote(self._entries[name][1]) for name in names if name in self._entries}

    def skip(self, *names: str) -> None:
        """Allow these fields without reading them."""
        self._asked |= dict.fromkeys(names)

    def finish(self) -> None:
        """Report every unread field."""
        for name, (place, _) in self._entries.items():
            if name not in self._asked:
                place.blame(f"is not a field known here; {suggest(name, self._asked)}")

    def _ask(self, name: str, required: bool) -> tuple[Place, Node] | None:
        self._asked[name] = None
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
    """Return the map in a text that begins on this line; None, once reported, if it's none."""
    start = Place(file, line, "", report)
    node = compose(text, start)
    return read_map(start, node) if node else None


def read_list(text: str, file: str, report: Report) -> list[Fields] | None:
    """Return the maps in a file that holds a list, None in others; other items are reported."""
    start = Place(file, 1, "", report)
    node = compose(text, start)
    if node is None:
        return None
    if not isinstance(node, SequenceNode):
        start.at(node, "").blame(f"must be a list, found {_describe(node)}.")
        return None
    maps = [read_map(start.at(item, ""), item) for item in node.value]
    return [fields for fields in maps if fields is not None]


def read_map_file(path: Path, report: Report) -> Fields | None:
    """Return the map in a file, or report why there's none."""
    text = read_file(path, report)
    return read(text, name_file(path), 1, report) if text is not None else None


def read_list_file(path: Path, report: Report) -> list[Fields] | None:
    """Return the maps in a file that holds a list, or report why there's none."""
    text = read_file(path, report)
    return read_list(text, name_file(path), report) if text is not None else None


def _read_text(place: Place, node: Node) -> Text | None:
    if not isinstance(node, ScalarNode):
        place.blame(f"must be a text, found {_describe(node)}.")
        return None
    if not node.value:
        place.blame("is empty.")
        return None
    if is_draft(node.value):
        place.blame(REFUSED)
    return Text(node.value, place)


def read_map(place: Place, node: Node) -> Fields | None:
    """Return the fields of a map; None if a node is something else, once reported."""
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
            field_place.blame(f"is given twice; it's already on line {first}.")
        else:
            entries[key.value] = (field_place, value)
    return Fields(place, entries)


def _read_branch(place: Place, node: Node) -> Branch:
    """Read a tree, reporting what doesn't belong in one."""
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


def quote(node: Node, left_out: Container[str] = ()) -> object:
    """Return a node as plain data whose values are texts, without the fields `left_out`."""
    match node:
        case MappingNode():
            # By mistake, a name may be a list or map.
            pairs = [(str(quote(key)), value) for key, value in node.value]
            return {key: quote(value, left_out) for key, value in pairs if key not in left_out}
        case SequenceNode():
            return [quote(item, left_out) for item in node.value]
        case _:
            return node.value


def _describe(node: Node) -> str:
    if isinstance(node, SequenceNode):
        return "a list"
    if isinstance(node, MappingNode):
        return "fields (a name, a colon, a value)"
    return f"“{node.value}”" if node.value else "nothing"
