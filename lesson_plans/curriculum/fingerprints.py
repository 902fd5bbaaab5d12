"""Of which English words in other languages were made, and whether it has changed since.

A fingerprint is the beginning of a hash of the English words. It stands in the front matter of a
page, in an item of a list, or at the beginning of any other file:

    english: 5e0c71aa
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from lesson_plans.curriculum.document import read_file
from lesson_plans.curriculum.folder import name_file
from lesson_plans.curriculum.problem import Report
from lesson_plans.curriculum.source import Fields, read, read_list
from lesson_plans.curriculum.translations import FINGERPRINT, ID, WORDS

LINE = re.compile(rf"^{FINGERPRINT}:[ ]*(?P<print>\w*)[ ]*\n", re.MULTILINE)
FRONT = "---\n"


@dataclass(frozen=True)
class Item:
    """A part of a file that has a fingerprint of its own, or the file itself.

    It begins on `line`; `made_of` is the fingerprint that stands on line `line_of_print` (0: none
    does), `print` that of its own words.
    """

    line: int
    made_of: str
    line_of_print: int
    print: str


def list_items(path: Path, kind: str, report: Report) -> dict[str, Item]:
    """The items of a file by name, those of the file `kind` in English; a whole one has no name."""
    text = read_file(path, report) or ""
    words = WORDS.get(kind)
    if words is None:
        return {"": _sum_up_text(text)}
    if text.lstrip("# \n").startswith("- "):
        items = read_list(text, name_file(path), report) or []
        named = {name.value: item for item in items if (name := item.text(ID))}
    else:
        fields = read(text, name_file(path), 1, report)
        named = {"": fields} if fields else {}
    return {name: _sum_up_fields(fields, words) for name, fields in named.items()}


def _sum_up_text(text: str) -> Item:
    found = LINE.search(text.partition(f"\n{FRONT}")[0] + "\n")
    line = 1 + text.count("\n", 0, found.start()) if found else 0
    without = LINE.sub("", text, count=1) if found else text
    start = 2 if text.startswith(FRONT) else 1
    return Item(start, found["print"] if found else "", line, _digest(without))


def _sum_up_fields(fields: Fields, words: tuple[str, ...]) -> Item:
    given = fields.text(FINGERPRINT)
    return Item(
        fields.place.line,
        given.value if given else "",
        given.place.line if given else 0,
        _digest(json.dumps(fields.quote(words), ensure_ascii=False)),
    )


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def find_old(path: Path, other: Path, report: Report) -> Iterator[tuple[str, Item, str]]:
    """The items of `other` that were not made of the words of `path` as they are today.

    Each by its name, with the fingerprint of today.
    """
    english = list_items(path, path.name, report)
    for name, item in list_items(other, path.name, report).items():
        if name in english and item.made_of != english[name].print:
            yield name, item, english[name].print


def write_prints(text: str, prints: Mapping[Item, str]) -> str:
    """The text of a file whose items say that they are made of other English."""
    lines = text.split("\n")
    for item, made_of in sorted(prints.items(), key=lambda pair: -pair[0].line):
        line = f"{FINGERPRINT}: {made_of}"
        at = item.line - 1
        if item.line_of_print:
            old = lines[item.line_of_print - 1]
            lines[item.line_of_print - 1] = old[: len(old) - len(old.lstrip())] + line
        elif lines[at].startswith("- "):
            lines.insert(at + 1, f"  {line}")
        else:
            lines.insert(at, line)
    return "\n".join(lines)
