"""Search finds rules by plain words, run in Node as the site's page does."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.help.paths import ROOT
from widgets.finish.search import separate
from widgets.prepare.pages import FOR_MAKERS

NOBODY_CAN_MOVE = "questions/#what-happens-when-nobody-can-move-or-one-player-cant"
DOUBLE_CHESS = "games/double-eighteen-stone-chess/rules/"

# A query, and what must be among the first three pages.
QUESTIONS = {
    "who begins": "games/oware/rules/#1-who-begins",
    "who starts": "questions/#who-starts-the-game",
    "Can I skip my own cup?": "games/oware/rules/#4-a-big-handful-skips-its-own-cup",
    "what happens when nobody can move": NOBODY_CAN_MOVE,
    "can I capture everything": "games/oware/rules/#7-you-cannot-take-everything",
    "what is a grand slam": "glossary/#word-grand-slam",
    "is it a tie": "glossary/#word-tie",
    "must I feed the other player": "games/oware/rules/#8-feed-a-hungry-row",
    "can I play single seeds": "games/ouri/rules/#4-singles-stay-at-home",
    "what is an uur": "games/layli-goobalay/rules/#5-seeds-stay-in-an-uur",
    "three in the facing cup": "games/tampoduo/rules/#3-capture-the-facing-cup",
    "can a turn go on forever": "games/layli-goobalay/rules/#can-a-turn-go-on-for-ever",
    "even numbers": "games/mangala/rules/#4-capture-even-pairs",
    "who sets out the seeds": "games/mangala/rules/#1-who-sets-out-the-seeds",
    "closed cups sand": "games/rio-kadalis/rules/#which-cups-are-closed",
    "how many rings": "games/african-queen/rules/#how-many-rings-in-one-turn",
    "must I capture": "games/african-queen/rules/#5-you-must-capture",
    "can I leap again": "games/african-queen/rules/#3-leap-over-your-own-pieces",
    "what is the touchstone": "games/african-chess/rules/#8-a-touchstone-in-a-group",
    "what is a guard": "games/amphora/rules/#9-the-guard-comes-in",
    "telekinesis": "games/amphora/rules/#7-capture-from-far-away-telekinesis",
    "how often can I move sideways": "games/amphora/rules/#5-three-sideways-moves-no-more",
    "castling": f"{DOUBLE_CHESS}#10-castling",
    "how do the chess pieces move": f"{DOUBLE_CHESS}#how-the-chess-pieces-move",
    "how old is oware": "games/oware/rules/#where-the-game-is-from",
    "games from Nigeria": "map/",
    "egg carton": "questions/#can-we-play-without-internet-on-paper-or-a-real-board",
    "play without internet": "questions/#can-we-play-without-internet-on-paper-or-a-real-board",
    "turn off the sounds": "questions/#how-do-i-turn-the-sounds-off-or-on",
    "play with a keyboard": "questions/#can-i-play-with-a-keyboard",
    "how long does a game take": "questions/#how-long-does-a-game-take",
    "does it keep my name": "privacy/#what-your-browser-keeps",
    "publish on github": "publish/#on-github-pages",
    "can we stop early": "questions/#can-we-stop-early",
    "same position": "games/same-position/",
}


@cache
def ask() -> dict[str, list[list[str]]]:
    """For each question the pages found, best first, each as the addresses of its parts."""
    done = subprocess.run(
        ["node", Path(__file__).with_name("ask_search.mjs"), ROOT / "site"],
        input=json.dumps([*QUESTIONS]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return dict(zip(QUESTIONS, json.loads(done.stdout), strict=True))


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_leads_to_its_answer(question: str) -> None:
    first = ask()[question][:3]
    assert QUESTIONS[question] in [address for page in first for address in page]


def test_pages_for_makers_do_not_stand_first() -> None:
    assert [
        question for question, found in ask().items() if found[0][0].startswith(FOR_MAKERS)
    ] == []


def test_small_words_and_signs_separate_and_other_words_stay_whole() -> None:
    words = re.split(separate(), "Can I skip my own cup? (Island, itself, another!)")
    assert [word for word in words if word] == ["skip", "own", "cup", "Island", "itself", "another"]
