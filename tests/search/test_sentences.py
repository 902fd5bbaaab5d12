"""What the coach says, in English: each reason for a turn as a whole sentence."""

from __future__ import annotations

import pytest

from game_core.messages import Said, cell, listed, say, side, term
from tests.help.words import told

SOUTH, NORTH, WHITE = side("S"), side("N"), side("w")
SEED, SEEDS = term("sowing-seed", count=1), term("sowing-seed", count=4)
TAKEN = listed([term("stonechess-pawn", count=1), term("stonechess-knight", count=2)])
CUP = term("sowing-cup", cup=cell("C"))


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (say("search-takes", taken=TAKEN), "It captures a Pawn and 2 Knights."),
        (say("sowing-wins-round", round=2), "It wins round 2."),
        (say("sowing-makes-uur", cup=cell("c"), mover=SOUTH), "It turns cup c into {S}'s uur."),
        (say("sowing-plays-again", mover=SOUTH), "It lets {S} play again."),
        (say("stonechess-makes", piece=term("stonechess-queen")), "It turns a Pawn into a Queen."),
        (say("squares-gives-check", other=WHITE), "It puts {w}'s King in check."),
        (say("stacking-puts-in-guard", other=WHITE), "It puts {w}'s touchstone in guard."),
        (
            say("search-saves", taken=SEEDS, mover=SOUTH, place=CUP, other=NORTH),
            "It saves 4 seeds in {S}'s cup C, which {N} could capture next turn.",
        ),
        (say("search-one-choice", other=NORTH), "It leaves {N} only one move."),
        (say("search-nothing-next", other=NORTH), "It leaves {N} nothing to capture next turn."),
        (
            say("search-most-next", other=NORTH, taken=SEED),
            "It leaves {N} at most 1 seed to capture next turn.",
        ),
        (
            say("search-drawback", move=CUP, other=NORTH, taken=SEEDS),
            "After cup C, {N} can capture 4 seeds next turn.",
        ),
        (
            say("search-other-tempts", move=CUP, taken=TAKEN),
            "For example, cup C captures a Pawn and 2 Knights now, but it's worse.",
        ),
        (say("search-other-loses", move=CUP, other=NORTH), "After cup C, {N} wins."),
    ],
)
def test_reasons_are_whole_sentences(reason: Said, sentence: str) -> None:
    assert told(reason) == sentence
