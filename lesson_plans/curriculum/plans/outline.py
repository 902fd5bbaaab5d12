"""The outline of a plan's body: its parts in order.

Sections are level-two headings, their parts level-three. The titles of the lesson's blocks come
from `run` in the front matter.
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
OPTIONAL = frozenset(IN_BLOCKS) - {SAY}
"""The parts of a lesson block, and those that are optional."""
REHEARSE, EXIT = "Rehearse", "Exit puzzle"
CULTURE, HOME, CARD = "Culture", "Home", "Rule card"
ADAPT = (
    "Easier", "Harder", "English learners", "Low vision and motor", "Odd numbers", "Mixed ages",
    "Latecomers",
)  # fmt: skip


@dataclass(frozen=True)
class Outline:
    """A section's `parts` in order; none for plain text.

    Parts in `optional` may be left out. Parts in `boards`, or the section if its own title is
    there, must show a board.
    """

    title: str
    parts: tuple[str, ...] = ()
    boards: tuple[str, ...] = ()
    optional: frozenset[str] = field(default=frozenset())


BEFORE = Outline(REHEARSE, boards=(REHEARSE,))
AFTER = (
    Outline("Adapt", ADAPT),
    Outline("Rubric", ("Beginning", "Developing", "Secure")),
    Outline(CULTURE, ("People and place", "The name", "What is uncertain")),
    Outline(HOME),
    Outline(CARD, boards=(CARD,)),
)


def outline_plan(blocks: Sequence[str]) -> tuple[Outline, ...]:
    """Return the outline of a plan with these lesson blocks."""
    hour = (Outline(title, IN_BLOCKS, (CHALLENGE, PUZZLE), OPTIONAL) for title in blocks)
    return BEFORE, *hour, *AFTER
