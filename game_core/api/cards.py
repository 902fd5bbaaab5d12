"""Games made from cards: their rules in words and in Python, and whether they can be played."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import fields
from random import Random
from typing import TYPE_CHECKING, Any

from game_core import draw
from game_core.cards import CardRules
from game_core.messages import NOTHING, Said, say
from game_core.registry import CARD_FAMILIES, CARDS, OURS

if TYPE_CHECKING:
    from game_core.api.protocol import answers
    from game_core.api.request import Request
    from game_core.family import Cards
    from game_core.game import Game, Position

GAMES = 8
MOST_TURNS = 1500
"""Of 150 random games of each of the nine, the longest took 1,019 turns (Rio Kadalis)."""
FEWEST_TURNS = 3

MOST_NAME = 40
"""The longest name of a game, in characters."""
UNNAMED = "Our game"
TEMPLATE = '''\
"""{title}, put together from cards in the rule lab."""

from game_core.families.{family}.cards import Rules, build

{constant} = build(
    Rules(
{answers}
    ),
    slug="{slug}",
    name={name},
    place="our class",
)
'''


def describe(request: Request) -> answers.RuleCard:
    """Return all that a page shows of a game made from cards."""
    game, name = request.record.game, request.text("name")
    cards = game.family.cards if game.slug.startswith(CARDS) else None
    if cards is None:
        return {"rules": (), "python": "", "trouble": NOTHING, "svg": ""}
    rules = cards.Rules.parse(game.slug.removeprefix(CARDS))
    trouble, position = try_out(game)
    return {
        "rules": rules.tell_all(),
        "python": write_source(rules, name),
        "trouble": trouble,
        "svg": draw.board(position, game.sides[0]) if position else "",
    }


def try_out(game: Game) -> tuple[Said, Position | None]:
    """Return what's wrong with a game and a position that shows it, or nothing if it is sound."""
    cards: Cards[Any] | None = game.family.cards
    assert cards
    end, turns = game.start(), 0
    for seed in range(GAMES):
        end, turns = _play(game.start(), Random(seed))
        if end.result() and cards.is_worth_playing(end):
            return (NOTHING, None) if turns >= FEWEST_TURNS else (say("cards-stuck"), end)
    if end.result() or not cards.is_worth_playing(end):
        return cards.tell_worthless(), end
    return say("cards-endless", turns=turns), end


def _play(position: Position, rng: Random) -> tuple[Position, int]:
    """Play at random; return where the game ended or was broken off, and after how many turns."""
    seen: Counter[object] = Counter()
    turns = 0
    while not position.result() and turns < MOST_TURNS:
        seen[position.repetition_key()] += 1
        if seen[position.repetition_key()] == 3:
            # Then the players have to stop, which may lead to another round.
            stopped = position.stop()
            if stopped is position or stopped.result():
                break
            position = stopped
            seen.clear()
        position = position.play(rng.choice(position.moves()))
        turns += 1
    return position, turns


def write_source(rules: CardRules, name: str) -> str:
    """Return the file of a game that a class calls `name`."""
    name = " ".join(name.split())[:MOST_NAME] or UNNAMED
    slug = name_slug(name)
    return TEMPLATE.format(
        # Safe in a docstring.
        title=name.replace("\\", "/").replace('"', "'"),
        family=CARD_FAMILIES[rules.SIGN],
        constant=slug.replace("-", "_").upper(),
        answers="\n".join(
            f'        {field.name}="{getattr(rules, field.name)}",' for field in fields(rules)
        ),
        slug=slug,
        # JSON and Python write this text alike, with nothing in it that ends it.
        name='"{}"'.format(name.replace("\\", "\\\\").replace('"', '\\"')),
    )


def name_slug(name: str) -> str:
    """Return the slug for a game's name: lowercase letters, digits and hyphens."""
    plain = "-".join(re.findall("[a-z0-9]+", name.lower()))
    if not plain or not plain[0].isalpha() or plain in OURS:
        plain = f"our-{plain or 'game'}"
    return plain
