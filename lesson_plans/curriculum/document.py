"""Authors' files: their text, and a text of YAML as a tree of nodes.

What is wrong with them is told by the lines of the file.

Aliases are refused: a few lines of them stand for more than any computer holds, and nothing here
needs them.
"""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import yaml
from yaml.composer import ComposerError
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from lesson_plans.curriculum.folder import name_file
from lesson_plans.curriculum.problem import Place, Report

LONGEST = 4_000_000
"""Characters of a text; the puzzles of a game have some twenty thousand."""
DEEPEST = 40
"""Lists and maps in each other; in a puzzle's solution each turn is one, and there are nine."""
EXPLAINED = 200_000
"""Characters of a text up to which a mistake is explained by the slower of PyYAML's readers."""
TAG = ""
"""What a node is of PyYAML's kinds: nothing, since every value is text here."""
UNUSABLE = yaml.reader.Reader.NON_PRINTABLE


class _Refusal(Exception):
    """What YAML allows and we do not: a sentence, and the place."""

    def __init__(self, event: Event, reason: str) -> None:
        super().__init__(reason)
        self.line = _mark(event).line + 1
        self.reason = reason


def read_file(path: Path, report: Report) -> str | None:
    """The text of a file; None where it can't be read, once that is reported."""
    try:
        data = path.read_bytes()
        text = data.decode("utf-8-sig")
    except OSError as error:
        Place(name_file(path), 1, "", report).blame(f"can't be read: {error.strerror}.")
        return None
    except UnicodeDecodeError as error:
        start = Place(name_file(path), 1, "", report)
        if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
            start.blame("is in UTF-16; save it as UTF-8.")
            return None
        line, byte = 1 + data.count(b"\n", 0, error.start), data[error.start]
        replace(start, line=line).blame(f"is not in UTF-8 (byte #x{byte:02x}); save it as UTF-8.")
        return None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def compose(text: str, start: Place) -> Node | None:
    """What a text holds; None where that is nothing, or is not YAML, once that is reported."""
    line = start.line
    if len(text) > LONGEST:
        start.blame(f"is too long: {LONGEST:,} characters are the most.")
        return None
    if found := UNUSABLE.search(text):
        place = replace(start, line=line + text.count("\n", 0, found.start()))
        place.blame(_say_unusable(found[0]))
        return None
    try:
        # The empty lines make PyYAML count as the author does.
        node = _read("\n" * (line - 1) + text)
    except yaml.MarkedYAMLError as error:
        mark = _find_mark(error)
        last = line + text.rstrip("\n").count("\n")
        replace(start, line=min(mark.line + 1, last) if mark else line).blame(_explain(error))
    except _Refusal as refusal:
        replace(start, line=refusal.line).blame(refusal.reason)
    else:
        if node is not None:
            return node
        start.blame("there is nothing in it.")
    return None


def _read(text: str) -> Node | None:
    """The tree of a text. Raises MarkedYAMLError and _Refusal."""
    if yaml.__with_libyaml__:
        # Ten times as fast; but the other one explains mistakes better.
        try:
            return _build(yaml.parse(text, Loader=yaml.CSafeLoader))
        except yaml.MarkedYAMLError:
            if len(text) > EXPLAINED:
                raise
    return _build(yaml.parse(text, Loader=yaml.SafeLoader))


def _build(events: Iterable[Event]) -> Node | None:
    """The tree that the events of reading a text make; no call lies in another, however deep."""
    root: list[Node] = []
    begun: list[tuple[SequenceStartEvent | MappingStartEvent, list[Node]]] = []
    for event in events:
        match event:
            case AliasEvent(anchor=name):
                reason = f"this is an alias; write out what *{name} is, or put it in quotes."
                raise _Refusal(event, reason)
            case DocumentStartEvent() if root:
                context = "expected a single document in the stream"
                mark = _mark(event)
                raise ComposerError(context, None, "but found another document", mark)
            case SequenceStartEvent() | MappingStartEvent():
                if len(begun) == DEEPEST:
                    raise _Refusal(event, "lists and maps lie too deep inside each other.")
                begun.append((event, []))
                continue
            case ScalarEvent():
                node: Node = _read_scalar(event)
            case SequenceEndEvent() | MappingEndEvent():
                node = _close(*begun.pop())
            case _:
                continue
        siblings = begun[-1][1] if begun else root
        siblings.append(node)
    return root[0] if root else None


def _read_scalar(event: ScalarEvent) -> Node:
    if found := UNUSABLE.search(event.value):
        raise _Refusal(event, _say_unusable(found[0]))
    return ScalarNode(TAG, event.value, _mark(event), None)


def _close(event: SequenceStartEvent | MappingStartEvent, below: list[Node]) -> Node:
    """The list or the map that began with an event and has these nodes."""
    if isinstance(event, SequenceStartEvent):
        return SequenceNode(TAG, below, _mark(event), None)
    pairs = list(zip(below[::2], below[1::2], strict=True))
    return MappingNode(TAG, pairs, _mark(event), None)


def _mark(event: Event) -> Any:
    """Where an event begins: a mark of either of PyYAML's readers."""
    return event.start_mark


def _say_unusable(sign: str) -> str:
    return f"holds a character that can't be used: #x{ord(sign):02x}."


def _find_mark(error: yaml.MarkedYAMLError) -> yaml.Mark | None:
    """The most helpful place: of a text that never ends, where it begins."""
    if error.context_mark and (error.context or "").startswith("while scanning"):
        return error.context_mark
    return error.problem_mark or error.context_mark


def _explain(error: yaml.MarkedYAMLError) -> str:
    if error.problem == "mapping values are not allowed here":
        return "this is not YAML: a colon is out of place; a text with a colon goes in quotes."
    if "'\\t'" in (error.problem or ""):
        return "this is not YAML: a tab stands before a word; put spaces in its place."
    what = " ".join(part for part in (error.context, error.problem) if part)
    return f"this is not YAML: {what}."
