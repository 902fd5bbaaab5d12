"""The front matter of a plan, read and checked."""

from __future__ import annotations

from collections.abc import Iterable

from lesson_plans.curriculum.plans.outline import RUN
from lesson_plans.curriculum.plans.schema import (
    CONNECTIVITY,
    DEVICES,
    NOISE,
    SERIES,
    SHEETS,
    Facts,
    Material,
    Sheet,
    Source,
    Standard,
    Word,
)
from lesson_plans.curriculum.plans.standards import TITLES
from lesson_plans.curriculum.source import Fields, Text
from lesson_plans.curriculum.values import (
    choose,
    count,
    find_games,
    join_words,
    read_item,
    read_words,
)

NUMBERS = range(1, 1000)
"""So many minutes a lesson can have, and so many plans a series."""


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
