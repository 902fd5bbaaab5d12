"""The block ```` ```numbers ````: levels play each other, and the outcomes are counted.

The page holds the complete form; `<ubao-numbers>` plays and counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

from markupsafe import Markup

from game_core import get
from game_core.cards import CardRules
from game_core.families.sowing.cards import Rules
from game_core.messages import text
from game_core.registry import CARDS, OURS, list_cards
from game_core.search.levels import LEVELS, describe_level
from game_core.types import UnknownGame
from widgets.fences.blocks import read_form
from widgets.fences.page import Kind, PageContext
from widgets.html import render
from widgets.messages.site import say, tell

COUNTS = (50, 100, 200, 400, 1000)
"""The numbers of games to choose from."""
USUAL = 100
FIRST = "oware"
"""The game that questions are about."""


def write_numbers(caption: str, page: PageContext) -> Markup:
    """Return the form: games, levels, numbers of games, and questions to begin with.

    A game that can be changed by one card comes with the letter of its cards, and its changes.
    """
    changed = [
        (cards.Rules.SIGN, slug, get(slug).sides[0], [*_change_one(rules, get(slug).name)])
        for cards in list_cards()
        for slug, rules in [next(iter(cards.KNOWN.items()))]
    ]
    levels = [
        (level.slug, tell(describe_level(level, get(FIRST)).name))
        for level in LEVELS
        if not isfinite(level.milliseconds)
    ]
    more, free = f"{CARDS}{Rules(seeds='five')}", f"{CARDS}{Rules(feeding='need-not')}"
    return render(
        "blocks/numbers.html",
        games=[(slug, get(slug).name, get(slug).sides[0]) for slug in OURS],
        changed=changed,
        levels=levels,
        counts=COUNTS,
        usual=USUAL,
        studies=[
            (say("fences-numbers-fair"), FIRST, "", "greedy", "greedy", 400),
            (say("fences-numbers-seed"), FIRST, more, "greedy", "greedy", 200),
            (say("fences-numbers-ahead"), "ouri", "", "greedy", "careful", 100),
            (say("fences-numbers-feed"), FIRST, free, "greedy", "greedy", 200),
        ],
        caption=caption,
    )


def _change_one(first: CardRules, game: str) -> Iterator[tuple[str, str]]:
    """Yield the slug and name of each valid game with one card changed."""
    for question, answers in first.list_questions().items():
        for answer in answers:
            try:
                rules = first.change(question, answer)
            except UnknownGame:
                continue
            if rules != first:
                changed = text(tell(first.tell(question, answer)))
                words = say("fences-numbers-changed", game=text(game), rule=changed)
                yield f"{CARDS}{rules}", words


KIND = Kind("numbers", read_form, write_numbers)
