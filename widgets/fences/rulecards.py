"""The block ```` ```rule-cards ````: build a game from cards, and play it at once.

The cards are a complete form in the page; `<ubao-cards>` makes a game of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Answer:
    """One answer: its words and drawing, and whether it's chosen at first."""

    words: str
    drawing: Markup
    is_first: bool


@dataclass(frozen=True)
class Card:
    """A question and all its answers."""

    name: str
    asked: str
    answers: list[Answer]


@dataclass(frozen=True)
class Deck:
    """A family's cards, and the games to begin with: their names and cards."""

    sign: str
    cards: list[Card]
    games: list[tuple[str, str]]


def write_cards(caption: str, page: PageContext) -> Markup:
    """Return a card for each question, and the games to begin with."""
    decks = [_list_cards(cards) for cards in list_cards()]
    return render("blocks/rulecards.html", decks=decks, caption=caption)


def _list_cards(cards: Cards[Any]) -> Deck:
    games: dict[str, str] = {}
    for slug, rules in cards.KNOWN.items():
        # Among games with the same cards, show the first.
        games.setdefault(str(rules), get(slug).name)
    first = next(iter(games))
    return Deck(
        cards.Rules.SIGN,
        [*_write_deck(cards, first[1:])],
        [(name, rules) for rules, name in games.items()],
    )


def _write_deck(cards: Cards[Any], first: str) -> Iterator[Card]:
    rules = cards.Rules
    draw = PICTURES[rules.SIGN]
    for (question, answers), chosen in zip(rules.list_questions().items(), first, strict=True):
        yield Card(
            f"{rules.SIGN}-{question}",
            tell(rules.ask(question)),
            [
                Answer(
                    tell(rules.tell(question, answer)),
                    draw(question, answer),
                    number == int(chosen),
                )
                for number, answer in enumerate(answers)
            ],
        )


KIND = Kind("rule-cards", read_form, write_cards)
