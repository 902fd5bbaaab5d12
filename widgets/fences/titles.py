"""The titles of plans' sections and parts on a page."""

from __future__ import annotations

from lesson_plans.curriculum.plans import outline
from widgets.messages.site import say

LABELS = {
    outline.NOTICE: "fences-plan-notice",
    outline.SAY: "fences-plan-say",
    outline.DO: "fences-plan-do",
    outline.EXPECT: "fences-plan-expect",
    outline.WATCH: "fences-plan-watch",
    outline.SHOW: "fences-plan-show",
    outline.CHALLENGE: "fences-plan-challenge",
    outline.KEY: "fences-plan-key",
    outline.PUZZLE: "fences-plan-puzzle",
    outline.ANSWER: "fences-plan-solution",
    outline.QUESTION: "fences-plan-question",
    outline.MATHEMATICS: "fences-plan-mathematics",
    outline.SYNTHESIS: "fences-plan-synthesis",
    outline.SKIP: "fences-plan-skip",
    outline.REHEARSE: "fences-plan-rehearse",
    "Adapt": "fences-plan-adapt",
    "Easier": "fences-plan-easier",
    "Harder": "fences-plan-harder",
    "English learners": "fences-plan-learners",
    "Low vision and motor": "fences-plan-vision",
    "Odd numbers": "fences-plan-odd",
    "Mixed ages": "fences-plan-mixed",
    "Latecomers": "fences-plan-late",
    outline.EXIT: "fences-plan-exit",
    "Rubric": "fences-plan-rubric",
    "Beginning": "fences-plan-beginning",
    "Developing": "fences-plan-developing",
    "Secure": "fences-plan-secure",
    outline.CULTURE: "fences-plan-culture",
    "People and place": "fences-plan-people",
    "The name": "fences-plan-name",
    "What is uncertain": "fences-plan-uncertain",
    outline.HOME: "fences-plan-home",
    outline.CARD: "fences-plan-card",
}
"""The messages for the titles of plans' sections and parts.

Files in all languages use these keys.
"""


def call_part(title: str) -> str:
    """Return the title of a section or part; a block of the lesson has its own."""
    return say(LABELS[title]) if title in LABELS else title
