"""What a plan says about itself, and the closed lists that it chooses words from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game_core import Game

SERIES = SOWING, SQUARES, ACROSS = "Sowing games", "Games on squares", "Across games"
DEVICES = {"none": "no device", "one": "one device", "one each": "a device for each pair"}
NOISE = {"quiet": "quiet", "talk": "people talk", "lively": "lively"}
CONNECTIVITY = {
    "none": "no network needed",
    "start": "network needed to open the page, then no more",
    "always": "network needed throughout",
}
SHEETS = {
    "plan": "This plan",
    "rule card": "Rule card",
    "board": "Blank board",
    "pieces": "Pieces to cut",
    "puzzles": "Puzzles",
    "key": "Key to the puzzles",
    "home": "Page for families",
}
"""What a plan can be printed as, by name."""


@dataclass(frozen=True)
class Word:
    """A word to teach: how it is said, with the stressed part in capitals, and what it means."""

    word: str
    say: str
    means: str


@dataclass(frozen=True)
class Standard:
    """A school standard, and why this lesson serves it."""

    code: str
    why: str


@dataclass(frozen=True)
class Material:
    """A thing to have: how many, and what will do in its place."""

    item: str
    amount: str
    instead: str


@dataclass(frozen=True)
class Sheet:
    """A sheet to print, and for whom."""

    sheet: str
    copies: str


@dataclass(frozen=True)
class Source:
    """Where a claim comes from; claims name it by its key. `line` is where it stands."""

    key: str
    cite: str
    link: str
    line: int


@dataclass(frozen=True)
class Facts:
    """The front matter. `ages` and `group` are the lowest and the highest; `run` is in minutes.

    `lines` says on which line `after` and `place` stand.
    """

    title: str
    promise: str
    games: tuple[Game, ...]
    series: str
    place: int
    after: tuple[str, ...]
    prerequisites: tuple[str, ...]
    ages: tuple[int, int]
    group: tuple[int, int]
    minutes: int
    run: Mapping[str, int]
    devices: tuple[str, ...]
    noise: str
    space: str
    connectivity: str
    outcomes: tuple[str, ...]
    vocabulary: tuple[Word, ...]
    standards: tuple[Standard, ...]
    materials: tuple[Material, ...]
    sheets: tuple[Sheet, ...]
    sources: tuple[Source, ...]
    lines: Mapping[str, int]
