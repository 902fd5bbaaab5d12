"""Compare the boards of translated pages with the English.

Only the words of a block may differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest

from yaml.nodes import MappingNode

from lesson_plans.curriculum.document import compose
from lesson_plans.curriculum.markdown import Fence, scan
from lesson_plans.curriculum.problem import Place
from lesson_plans.curriculum.source import quote

WORDS = ("caption", "say", "title", "label", "question", "task", "help", "missing")
"""The fields with words; code is included for its comments."""
SAVED = "saved: |\n"
NOTES = re.compile(r"\{[^{}]*\}|^ *title .*", re.MULTILINE)
"""The words of a saved game."""


def find_differences(english: str, other: str) -> Iterator[tuple[int, str]]:
    """Yield each block that differs from the English, by line, with the reason."""
    for mine, theirs in zip_longest(_list_blocks(other), _list_blocks(english)):
        if mine is None:
            yield 1, f"the block “{theirs[1]}” on line {theirs[0]} of the English is missing."
            return
        if theirs is None:
            yield mine[0], f"English has no block “{mine[1]}” here."
            return
        if mine[1:] != theirs[1:]:
            reason = f"this block “{mine[1]}” differs from line {theirs[0]} of the English."
            yield (
                mine[0],
                f"{reason} Only its words may differ: {', '.join(WORDS)}, notes in a game.",
            )


def _list_blocks(text: str) -> list[tuple[int, str, object]]:
    """Return the fenced blocks of a text: line, kind, and contents without words."""
    lines = text.split("\n")
    # MarkdownIt takes front matter for a heading, which is harmless here.
    return [
        (fence.start, fence.kind, _read("\n".join(lines[fence.start : fence.end - 2])))
        for fence in scan(text, 1)
        if isinstance(fence, Fence)
    ]


def _read(content: str) -> object:
    problems: list[object] = []
    if SAVED in content:
        content = NOTES.sub("{}", content)
    node = compose(content, Place("", 1, "", problems.append))
    return content if problems or not isinstance(node, MappingNode) else quote(node, WORDS)
