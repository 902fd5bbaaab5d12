"""The front matter of a plan: declared fields and the closed lists of their values.

The reader and new plans are derived from it. docs/authors/plans.md explains each field.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from game_core import Game
from game_core.messages import Value, term
from lesson_plans.curriculum.declared import declare, declare_items, declared, read_declared
from lesson_plans.curriculum.drafts import draft
from lesson_plans.curriculum.plans.copies import Copies, read_copies
from lesson_plans.curriculum.plans.standards import STANDARDS
from lesson_plans.curriculum.source import Fields
from lesson_plans.curriculum.values import (
    RANGE_OF_MINUTES,
    find_game,
    join_words,
    lines_of,
    one_of,
    read_names,
    read_optional,
    read_range,
    read_table,
    read_words,
    several_of,
    whole_number,
)

SERIES = SOWING, SQUARES, ACROSS = "Sowing games", "Games on squares", "Across games"
DEVICES = {
    "none": term("lessons-device-none"),
    "one": term("lessons-device-one"),
    "two": term("lessons-device-two"),
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
    "one page": term("lessons-sheet-opening"),
    "plan": term("lessons-sheet-plan"),
    "rule card": term("lessons-sheet-card"),
    "board": term("lessons-sheet-board"),
    "big board": term("lessons-sheet-big"),
    "pieces": term("lessons-sheet-pieces"),
    "props": term("lessons-sheet-props"),
    "puzzles": term("lessons-sheet-puzzles"),
    "exit tickets": term("lessons-sheet-tickets"),
    "short exit tickets": term("lessons-sheet-short"),
    "home": term("lessons-sheet-home"),
    "key": term("lessons-sheet-key"),
}
"""The printable sheets by name, in the order of the stack: the answer key comes last."""
PROPS = "strip", "sign", "card", "counter", "arrow"
"""Kinds of props: a sentence read across the room, a name for a corner, a word on one of eight
cards a page, boxes to tick or to put a paper clip on, and an arrow to lay beside a board."""
FOODS = {"beans": term("lessons-food-beans"), "egg cartons": term("lessons-food-cartons")}
"""Materials that are or may touch food; shown where materials are listed."""
WITHOUT = {"printer": term("lessons-without-printer"), "cartons": term("lessons-without-cartons")}
"""Things a plan can do without."""
MINUTES = {"Hook": 5, "Model round": 10, "Free play": 25, "Close": 5}
"""The blocks of a new plan."""
NUMBERS = range(1, 1000)
"""The numbers of plans in a series."""
OUTCOMES = range(2, 5)
WHY = range(60, 81)
"""Words that explain why a plan is worth teaching."""
ASKED = range(1, 4)
"""Children's questions answered on the first page."""
PUZZLES = 5
"""Puzzles in a plan's handout."""

read_number = whole_number(NUMBERS, "a whole number such as 10")
read_minutes = whole_number(RANGE_OF_MINUTES, "a whole number such as 10")


def show_devices(names: Sequence[str]) -> Value:
    """Return the alternatives, such as `no device, or one device`."""
    first, *others = names
    device = DEVICES[first]
    return term("lessons-either", one=device, others=show_devices(others)) if others else device


@declared
class Word:
    """A word to teach."""

    word: str = declare(read_words)
    say: str = declare(read_words)
    means: str = declare(read_words)


@declared
class Standard:
    """A school standard, and why this lesson serves it."""

    code: str = declare(one_of(STANDARDS))
    why: str = declare(read_words)


@declared
class Material:
    """A thing to bring: how many, and possible substitutes."""

    item: str = declare(read_words, begin="Board")
    amount: str = declare(read_words, begin="one for each pair")
    instead: str = declare(read_words, begin=draft("what cheap thing will do instead?"))


@declared
class Sheet:
    """A sheet to print, and for whom."""

    sheet: str = declare(one_of(SHEETS))
    copies: Copies = declare(read_copies)


@declared
class Prop:
    """A paper prop, with the text on each of its pieces."""

    prop: str = declare(one_of(PROPS))
    words: tuple[str, ...] = declare(
        lambda fields, name: tuple(map(join_words, fields.texts(name)))
    )
    copies: Copies = declare(read_copies)


@declared
class Asked:
    """A child's likely question about a rule, and its answer."""

    question: str = declare(read_words)
    answer: str = declare(read_words)


@declared
class Trial:
    """A trial of the plan with a class."""

    children: int = declare(whole_number(range(1, 1000), "a whole number such as 14"))
    ages: tuple[int, int] = declare(read_range)
    note: str = declare(read_optional)


@declared
class Source:
    """A source, cited by its key; `line` is its line number."""

    key: str = declare(read_words)
    cite: str = declare(read_words)
    link: str = declare(read_optional)
    line: int


def _read_games(fields: Fields, name: str) -> tuple[Game, ...]:
    texts = fields.texts(name, required=True)
    return tuple(game for text in texts if (game := find_game(text)))


