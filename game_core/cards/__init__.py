"""The cards of a game: questions about its rules, each with an answer.

As text, in links and in slugs, a game is a letter for its family's cards and a digit for each
question in order: the number of the answer chosen, counted from 0. Oware is `a201020010011`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass, fields, replace
from typing import Any, ClassVar, Self, get_args, get_type_hints

from game_core.messages import Said, say, text
from game_core.types import UnknownGame

type Answer = str
"""An answer on a card: a short name, as Python and the words of the card know it."""


@dataclass(frozen=True, slots=True)
class CardRules:
    """An answer to each question: a field for each, whose type is a `Literal` of its answers.

    Raises UnknownGame, with a sentence, for an unknown answer, or for cards that don't go together.
    """

    SIGN: ClassVar[str]
    """The letter that the text of such rules begins with (`registry.CARD_FAMILIES`)."""
    MESSAGES: ClassVar[str]
    """The prefix of their messages' names: `cards-ask-seeds`, `cards-seeds-four`."""

    def __post_init__(self) -> None:
        questions = self.list_questions()
        for question, answer in zip(questions, astuple(self), strict=True):
            if answer not in questions[question]:
                raise UnknownGame(say("cards-no-answer", card=text(f"{question}={answer!r}")))
        if fault := self.find_fault():
            raise UnknownGame(fault)

    def __str__(self) -> str:
        answers = zip(self.list_questions().values(), astuple(self), strict=True)
        return self.SIGN + "".join(str(known.index(answer)) for known, answer in answers)

    def change(self, question: str, answer: Answer) -> Self:
        """Return the cards with one changed. Raises UnknownGame, with a sentence."""
        changed: Any = {question: answer}
        return replace(self, **changed)

    @classmethod
    def list_questions(cls) -> Mapping[str, Sequence[Answer]]:
        """Return the possible answers to each question, in order."""
        answers = get_type_hints(cls)
        return {field.name: get_args(answers[field.name]) for field in fields(cls)}

    @classmethod
    def parse(cls, written: str) -> Self:
        """Return the rules that a text stands for. Raises UnknownGame, with a sentence."""
        known = [*cls.list_questions().values()]
        if not re.fullmatch(rf"{cls.SIGN}[0-9]{{{len(known)}}}", written) or any(
            int(digit) >= len(answers) for digit, answers in zip(written[1:], known, strict=True)
        ):
            raise UnknownGame(say("cards-unreadable", sign=text(cls.SIGN), length=1 + len(known)))
        return cls(*(each[int(digit)] for digit, each in zip(written[1:], known, strict=True)))

    def find_fault(self) -> Said | None:
        """Explain why the cards don't go together, if they don't."""
        return None

    @classmethod
    def ask(cls, question: str) -> Said:
        """Return a question in words."""
        return say(f"{cls.MESSAGES}-ask-{question}".replace("_", "-"))

    @classmethod
    def tell(cls, question: str, answer: Answer) -> Said:
        """Return an answer in words: the rule that it stands for."""
        return say(f"{cls.MESSAGES}-{question}-{answer}".replace("_", "-"))

    def tell_all(self) -> list[Said]:
        """Return the rules that the cards stand for, in the order of the questions."""
        answers = zip(self.list_questions(), astuple(self), strict=True)
        return [self.tell(question, answer) for question, answer in answers]
