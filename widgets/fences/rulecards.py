"""The block ```` ```rule-cards ````: build a game from cards, and play it at once.

The cards are a complete form in the page; `<ubao-cards>` makes a game of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from markupsafe import Markup

from game_core import get
from game_core.family import Cards
from game_core.registry import list_cards
from widgets.fences import cuppictures, menpictures
from widgets.fences.blocks import read_form
from widgets.fences.page import Kind, PageContext
from widgets.html import render
from widgets.messages.site import tell

PICTURES: Mapping[str, Callable[[str, str], Markup]] = {
    "a": cuppictures.draw_answer,
    "q": menpictures.draw_answer,
}
"""Draws an answer to a question, by the letter of the cards."""


def write_cards(caption: str, page: PageContext) -> Markup:
    """Return a card for each question, and the games to begin with."""
    decks = [_describe(cards) for cards in list_cards()]
    return render("blocks/rulecards.html", decks=decks, caption=caption)


def _describe(cards: Cards[Any]) -> dict[str, object]:
    """Return a family's deck: its letter, its games by their cards, and a card per question.

    That's its name, its words, the number of the answer chosen at first, and all answers in words
    and as a drawing.
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


KIND = Kind("rule-cards", read_form, write_cards)
