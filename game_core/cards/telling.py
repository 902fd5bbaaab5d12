"""A game made of cards in words: a sentence or two for each question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game_core.cards.rules import CardRules
from game_core.messages import Said, say

type CardWords = Mapping[str, tuple[str, Sequence[str]]]
"""For each question its message, and those of its answers, in their order."""


def list_rules(words: CardWords, rules: CardRules) -> list[Said]:
    """The rules that cards stand for, in the order of the questions."""
    told = zip(words.values(), str(rules)[1:], strict=True)
    return [say(answers[int(digit)]) for (_, answers), digit in told]
