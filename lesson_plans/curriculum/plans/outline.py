"""The parts of a plan, in the order in which they stand: the outline of its body.

A section is a heading of level two, its parts are headings of level three. The blocks of the hour
are the plan's own: their titles are those of `run` in its front matter.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

CHALLENGE, KEY, SHOW = "Challenge", "Key", "Show"
PUZZLE, ANSWER = "Puzzle", "Answer"
SAY, DO, EXPECT, WATCH, NOTICE = "Say", "Do", "Expect", "Watch for", "Notice"
IN_BLOCKS = (CHALLENGE, KEY, SHOW, SAY, DO, EXPECT, WATCH, NOTICE)
"""The parts of a block of the hour."""
AT_WILL = frozenset((CHALLENGE, KEY, SHOW, WATCH, NOTICE))
"""Those that a block need not have."""


@dataclass(frozen=True)
class Outline:
    """What a section holds: `parts` in order, none where it is plain text.

    Parts that are `at_will` may be missing. `board` is the part that must show a board, where it is
    there, or the section's own title. A block of the hour says so.
    """

    title: str
    parts: tuple[str, ...] = ()
    board: str = ""
    at_will: frozenset[str] = field(default=frozenset())
    is_block: bool = False


BEFORE = (
    Outline("Rehearse", board="Rehearse"),
    Outline("If the network fails"),
)
AFTER = (
    Outline(
        "Adapt",
        (
            "Easier",
            "Harder",
            "English learners",
            "Low vision and motor",
            "Odd numbers",
            "Mixed ages",
            "Latecomers",
        ),
    ),
    Outline("Look for"),
    Outline("Exit puzzle", (PUZZLE, ANSWER), board=PUZZLE),
    Outline("Reflection"),
    Outline("Rubric", ("Beginning", "Developing", "Secure")),
    Outline("Culture", ("People and place", "The name", "What is uncertain")),
    Outline("Home"),
    Outline("Rule card", board="Rule card"),
)


def outline_plan(blocks: Iterable[str]) -> tuple[Outline, ...]:
    """The outline of a plan whose hour has these blocks."""
    hour = (
        Outline(title, IN_BLOCKS, board=CHALLENGE, at_will=AT_WILL, is_block=True)
        for title in blocks
    )
    return *BEFORE, *hour, *AFTER
