"""The form of a word that a number takes: one seed, two seeds.

Languages differ in how they count. CLDR's rules for a language are stored as text: a letter for
each number from 0 to 199, after which the last hundred repeats.
"""

from __future__ import annotations

CATEGORIES = {"z": "zero", "o": "one", "t": "two", "f": "few", "m": "many", "x": "other"}
"""CLDR's categories, by the letter that stands for each."""


def find_category(plurals: str, number: int) -> str:
    """Return the category of a whole number, not below 0."""
    return CATEGORIES[plurals[number if number < 200 else 100 + number % 100]]