type Route = dict[str, int]
"""Blocks by title, in order, and the minutes of each."""


def _read_route(fields: Fields, name: str) -> Route:
    """Read a route, or the full plan."""
    return read_table(fields, name, read_minutes)


def _read_shorter(ways: Fields, total: str) -> Route:
    if not total.isdecimal():
        ways.where(total).blame("a route is named by its minutes, such as 30.")
    return _read_route(ways, total)


def _read_routes(fields: Fields, name: str) -> dict[int, Route]:
    found = read_table(fields, name, _read_shorter)
    return {int(total): route for total, route in found.items() if total.isdecimal()}


def _read_rules(fields: Fields, name: str) -> dict[str, tuple[str, ...]]:
    return read_table(fields, name, partial(read_names, required=True), required=False)


def _read_sources(fields: Fields, name: str) -> tuple[Source, ...]:
    """Read the sources and check that their keys are unique."""
    found: dict[str, Source] = {}
    for item in fields.maps(name, required=True):
        place = item.where("key")
        source = read_declared(Source, item, line=place.line)
        if source.key in found:
            line = found[source.key].line
            place.blame(f"is already the key of the source on line {line}.")
        elif source.key:
            found[source.key] = source
    return tuple(found.values())


@declared
class Facts:
    """A plan's front matter. `ages` and `group` are ranges.

    A `short` plan may leave out the fields with a value `otherwise`, and most sections.
    """

    title: str = declare(read_words, begin=draft("{title} and what the hour is about"))
    promise: str = declare(read_words, begin=draft("in one hour everyone …"))
    why: str = declare(read_words, otherwise="")
    games: tuple[Game, ...] = declare(_read_games, begin="[{slug}]")
    series: str = declare(one_of(SERIES), begin="{series}")
    place: int = declare(read_number, begin="{place}")
    after: tuple[str, ...] = declare(read_names, otherwise=())
    prerequisites: tuple[str, ...] = declare(lines_of(), otherwise=())
    aim: str = declare(read_words, begin=draft("who wins the game?"))
    rules: tuple[str, ...] = declare(
        lines_of(range(5, 6)), begin=f"\n  - {draft('a rule of the game')}" * 5
    )
    asked: tuple[Asked, ...] = declare_items(Asked, short=True)
    tried: tuple[Trial, ...] = declare_items(Trial, required=False, short=True)
    run: Route = declare(
        _read_route, begin="".join(f"\n  {block}: {minutes}" for block, minutes in MINUTES.items())
    )
    routes: Mapping[int, Route] = declare(_read_routes, otherwise={})
    teaches: Mapping[str, tuple[str, ...]] = declare(_read_rules, otherwise={})
    needs: Mapping[str, tuple[str, ...]] = declare(_read_rules, otherwise={})
    plays: tuple[str, ...] = declare(read_names, otherwise=())
    ages: tuple[int, int] = declare(read_range, begin="8-14")
    group: tuple[int, int] = declare(read_range, otherwise=(0, 0))
    devices: tuple[str, ...] = declare(several_of(DEVICES), otherwise=(*DEVICES,))
    without: tuple[str, ...] = declare(several_of(WITHOUT, required=False), otherwise=())
    connectivity: str = declare(one_of(CONNECTIVITY), otherwise="")
    noise: str = declare(one_of(NOISE), otherwise="")
    space: str = declare(read_words, otherwise="")
    outcomes: tuple[str, ...] = declare(lines_of(OUTCOMES), otherwise=())
    vocabulary: tuple[Word, ...] = declare_items(Word, short=True)
    standards: tuple[Standard, ...] = declare_items(Standard, short=True)
    materials: tuple[Material, ...] = declare_items(Material)
    food: tuple[str, ...] = declare(several_of(FOODS, required=False), otherwise=())
    puzzles: tuple[str, ...] = declare(
        lines_of(range(PUZZLES, PUZZLES + 1)), name="set", otherwise=()
    )
    sheets: tuple[Sheet, ...] = declare_items(Sheet, name="print", required=False, short=True)
    props: tuple[Prop, ...] = declare_items(Prop, required=False, short=True)
    sources: tuple[Source, ...] = declare(_read_sources, otherwise=())
    short: bool

    @property
    def blocks(self) -> list[str]:
        """The titles of all blocks in the body's order; shorter routes' own are late in it."""
        blocks = [*self.run]
        for route in self.routes.values():
            before = len(blocks)
            for block in reversed(route):
                if block not in blocks:
                    blocks.insert(before, block)
                before = blocks.index(block)
        return blocks

    @property
    def minutes(self) -> int:
        """The length of the full lesson."""
        return sum(self.run.values())

    @property
    def ways(self) -> dict[int, Route]:
        """All routes by minutes, shortest first; the last is the full lesson."""
        return {**dict(sorted(self.routes.items())), self.minutes: self.run}
