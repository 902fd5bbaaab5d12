"""Authors' files: their text, and YAML as a tree of nodes. Mistakes are reported by line.

Aliases are refused: a few lines of them can expand beyond any memory, and nothing here needs them.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml
from yaml.events import AliasEvent, CollectionEndEvent, CollectionStartEvent, ScalarEvent
from yaml.nodes import Node

from lesson_plans.curriculum.problem import Place, Report, name_file

LONGEST = 4_000_000
"""Characters of a text; a game's puzzles have about twenty thousand."""
MOST = 2000
"""Texts whose trees are kept."""
DEEPEST = 40
"""Nesting of lists and maps; a puzzle's solution nests one per turn, at most nine."""
EXPLAINED = 200_000
"""Characters up to which PyYAML's slower loader explains a mistake."""
UNUSABLE = yaml.reader.Reader.NON_PRINTABLE
FRONT = re.compile(r"---[ \t]*\n(?P<fields>.*?)^(?:---|\.\.\.)[ \t]*$\n?", re.DOTALL | re.MULTILINE)
"""Front matter at the beginning of a Markdown text, ended as MkDocs allows it."""
NUMBER = re.compile(r"\s#[0-9]")
"""What YAML takes for a comment, though nobody means one."""


class _Refusal(Exception):
    """YAML we don't allow: the event, and a sentence."""


def read_file(path: Path, report: Report) -> str | None:
    """Return the text of a file, or report why it can't be read and return None."""
    start = Place(name_file(path), 1, "", report)
    try:
        data = path.read_bytes()
        return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except OSError as error:
        start.blame(f"can't be read: {error.strerror}.")
    except UnicodeDecodeError as error:
        if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
            start.blame("is in UTF-16; save it as UTF-8.")
        else:
            start = replace(start, line=1 + data.count(b"\n", 0, error.start))
            start.blame(f"is not in UTF-8 (byte #x{data[error.start]:02x}); save it as UTF-8.")
    return None


def compose(text: str, start: Place) -> Node | None:
    """Parse a text; return None if it's empty or, once reported, not YAML."""
    if len(text) > LONGEST:
        start.blame(f"is too long: at most {LONGEST:,} characters are allowed.")
        return None
    if found := UNUSABLE.search(text):
        place = replace(start, line=start.line + text.count("\n", 0, found.start()))
        place.blame(_say_unusable(found[0]))
        return None
    try:
        # Leading empty lines make PyYAML's line numbers the author's.
        node = _read("\n" * (start.line - 1) + text)
        if NUMBER.search(text) and len(text) <= EXPLAINED:
            _find_numbers(text, start)
    except yaml.MarkedYAMLError as error:
        mark = _find_mark(error)
        last = start.line + text.rstrip("\n").count("\n")
        line = min(mark.line + 1, last) if mark else start.line
        replace(start, line=line).blame(_explain(error))
    except _Refusal as refusal:
        event, reason = refusal.args
        replace(start, line=event.start_mark.line + 1).blame(reason)
    else:
        if node is not None:
            return node
        start.blame("there is nothing in it.")
    return None


@lru_cache(maxsize=MOST)
def _read(text: str) -> Node | None:
    """Parse a text. Trees are kept, since authors change few texts at a time.

    Raises MarkedYAMLError and _Refusal.
    """
    if yaml.__with_libyaml__:
        # This loader is ten times as fast, but the other explains mistakes better.
        try:
            return _compose(text, yaml.CSafeLoader)
        except yaml.MarkedYAMLError:
            if len(text) > EXPLAINED:
                raise
    return _compose(text, yaml.SafeLoader)


def _compose(text: str, loader: Any) -> Node | None:
    """Build the tree, which is recursive, once a look at all events has shown that it's safe."""
    depth = 0
    for event in yaml.parse(text, Loader=loader):
        match event:
            case AliasEvent(anchor=name):
                reason = f"this is an alias; write out what *{name} is, or put it in quotes."
                raise _Refusal(event, reason)
            case ScalarEvent(anchor=str(name)) | CollectionStartEvent(anchor=str(name)):
                reason = f"this is an anchor; put what begins with &{name} in quotes."
                raise _Refusal(event, reason)
            case CollectionStartEvent():
                depth += 1
                if depth > DEEPEST:
                    raise _Refusal(event, "lists and maps are nested too deeply.")
            case CollectionEndEvent():
                depth -= 1
            case ScalarEvent() if found := UNUSABLE.search(event.value):
                raise _Refusal(event, _say_unusable(found[0]))
    return yaml.compose(text, Loader=loader)


def _find_numbers(text: str, start: Place) -> None:
    """Report words of which YAML drops the end, such as the number in “Cup F #6”."""
    lines = text.splitlines()
    for event in yaml.parse(text, Loader=yaml.SafeLoader):
        if isinstance(event, ScalarEvent) and event.style is None and event.value:
            end: Any = event.end_mark
            if end.line < len(lines) and NUMBER.match(lines[end.line], end.column):
                reason = "YAML leaves out what follows the #; put the text in quotes."
                replace(start, line=start.line + end.line).blame(reason)


def _say_unusable(sign: str) -> str:
    return f"holds a character that can't be used: #x{ord(sign):02x}."


def _find_mark(error: yaml.MarkedYAMLError) -> yaml.Mark | None:
    """Return the most helpful place: for an unterminated text, where it begins."""
    if error.context_mark and (error.context or "").startswith("while scanning"):
        return error.context_mark
    return error.problem_mark or error.context_mark


def _explain(error: yaml.MarkedYAMLError) -> str:
    if error.problem == "mapping values are not allowed here":
        return "this is not YAML: a colon is out of place; a text with a colon goes in quotes."
    if "'\\t'" in (error.problem or ""):
        return "this is not YAML: there is a tab before a word; use spaces instead."
    what = " ".join(part for part in (error.context, error.problem) if part)
    return f"this is not YAML: {what}."
