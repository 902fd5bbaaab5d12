"""Blocks to experiment with the rules; each is a complete form, which a script brings to life.

```` ```rule-cards ```` builds a game from cards, ```` ```numbers ```` lets levels play each other
and counts the outcomes, and ```` ```workbench ```` sets up a puzzle, queries the solver, and writes
it as YAML.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import isfinite
from typing import Any

from markupsafe import Markup

from game_core import get
from game_core.cards import CardRules
from game_core.families.sowing.cards import Rules
from game_core.family import Cards
from game_core.messages import text
from game_core.puzzles.model import AGES, DIFFICULTIES, THEMES
from game_core.puzzles.posing import HINTS
from game_core.registry import CARDS, OURS, list_cards, list_games
from game_core.search.levels import LEVELS, describe_level
from game_core.types import UnknownGame
from widgets.fences import cup_pictures, men_pictures
from widgets.fences.blocks import read_form
from widgets.fences.page import Kind, PageContext
from widgets.html import render
from widgets.messages.site import say, show, tell

PICTURES: Mapping[str, Callable[[str, str], Markup]] = {
    "a": cup_pictures.draw_answer,
    "q": men_pictures.draw_answer,
}
"""Draws an answer to a question, by the letter of the cards."""


def write_cards(caption: str, page: PageContext) -> Markup:
    """Return a card for each question, and the games to begin with."""
    decks = [_describe(cards) for cards in list_cards()]
    return render("blocks/rulecards.html", decks=decks, caption=caption)


def _describe(cards: Cards[Any]) -> dict[str, object]:
    """Return a family's deck: its letter, its games by their cards, and a card per question.

    That's its name, its words, the number of the answer chosen first, and all in words and drawn.
    """
    rules = cards.Rules
    draw = PICTURES[rules.SIGN]
    games: dict[str, str] = {}
    for slug, known in cards.KNOWN.items():
        # Among games with the same cards, show the first.
        games.setdefault(str(known), get(slug).name)
    first = next(iter(games))[1:]
    asked = [
        (
            f"{rules.SIGN}-{question}",
            tell(rules.ask(question)),
            int(chosen),
            [(tell(rules.tell(question, answer)), draw(question, answer)) for answer in answers],
        )
        for (question, answers), chosen in zip(rules.list_questions().items(), first, strict=True)
    ]
    return {"sign": rules.SIGN, "games": games, "cards": asked}


COUNTS = (50, 100, 200, 400, 1000)
"""The numbers of games to choose from."""
DEFAULT_COUNT = 100
FIRST = "oware"
"""The game that questions are about."""


def write_numbers(caption: str, page: PageContext) -> Markup:
    """Return the form: games, their changes by one card, levels, numbers of games, questions."""
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
    return render(
        "blocks/numbers.html",
        games=[(slug, get(slug).name, get(slug).sides[0]) for slug in OURS],
        changed=changed,
        levels=levels,
        counts=COUNTS,
        usual=DEFAULT_COUNT,
        asked=FIRST,
        five_seeds=f"{CARDS}{Rules(seeds='five')}",
        no_feeding=f"{CARDS}{Rules(feeding='need-not')}",
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


GOALS = {
    "capture": "capture", "win": "win", "save": "save", "best": "best", "end": "end",
    "longest relay": "relay", "last seed": "last", "illegal": "illegal",
}  # fmt: skip
"""The goals: their form in files, and their messages."""
MOST_COUNT, MOST_TURNS = 48, 4


def write_workbench(caption: str, page: PageContext) -> Markup:
    """Return the fields of a puzzle."""
    return render(
        "blocks/workbench.html",
        games=[(game.slug, game.name) for game in list_games()],
        goals=[
            (goal, say("fences-workbench-goals", goal=text(name))) for goal, name in GOALS.items()
        ],
        most_count=MOST_COUNT,
        most_turns=MOST_TURNS,
        hints=range(HINTS),
        ages=[(ages, tell(said)) for ages, said in AGES.items()],
        difficulties=[(number, tell(said)) for number, said in DIFFICULTIES.items()],
        themes=[(theme, show(said)) for theme, said in THEMES.items()],
        caption=caption,
    )


KINDS = (
    Kind("rule-cards", read_form, write_cards),
    Kind("numbers", read_form, write_numbers),
    Kind("workbench", read_form, write_workbench),
)
