"""The block ```` ```rule-cards ````: a sowing game put together from cards, played at once.

The cards are a form that is complete in the page; `<ubao-cards>` makes the game of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from game_core import get
from game_core.families.sowing.cards.rules import CURRICULUM, QUESTIONS
from game_core.families.sowing.cards.words import WORDS
from game_core.messages import say as rule
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import read_words
from widgets.fences.cardpictures import draw_answer
from widgets.fences.kinds import Kind
from widgets.fences.page import PageContext
from widgets.html import render
from widgets.messages.site import tell


@dataclass(frozen=True)
class RuleCards:
    """The cards, and a line below them."""

    caption: str


def read_cards(fields: Fields) -> RuleCards:
    """The cards, from `caption`."""
    return RuleCards(read_words(fields, "caption"))


def write_cards(block: RuleCards, page: PageContext) -> Markup:
    """A card for each question, and the nine games to begin with."""
    cards = [
        (question, tell(rule(asked)), _list_answers(question, answers))
        for question, (asked, answers) in WORDS.items()
    ]
    games = [(get(slug).name, str(rules)) for slug, rules in CURRICULUM.items()]
    return render("blocks/rulecards.html", cards=cards, games=games, caption=block.caption)


def _list_answers(question: str, names: Sequence[str]) -> list[tuple[str, Markup]]:
    answers = zip(QUESTIONS[question], names, strict=True)
    return [(tell(rule(name)), draw_answer(question, answer)) for answer, name in answers]


KIND = Kind("rule-cards", read_cards, write_cards)
