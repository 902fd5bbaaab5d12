"""The words of the games and what they mean, from `glossary.yml`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lesson_plans.curriculum.layers import WORDS, Curriculum
from lesson_plans.curriculum.problem import Report
from lesson_plans.curriculum.source import read_map_file
from lesson_plans.curriculum.values import join_words, read_words

FILE = "glossary.yml"


@dataclass(frozen=True)
class Entry:
    """A word, its other forms in texts, and a sentence or two about it."""

    word: str
    forms: tuple[str, ...]
    means: str

    @property
    def anchor(self) -> str:
        """The word's anchor on the glossary page."""
        return "word-" + re.sub("[^a-z]+", "-", self.word.lower())


def load(curriculum: Curriculum, report: Report) -> list[Entry]:
    """Return all words in alphabetical order."""
    found: dict[str, Entry] = {}
    for path in curriculum.find_all(FILE):
        chosen = curriculum.choose(path)
        words = {entry.word: entry for entry in _read_file(chosen, report)} if chosen else {}
        if curriculum.is_ours(path):
            curriculum.check_left(WORDS, words)
            words = {w: entry for w, entry in words.items() if not curriculum.leaves_out(WORDS, w)}
        found |= words
    return sorted(found.values(), key=lambda entry: entry.word.lower())


def _read_file(path: Path, report: Report) -> Iterator[Entry]:
    if fields := read_map_file(path, report):
        for item in fields.maps("words", required=True):
            word, means = read_words(item, "word"), read_words(item, "means")
            forms = tuple(map(join_words, item.texts("forms")))
            item.finish()
            if word and means:
                yield Entry(word, forms, means)
        fields.finish()
