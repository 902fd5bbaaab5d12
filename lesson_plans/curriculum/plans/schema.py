"""The front matter of a plan: every field declared, and the closed lists that authors choose from.

Reading, the authors' guide, a plan that is begun and the panel on its page follow from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game_core import Game
from game_core.messages import Value, term, text
from lesson_plans.curriculum.declared import declare, declare_items, declared, read_declared
from lesson_plans.curriculum.drafts import draft
from lesson_plans.curriculum.plans.outline import RUN
from lesson_plans.curriculum.plans.standards import LISTS, TITLES
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import (
    find_games,
    join_words,
    lines_of,
    one_of,
    read_range,
    read_words,
    several_of,
    whole_number,
)

SERIES = SOWING, SQUARES, ACROSS = "Sowing games", "Games on squares", "Across games"
DEVICES = {
    "none": term("lessons-device-none"),
    "one": term("lessons-device-one"),
    "one each": term("lessons-device-each"),
}
NOISE = {
    "quiet": term("lessons-noise-quiet"),
    "talk": term("lessons-noise-talk"),
    "lively": term("lessons-noise-lively"),
}
CONNECTIVITY = {
    "none": term("lessons-network-none"),
    "start": term("lessons-network-start"),
    "always": term("lessons-network-always"),
}
SHEETS = {
    "plan": term("lessons-sheet-plan"),
    "rule card": term("lessons-sheet-card"),
    "board": term("lessons-sheet-board"),
    "pieces": term("lessons-sheet-pieces"),
    "puzzles": term("lessons-sheet-puzzles"),
    "key": term("lessons-sheet-key"),
    "home": term("lessons-sheet-home"),
}
"""What a plan can be printed as, by name."""
MINUTES = {"hook": 5, "model": 10, "guided": 10, "study": 10, "free": 20, "close": 5}
"""The blocks of a plan that is begun."""
NUMBERS = range(1, 1000)
"""So many minutes a lesson can have, and so many plans a series."""
OUTCOMES = range(2, 5)

read_number = whole_number(NUMBERS, "a whole number such as 10")


def _read_run(fields: Fields, name: str) -> dict[str, int]:
    blocks = fields.map(name, required=True)
    if blocks is None:
        return {}
    run = {block: read_number(blocks, block) for block in RUN}
    blocks.finish()
    return run


def show_devices(names: Sequence[str]) -> Value:
    """What will do, as `no device, or one device`."""
    first, *others = names
    device = DEVICES[first]
    return term("lessons-either", one=device, others=show_devices(others)) if others else device


@declared
class Word:
    """A word to teach."""

    word: str = declare(read_words, label="lessons-words-word", begin="turn")
    say: str = declare(
        read_words,
        "how it sounds, the stressed part in capitals",
        label="lessons-words-say",
        begin="TURN",
    )
    means: str = declare(
        read_words, label="lessons-words-means", begin="what one player does before the other"
    )


@declared
class Standard:
    """A school standard, and why this lesson serves it."""

    code: str = declare(
        one_of(TITLES),
        "see [below](#standards)",
        label="lessons-standards-standard",
        show=lambda code: text(code.replace("CASEL-", "CASEL ").replace("CT-", "CT ")),
        note=lambda code: term(
            "lessons-standard", title=text(TITLES[code]), list=text(LISTS[code])
        ),
        begin="MP1",
    )
    why: str = declare(
        read_words, label="lessons-standards-met", begin=draft("in which moment is it met?")
    )


@declared
class Material:
    """A thing to have: how many, and what will do in its place."""

    item: str = declare(read_words, label="lessons-materials-thing", begin="Board")
    amount: str = declare(read_words, label="lessons-materials-amount", begin="one for each pair")
    instead: str = declare(
        read_words,
        "something cheap or free that will do",
        label="lessons-materials-instead",
        begin=draft("what cheap thing will do?"),
    )


@declared
class Sheet:
    """A sheet to print, and for whom."""

    sheet: str = declare(one_of(SHEETS), ", ".join(map("`{}`".format, SHEETS)), begin="rule card")
    copies: str = declare(read_words, begin="one for each pair")


@declared
class Source:
    """Where a claim comes from; claims name it by its key. `line` is where it stands."""

    key: str = declare(read_words, begin="source")
    cite: str = declare(read_words, begin=draft("what does the page of the game name?"))
    link: str = declare(
        lambda fields, name: join_words(fields.text(name)), "an address; may be left out"
    )
    line: int


def _read_sources(fields: Fields, name: str) -> tuple[Source, ...]:
    """The sources, each with a key of its own."""
    found: dict[str, Source] = {}
    for item in fields.maps(name, required=True):
        place = item.where("key")
        source = read_declared(Source, item, line=place.line)
        if source.key in found:
            line = found[source.key].line
            place.blame(f"is the key of the source in line {line} already.")
        elif source.key:
            found[source.key] = source
    return tuple(found.values())


@declared
class Facts:
    """What a plan says about itself. `ages` and `group` are the lowest and the highest."""

    title: str = declare(
        read_words,
        "the game's name and what the hour is about",
        begin=draft("{title} and what the hour is about"),
    )
    promise: str = declare(
        read_words,
        "one sentence: what will be true after the hour",
        begin=draft("in one hour everyone …"),
    )
    games: tuple[Game, ...] = declare(
        lambda fields, name: find_games(fields.texts(name, required=True)),
        "a list of games by short name: `[oware]`",
        begin="[{slug}]",
    )
    series: str = declare(
        one_of(SERIES), f"`{SOWING}`, `{SQUARES}` or `{ACROSS}`", begin="{series}"
    )
    place: int = declare(
        read_number, "the plan's number in its series; no two share one", begin="{place}"
    )
    after: tuple[str, ...] = declare(
        lambda fields, name: tuple(text.value for text in fields.texts(name)),
        "plans that should come first, by slug. May be left out",
    )
    prerequisites: tuple[str, ...] = declare(
        lines_of(),
        "a list: what players must be able to do before",
        begin=f"\n  - {draft('what must players be able to do before?')}",
    )
    minutes: int = declare(
        read_number,
        "the whole lesson",
        begin=str(sum(MINUTES.values())),
        label="lessons-label-time",
        show=lambda minutes: term("lessons-minutes", minutes=minutes),
    )
    run: Mapping[str, int] = declare(
        _read_run,
        f"the minutes of each block: {', '.join(map('`{}`'.format, RUN))}. "
        "They add up to `minutes`",
        begin="".join(f"\n  {block}: {minutes}" for block, minutes in MINUTES.items()),
    )
    ages: tuple[int, int] = declare(
        read_range,
        "`8-14`, from–to",
        begin="8-14",
        label="lessons-label-ages",
        show=lambda ages: term("lessons-ages", youngest=ages[0], oldest=ages[1]),
    )
    group: tuple[int, int] = declare(
        read_range,
        "`2-30`, the number of players it works for",
        begin="2-30",
        label="lessons-label-group",
        show=lambda group: term("lessons-group", fewest=group[0], most=group[1]),
    )
    devices: tuple[str, ...] = declare(
        several_of(DEVICES),
        f"a list of what it can be run with: {', '.join(map('`{}`'.format, DEVICES))}",
        begin="[none, one, one each]",
        label="lessons-label-devices",
        show=show_devices,
    )
    connectivity: str = declare(
        one_of(CONNECTIVITY),
        "`none`, `start` (to open the page, then no more) or `always`",
        begin="start",
        label="lessons-label-network",
        show=lambda name: CONNECTIVITY[name],
    )
    noise: str = declare(
        one_of(NOISE),
        "`quiet`, `talk` or `lively`",
        begin="talk",
        label="lessons-label-noise",
        show=lambda name: NOISE[name],
    )
    space: str = declare(
        read_words,
        "what room it takes, in a few words",
        begin=draft("what room does it take?"),
        label="lessons-label-space",
    )
    outcomes: tuple[str, ...] = declare(
        lines_of(OUTCOMES),
        "two to four things that you can *see* a player do",
        begin="".join(f"\n  - {draft(what)}" for what in ("does …, which you can see", "does …")),
    )
    vocabulary: tuple[Word, ...] = declare_items(Word, label="lessons-words")
    standards: tuple[Standard, ...] = declare_items(Standard, label="lessons-standards")
    materials: tuple[Material, ...] = declare_items(Material, label="lessons-materials")
    sheets: tuple[Sheet, ...] = declare_items(Sheet, name="print")
    sources: tuple[Source, ...] = declare_items(
        Source, "where claims come from", read=_read_sources
    )


def read_facts(fields: Fields) -> Facts:
    """The front matter; what is missing or wrong is reported, and left empty."""
    facts = read_declared(Facts, fields)
    total = sum(facts.run.values())
    if facts.minutes and facts.run and all(facts.run.values()) and total != facts.minutes:
        reason = f"the blocks take {total} minutes together; the plan says {facts.minutes}."
        fields.where("run").blame(reason)
    return facts
