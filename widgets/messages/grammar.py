"""Plural rules and writing direction of languages, from CLDR."""

from __future__ import annotations

from functools import cache

from babel import Locale

from game_core.messages.catalog import Grammar
from game_core.messages.plurals import CATEGORIES, find_category
from widgets.messages.pseudo import DIRECTIONS

LETTERS = {category: letter for letter, category in CATEGORIES.items()}
TRIED = 10_000
"""Numbers for which the short form is checked against CLDR's rules."""


@cache
def describe_grammar(code: str) -> Grammar:
    """Return a language's grammar; `code` is as in `pt` or `pt_BR`.

    It must not be changed. Raises ValueError or babel's UnknownLocaleError for an invalid code, and
    ValueError if numbers below two hundred don't determine the plurals.
    """
    if code in DIRECTIONS:
        return {**describe_grammar("en"), "code": code, "direction": DIRECTIONS[code]}
    locale = Locale.parse(code)
    plurals = "".join(LETTERS[locale.plural_form(number)] for number in range(200))
    for number in range(TRIED):
        if find_category(plurals, number) != locale.plural_form(number):
            raise ValueError(f"{code} counts {number} in a way of its own.")
    is_rightward = locale.text_direction == "rtl"
    return {"code": code, "direction": "rtl" if is_rightward else "ltr", "plurals": plurals}
