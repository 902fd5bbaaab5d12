"""What stands on cards: for each question its words, and for each answer the rule that it is."""

from __future__ import annotations

from game_core.cards.telling import CardWords

WORDS: CardWords = {
    "setup": (
        "cards-men-ask-setup",
        ("cards-men-setup-two-rows", "cards-men-setup-one-row", "cards-men-setup-flat"),
    ),
    "rings": (
        "cards-men-ask-rings",
        ("cards-men-rings-none", "cards-men-rings-two", "cards-men-rings-three"),
    ),
    "crowning": (
        "cards-men-ask-crowning",
        ("cards-men-crowning-any", "cards-men-crowning-far"),
    ),
    "steps": (
        "cards-men-ask-steps",
        ("cards-men-steps-forward", "cards-men-steps-both"),
    ),
    "leaps": (
        "cards-men-ask-leaps",
        ("cards-men-leaps-forward", "cards-men-leaps-sideways", "cards-men-leaps-all"),
    ),
    "bridges": (
        "cards-men-ask-bridges",
        ("cards-men-bridges-any", "cards-men-bridges-theirs"),
    ),
    "taking": (
        "cards-men-ask-taking",
        ("cards-men-taking-nothing", "cards-men-taking-leapt"),
    ),
    "duty": (
        "cards-men-ask-duty",
        ("cards-men-duty-none", "cards-men-duty-begin", "cards-men-duty-go-on"),
    ),
    "ringed": (
        "cards-men-ask-ringed",
        ("cards-men-ringed-near", "cards-men-ringed-far"),
    ),
    "spoils": (
        "cards-men-ask-spoils",
        ("cards-men-spoils-captor", "cards-men-spoils-owner", "cards-men-spoils-nobody"),
    ),
    "goal": (
        "cards-men-ask-goal",
        ("cards-men-goal-beat", "cards-men-goal-reach", "cards-men-goal-lose"),
    ),
}
