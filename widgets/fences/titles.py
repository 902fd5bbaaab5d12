"""The titles of plans' sections and parts on a page."""

from __future__ import annotations

from lesson_plans.curriculum.plans.outline import (
    ANSWER,
    CHALLENGE,
    DO,
    EXPECT,
    KEY,
    MATHEMATICS,
    NOTICE,
    PUZZLE,
    QUESTION,
    SAY,
    SHOW,
    SKIP,
    SYNTHESIS,
    WATCH,
)
from widgets.messages.site import say

LABELS = {
    NOTICE: "fences-plan-notice",
    SAY: "fences-plan-say",
    DO: "fences-plan-do",
    EXPECT: "fences-plan-expect",
    WATCH: "fences-plan-watch",
    SHOW: "fences-plan-show",
    CHALLENGE: "fences-plan-challenge",
    KEY: "fences-plan-key",
    PUZZLE: "fences-plan-puzzle",
    ANSWER: "fences-plan-solution",
    QUESTION: "fences-plan-question",
    MATHEMATICS: "fences-plan-mathematics",
    SYNTHESIS: "fences-plan-synthesis",
    SKIP: "fences-plan-skip",
    "Rehearse": "fences-plan-rehearse",
    "Adapt": "fences-plan-adapt",
    "Easier": "fences-plan-easier",
    "Harder": "fences-plan-harder",
    "English learners": "fences-plan-learners",
    "Low vision and motor": "fences-plan-vision",
    "Odd numbers": "fences-plan-odd",
    "Mixed ages": "fences-plan-mixed",
    "Latecomers": "fences-plan-late",
    "Exit puzzle": "fences-plan-exit",
    "Rubric": "fences-plan-rubric",
    "Beginning": "fences-plan-beginning",
    "Developing": "fences-plan-developing",
    "Secure": "fences-plan-secure",
    "Culture": "fences-plan-culture",
    "People and place": "fences-plan-people",
    "The name": "fences-plan-name",
    "What is uncertain": "fences-plan-uncertain",
    "Home": "fences-plan-home",
    "Rule card": "fences-plan-card",
}
"""The messages for the titles of plans' sections and parts.

Files in all languages use these keys.
"""


def call_part(title: str) -> str:
    """Return the title of a section or part; a block of the lesson has its own."""
    return say(LABELS[title]) if title in LABELS else title
