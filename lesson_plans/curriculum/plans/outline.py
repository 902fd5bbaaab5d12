"""The parts of a plan, in the order in which they stand: the outline of its body.

A section is a heading of level two, its parts are headings of level three. The blocks of the hour
are the plan's own: their titles are those of `run` in its front matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

CHALLENGE, KEY, SHOW = "Challenge", "Key", "Show"
PUZZLE, ANSWER = "Puzzle", "Answer"
SAY, DO, EXPECT, WATCH, NOTICE = "Say", "Do", "Expect", "Watch for", "Notice"
QUESTION, MATHEMATICS, SYNTHESIS, SKIP = "Key question", "Mathematics", "Synthesis", "Skip"
IN_BLOCKS = (
    CHALLENGE, KEY, PUZZLE, ANSWER, SHOW, SAY, DO, QUESTION, EXPECT, WATCH, NOTICE, MATHEMATICS,
    SYNTHESIS, SKIP,
)  # fmt: skip
"""The parts of a block of the hour."""
AT_WILL = frozenset(IN_BLOCKS) - {SAY}
"""Those that a block need not have."""
REHEARSE, EXIT = "Rehearse", "Exit puzzle"


@dataclass(frozen=True)
class Outline:
    """What a section holds: `parts` in order, none where it is plain text.

    Parts that are `at_will` may be missing. `boards` are the parts that must show a board, where
    they are there, or the section's own title. A block of the hour says so.
    """

    title: str
    parts: tuple[str, ...] = ()
    boards: tuple[str, ...] = ()
    at_will: frozenset[str] = field(default=frozenset())
    is_block: bool = False


BEFORE = Outline(REHEARSE, boards=(REHEARSE,))
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
    Outline("Rubric", ("Beginning", "Developing", "Secure")),
    Outline("Culture", ("People and place", "The name", "What is uncertain")),
    Outline("Home"),
    Outline("Rule card", boards=("Rule card",)),
)


def outline_plan(blocks: Sequence[str]) -> tuple[Outline, ...]:
    """Return the outline of a plan whose hour has these blocks."""
    hour = (
        Outline(title, IN_BLOCKS, (CHALLENGE, PUZZLE), AT_WILL, is_block=True) for title in blocks
    )
    return BEFORE, *hour, *AFTER
