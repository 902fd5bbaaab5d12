"""A game made of cards as a file of Python: the same cards, for a school's site.

What `docs/authors/own-game.md` says of such a file holds for it, too.
"""

from __future__ import annotations

import re
from dataclasses import fields

from game_core.cards.rules import CardRules
from game_core.registry import DECKS, OURS

MOST_NAME = 40
"""The longest name of a game, in signs."""
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


def write_source(rules: CardRules, name: str) -> str:
    """The file of a game that a class calls `name`."""
    name = " ".join(name.split())[:MOST_NAME] or UNNAMED
    slug = name_slug(name)
    return TEMPLATE.format(
        title=_soften(name),
        family=DECKS[rules.SIGN],
        constant=slug.replace("-", "_").upper(),
        answers="\n".join(
            f'        {field.name}="{getattr(rules, field.name)}",' for field in fields(rules)
        ),
        slug=slug,
        # As JSON and Python both write a text, with no sign that ends it.
        name='"{}"'.format(name.replace("\\", "\\\\").replace('"', '\\"')),
    )


def name_slug(name: str) -> str:
    """What a game of this name is called in links: small letters, digits, hyphens."""
    plain = "-".join(re.findall("[a-z0-9]+", name.lower()))
    if not plain or not plain[0].isalpha() or plain in OURS:
        plain = f"our-{plain or 'game'}"
    return plain


def _soften(words: str) -> str:
    """Words that may stand in a docstring."""
    return words.replace("\\", "/").replace('"', "'")
