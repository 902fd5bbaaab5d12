"""The messages of a language, compiled, room by room.

A room is a part of the project with a Fluent file of its own, such as a family of games; the name
of a message begins with it. A language reads a room when something in it is first said.

A pattern is a text, or a list of texts and references. A reference is the name of an argument, or
of a term with a hyphen before it; then a form, empty for none; then, if it chooses between
variants, their patterns by key. The default variant has an empty key. What is left out is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Literal, TypedDict

type Reference = tuple[str] | tuple[str, str] | tuple[str, str, Mapping[str, Pattern]]
type Pattern = str | Sequence[str | Reference]
type Room = Mapping[str, Pattern | Mapping[str, Pattern]]
"""The messages of a room by name, and its terms with a hyphen before them: patterns by form."""


CATEGORIES = {"z": "zero", "o": "one", "t": "two", "f": "few", "m": "many", "x": "other"}
"""CLDR's categories of numbers, by the letter that stands for each: one seed, two seeds."""


class Grammar(TypedDict):
    """The properties of a language besides its words: its code, writing direction and plurals.

    `plurals` are CLDR's rules as text: the letter of a category for each number from 0 to 199,
    after which the last hundred repeats.
    """

    code: str
    direction: Literal["ltr", "rtl"]
    plurals: str


class UnknownMessage(LookupError):
    """A message that a language doesn't have; the text of the error is its name."""


class Language:
    """The messages and terms of a language.

    `read` returns the compiled data of a room; it raises FileNotFoundError if there is none.
    """

    def __init__(self, grammar: Grammar, read: Callable[[str], Room]) -> None:
        self.grammar = grammar
        self._read = cache(read)

    def find_message(self, name: str) -> Pattern:
        """Return the pattern of a message. Raises UnknownMessage."""
        found = self._find(name, "")
        assert not isinstance(found, Mapping), f"{name} has forms, so it is a term"
        return found

    def find_term(self, name: str, form: str) -> Pattern:
        """Return the pattern of a form of a term, or of the term if it has no such form."""
        forms = self._find(name, "-")
        assert isinstance(forms, Mapping), f"{name} is no term"
        return forms.get(form) or forms[""]

    def _find(self, name: str, sign: str) -> Pattern | Mapping[str, Pattern]:
        room, _, rest = name.partition("-")
        try:
            return self._read(room)[sign + rest]
        except (KeyError, FileNotFoundError):
            raise UnknownMessage(name) from None


def find_category(plurals: str, number: int) -> str:
    """Return the category of a whole number, not below 0, by a language's `plurals`."""
    return CATEGORIES[plurals[number if number < 200 else 100 + number % 100]]
