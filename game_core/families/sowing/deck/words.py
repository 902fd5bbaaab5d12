"""What stands on cards: for each question its words, and for each answer the rule that it is."""

from __future__ import annotations

from game_core.cards.telling import CardWords

WORDS: CardWords = {
    "seeds": (
        "cards-ask-seeds",
        (
            "cards-seeds-two",
            "cards-seeds-three",
            "cards-seeds-four",
            "cards-seeds-five",
            "cards-seeds-six",
            "cards-seeds-centre",
        ),
    ),
    "way": ("cards-ask-way", ("cards-way-counter-clockwise", "cards-way-clockwise")),
    "origin": ("cards-ask-origin", ("cards-origin-sown", "cards-origin-skipped")),
    "passing": ("cards-ask-passing", ("cards-passing-nothing", "cards-passing-fours")),
    "taking": (
        "cards-ask-taking",
        (
            "cards-taking-nothing",
            "cards-taking-twos-and-threes",
            "cards-taking-no-slam",
            "cards-taking-facing",
            "cards-taking-four",
            "cards-taking-pairs",
        ),
    ),
    "going_on": (
        "cards-ask-going-on",
        (
            "cards-going-on-never",
            "cards-going-on-seeds",
            "cards-going-on-even",
            "cards-going-on-even-or-taken",
        ),
    ),
    "singles": ("cards-ask-singles", ("cards-singles-free", "cards-singles-stay")),
    "feeding": ("cards-ask-feeding", ("cards-feeding-need-not", "cards-feeding-must")),
    "uur": ("cards-ask-uur", ("cards-uur-no", "cards-uur-yes")),
    "rounds": (
        "cards-ask-rounds",
        ("cards-rounds-one", "cards-rounds-mirror", "cards-rounds-closed"),
    ),
    "end": (
        "cards-ask-end",
        ("cards-end-stuck", "cards-end-majority", "cards-end-one-each", "cards-end-few"),
    ),
    "rest": (
        "cards-ask-rest",
        ("cards-rest-own-rows", "cards-rest-even", "cards-rest-nobody"),
    ),
}
