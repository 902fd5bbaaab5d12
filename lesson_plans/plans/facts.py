"""What a plan says about itself in its front matter, read and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game_core import Game
from lesson_plans.plans.outline import RUN
from lesson_plans.plans.standards import TITLES
from lesson_plans.source import Fields, Text
from lesson_plans.values import choose, count, find_games, join_words, read_item, read_words

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
NUMBERS = range(1, 1000)
"""So many minutes a lesson can have, and so many plans a series."""


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


def read(fields: Fields) -> Facts:
    """The front matter; what is missing or wrong is reported, and left empty."""
    minutes = _count(fields.text("minutes", required=True))
    found = Facts(
        title=read_words(fields, "title"),
        promise=read_words(fields, "promise"),
        games=find_games(fields.texts("games", required=True)),
        series=choose(fields.text("series", required=True), SERIES),
        place=_count(fields.text("place", required=True)),
        after=tuple(text.value for text in fields.texts("after")),
        prerequisites=_list(fields, "prerequisites"),
        ages=_read_range(fields.text("ages", required=True)),
        group=_read_range(fields.text("group", required=True)),
        minutes=minutes,
        run=_read_run(fields, minutes),
        devices=tuple(choose(text, DEVICES) for text in fields.texts("devices", required=True)),
        noise=choose(fields.text("noise", required=True), NOISE),
        space=read_words(fields, "space"),
        connectivity=choose(fields.text("connectivity", required=True), CONNECTIVITY),
        outcomes=_list(fields, "outcomes", range(2, 5)),
        vocabulary=tuple(
            Word(*read_item(item, "word", "say", "means"))
            for item in fields.maps("vocabulary", required=True)
        ),
        standards=tuple(map(_read_standard, fields.maps("standards", required=True))),
        materials=tuple(
            Material(*read_item(item, "item", "amount", "instead"))
            for item in fields.maps("materials", required=True)
        ),
        sheets=tuple(map(_read_sheet, fields.maps("print", required=True))),
        sources=tuple(_read_sources(fields.maps("sources", required=True))),
        lines={name: fields.where(name).line for name in ("after", "place")},
    )
    fields.finish()
    return found


def _list(fields: Fields, name: str, number: range = range(1, 100)) -> tuple[str, ...]:
    texts = fields.texts(name, required=True)
    if texts and len(texts) not in number:
        reason = f"there must be {number[0]} to {number[-1]}; {len(texts)} are listed."
        texts[-1].place.blame(reason)
    return tuple(map(join_words, texts))


def _count(text: Text | None) -> int:
    return count(text, NUMBERS, "a whole number such as 10")


def _read_range(text: Text | None) -> tuple[int, int]:
    if text is None:
        return (0, 0)
    low, dash, high = text.value.partition("-")
    if not (dash and low.isdecimal() and high.isdecimal() and int(low) <= int(high)):
        text.place.blame(f"must be from-to such as 8-14, found “{text.value}”.")
        return (0, 0)
    return int(low), int(high)


def _read_run(fields: Fields, minutes: int) -> dict[str, int]:
    """The minutes of each block. They must add up to those of the whole."""
    blocks = fields.map("run", required=True)
    if blocks is None:
        return {}
    run = {name: _count(blocks.text(name, required=True)) for name in RUN}
    blocks.finish()
    total = sum(run.values())
    if minutes and all(run.values()) and total != minutes:
        blocks.place.blame(f"the blocks take {total} minutes together; the plan says {minutes}.")
    return run


def _read_standard(item: Fields) -> Standard:
    code = choose(item.text("code", required=True), TITLES)
    why = read_words(item, "why")
    item.finish()
    return Standard(code, why)


def _read_sheet(item: Fields) -> Sheet:
    sheet = choose(item.text("sheet", required=True), SHEETS)
    copies = read_words(item, "copies")
    item.finish()
    return Sheet(sheet, copies)


def _read_sources(items: Iterable[Fields]) -> Iterable[Source]:
    keys: dict[str, int] = {}
    for item in items:
        key = item.text("key", required=True)
        cite = read_words(item, "cite")
        link = item.text("link")
        item.finish()
        if key is None:
            continue
        if key.value in keys:
            key.place.blame(f"is the key of the source in line {keys[key.value]} already.")
        keys.setdefault(key.value, key.place.line)
        yield Source(key.value, cite, link.value if link else "", key.place.line)
