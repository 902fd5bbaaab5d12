"""Find our blocks in a Markdown text.

Blocks may be at the left margin or indented, in lists, admonitions and tabs. Inside a longer fence,
a `~~~` fence, an HTML comment or indented code, they're text.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Container, Iterator
from dataclasses import dataclass
from difflib import get_close_matches

OPENING = re.compile(r"(?P<indent> *)(?P<fence>`{3,}|~{3,}) *(?P<info>[^`]*)")
NEAR = 0.8
"""Similarity, up to 1, from which a name counts as a misspelling."""
INDENTED = 4
"""The indent of code."""
CODE_SPAN = re.compile(r"(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)")
OPEN_COMMENT = re.compile(r"<!--(?!.*-->)")


@dataclass(frozen=True)
class Fence:
    """A block of ours: `lines[start:end]`, fences included; `content` is dedented."""

    kind: str
    start: int
    end: int
    indent: int
    content: str
    flaw: str = ""
    """A sentence about a mistake in the fence itself."""


def find(lines: list[str], kinds: Container[str]) -> Iterator[Fence]:
    """Yield the blocks of these kinds in a text, in order."""
    index = 0
    while index < len(lines):
        opening = OPENING.fullmatch(lines[index])
        if opening is None:
            index = _skip_comment(lines, index)
        elif opening["fence"].startswith("~") or _kind(opening) not in kinds:
            index = _skip_code(lines, index, opening)
        else:
            fence = _cut(lines, index, opening)
            yield fence
            index = fence.end


def find_slips(lines: list[str], kinds: Collection[str]) -> Iterator[tuple[int, str]]:
    """Yield blocks that would be code but look like ours: their opening line, and what was meant.

    The name is misspelled or capitalized, or the fence is wrong. Indented blocks may belong to an
    example, so they don't count.
    """
    index = 0
    while index < len(lines):
        opening = OPENING.fullmatch(lines[index])
        if opening is None:
            index = _skip_comment(lines, index)
            continue
        name = _kind(opening).rstrip(":")
        tilde = "~~~" if opening["fence"].startswith("~") else ""
        if (tilde or name not in kinds) and len(opening["indent"]) < INDENTED:
            # Elsewhere, a block's name is written as a class: ``` {.board}
            bare = name.strip("{.}").lower()
            for near in get_close_matches(bare, kinds, n=1, cutoff=NEAR):
                yield index, f"“{tilde}{name}” would stay code; did you mean ```{near}?"
        index = _skip_code(lines, index, opening)


def _kind(opening: re.Match[str]) -> str:
    return opening["info"].partition(" ")[0]


def _skip_comment(lines: list[str], index: int) -> int:
    """Return the line after this one and any comment that begins in it."""
    if OPEN_COMMENT.search(CODE_SPAN.sub("", lines[index])):
        for end in range(index + 1, len(lines)):
            if "-->" in lines[end]:
                return end + 1
    return index + 1


def _skip_code(lines: list[str], index: int, opening: re.Match[str]) -> int:
    """Return the line after another's fenced block, or the next one if it's never closed."""
    closing = opening["indent"] + opening["fence"]
    for end in range(index + 1, len(lines)):
        if lines[end].rstrip() == closing:
            return end + 1
        if not _lies_inside(lines[end], len(opening["indent"])):
            break
    return index + 1


def _cut(lines: list[str], start: int, opening: re.Match[str]) -> Fence:
    """Return our block that begins in line `start`."""
    ticks, width = opening["fence"], len(opening["indent"])
    kind, _, rest = opening["info"].strip().partition(" ")
    flaw = f"“{rest}” belongs inside the block, as a field." if rest else ""
    last = start + 1
    while last < len(lines) and _lies_inside(lines[last], width):
        if OPENING.fullmatch(lines[last]):
            break
        last += 1
    content = "\n".join(line[width:] for line in lines[start + 1 : last])
    if re.fullmatch(f" *{ticks}`* *", "".join(lines[last : last + 1])):
        return Fence(kind, start, last + 1, width, content, flaw)
    flaw = f"this block is not closed; a line {ticks} is missing at its end."
    return Fence(kind, start, last, width, content, flaw)


def _lies_inside(line: str, width: int) -> bool:
    return not line.strip() or line.startswith(" " * width)
