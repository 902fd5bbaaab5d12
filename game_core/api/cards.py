"""Games made of cards: their rules in words and in Python, and whether they are games at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game_core import draw
from game_core.messages import NOTHING
from game_core.registry import CARDS

if TYPE_CHECKING:
    from game_core.api.protocol import answers
    from game_core.api.request import Request


def describe(request: Request) -> answers.RuleCard:
    """All that a page shows of a game made of cards."""
    game, name = request.record.game, request.text("name")
    cards = game.family.cards
    if not game.slug.startswith(CARDS) or not cards:
        return {"rules": (), "python": "", "trouble": NOTHING, "svg": ""}
    # These take long to import, and only pages with cards need them.
    from game_core.cards.telling import list_rules
    from game_core.making.source import write_source
    from game_core.making.trial import try_out

    rules = cards.Rules.parse(game.slug.removeprefix(CARDS))
    trouble, position = try_out(game)
    return {
        "rules": list_rules(cards.WORDS, rules),
        "python": write_source(rules, name),
        "trouble": trouble,
        "svg": draw.board(position, game.sides[0]) if position else "",
    }
