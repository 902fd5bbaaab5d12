"""The parts that every plan has, in the order in which they stand: the outline of a plan's body.

A section is a heading of level two, its parts are headings of level three.
"""

from __future__ import annotations

from dataclasses import dataclass

SAID = ("Say", "Do", "Expect", "Watch for", "Notice")
"""The parts of every block of the hour."""
CHALLENGE, KEY = "Challenge", "Key"
PUZZLE, ANSWER = "Puzzle", "Answer"


@dataclass(frozen=True)
class Outline:
    """What a section holds: `parts` in order, none where it is plain text.

    `run` is the name of its minutes in the front matter, where it is a block of the hour;
    `board` the part that must show a board, or the section's own title.
    """

    title: str
    parts: tuple[str, ...] = ()
    run: str = ""
    board: str = ""


OUTLINE = (
    Outline("Rehearse", board="Rehearse"),
    Outline("If the network fails"),
    Outline("Hook", SAID, run="hook"),
    Outline("Model round", SAID, run="model", board="Do"),
    Outline("Guided play", SAID, run="guided"),
    Outline("Study play", (CHALLENGE, KEY, *SAID), run="study", board=CHALLENGE),
    Outline("Free play", SAID, run="free"),
    Outline("Close", SAID, run="close"),
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
            "15 minutes",
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
SECTIONS = {outline.title: outline for outline in OUTLINE}
RUN = {outline.run: outline.title for outline in OUTLINE if outline.run}
"""The blocks of the hour: their name in the front matter, and their title."""
