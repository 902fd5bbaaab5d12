"""How easy texts in Portuguese and Italian are, by measures made for these languages.

python -m tests.help.readability_abroad pt

Portuguese: T. B. F. Martins and others, “Readability formulas applied to textbooks in Brazilian
Portuguese” (1996), which is Flesch's ease with another constant. A text of 75 or more is for the
first four years of school, one of 50 or more for years five to eight, one below 25 very hard.

Italian: P. Lucisano and M. E. Piemontese, “GULPEASE: una formula per la predizione della difficoltà
dei testi in lingua italiana” (1988), of letters and sentences. Who has finished five years of
school reads a text of 80 or more with ease, who has finished eight one of 60 or more.

French has none here: that of Kandel and Moles (1958) is Flesch's with constants for longer words,
and no trial with school texts is known to us.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from tests.help.paths import ROOT
from tests.help.prose import STUDENTS, Text, collect, collect_messages
from tests.help.sentences import JOINTS, SPOKEN, find_words

type Ease = Callable[[Sequence[str]], float]
"""Returns how easy sentences are to read: the higher, the easier."""


class Measure(NamedTuple):
    """A measure, and the lowest ease allowed."""

    ease: Ease
    students: float
    teachers: float


def find_ease_in_portuguese(sentences: Sequence[str]) -> float:
    """Return the ease according to Martins and others."""
    words = [word for sentence in sentences for word in find_words(sentence)]
    syllables = sum(map(count_syllables, words))
    return 248.835 - 1.015 * len(words) / len(sentences) - 84.6 * syllables / len(words)


def find_ease_in_italian(sentences: Sequence[str]) -> float:
    """Return the ease according to Gulpease."""
    words = [word for sentence in sentences for word in find_words(sentence)]
    letters = sum(map(str.isalnum, "".join(words)))
    return 89 + (300 * len(sentences) - 10 * letters) / len(words)


MEASURES = {
    "it": Measure(find_ease_in_italian, students=60, teachers=50),
    "pt": Measure(find_ease_in_portuguese, students=60, teachers=50),
}

JOINED = (
    (re.compile("(?<=[qg])u(?=[aeiouáéíóâêô])"), ""),  # quem, quatro, água
    (re.compile("[ãõ][oei]"), "ã"),  # não, põe
    # A semivowel, as in leite and outra; but not in ruim, cair, ainda and rainha.
    (re.compile("(?<=[aeouáéóâêô])i(?!u|(?:[lmnrz](?![aeiouáéíóúâêôãõh])|nh))"), ""),
    (re.compile("(?<=[aeioáéíóâêô])u(?!(?:[lmnrz](?![aeiouáéíóúâêôãõh])|nh))"), ""),
    # At the end of a word that has its accent before: série, história.
    (
        re.compile("(?<=[áéíóúâêô])(?P<between>[^aeiouáéíóúâêôãõ]+)[ieu](?=[aeo]s?$)"),
        r"\g<between>",
    ),
)
"""Two letters in one syllable, and their replacement."""
VOWELS = re.compile("[aeiouáéíóúâêôàãõü]")


@cache
def count_syllables(word: str) -> int:
    """The syllables of a Portuguese word, at least one; of words joined by hyphens, all of them."""
    return sum(_count_part(part) for part in JOINTS.split(word.lower()) if part)


def _count_part(word: str) -> int:
    if not SPOKEN.fullmatch(word):
        return 1
    for pair, left in JOINED:
        word = pair.sub(left, word)
    return max(1, len(VOWELS.findall(word)))


def find_hard(code: str, texts: Sequence[Text]) -> Iterator[str]:
    """Return what to do about each text that's too hard."""
    ease, students, teachers = MEASURES[code]
    for text in texts:
        found, least = ease(text.sentences), students if text.aim == STUDENTS else teachers
        if found < least:
            hardest = sorted(text.sentences, key=lambda one: ease([one]))[:3]
            yield "\n".join((
                f"{text.name} in “{code}”: ease {found:.1f}, at least {least} asked. Hardest are",
                *(f"  {ease([one]):.1f}  {one}" for one in hardest),
            ))  # fmt: skip


def collect_all(code: str) -> list[Text]:
    """Return everything that people read in a language."""
    return [*collect(ROOT / "docs", ROOT / "lesson_plans", code), *collect_messages(code)]


def main(code: str) -> None:
    """Print how easy each text is."""
    ease = MEASURES[code].ease
    for text in collect_all(code):
        reader = "students" if text.aim == STUDENTS else "teachers"
        print(f"{ease(text.sentences):5.1f} {reader}  {text.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
